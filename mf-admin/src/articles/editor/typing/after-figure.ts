import {
  type Command,
  type EditorState,
  NodeSelection,
  Plugin,
  TextSelection,
  type Transaction
} from 'prosemirror-state'
import { emptyParagraph } from '../document/schema.ts'

/** The position after the figure that the caption or the picture at the selection stands in; null outside of any. */
function endOfFigure({ selection }: EditorState): number | null {
  const { $from, $to } = selection
  if (!$from.sameParent($to)) return null
  for (let depth = $to.depth; depth > 0; depth -= 1)
    if ($to.node(depth).type.name === 'figure') return $to.after(depth)
  return null
}

/** Moves the caret to the line at this position: the empty one that stands there, or a new one. */
function goToLine(tr: Transaction, at: number): Transaction {
  const next = tr.doc.nodeAt(at)
  if (next?.type.name !== 'paragraph' || next.content.size > 0) tr.insert(at, emptyParagraph())
  return tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView()
}

/** Enter in a caption, or on a picture, goes on after the figure. */
export const leaveFigure: Command = (state, dispatch) => {
  const end = endOfFigure(state)
  if (end === null) return false
  dispatch?.(goToLine(state.tr, end))
  return true
}

/** What is typed on a block that is selected goes after it: it would take the block's place, or break a figure in two. */
export const typedAfterBlock = (): Plugin =>
  new Plugin({
    props: {
      handleTextInput({ state, dispatch }, _from, _to, text) {
        const { selection } = state
        if (!(selection instanceof NodeSelection) || selection.node.isInline) return false
        dispatch(goToLine(state.tr, endOfFigure(state) ?? selection.to).insertText(text))
        return true
      }
    }
  })
