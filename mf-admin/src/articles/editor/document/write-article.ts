import type { Fragment, Mark, Node } from 'prosemirror-model'
import { type Attributes, escapeText, writeElement } from './attributes.ts'
import { sourceOf } from './sources.ts'
import { cellAttributes, rowsToWrite } from './table-nodes.ts'

/**
 * A document as the HTML that is saved: the string it was read from while nothing is changed, and else block by block, each that
 * was not changed as it stood. Empty paragraphs that were only passed through are left out.
 */
export function writeArticle(doc: Node): string {
  return doc.attrs.source ?? writeBlocks(doc)
}

/** As writeArticle, for a document that was changed. */
export function writeBlocks(doc: Node): string {
  const blocks: { html: string; gap: string | undefined }[] = []
  doc.forEach((node) => {
    const source = sourceOf(node)
    if (source) blocks.push(source)
    else if (!isEmptyParagraph(node)) blocks.push({ html: writeOutermost(node), gap: undefined })
  })
  const between = blocks.some(({ gap }) => gap?.includes('\n')) ? '\n' : ''
  return blocks.map(({ html, gap = between }, index) => (index === 0 ? html : gap + html)).join('')
}

const isEmptyParagraph = (node: Node) => node.type.name === 'paragraph' && node.content.size === 0

/** Text that stood outside of any paragraph gets one as soon as it is changed. */
export const writeOutermost = (node: Node) =>
  node.type.name === 'paragraph'
    ? writeElement('p', node.attrs.with, writeInline(node.content))
    : writeBlock(node)

const TAGS: Record<string, string> = {
  blockquote: 'blockquote',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  figure: 'figure',
  figure_image: 'img',
  figcaption: 'figcaption',
  rule: 'hr',
  image: 'img',
  hard_break: 'br',
  table_row: 'tr'
}

/** One block as HTML, exactly: text without an element of its own stays so. */
export function writeBlock(node: Node): string {
  const own = node.attrs.with as Attributes
  const content = () => (node.inlineContent ? writeInline(node.content) : writeContainer(node))
  switch (node.type.name) {
    case 'paragraph':
      return node.attrs.isBare ? content() : writeElement('p', own, content())
    case 'heading':
      return writeElement(`h${node.attrs.level}`, own, content())
    case 'box':
      return writeElement(node.attrs.tag, own, content())
    case 'code_block':
      return writeCode(node)
    case 'table':
      return writeElement('table', own, (node.attrs.caption ?? '') + writeRows(node))
    case 'table_cell':
      return writeElement('td', cellAttributes(node.attrs), content())
    case 'table_header':
      return writeElement('th', cellAttributes(node.attrs), content())
    case 'kept':
    case 'kept_inline':
      return node.attrs.html
    default:
      return writeElement(TAGS[node.type.name] ?? node.type.name, own, content())
  }
}

/** What stands in a container; two texts in a row cannot both go without an element. */
function writeContainer(node: Node): string {
  const isBare = (index: number) => {
    const child = node.maybeChild(index)
    return child?.type.name === 'paragraph' && child.attrs.isBare
  }
  const written: string[] = []
  node.forEach((child, _offset, index) => {
    const mustBeWrapped = isBare(index) && (isBare(index - 1) || isBare(index + 1))
    written.push(mustBeWrapped ? writeOutermost(child) : writeBlock(child))
  })
  return written.join('')
}

function writeCode(node: Node): string {
  const { with: own, codeWith } = node.attrs
  const text = escapeText(node.textContent)
  if (codeWith) return writeElement('pre', own, writeElement('code', codeWith, text))
  // The first line end after <pre> is not read.
  return writeElement('pre', own, text.startsWith('\n') ? `\n${text}` : text)
}

/** Rows in their parts: those that follow each other in one part share its element. */
function writeRows(table: Node): string {
  const parts: { part: string; rows: string }[] = []
  for (const row of rowsToWrite(table)) {
    const last = parts[parts.length - 1]
    if (last && last.part === row.attrs.part) last.rows += writeBlock(row)
    else parts.push({ part: row.attrs.part, rows: writeBlock(row) })
  }
  return parts.map(({ part, rows }) => writeElement(part, {}, rows)).join('')
}

/** A line of text. Of the formats that begin together the one that goes on longest stands outermost. */
export function writeInline(content: Fragment): string {
  const pieces: { node: Node; marks: readonly Mark[] }[] = []
  content.forEach((node) => void pieces.push({ node, marks: node.marks }))
  return writePieces(pieces)
}

function writePieces(pieces: { node: Node; marks: readonly Mark[] }[]): string {
  let html = ''
  for (let index = 0; index < pieces.length; ) {
    const { node, marks } = pieces[index] as { node: Node; marks: readonly Mark[] }
    if (marks.length === 0) {
      html += node.isText ? escapeText(node.text ?? '') : writeBlock(node)
      index += 1
      continue
    }
    const reach = (mark: Mark) => {
      let end = index
      while (end < pieces.length && pieces[end]?.marks.some((other) => other.eq(mark))) end += 1
      return end
    }
    const outer = marks.reduce((best, mark) => (reach(mark) > reach(best) ? mark : best))
    const end = reach(outer)
    const inside = pieces
      .slice(index, end)
      .map((piece) => ({ ...piece, marks: piece.marks.filter((mark) => !mark.eq(outer)) }))
    html += writeElement(outer.type.name, outer.attrs.with, writePieces(inside))
    index = end
  }
  return html
}
