import { closeHistory } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import {
  type Command,
  type EditorState,
  NodeSelection,
  Plugin,
  TextSelection,
  type Transaction
} from 'prosemirror-state'
import type { Attributes } from '../document/attributes.ts'
import { emptyParagraph, nodeType } from '../document/schema.ts'

interface FigurePlace {
  node: Node
  pos: number
}

/** The figure that is selected, whole or by its picture; null where none is. */
function selectedFigure({ selection }: EditorState): FigurePlace | null {
  if (!(selection instanceof NodeSelection)) return null
  const { node, $from } = selection
  if (node.type.name === 'figure') return { node, pos: selection.from }
  return $from.parent.type.name === 'figure' ? { node: $from.parent, pos: $from.before() } : null
}

/** Removes the figure that is selected with its caption; one Undo brings both back (EDITOR-20). */
export const removeFigure: Command = (state, dispatch) => {
  const figure = selectedFigure(state)
  if (figure) dispatch?.(withoutFigure(state.tr, figure))
  return figure !== null
}

/** Removes a figure. The caret goes to a line of text, never to the next picture: whoever presses once more would remove that too. */
export function withoutFigure(tr: Transaction, { node, pos }: FigurePlace): Transaction {
  tr.delete(pos, pos + node.nodeSize)
  const { nodeBefore, nodeAfter } = tr.doc.resolve(pos)
  const isBefore = !nodeAfter?.isTextblock && nodeBefore?.isTextblock
  if (!nodeAfter?.isTextblock && !isBefore) tr.insert(pos, emptyParagraph())
  const caret = TextSelection.create(tr.doc, isBefore ? pos - 1 : pos + 1)
  return closeHistory(tr.setSelection(caret).scrollIntoView())
}

/** Selects the figure beside the text at whose edge the caret stands, backwards (-1) or onwards (1). The text stays as it is; an empty line goes. */
const selectFigureBeside =
  (direction: -1 | 1): Command =>
  ({ selection, doc, tr }, dispatch) => {
    const { $from, empty } = selection
    const edge = direction < 0 ? 0 : $from.parent.content.size
    if (!empty || !$from.parent.isTextblock || $from.parentOffset !== edge) return false
    // Before a caption stands the picture of its own figure. One that is empty is left to the keys of the base, which take it away.
    const isInCaption = $from.parent.type.name === 'figcaption'
    const isEmpty = $from.parent.content.size === 0
    if (isInCaption && isEmpty) return false
    const $edge = doc.resolve(direction < 0 ? $from.before() : $from.after())
    const beside = direction < 0 ? $edge.nodeBefore : $edge.nodeAfter
    if (!beside || beside.type.name !== (isInCaption ? 'figure_image' : 'figure')) return false
    if (isEmpty) tr.delete($from.before(), $from.after())
    const at = direction < 0 ? $edge.pos - beside.nodeSize : tr.mapping.map($edge.pos)
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView())
    return true
  }

export const selectFigureBefore = selectFigureBeside(-1)
export const selectFigureAfter = selectFigureBeside(1)

/** Whether this is the figure of no picture, as what deletes the picture alone leaves it. */
const isWithoutPicture = ({ type, firstChild }: Node): boolean =>
  type.name === 'figure' &&
  firstChild?.type.name === 'figure_image' &&
  (firstChild.attrs.with as Attributes).src === undefined

/** What stays of a figure without its picture: the words of its caption, as a paragraph. */
const captionAsParagraph = (figure: Node): Node[] => {
  const caption = figure.lastChild
  if (caption?.type.name !== 'figcaption' || caption.content.size === 0) return []
  return [nodeType('paragraph').create({ with: {}, isBare: false }, caption.content)]
}

/**
 * Keeps no figure without its picture, however that went: cut, dragged elsewhere, or deleted by the browser itself. HTML is left as it is
 * typed.
 *
 * @param isLeft whether these steps are HTML that is read, or taken back
 */
export const dropEmptyFigures = (isLeft: (transactions: readonly Transaction[]) => boolean): Plugin =>
  new Plugin({
    appendTransaction(transactions, _before, { doc, tr }) {
      if (!transactions.some((one) => one.docChanged) || isLeft(transactions)) return null
      const empty: FigurePlace[] = []
      doc.descendants((node, pos) => {
        if (isWithoutPicture(node)) empty.push({ node, pos })
        return !node.isTextblock
      })
      // From the end, so that those before stay where they are.
      for (const { node, pos } of empty.reverse()) {
        const end = pos + node.nodeSize
        const words = captionAsParagraph(node)
        if (words.length > 0) tr.replaceWith(pos, end, words)
        else tr.delete(pos, end)
      }
      return empty.length > 0 ? tr : null
    }
  })
