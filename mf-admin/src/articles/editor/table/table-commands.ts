import { chainCommands } from 'prosemirror-commands'
import type { Node } from 'prosemirror-model'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  findTable,
  selectedRect,
  TableMap
} from 'prosemirror-tables'
import type { Attributes } from '../document/attributes.ts'
import { emptyParagraph, nodeType } from '../document/schema.ts'

/** Where the table stands in the document that the selection is in; null outside of any. */
export const placeOfTable = ({ selection }: EditorState): number | null =>
  findTable(selection.$from)?.pos ?? null

const isHeader = (row: Node): boolean => row.children.every(({ type }) => type.name === 'table_header')

/** Is the first row of the table one of headings? */
export function hasHeaderRow({ selection }: EditorState): boolean {
  const row = findTable(selection.$from)?.node.firstChild
  return row ? isHeader(row) : false
}

/** Makes the first row one of headings, in a part of its own, or a row like the others. */
export const switchHeaderRow: Command = (state, dispatch) => {
  const table = findTable(state.selection.$from)
  const row = table?.node.firstChild
  if (!table || !row) return false
  const becomes = !isHeader(row)
  const { tr } = state
  tr.setNodeMarkup(table.start, null, { ...row.attrs, part: becomes ? 'thead' : 'tbody' })
  row.forEach((cell, offset) => {
    const { scope: _, ...rest } = cell.attrs.with as Attributes
    const own = becomes ? { ...rest, scope: 'col' } : rest
    const type = nodeType(becomes ? 'table_header' : 'table_cell')
    tr.setNodeMarkup(table.start + 1 + offset, type, { ...cell.attrs, with: own })
  })
  dispatch?.(tr)
  return true
}

/** Above a row of headings there is no row. */
export const mayAddRowAbove = (state: EditorState): boolean =>
  placeOfTable(state) !== null && !(hasHeaderRow(state) && selectedRect(state).top === 0)

/** Which cell one goes on in: a row and a column of the table as it is afterwards. */
type PlaceOf = (rect: { top: number; left: number; bottom: number; right: number }) => {
  row: number
  column: number
}

/** Changes rows or columns, and goes on in the cell that is meant: what is typed next belongs in what was added, or beside what went. */
const goingOn =
  (change: Command, placeOf: PlaceOf): Command =>
  (state, dispatch) => {
    const before = findTable(state.selection.$from)
    if (!before || !dispatch) return change(state)
    const { row, column } = placeOf(selectedRect(state))
    return change(state, (tr) => {
      const table = tr.doc.nodeAt(before.pos)
      if (table?.type !== before.node.type) return dispatch(tr)
      const { map, width, height } = TableMap.get(table)
      const cell = map[Math.min(row, height - 1) * width + Math.min(column, width - 1)] ?? 0
      const place = tr.doc.resolve(before.start + cell + 1)
      dispatch(tr.setSelection(TextSelection.near(place)).scrollIntoView())
    })
  }
const here: PlaceOf = ({ top, left }) => ({ row: top, column: left })

export const addRowBelow = goingOn(addRowAfter, ({ bottom, left }) => ({ row: bottom, column: left }))
export const addColumnRight = goingOn(addColumnAfter, ({ top, right }) => ({ row: top, column: right }))
export const addColumnLeft = goingOn(addColumnBefore, here)
const addRowOver = goingOn(addRowBefore, here)
export const addRowAbove: Command = (state, dispatch) => mayAddRowAbove(state) && addRowOver(state, dispatch)

/** With its last row, and its last column, a table goes. */
export const removeRow: Command = chainCommands(goingOn(deleteRow, here), deleteTable)
export const removeColumn: Command = chainCommands(goingOn(deleteColumn, here), deleteTable)

/** Leads out of the table, to the line below it: the one that stands there, or a new one. */
export const leaveTable: Command = (state, dispatch) => {
  const table = findTable(state.selection.$from)
  if (!table) return false
  if (!dispatch) return true
  const { tr } = state
  const after = table.pos + table.node.nodeSize
  if (!tr.doc.nodeAt(after)?.isTextblock) tr.insert(after, emptyParagraph())
  dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView())
  return true
}
