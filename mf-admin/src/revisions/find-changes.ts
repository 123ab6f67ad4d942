/** How much of a change is read out, in characters. */
const SAID = 120

/**
 * The changes that are marked in a comparison, in their order, each as the elements that show it: what was and what is in its place are one,
 * and a block with all that is marked in it.
 */
export function changesIn(place: ParentNode | null): HTMLElement[][] {
  const marked = [...(place?.querySelectorAll<HTMLElement>('[data-change]') ?? [])]
  const changes: HTMLElement[][] = []
  for (const element of marked) {
    if (element.parentElement?.closest('[data-change]')) continue
    const last = changes.at(-1)
    const before = last?.at(-1)
    if (last && before && isBeside(before, element)) last.push(element)
    else changes.push([element])
  }
  return changes
}

/** What a change says, for who does not see it. */
export function wordsOf(change: readonly HTMLElement[]): string {
  const words = change.map(({ textContent }) => textContent?.trim() ?? '').filter((text) => text !== '')
  const said = words.join(' → ').replace(/\s+/g, ' ')
  return said.length > SAID ? `${said.slice(0, SAID)}…` : said
}

/** Does nothing but space stand between the two? */
function isBeside(before: HTMLElement, element: HTMLElement): boolean {
  let node = element.previousSibling
  while (node && node.nodeType === 3 && (node as Text).data.trim() === '') node = node.previousSibling
  return node === before
}
