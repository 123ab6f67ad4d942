/** Where the markup of a page stands in the document that the site has sent: the shell's element for it, and what is in it. */
export interface Slot {
  start: number
  contentStart: number
  contentEnd: number
  /** The opening tag of the element. */
  tag: string
  remote: string
}

/** The slot of the page, which is all that the `main` of the shell holds (shell/src/app); null where there is none. */
export function findSlot(html: string): Slot | null {
  const found = /<main\b[^>]*>(<div data-mf="([^"]+)"[^>]*>)/.exec(html)
  if (!found) return null
  const [whole, tag = '', remote = ''] = found
  const contentStart = found.index + whole.length
  const contentEnd = html.indexOf('</div></main>', contentStart)
  return contentEnd < 0 ? null : { start: contentStart - tag.length, contentStart, contentEnd, tag, remote }
}
