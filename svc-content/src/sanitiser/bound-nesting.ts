/** No real text is nested that deep. The sanitiser itself keeps the first hundred levels. */
const MAX_OPEN = 500
const TAG = /<(\/?)([a-z][a-z0-9-]*)[^<>]*>/gi
/** These elements are empty, or end where the next of their kind begins: the parser never has more than a few of them open. */
const NEVER_DEEP = new Set(
  'area base br col hr img input link meta source track wbr p li dt dd td th tr option'.split(' ')
)

/**
 * The markup without the tags that are more than 500 elements deep. The parser's cost for a tag grows with the number of open
 * elements, so that a megabyte of nested markup would block the service for ten seconds. The result must still be sanitised.
 */
export function boundNesting(html: string): string {
  let open = 0
  let dropped = 0
  return html.replace(TAG, (tag, slash: string, name: string) => {
    if (NEVER_DEEP.has(name.toLowerCase())) return tag
    if (slash === '') {
      if (open < MAX_OPEN) open += 1
      else dropped += 1
      return dropped > 0 ? '' : tag
    }
    if (dropped > 0) {
      dropped -= 1
      return ''
    }
    open = Math.max(0, open - 1)
    return tag
  })
}
