import { DROPPED_WITH_TEXT } from '@site/contracts/articles/allowed-html'
import { setFrench } from '../../../french/type-french.ts'
import { isAddress, parseHtml, writeDom } from '../document/attributes.ts'
import { MARK_TAGS } from '../document/split-blocks.ts'
import { linkMarkdown } from './link-text.ts'
import { joinWordLists } from './word-lists.ts'

/** Kept as they come; anything else a page is made of leaves its content alone. */
const BLOCKS = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre hr table thead tbody tfoot tr td th caption figure figcaption'.split(
    ' '
  )
)
const INLINE = new Set([
  'img',
  'br',
  ...MARK_TAGS.filter((tag) => !['span', 'small', 'data', 'bdi', 'bdo', 'u', 'b', 'i'].includes(tag))
])
/** Text never stands right in these. */
const STRUCTURES = new Set('ul ol table thead tbody tfoot tr figure'.split(' '))
const RENAMED: Record<string, string> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  tt: 'code',
  dfn: 'em',
  var: 'em'
}
const DROPPED = [
  ...DROPPED_WITH_TEXT,
  'svg',
  'math',
  'head',
  'meta',
  'link',
  'base',
  'input',
  'button',
  'canvas',
  'iframe',
  'video',
  'audio'
].join(', ')
const ATTRIBUTES: Record<string, string[]> = {
  a: ['href'],
  img: ['src', 'alt'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
  abbr: ['title']
}

/**
 * What other programs put on the clipboard, as the HTML one would have written: their comments, classes, styles and wrappers go;
 * headings start at the second level, false lists become lists, a table gets its row of headings.
 *
 * @param lose is called with each picture that no address leads to from here, as of one that lay in the other program's folder (EDITOR-26)
 */
export function cleanPaste(html: string, lose: (picture: Element) => void = () => undefined): string {
  const body = parseHtml(prepare(html))
  for (const element of body.querySelectorAll(DROPPED)) element.remove()
  dropHidden(body)
  joinWordLists(body)
  formatBySpans(body)
  for (const element of Array.from(body.querySelectorAll('*'))) unwrapForeign(element)
  mendLists(body)
  groupLines(body)
  shiftHeadings(body)
  for (const table of body.querySelectorAll('table')) mendTable(table)
  for (const element of body.querySelectorAll('*')) dropAttributes(element)
  tidySpaces(body)
  linkMarkdown(body)
  for (const picture of body.querySelectorAll('img'))
    if (!hasAddress(picture)) {
      lose(picture)
      picture.remove()
    }
  dropEmpty(body)
  liftPictures(body)
  return Array.from(body.children).map(writeDom).join('')
}

/** A tag; a sign `>` in one of its values does not end it. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>|<[a-z][^>]*>/gi

/**
 * Comments and style sheets go, and styles get a name under which no policy of ours looks at them: the browser would report each as it
 * parses it, even where nothing is ever shown.
 */
export function prepare(html: string): string {
  const [, fragment = html] = /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/.exec(html) ?? []
  return fragment
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[[^>]*>/g, '')
    .replace(/<\?xml[^>]*>/g, '')
    .replace(/<style\b[\s\S]*?(<\/style\s*>|$)/gi, '')
    .replace(TAG, (tag) => tag.replace(/(["'\s/])style\s*=/gi, '$1 data-style='))
}

export const styleOf = (element: Element): string => (element.getAttribute('data-style') ?? '').toLowerCase()

const inDocument = (element: Element, tag: string) => element.ownerDocument.createElement(tag)

export function unwrap(element: Element): void {
  element.replaceWith(...Array.from(element.childNodes))
}

function rename(element: Element, tag: string): Element {
  const renamed = inDocument(element, tag)
  for (const { name, value } of Array.from(element.attributes))
    if (/^[a-z][a-z-]*$/.test(name)) renamed.setAttribute(name, value)
  renamed.append(...Array.from(element.childNodes))
  element.replaceWith(renamed)
  return renamed
}

function dropHidden(body: Element): void {
  for (const element of body.querySelectorAll('[data-style], [hidden], [aria-hidden="true"]'))
    if (
      element.hasAttribute('hidden') ||
      /display:\s*none|mso-hide:\s*all|visibility:\s*hidden/.test(styleOf(element)) ||
      element.getAttribute('aria-hidden') === 'true'
    )
      element.remove()
}

/** Formats that a program gave by style, as elements. */
const FORMATS: [RegExp, string][] = [
  [/(?<![-\w])font-weight:\s*(bold|[6-9]00)/, 'strong'],
  [/(?<![-\w])font-style:\s*italic/, 'em'],
  [/text-decoration[^;]*line-through/, 's'],
  [/vertical-align:\s*super/, 'sup'],
  [/vertical-align:\s*sub/, 'sub']
]

function formatBySpans(body: Element): void {
  // Google Docs wraps all that is copied in a <b> that is not bold.
  for (const element of body.querySelectorAll('b, strong'))
    if (/(?<![-\w])font-weight:\s*(normal|[1-5]00)/.test(styleOf(element))) unwrap(element)
  for (const span of body.querySelectorAll('span, font')) {
    const style = styleOf(span)
    const isInHeading = span.closest('h1, h2, h3, h4, h5, h6') !== null
    for (const [pattern, tag] of FORMATS) {
      if (!pattern.test(style) || (isInHeading && tag === 'strong')) continue
      const format = inDocument(span, tag)
      format.append(...Array.from(span.childNodes))
      span.append(format)
    }
  }
}

/** Elements an article is not written with leave what they hold; a container of loose text becomes a paragraph. */
function unwrapForeign(element: Element): void {
  const tag = element.localName
  const known = RENAMED[tag]
  if (known) rename(element, known)
  else if (tag === 'a' && !isLink(element)) unwrap(element)
  else if (tag === 'p' && /MsoTitle\b/.test(element.className)) rename(element, 'h1')
  else if (tag === 'p' && /MsoQuote|MsoIntenseQuote/.test(element.className)) rename(element, 'blockquote')
  else if (tag === 'dt' || tag === 'dd' || tag === 'summary' || tag === 'address') rename(element, 'p')
  else if (!BLOCKS.has(tag) && !INLINE.has(tag)) {
    if (isContainer(element)) element.before(inDocument(element, 'hr-gap'))
    if (isContainer(element)) element.after(inDocument(element, 'hr-gap'))
    unwrap(element)
  }
}

const isContainer = (element: Element) =>
  /^(div|section|article|main|aside|header|footer|nav|center|details|dl|form|fieldset|body)$/.test(
    element.localName
  )

function isLink(element: Element): boolean {
  const href = element.getAttribute('href') ?? ''
  const [, wrapped] = /^https:\/\/www\.google\.com\/url\?q=([^&]+)/.exec(href) ?? []
  if (wrapped) element.setAttribute('href', decodeURIComponent(wrapped))
  return href !== '' && !href.startsWith('#') && isAddress(href) && !/^file:/i.test(href)
}

/** Lists that stand in a list rather than in its item move there, and items without a list get one. */
function mendLists(body: Element): void {
  for (const list of Array.from(body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
    else unwrap(list)
  }
  for (const item of body.querySelectorAll('li')) {
    for (const gap of Array.from(item.querySelectorAll('hr-gap'))) gap.remove()
    const paragraphs = Array.from(item.children).filter(({ localName }) => localName === 'p')
    if (paragraphs.length === 1 && paragraphs[0]) unwrap(paragraphs[0])
  }
}

/** Text that stands between blocks gets a paragraph; gaps and empty lines part it. */
function groupLines(root: Element): void {
  for (const box of [root, ...Array.from(root.querySelectorAll('blockquote, td, th, figure'))]) {
    const isOutermost = box === root
    let line: Element | null = null
    for (const node of Array.from(box.childNodes)) {
      const tag = node.nodeType === 1 ? (node as Element).localName : ''
      if (BLOCKS.has(tag) || tag === 'hr-gap') {
        line = null
        if (tag === 'hr-gap') node.parentNode?.removeChild(node)
      } else if (isOutermost) {
        const isBlankLine = tag === 'br' && (line === null || line.lastElementChild?.localName === 'br')
        if (isBlankLine) {
          node.parentNode?.removeChild(node)
          line = null
          continue
        }
        if (line === null) {
          line = inDocument(box, 'p')
          node.parentNode?.insertBefore(line, node)
        }
        line.append(node)
      }
    }
  }
  for (const gap of Array.from(root.querySelectorAll('hr-gap'))) gap.replaceWith(' ')
  for (const paragraph of Array.from(root.querySelectorAll('p'))) splitAtBreaks(paragraph)
}

/** Two line breaks in a row were meant as a new paragraph. */
function splitAtBreaks(paragraph: Element): void {
  for (const br of Array.from(paragraph.children)) {
    const next = br.nextElementSibling
    const isPair =
      br.localName === 'br' && next?.localName === 'br' && !(br.nextSibling?.nodeValue ?? '').trim()
    if (!isPair || !br.parentNode) continue
    const rest = inDocument(paragraph, 'p')
    while (br.nextSibling) rest.append(br.nextSibling)
    br.remove()
    rest.firstElementChild?.remove()
    paragraph.after(rest)
    splitAtBreaks(rest)
    return
  }
}

/** The page has its own first heading: all others move down a level when there is one of the first. */
function shiftHeadings(body: Element): void {
  const isShifted = body.querySelector('h1') !== null
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    for (const bold of heading.querySelectorAll('strong')) unwrap(bold)
    if (isShifted) rename(heading, `h${Math.min(6, Number(heading.localName[1]) + 1)}`)
  }
}

/** Cells hold their text alone, and without a row of headings the first becomes one. */
function mendTable(table: Element): void {
  for (const cell of table.querySelectorAll('td, th')) {
    const paragraphs = Array.from(cell.children).filter(({ localName }) => localName === 'p')
    if (paragraphs.length === 1 && paragraphs[0]) unwrap(paragraphs[0])
  }
  const first = table.querySelector('tr')
  if (!first) {
    table.remove()
    return
  }
  if (!table.querySelector('th')) for (const cell of Array.from(first.children)) rename(cell, 'th')
  const isHeading = Array.from(first.children).every(({ localName }) => localName === 'th')
  if (!isHeading) return
  for (const cell of Array.from(first.children)) {
    for (const bold of cell.querySelectorAll('strong')) unwrap(bold)
    cell.setAttribute('scope', 'col')
  }
  if (first.parentElement?.localName === 'thead') return
  const head = inDocument(table, 'thead')
  const body = first.parentElement
  head.append(first)
  if (body && body !== table) body.before(head)
  else table.prepend(head)
}

function dropAttributes(element: Element): void {
  const kept = ATTRIBUTES[element.localName] ?? []
  for (const { name, value } of Array.from(element.attributes))
    if (!kept.includes(name) || value === '' || (/span$/.test(name) && value === '1')) {
      if (!(name === 'alt' && element.localName === 'img')) element.removeAttribute(name)
    }
  if (element.localName === 'img' && !element.hasAttribute('alt')) element.setAttribute('alt', '')
}

/** White space as it is shown: single, none at the edges of blocks, and unbreakable only where French asks for it. */
function tidySpaces(body: Element): void {
  const texts = (element: Element): ChildNode[] =>
    Array.from(element.childNodes).flatMap((node) =>
      node.nodeType === 3
        ? [node]
        : node.nodeType === 1 && (node as Element).localName !== 'pre'
          ? texts(node as Element)
          : []
    )
  const isBetween = (node: ChildNode) =>
    /^[ \t\r\n]*$/.test(node.nodeValue ?? '') && STRUCTURES.has(node.parentElement?.localName ?? '')
  for (const text of texts(body)) if (isBetween(text)) text.remove()
  for (const text of texts(body))
    text.nodeValue = (text.nodeValue ?? '')
      .replace(/\u00a0(?![:;!?»%€])/g, (space, at: number, whole: string) =>
        whole[at - 1] === '«' || (/\d/.test(whole[at - 1] ?? '') && /[\p{L}\d]/u.test(whole[at + 1] ?? ''))
          ? space
          : ' '
      )
      .replace(/[ \t\r\n]+/g, ' ')
  for (const text of texts(body))
    if (!text.parentElement?.closest('code, kbd, samp'))
      text.nodeValue = setFrench(text.nodeValue ?? '', text.nextSibling !== null)
  for (const block of body.querySelectorAll([...BLOCKS].join())) {
    trim(block, 'first')
    trim(block, 'last')
    for (const inner of Array.from(block.children))
      if (/^(ul|ol|p|table|blockquote)$/.test(inner.localName)) trimBefore(inner)
  }
}

function trimBefore(block: Element): void {
  const before = block.previousSibling
  if (before?.nodeType !== 3) return
  before.nodeValue = (before.nodeValue ?? '').replace(/ $/, '')
}

function trim(block: Element, edge: 'first' | 'last'): void {
  if (block.localName === 'pre') return
  for (;;) {
    let node: ChildNode | null = edge === 'first' ? block.firstChild : block.lastChild
    while (node?.nodeType === 1 && !BLOCKS.has((node as Element).localName) && node.firstChild)
      node = edge === 'first' ? node.firstChild : node.lastChild
    if (!node) return
    if (node.nodeType === 3) {
      node.nodeValue = (node.nodeValue ?? '').replace(edge === 'first' ? /^ / : / $/, '')
      if (node.nodeValue !== '') return
    } else if ((node as Element).localName !== 'br') return
    node.remove()
  }
}

function hasAddress(picture: Element): boolean {
  const src = picture.getAttribute('src') ?? ''
  return src !== '' && isAddress(src, 'a')
}

function dropEmpty(body: Element): void {
  const isEmpty = (element: Element) =>
    element.textContent?.trim() === '' && !element.querySelector('img, hr, br')
  for (const element of Array.from(body.querySelectorAll('*')).reverse()) {
    if (!/^(img|br|hr|td|th)$/.test(element.localName) && isEmpty(element)) element.remove()
  }
}

/** A picture alone in its paragraph is a figure. */
function liftPictures(body: Element): void {
  for (const paragraph of Array.from(body.querySelectorAll('p'))) {
    const image = paragraph.firstElementChild
    const isAlone = image?.localName === 'img' && paragraph.childNodes.length === 1
    if (isAlone && paragraph.parentElement === body) rename(paragraph, 'figure')
  }
}
