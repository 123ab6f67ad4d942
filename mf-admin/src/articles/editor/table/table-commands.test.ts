import { TextSelection } from 'prosemirror-state'
import { addRowAfter } from 'prosemirror-tables'
import { expect, it } from 'vitest'
import { insertTable } from '../commands/commands.ts'
import { provideDom } from '../document/testing-dom.ts'
import { createEditing, type Editing } from '../editing/editing.ts'
import {
  addColumnLeft,
  addColumnRight,
  addRowAbove,
  addRowBelow,
  hasHeaderRow,
  leaveTable,
  mayAddRowAbove,
  removeColumn,
  removeRow,
  switchHeaderRow
} from './table-commands.ts'

provideDom()

const open = (html: string) => createEditing(html, () => false)
function caretAfter(editing: Editing, words: string): void {
  const { doc, tr } = editing.getState()
  doc.descendants((node, position) => {
    if (node.text === words)
      editing.dispatch(tr.setSelection(TextSelection.create(doc, position + words.length)))
  })
}
const type = (editing: Editing, text: string) => editing.dispatch(editing.getState().tr.insertText(text))
const PLAIN = '<table><tbody><tr><td>un</td></tr><tr><td>deux</td></tr></tbody></table>'
const HEADED =
  '<table><thead><tr><th scope="col">un</th></tr></thead><tbody><tr><td>deux</td></tr></tbody></table>'

it('EDITOR-8 makes the first row one of headings, in a part of its own, and takes that back', () => {
  const editing = open(PLAIN)
  caretAfter(editing, 'deux')
  expect(hasHeaderRow(editing.getState())).toBe(false)
  editing.run(switchHeaderRow)
  expect(editing.getHtml()).toBe(HEADED)
  expect(hasHeaderRow(editing.getState())).toBe(true)
  editing.run(switchHeaderRow)
  expect(editing.getHtml()).toBe(PLAIN)
})

it('EDITOR-8 adds a row above any but that of the headings', () => {
  const editing = open(HEADED)
  caretAfter(editing, 'un')
  expect(mayAddRowAbove(editing.getState())).toBe(false)
  expect(editing.run(addRowAbove)).toBe(false)
  editing.run(addRowAfter)
  caretAfter(editing, 'deux')
  editing.run(addRowAbove)
  expect(editing.getHtml()).toBe(
    HEADED.replace('<tr><td>deux', '<tr><td></td></tr><tr><td></td></tr><tr><td>deux')
  )
})

it.each([
  [addRowBelow, '<tr><td>un</td><td>deux</td></tr><tr><td>neuf</td><td></td></tr>'],
  [addColumnRight, '<tr><td>un</td><td>neuf</td><td>deux</td></tr>'],
  [addColumnLeft, '<tr><td>neuf</td><td>un</td><td>deux</td></tr>'],
  [removeColumn, '<tr><td>neufdeux</td></tr>']
])('EDITOR-8 goes on in the cell that was added, or beside what went', (command, rows) => {
  const editing = open('<table><tbody><tr><td>un</td><td>deux</td></tr></tbody></table>')
  caretAfter(editing, 'un')
  editing.run(command)
  type(editing, 'neuf')
  expect(editing.getHtml()).toContain(rows)
})

it('EDITOR-8 removes rows and columns, and the table with the last of them', () => {
  const editing = open(`<p>avant</p>${PLAIN}`)
  caretAfter(editing, 'deux')
  editing.run(removeRow)
  expect(editing.getHtml()).toContain('<tr><td>un</td></tr></tbody>')
  caretAfter(editing, 'un')
  editing.run(removeRow)
  expect(editing.getHtml()).toBe('<p>avant</p>')
  const other = open(`<p>avant</p>${PLAIN}`)
  caretAfter(other, 'un')
  other.run(removeColumn)
  expect(other.getHtml()).toBe('<p>avant</p>')
})

it.each([
  ['at the end', PLAIN, `${PLAIN}<p>Suite</p>`],
  ['before a text', `${PLAIN}<p>, fin</p>`, `${PLAIN}<p>Suite, fin</p>`],
  ['before a figure', `${PLAIN}<hr />`, `${PLAIN}<p>Suite</p><hr />`]
])('EDITOR-8 leads out of a table %s to the line below it', (_where, html, expected) => {
  const editing = open(html)
  caretAfter(editing, 'un')
  editing.run(leaveTable)
  type(editing, 'Suite')
  expect(editing.getHtml()).toBe(expected)
  expect(editing.run(leaveTable)).toBe(false)
})

it('EDITOR-8 adds rows to a table that was put in just now', () => {
  const editing = open('')
  editing.run(insertTable)
  editing.run(addRowAfter)
  editing.run(switchHeaderRow)
  expect(editing.getHtml()).not.toContain('<th')
  expect(editing.getHtml().match(/<tr>/g)).toHaveLength(4)
})
