import { DOMParser as DocumentReader, type Node } from 'prosemirror-model'
import { parseHtml, writeDom } from './attributes.ts'
import { fingerprint } from './fingerprint.ts'
import { emptyParagraph, nodeType, schema } from './schema.ts'
import { noteSource, type SourceBlock, sourceOf } from './sources.ts'
import { splitBlocks } from './split-blocks.ts'
import { writeBlock, writeOutermost } from './write-article.ts'

export const reader = DocumentReader.fromSchema(schema)

/**
 * An article as a document to be edited. Each block remembers the HTML it was read from, and is written with it as long as it is
 * not changed. A block that the schema cannot hold without loss is kept in one piece.
 *
 * @param html the article's HTML; what the server would drop may be in it
 * @param before the document it was until now: blocks that read the same stay the same nodes
 */
export function openArticle(html: string, before?: Node): Node {
  const known = new Map<string, Node>()
  before?.forEach((node) => {
    const source = sourceOf(node)
    if (source) known.set(source.html, node)
  })
  const blocks = cut(html).map((source) => {
    const words = wordsOfEmptyFigure(source.html)
    if (words) return words
    const node = known.get(source.html) ?? openBlock(source.html)
    noteSource(node, source)
    return node
  })
  return nodeType('doc').create({ source: html }, blocks.length > 0 ? blocks : [emptyParagraph()])
}

function cut(html: string): SourceBlock[] {
  const cut = splitBlocks(html)
  if (cut) return cut.blocks
  // Not well formed: as a browser mends it.
  const mended = Array.from(parseHtml(html).childNodes)
    .map((node) => (node.nodeType === 1 ? writeDom(node as Element) : (node.nodeValue ?? '')))
    .join('')
  return splitBlocks(mended)?.blocks ?? [{ gap: '', html }]
}

/** A figure that lost its picture is opened as the words of its caption, and is no figure any more once the article is changed (EDITOR-20). */
function wordsOfEmptyFigure(html: string): Node | null {
  if (!/^<figure\b/i.test(html)) return null
  const figure = parseHtml(html).firstElementChild
  const [caption, ...others] = Array.from(figure?.childNodes ?? []).filter(
    (child) => child.nodeType !== 3 || child.textContent?.trim() !== ''
  ) as Element[]
  if (!caption) return emptyParagraph()
  if (others.length > 0 || caption.localName !== 'figcaption') return null
  const words = parseHtml(`<p>${caption.innerHTML}</p>`)
  const { content } = reader.parse(words)
  const node = content.firstChild
  const isWhole =
    node && content.childCount === 1 && fingerprint(parseHtml(writeOutermost(node))) === fingerprint(words)
  return isWhole ? node : null
}

function openBlock(html: string): Node {
  const dom = parseHtml(html)
  const said = fingerprint(dom)
  const { content } = reader.parse(dom)
  const node = content.firstChild
  if (!node || content.childCount > 1) return nodeType('kept').create({ html })
  // Loose text is the same with a paragraph around it as without.
  const isWhole = [writeOutermost, writeBlock].some((write) => fingerprint(parseHtml(write(node))) === said)
  return isWhole ? node : nodeType('kept').create({ html })
}
