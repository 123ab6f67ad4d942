import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  liftEmptyBlock,
  newlineInCode,
  splitBlockAs,
  toggleMark
} from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { undoInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import { goToNextCell } from 'prosemirror-tables'
import { moveBlock } from '../blocks/move-block.ts'
import type { Attributes } from '../document/attributes.ts'
import { markType, nodeType } from '../document/schema.ts'
import { removeFigure, selectFigureAfter, selectFigureBefore } from '../figures/remove-figure.ts'
import { addLastRow } from '../table/last-rows.ts'
import { leaveTable } from '../table/table-commands.ts'
import { leaveFigure } from './after-figure.ts'
import { linkingTyped } from './typed-links.ts'

const item = nodeType('list_item')

/** A block that is split goes on as what it was, without the id that names the first half. */
const splitBlock = splitBlockAs((node, atEnd) => {
  if (atEnd) return null
  const { id: _, ...rest } = (node.attrs.with ?? {}) as Attributes
  return { type: node.type, attrs: { ...node.attrs, with: rest } }
})

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeType('hard_break').create()).scrollIntoView())
  return true
}

const goOn = chainCommands(leaveFigure, splitListItem(item), createParagraphNear, liftEmptyBlock, splitBlock)

/** A figure goes whole, and only once it is selected; other blocks are left to the keys of the base. */
const backwards = chainCommands(removeFigure, selectFigureBefore)
const onwards = chainCommands(removeFigure, selectFigureAfter)

const { 'Mod-Enter': _, Enter: __, ...base } = baseKeymap

/** Undo takes back a correction of the typing alone, before it takes back what was typed. */
export const takeBack: Command = chainCommands(undoInputRule, undo)

/** Keys of the sheet. Ctrl+Enter is left to the form. */
export const typingKeys = (openLink: Command): Plugin[] => [
  keymap({
    'Mod-z': takeBack,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': toggleMark(markType('strong')),
    'Mod-i': toggleMark(markType('em')),
    'Mod-k': openLink,
    Backspace: chainCommands(undoInputRule, backwards),
    'Mod-Backspace': backwards,
    'Shift-Backspace': backwards,
    Delete: onwards,
    'Mod-Delete': onwards,
    Enter: chainCommands(newlineInCode, linkingTyped(goOn)),
    'Shift-Enter': chainCommands(newlineInCode, linkingTyped(insertBreak)),
    Tab: chainCommands(goToNextCell(1), addLastRow, sinkListItem(item)),
    'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(item)),
    'Alt-ArrowUp': moveBlock(-1),
    'Alt-ArrowDown': moveBlock(1),
    Escape: leaveTable
  }),
  keymap(base)
]
