import type { Node } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { emptyParagraph } from './schema.ts'

/** Blocks after which the caret finds no line of its own. */
const HAS_NO_WAY_OUT = new Set(['figure', 'table', 'kept', 'rule', 'code_block'])

const needsLine = ({ lastChild }: Node): boolean =>
  lastChild !== null && HAS_NO_WAY_OUT.has(lastChild.type.name)

/** The document with an empty line to go on in after a last figure, table or the like. What is saved knows nothing of it (write-article.ts). */
export const withLastLine = (doc: Node): Node =>
  needsLine(doc) ? doc.copy(doc.content.addToEnd(emptyParagraph())) : doc

/** Keeps that line there, whatever becomes of the end of the document. */
export const lastLine = (): Plugin =>
  new Plugin({
    appendTransaction: (_transactions, _before, { doc, tr }) =>
      needsLine(doc) ? tr.insert(doc.content.size, emptyParagraph()) : null
  })
