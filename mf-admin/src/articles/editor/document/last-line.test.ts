import { undo } from 'prosemirror-history'
import { NodeSelection, Selection, TextSelection } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { createEditing } from '../editing/editing.ts'
import { leaveFigure } from '../typing/after-figure.ts'
import { provideDom } from './testing-dom.ts'

provideDom()

const open = (html: string) => createEditing(html, () => false)
const FIGURE = '<figure><img src="/a.webp" alt="Vue" /><figcaption>Le port</figcaption></figure>'

it.each([
  FIGURE,
  '<table><tbody><tr><td>un</td></tr></tbody></table>',
  '<hr />',
  '<pre><code>un</code></pre>',
  '<details><summary>Plus</summary><p>Encore</p></details>'
])('MANAGE-69 has a line to go on in after %s, which is no change', (last) => {
  const stored = `<p>un</p>\n${last}`
  const editing = open(stored)
  expect(editing.getHtml()).toBe(stored)
  const { doc, tr } = editing.getState()
  expect(doc.lastChild?.type.name).toBe('paragraph')
  editing.dispatch(tr.setSelection(Selection.atEnd(doc)))
  expect(editing.getHtml()).toBe(stored)
  editing.dispatch(editing.getState().tr.insertText('Suite'))
  expect(editing.getHtml()).toBe(`${stored}\n<p>Suite</p>`)
  editing.run(undo)
  expect(editing.getHtml()).toBe(stored)
})

it('MANAGE-69 has that line again when what stood after a figure is deleted', () => {
  const editing = open(`${FIGURE}<p>un</p>`)
  const { doc, tr } = editing.getState()
  const start = doc.firstChild?.nodeSize ?? 0
  editing.dispatch(tr.delete(start, doc.content.size))
  expect(editing.getState().doc.childCount).toBe(2)
  expect(editing.getHtml()).toBe(FIGURE)
})

it('MANAGE-69 goes from a caption to the line after its figure, or to a new one', () => {
  for (const [after, expected] of [
    ['', '<p>Suite</p>'],
    ['<p>un</p>', '<p>Suite</p><p>un</p>']
  ] as const) {
    const editing = open(FIGURE + after)
    const { doc, tr } = editing.getState()
    editing.dispatch(tr.setSelection(TextSelection.create(doc, 5)))
    editing.run(leaveFigure)
    editing.dispatch(editing.getState().tr.insertText('Suite'))
    expect(editing.getHtml()).toBe(FIGURE + expected)
  }
  const elsewhere = open('<p>un</p>')
  expect(elsewhere.run(leaveFigure)).toBe(false)
})

it('MANAGE-69 keeps the caret in that line as the article comes back as it was stored', () => {
  const editing = open(`<p>un</p>${FIGURE}`)
  const { doc, tr } = editing.getState()
  editing.dispatch(tr.setSelection(Selection.atEnd(doc)))
  editing.setHtml(`<p>deux</p>${FIGURE}`)
  const { selection } = editing.getState()
  expect(selection).not.toBeInstanceOf(NodeSelection)
  expect(selection.$from.parent.type.name).toBe('paragraph')
  expect(selection.$from.index(0)).toBe(2)
})

it.each([
  ['the picture of a figure', 1],
  ['a figure', 0]
])('MANAGE-69 types after %s that is selected, and leaves it whole', (_name, position) => {
  const editing = open(`${FIGURE}<p>un</p>`)
  const { doc, tr } = editing.getState()
  editing.dispatch(tr.setSelection(NodeSelection.create(doc, position)))
  const { plugins } = editing.getState()
  const view = { state: editing.getState(), dispatch: editing.dispatch }
  const isTaken = plugins.some((plugin) =>
    plugin.props.handleTextInput?.call(plugin, view as never, 0, 0, 'S', (() => tr) as never)
  )
  expect(isTaken).toBe(true)
  expect(editing.getHtml()).toBe(`${FIGURE}<p>S</p><p>un</p>`)
})
