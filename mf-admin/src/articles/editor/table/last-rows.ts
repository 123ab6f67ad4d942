import { type Command, Plugin, Selection, type Transaction } from 'prosemirror-state'
import { addRowAfter, findTable, goToNextCell, isInTable } from 'prosemirror-tables'
import { rowsToWrite } from '../document/table-nodes.ts'

/** In the last cell of a table: a row more, and its first cell. As long as nothing is written in it, it is no part of the article (EDITOR-30). */
export const addLastRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  return addRowAfter(
    state,
    dispatch &&
      ((added) => {
        goToNextCell(1)(state.apply(added), ({ selection }) =>
          added.setSelection(Selection.fromJSON(added.doc, selection.toJSON()))
        )
        dispatch(awaiting(added).scrollIntoView())
      })
  )
}

/** Marks the last row of the table that the selection is in. */
function awaiting(tr: Transaction): Transaction {
  const table = findTable(tr.selection.$from)
  const row = table?.node.lastChild
  return table && row
    ? tr.setNodeAttribute(table.start + table.node.content.size - row.nodeSize, 'isAwaiting', true)
    : tr
}

/**
 * Takes the rows that Tab added and in which nothing was written out of a table as the caret leaves it, so that the sheet shows what is saved.
 *
 * @param isLeft whether these steps are HTML that is read, or taken back
 */
export const dropLastRows = (isLeft: (transactions: readonly Transaction[]) => boolean): Plugin =>
  new Plugin({
    appendTransaction(transactions, before, { doc, selection, tr }) {
      const left = findTable(before.selection.$from)
      if (!left || isLeft(transactions)) return null
      const at = transactions.reduce((place, { mapping }) => mapping.map(place), left.pos)
      const table = doc.nodeAt(at)
      const end = at + (table?.nodeSize ?? 0)
      if (table?.type !== left.node.type || (selection.from > at && selection.to < end)) return null
      const rows = rowsToWrite(table)
      if (rows.length === table.childCount) return null
      const kept = rows.reduce((size, { nodeSize }) => size + nodeSize, 0)
      return tr.delete(at + 1 + kept, end - 1)
    }
  })
