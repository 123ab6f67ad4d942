import { ALLOWED_ATTRIBUTES } from '@site/contracts/articles/allowed-html'
import { ARTICLE_CLASSES, ARTICLE_CODE_CLASS } from '@site/contracts/articles/article-markup'

/** Attributes of an element of an article, by name, in the order in which they were written. */
export type Attributes = Record<string, string>

const ADDRESSES = new Set(['href', 'src', 'poster', 'cite'])
const CLASSES = new Set<string>(ARTICLE_CLASSES)

const isClass = (name: string) => CLASSES.has(name) || ARTICLE_CODE_CLASS.test(name)

/** The attributes of an element that an article may have (allowed-html.ts). What else it carries, the server drops on saving too. */
export function readAttributes(element: Element): Attributes {
  const allowed = [...(ALLOWED_ATTRIBUTES['*'] ?? []), ...(ALLOWED_ATTRIBUTES[element.localName] ?? [])]
  const kept: Attributes = {}
  for (const { name, value } of Array.from(element.attributes)) {
    if (name === 'class') {
      const classes = value.split(/\s+/).filter(isClass).join(' ')
      if (classes) kept.class = classes
    } else if (allowed.includes(name) && (!ADDRESSES.has(name) || isAddress(value, element.localName)))
      kept[name] = value
  }
  return kept
}

/** Whether an address leads to http(s), mail, a telephone or a place of the site; pictures may also be data. */
export function isAddress(value: string, tag = 'a'): boolean {
  // Browsers ignore control characters and spaces in a scheme.
  const plain = [...value].filter((character) => character > ' ' && character !== '\u007f').join('')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase()
  if (scheme === undefined) return true
  if (scheme === 'data') return tag === 'img' && /^data:image\//i.test(plain)
  return ['http', 'https', 'mailto', 'tel'].includes(scheme)
}

/** An address as somebody types it, made complete: `www.cnil.fr` is a site, `a@b.fr` a mailbox. A path of the site stays one. */
export function completeAddress(typed: string): string {
  const address = typed.trim()
  if (/^[^\s/@:]+@[^\s/@]+$/.test(address)) return `mailto:${address}`
  return /^([a-z0-9-]+\.)+[a-z]{2,}([/?#:]|$)/i.test(address) ? `https://${address}` : address
}

/** Text as the server writes it in an article. */
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const escapeValue = (value: string) => escapeText(value).replace(/"/g, '&quot;')

/** Attributes as the server writes them, each after a space. */
export const writeAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) =>
      value === '' && name !== 'alt' ? ` ${name}` : ` ${name}="${escapeValue(value)}"`
    )
    .join('')

const VOID = new Set('img br hr wbr col source track'.split(' '))

/** An element around what is already HTML; an element that is always empty closes itself, as the server writes it. */
export const writeElement = (tag: string, attributes: Attributes, content = ''): string =>
  VOID.has(tag)
    ? `<${tag}${writeAttributes(attributes)} />`
    : `<${tag}${writeAttributes(attributes)}>${content}</${tag}>`

/** An element with all that is in it, as the server would write it. */
export function writeDom(element: Element): string {
  const content = Array.from(element.childNodes).map((node) => {
    if (node.nodeType === 3) return escapeText(node.nodeValue ?? '')
    return node.nodeType === 1 ? writeDom(node as Element) : ''
  })
  return writeElement(element.localName, readAttributes(element), content.join(''))
}

/** HTML as a document of its own, in which nothing runs and nothing is loaded. */
export const parseHtml = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, 'text/html').body
