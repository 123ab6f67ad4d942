import { redo, redoDepth, undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { deleteTable } from 'prosemirror-tables'
import type { Insertion, Tool } from '../../content/editor.ts'
import { moveBlock } from '../blocks/move-block.ts'
import {
  addColumnLeft,
  addColumnRight,
  addRowAbove,
  addRowBelow,
  hasHeaderRow,
  mayAddRowAbove,
  removeColumn,
  removeRow,
  switchHeaderRow
} from '../table/table-commands.ts'
import { takeBack } from '../typing/keys.ts'
import {
  hasMark,
  insertRule,
  insertTable,
  isIn,
  isInHeading,
  isInList,
  switchCode,
  switchHeading,
  switchList,
  switchMark,
  switchQuote
} from './commands.ts'

/** Asked of whoever shows the editor: a dialog. */
export type DialogName = 'link' | 'figure'

interface ToolSpec {
  act: Command | DialogName
  /** For tools that are on or off. */
  isOn?: (state: EditorState) => boolean
  isOff?: (state: EditorState) => boolean
  /** Drawn on a 24 px grid. */
  icon: string
}

export const TOOLS: Record<Tool, ToolSpec> = {
  undo: {
    act: takeBack,
    isOff: (state) => undoDepth(state) === 0,
    icon: 'M9 7 4.5 11.5 9 16m-4-4.5h9a5 5 0 0 1 0 10h-2'
  },
  redo: {
    act: redo,
    isOff: (state) => redoDepth(state) === 0,
    icon: 'm15 7 4.5 4.5L15 16m4-4.5h-9a5 5 0 0 0 0 10h2'
  },
  heading: {
    act: switchHeading(2),
    isOn: isInHeading(2),
    icon: 'M4 5v14M12 5v14M4 12h8m4-1c0-3 5-3 5 0 0 2.5-5 5-5 8h5'
  },
  subheading: {
    act: switchHeading(3),
    isOn: isInHeading(3),
    icon: 'M4 5v14M12 5v14M4 12h8m4-3h5l-3 4c4 0 4 6 0 6-1 0-2-.5-2.5-1'
  },
  bold: {
    act: switchMark('strong'),
    isOn: hasMark('strong'),
    icon: 'M7 5h5.5a3.5 3.5 0 0 1 0 7H7zM7 12h6.5a3.5 3.5 0 0 1 0 7H7z'
  },
  italic: { act: switchMark('em'), isOn: hasMark('em'), icon: 'M10 5h7M7 19h7M14 5l-4 14' },
  code: { act: switchMark('code'), isOn: hasMark('code'), icon: 'm8 7-5 5 5 5m8-10 5 5-5 5' },
  link: {
    act: 'link',
    isOn: hasMark('a'),
    icon: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1'
  },
  bullets: {
    act: switchList('bullet_list'),
    isOn: isInList('bullet_list'),
    icon: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01'
  },
  numbers: {
    act: switchList('ordered_list'),
    isOn: isInList('ordered_list'),
    icon: 'M10 6h10M10 12h10M10 18h10M3.5 5 5 4v5m-1.5 0h3M3.5 15.5c0-2 3-2 3 0 0 1.5-3 2-3 3.5h3'
  },
  quote: { act: switchQuote, isOn: isIn('blockquote'), icon: 'M5 7v10m4-9h11M9 12h11M9 16h7' },
  table: { act: insertTable, icon: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9' },
  figure: { act: 'figure', isOn: isIn('figure'), icon: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15 9h.01' },
  moveUp: { act: moveBlock(-1), icon: 'M5 20h14M12 16V4m-5 5 5-5 5 5' },
  moveDown: { act: moveBlock(1), icon: 'M5 4h14M12 8v12m-5-5 5 5 5-5' },
  addRow: { act: addRowBelow, icon: 'M4 5h16v6H4zM12 14v6m-3-3h6' },
  addRowAbove: {
    act: addRowAbove,
    isOff: (state) => !mayAddRowAbove(state),
    icon: 'M4 13h16v6H4zM12 4v6M9 7h6'
  },
  removeRow: { act: removeRow, icon: 'M4 5h16v6H4zM9 17h6' },
  addColumn: { act: addColumnRight, icon: 'M5 4v16h6V4zM14 12h6m-3-3v6' },
  addColumnBefore: { act: addColumnLeft, icon: 'M13 4v16h6V4zM4 12h6M7 9v6' },
  removeColumn: { act: removeColumn, icon: 'M5 4v16h6V4zM14 12h6' },
  headerRow: { act: switchHeaderRow, isOn: hasHeaderRow, icon: 'M4 5h16v14H4zM4 10h16M4 7.5h16' },
  removeTable: { act: deleteTable, icon: 'M4 5h16v14H4zM9 9l6 6m0-6-6 6' }
}

/** In the order in which a narrow sheet keeps them in sight. */
export const MAIN_TOOLS: Tool[][] = [
  ['undo', 'redo'],
  ['heading', 'subheading'],
  ['bold', 'italic', 'link', 'figure'],
  ['bullets', 'numbers', 'table'],
  ['quote', 'code'],
  ['moveUp', 'moveDown']
]
/** On a phone: what is used most is in sight, and all of it in reach of a swipe. */
export const PHONE_TOOLS: Tool[][] = [
  ['bold', 'heading', 'bullets', 'link', 'figure', 'table'],
  ['undo', 'redo'],
  ['italic', 'subheading', 'numbers', 'quote', 'code'],
  ['moveUp', 'moveDown']
]
/** At the table itself. */
export const TABLE_TOOLS: Tool[][] = [
  ['addRow', 'addRowAbove', 'removeRow'],
  ['addColumn', 'addColumnBefore', 'removeColumn'],
  ['headerRow', 'removeTable']
]
/** At words that are selected. */
export const SELECTION_TOOLS: Tool[][] = [
  ['bold', 'italic', 'link'],
  ['heading', 'subheading', 'quote']
]

export const INSERTIONS: Record<Insertion, Command | DialogName> = {
  heading: switchHeading(2),
  subheading: switchHeading(3),
  bullets: switchList('bullet_list'),
  numbers: switchList('ordered_list'),
  quote: switchQuote,
  table: insertTable,
  figure: 'figure',
  rule: insertRule,
  codeBlock: switchCode
}

/** Drawn as the icons of the tools. */
export const iconOf = (insertion: Insertion): string => {
  if (insertion === 'rule') return 'M4 12h16'
  return TOOLS[insertion === 'codeBlock' ? 'code' : insertion].icon
}
