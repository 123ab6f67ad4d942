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
  blocks: PassageBlock[]
}

/** A paragraph, list item, table row or line of a passage, in the order of the page. */
export interface PassageBlock {
  text: string
  /** A line is no sentence, and says something of what stands beneath it: a caption, a label, a date. */
  kind: 'sentences' | 'item' | 'line'
}

/** What no reader reads as text: pictures, controls with their names, and ways to elsewhere. */
const LEFT_OUT = new Set(
  'script style svg nav form button label legend output noscript template dialog select textarea'.split(' ')
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
const TERMS = new Set(['dt', 'dd'])
/** A line above a heading that belongs to it, as 'Hôtels' above a case: so many words and no full stop. */
const KICKER_WORDS = 4

interface Block {
  text: string
  element: string
  kind: PassageBlock['kind']
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
  let inTerms = 0
  let row: TableRow | null = null
  let headers: string[] = []
  let inMain = isWholePage && /<main[\s>]/i.test(html) ? 0 : 1
  let leftOutAt = 0
  let open: { name: string; text: string } | null = null

  const endBlock = (isRow = false) => {
    // What stands in a cell is told apart by spaces alone: its row is the block.
    if (row) {
      text += ' '
      return
    }
    const words = inReadingOrder(plain(text))
    if (/[\p{L}\d]/u.test(words))
      addBlock(blocks, {
        text: words,
        element,
        kind: kindOf(words, isRow || inTerms > 0 ? 'li' : element),
        isLink: plain(linked) === plain(text)
      })
    text = ''
    linked = ''
  }
  const endCell = () => {
    row?.cells.push(plain(text))
    text = ''
    linked = ''
  }
  const endRow = ({ cells, isHeader }: TableRow) => {
    row = null
    if (isHeader && cells.length > 1) headers = cells
    else text = rowText(cells, headers)
    endBlock(true)
  }
  const endPassage = () => {
    endBlock()
    if (open && isKicker(blocks.at(-1))) blocks.pop()
    const said = blocks.filter(isSaid).map(({ text: words, kind }) => ({ text: words, kind }))
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
      if (name === 'table') headers = []
      if (name === 'tr') row = { cells: [], isHeader: true }
      if (name === 'td' && row) row.isHeader = false
      if (name === 'dl') inTerms += 1
      if (TERMS.has(name) && text.trim() !== '') text += TERM
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
        if (row && (name === 'td' || name === 'th')) endCell()
        else if (row && name === 'tr') endRow(row)
        else if (open?.name === name) beginPassage(name, plain(open.text))
        else if (!open && BLOCKS.has(name)) endBlock()
        if (name === 'dl') inTerms -= 1
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

interface TableRow {
  cells: string[]
  /** It has no cell but those of headings. */
  isHeader: boolean
}

/** A row says what its columns say of it: 'Canal : Formulaire · Délai : Une heure'. */
function rowText(cells: readonly string[], headers: readonly string[]): string {
  const named = headers.length === cells.length ? headers : []
  return cells
    .map((cell, column) => (cell !== '' && named[column] ? named[column] + TERM + cell : cell))
    .filter((cell) => cell !== '')
    .join(CELL)
}

/** A figure and what it counts stand in two lines on the page: '+41 %', 'de réservations directes.' */
function addBlock(blocks: Block[], block: Block): void {
  const before = blocks.at(-1)
  if (before && !/[.;:,]$/.test(before.text) && block.kind !== 'item' && /^\p{Ll}/u.test(block.text))
    blocks[blocks.length - 1] = { ...block, text: before.text + FIGURE + block.text }
  else blocks.push(block)
}

/** What stands in a paragraph is a sentence where it ends as one, within a list too: cards are items of a list. */
const kindOf = (text: string, element: string): PassageBlock['kind'] => {
  if (element === 'li') return 'item'
  return /[.!?…:]["»)\s]*$/.test(text) ? 'sentences' : 'line'
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
