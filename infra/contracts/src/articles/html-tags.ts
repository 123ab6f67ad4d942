/**
 * HTML with what `onTag` gives in place of each tag: from a '<' to the next '>'. `onTag` is given where the tag opens and where
 * it ends, behind its '>'; it may return a later position to go on from, as when a script's text goes with its tag. The time it
 * takes grows with the length alone, whatever the text is: each search begins where the last one ended, where an
 * expression like /<[^>]*>/ reads to the end again from each '<' that nothing closes.
 */
export function walkTags(
  html: string,
  onTag: (open: number, end: number) => { by: string; end?: number }
): string {
  let text = ''
  let at = 0
  for (;;) {
    const open = html.indexOf('<', at)
    const close = open < 0 ? -1 : html.indexOf('>', open)
    if (close < 0) return text + html.slice(at)
    const { by, end = close + 1 } = onTag(open, close + 1)
    text += html.slice(at, open) + by
    at = end
  }
}

/** HTML with `by` in place of each tag. */
export const replaceTags = (html: string, by: string): string => walkTags(html, () => ({ by }))
