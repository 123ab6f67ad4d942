import { isInCode } from '../../../french/type-french.ts'
import { completeAddress } from '../document/attributes.ts'
import { LINK_IN_MARKDOWN, linkAddress } from '../typing/link-address.ts'
import { addressAtEnd } from '../typing/typed-links.ts'

const PARTS = new RegExp(`\`[^\`]*\`|${LINK_IN_MARKDOWN.source}`, 'g')
/** Signs without a space in which an address may end. */
const WITH_ADDRESS = /[^\s<>"«»]*(?:https?:\/\/|www\.)[^\s<>"«»]+/gi

/** A stretch of a text that becomes a link. */
interface Found {
  start: number
  end: number
  words: string
  href: string
}

/** [words](address) in what is pasted as a link; in code it stays text. */
export const linkMarkdown = <Root extends Element>(root: Root): Root => linkTexts(root, findMarkdown)

/** Bare addresses in what is pasted as links, as they are where they are typed. */
export const linkAddresses = <Root extends Element>(root: Root): Root => linkTexts(root, findAddresses)

function linkTexts<Root extends Element>(root: Root, find: (text: string) => Found[]): Root {
  for (const node of Array.from(root.childNodes)) {
    if (node.nodeType === 1 && !(node as Element).matches('a, code, pre, kbd, samp'))
      linkTexts(node as Element, find)
    if (node.nodeType === 3) linkText(node as Text, find)
  }
  return root
}

const findMarkdown = (text: string): Found[] =>
  Array.from(text.matchAll(PARTS)).flatMap(({ 0: whole, 1: words, 2: address = '', index }) => {
    const href = words === undefined ? null : linkAddress(address)
    return words === undefined || href === null
      ? []
      : [{ start: index, end: index + whole.length, words, href }]
  })

const findAddresses = (text: string): Found[] =>
  Array.from(text.matchAll(WITH_ADDRESS)).flatMap(({ 0: whole, index }) => {
    const found = addressAtEnd(whole)
    if (!found || isInCode(text.slice(0, index))) return []
    const start = index + found.start
    const { typed } = found
    return [{ start, end: start + typed.length, words: typed, href: completeAddress(typed) }]
  })

function linkText(node: Text, find: (text: string) => Found[]): void {
  const parts: (string | Node)[] = []
  let done = 0
  for (const { start, end, words, href } of find(node.data)) {
    const link = node.ownerDocument.createElement('a')
    link.setAttribute('href', href)
    link.textContent = words
    parts.push(node.data.slice(done, start), link)
    done = end
  }
  if (parts.length > 0) node.replaceWith(...parts, node.data.slice(done))
}
