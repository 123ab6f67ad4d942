import { Parser } from 'htmlparser2'

/** A part of a page beneath one heading: what an answer may quote, and where it stands. */
export interface Passage {
  /** Path of the page: '/', '/article/7'. */
  path: string
  /** Id of the element it stands in, where the page has one for it. */
  anchor: string | null
  /** The page's own heading. */
  page: string
  /** The heading it stands beneath, without its number; the page's own where there is none nearer. */
  heading: string
  /** Its paragraphs, list items and table rows, in order. */
  blocks: string[]
}

/** What no reader reads as text: pictures, controls, and ways to elsewhere. */
const LEFT_OUT = new Set(
  'script style svg nav form button noscript template dialog select textarea'.split(' ')
)
/** An h4 is a label within a passage, not the title of one. */
const HEADINGS = new Set(['h1', 'h2', 'h3'])
/** Where one of these begins or ends, so does a block; of a table each row is one. */
const BLOCKS = new Set(
  'address article aside blockquote br caption details div dl figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' '
  )
)
/** Between two cells of a row, between a term and what it means, and between a figure and its label. */
const CELL = '\u00a0·\u2002'
const TERM = '\u00a0:\u2002'
const FIGURE = '\u2002'
/** Where a sentence is put together of what stands apart on the page. */
export const SEAM = /\u00a0[·:]\u2002|\u2002/
const BETWEEN: Record<string, string> = { td: CELL, th: CELL, dt: TERM, dd: TERM }
/** A line above a heading that belongs to it, as 'Hôtels' above a case: so many words and no full stop. */
const KICKER_WORDS = 4

interface Block {
  text: string
  element: string
  /** All of it is links: a way to elsewhere, not a sentence. */
  isLink: boolean
}

/**
 * The passages of a page, in order: all of an article's HTML, and of a whole page what stands in its `main`. What a page marks
 * `data-nosnippet` is not read, as search engines do not: examples of conversations, say. Nor are pictures and what screen readers
 * do not read either.
 *
 * @param page heading of the page, where the HTML has none itself, as an article's has not
 */
export function readPassages(html: string, { path, page = '' }: { path: string; page?: string }): Passage[] {
  const isWholePage = page === ''
  const passages: Passage[] = []
  const anchors: { depth: number; id: string }[] = []
  let title = page
  let heading = page
  let anchor: string | null = null
  let blocks: Block[] = []
  let text = ''
  let linked = ''
  let element = ''
  let depth = 0
  let inLink = 0
  let inMain = isWholePage && /<main[\s>]/i.test(html) ? 0 : 1
  let leftOutAt = 0
  let open: { name: string; text: string } | null = null

  const endBlock = () => {
    const words = inReadingOrder(plain(text))
    if (/[\p{L}\d]/u.test(words)) blocks.push({ text: words, element, isLink: plain(linked) === plain(text) })
    text = ''
    linked = ''
  }
  const endPassage = () => {
    endBlock()
    if (open && isKicker(blocks.at(-1))) blocks.pop()
    const said = blocks.filter(isSaid).map((block) => block.text)
    if (heading !== '' && said.length > 0) passages.push({ path, anchor, page: title, heading, blocks: said })
    blocks = []
  }
  const beginPassage = (name: string, words: string) => {
    endPassage()
    if (name === 'h1') title = words
    heading = words.replace(/^\d+\.\s+/, '')
    anchor = anchors.at(-1)?.id ?? null
    open = null
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      if (name === 'main') inMain += 1
      if (leftOutAt > 0 || inMain === 0) return
      if (isLeftOut(name, attributes, isWholePage)) {
        leftOutAt = depth
        return
      }
      if (attributes.id) anchors.push({ depth, id: attributes.id })
      if (name === 'a') {
        inLink += 1
        if (text.endsWith(':')) text += ' '
      }
      if (open) return
      if (BLOCKS.has(name)) {
        endBlock()
        element = name
      }
      if (BETWEEN[name] && text.trim() !== '') text += BETWEEN[name]
      if (HEADINGS.has(name)) open = { name, text: '' }
    },
    ontext(piece) {
      if (leftOutAt > 0 || inMain === 0) return
      if (open) open.text += piece
      else text += piece
      if (inLink > 0) linked += piece
    },
    onclosetag(name) {
      if (leftOutAt === depth) leftOutAt = 0
      else if (leftOutAt === 0 && inMain > 0) {
        if (name === 'a') inLink -= 1
        if (open?.name === name) beginPassage(name, plain(open.text))
        else if (!open && BLOCKS.has(name)) endBlock()
      }
      while ((anchors.at(-1)?.depth ?? -1) >= depth) anchors.pop()
      if (name === 'main') inMain -= 1
      depth -= 1
    }
  })
  parser.end(html)
  endPassage()
  return passages
}

/** A figure stands behind its label in the page's source and before it on the page: 'de temps gagné : 70 %'. */
function inReadingOrder(text: string): string {
  const [label = '', ...values] = text.split(TERM)
  return values.length === 1 && /^\p{Ll}/u.test(label) && /\d/.test(values[0] ?? '')
    ? values[0] + FIGURE + label
    : text
}

const isLeftOut = (name: string, attributes: Record<string, string>, isWholePage: boolean) =>
  LEFT_OUT.has(name) ||
  // Of our own pages a figure is a drawing with words in it; in an article it may hold a table.
  (isWholePage && name === 'figure') ||
  attributes['aria-hidden'] === 'true' ||
  attributes.role === 'img' ||
  attributes.hidden !== undefined ||
  attributes['data-nosnippet'] !== undefined

/** Teasers that are cut off say elsewhere what they begin to say here. */
const isSaid = ({ text, isLink }: Block) => !isLink && !text.endsWith('…')

const isKicker = (block: Block | undefined) =>
  block?.element === 'p' && block.text.split(' ').length <= KICKER_WORDS && !/[.!?:…]$/.test(block.text)

/** As a browser shows it: runs of plain spaces are one, spaces that do not break stay. */
const plain = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim()
