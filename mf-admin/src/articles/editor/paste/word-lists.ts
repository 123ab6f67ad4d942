/** Word writes its lists as paragraphs: each says in its style how deep it is, and carries its bullet as text. */
const LIST_STYLE = /mso-list:\s*l\d+\s+level(\d+)/i
const NUMBER = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i

const styleOf = (element: Element) => element.getAttribute('data-style') ?? ''

/** Puts the paragraphs that Word means as items into lists, nested as deep as they say. */
export function joinWordLists(body: Element): void {
  /** The open lists, outermost first. */
  let open: Element[] = []
  for (const paragraph of Array.from(body.querySelectorAll('p, h1, h2, h3, table, ul, ol'))) {
    const [, level] = LIST_STYLE.exec(styleOf(paragraph)) ?? []
    if (paragraph.localName !== 'p' || level === undefined) {
      open = []
      continue
    }
    const marker = paragraph.querySelector(
      '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]'
    )
    const tag = NUMBER.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    open = open.slice(0, Number(level))
    if (open.length === Number(level) && open.at(-1)?.localName !== tag) open.pop()
    while (open.length < Number(level)) {
      const list = body.ownerDocument.createElement(tag)
      const item = open.at(-1)?.lastElementChild
      if (item) item.append(list)
      else if (open.length === 0) paragraph.before(list)
      else open.at(-1)?.append(list)
      open.push(list)
    }
    const item = body.ownerDocument.createElement('li')
    item.append(...Array.from(paragraph.childNodes))
    open.at(-1)?.append(item)
    paragraph.remove()
  }
}
