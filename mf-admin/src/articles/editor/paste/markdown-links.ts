import { LINK_IN_MARKDOWN, linkAddress } from '../typing/link-address.ts'

const PARTS = new RegExp(`\`[^\`]*\`|${LINK_IN_MARKDOWN.source}`, 'g')

/** [words](address) in what is pasted as a link; in code it stays text. */
export function linkMarkdown<Root extends Element>(root: Root): Root {
  for (const node of Array.from(root.childNodes)) {
    if (node.nodeType === 1 && !(node as Element).matches('a, code, pre, kbd, samp'))
      linkMarkdown(node as Element)
    if (node.nodeType === 3) linkText(node as Text)
  }
  return root
}

function linkText(node: Text): void {
  const text = node.data
  const parts: (string | Node)[] = []
  let end = 0
  for (const { 0: whole, 1: words, 2: address = '', index } of text.matchAll(PARTS)) {
    const href = words === undefined ? null : linkAddress(address)
    if (href === null) continue
    const link = node.ownerDocument.createElement('a')
    link.setAttribute('href', href)
    link.textContent = words ?? ''
    parts.push(text.slice(end, index), link)
    end = index + whole.length
  }
  if (parts.length > 0) node.replaceWith(...parts, text.slice(end))
}
