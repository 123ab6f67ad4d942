import fc from 'fast-check'
import { NodeSelection, TextSelection } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { provideDom } from '../document/testing-dom.ts'
import { createEditing, type Editing } from '../editing/editing.ts'
import { moveBlock } from './move-block.ts'

provideDom()

const open = (html: string) => createEditing(html, () => false)
/** Selects from the start of the first words to the end of the last. */
function select(editing: Editing, first: string, last = first): void {
  const { doc, tr } = editing.getState()
  const find = (words: string) => {
    let found = -1
    doc.descendants((node, position) => {
      const at = node.isText ? (node.text ?? '').indexOf(words) : -1
      if (at >= 0 && found < 0) found = position + at
    })
    return found
  }
  editing.dispatch(tr.setSelection(TextSelection.create(doc, find(first), find(last) + last.length)))
}
const selected = (editing: Editing) => {
  const { doc, selection } = editing.getState()
  return doc.textBetween(selection.from, selection.to, '|')
}

it('EDITOR-11 moves the paragraph, with what is selected in it, and says where it stands', () => {
  const editing = open('<p>un</p><h2>deux</h2><p>trois</p>')
  select(editing, 'trois')
  editing.run(moveBlock(-1))
  expect(editing.getHtml()).toBe('<p>un</p><p>trois</p><h2>deux</h2>')
  expect([selected(editing), editing.getSaid()]).toEqual(['trois', 'Bloc déplacé\u00a0: 2 sur 3.'])
  editing.run(moveBlock(-1))
  expect(editing.getHtml()).toBe('<p>trois</p><p>un</p><h2>deux</h2>')
  editing.run(moveBlock(-1))
  expect(editing.getSaid()).toBe('Ce bloc est déjà le premier.')
  editing.run(moveBlock(1))
  expect(editing.getHtml()).toBe('<p>un</p><p>trois</p><h2>deux</h2>')
  editing.dispatch(editing.getState().tr.insertText('!'))
  expect(editing.getSaid()).toBe('')
})

it('EDITOR-11 moves the blocks that a selection goes over together', () => {
  const editing = open('<p>un</p><p>deux</p><p>trois</p><p>quatre</p>')
  select(editing, 'deux', 'trois')
  editing.run(moveBlock(1))
  expect(editing.getHtml()).toBe('<p>un</p><p>quatre</p><p>deux</p><p>trois</p>')
  expect(selected(editing)).toBe('deux|trois')
  editing.run(moveBlock(1))
  expect(editing.getSaid()).toBe('Ce bloc est déjà le dernier.')
})

it('EDITOR-11 moves an item within its list, then the list', () => {
  const editing = open('<p>un</p><ul><li>deux</li><li>trois</li></ul>')
  select(editing, 'trois')
  editing.run(moveBlock(-1))
  expect(editing.getHtml()).toBe('<p>un</p><ul><li>trois</li><li>deux</li></ul>')
  editing.run(moveBlock(-1))
  expect(editing.getHtml()).toBe('<ul><li>trois</li><li>deux</li></ul><p>un</p>')
})

it('EDITOR-11 moves a table and a figure whole, and leaves what is around them as it was written', () => {
  const table = '<table><tbody><tr><td><p>un</p><p>deux</p></td></tr></tbody></table>'
  const figure = '<figure><img src="/a.webp" alt="Vue" /><figcaption>Le port</figcaption></figure>'
  const editing = open(`<p>Avant &quot;tout&quot;</p>\n${table}\n${figure}`)
  select(editing, 'deux')
  editing.run(moveBlock(1))
  const moved = editing.getHtml()
  expect(moved.indexOf('<table')).toBeGreaterThan(moved.indexOf('<figure'))
  expect(moved).toContain('<p>Avant &quot;tout&quot;</p>')
  expect(moved).toContain(table)
  select(editing, 'Le port')
  editing.run(moveBlock(-1))
  expect(editing.getHtml().startsWith('<figure')).toBe(true)
  const { doc, tr } = editing.getState()
  editing.dispatch(tr.setSelection(NodeSelection.create(doc, 0)))
  editing.run(moveBlock(1))
  expect(editing.getHtml().startsWith('<p>Avant &quot;tout&quot;</p>')).toBe(true)
  expect(editing.getState().selection).toBeInstanceOf(NodeSelection)
})

it('EDITOR-11 loses no block, wherever one moves it', () => {
  const blocks = [
    '<p>a</p>',
    '<h2>b</h2>',
    '<ul><li>c</li><li>d</li></ul>',
    '<blockquote>e</blockquote>',
    '<hr />'
  ]
  fc.assert(
    fc.property(
      fc.shuffledSubarray(blocks, { minLength: 2 }),
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(-1 as const, 1 as const)), { maxLength: 12 }),
      (given, moves) => {
        const editing = open(given.join(''))
        for (const [place, by] of moves) {
          const { doc, tr } = editing.getState()
          const at = doc.resolve(place % doc.content.size)
          editing.dispatch(tr.setSelection(TextSelection.near(at)))
          editing.run(moveBlock(by))
          editing.getState().doc.check()
        }
        const letters = (html: string) => [...html].sort().join('')
        expect(letters(editing.getHtml())).toBe(letters(given.join('')))
      }
    )
  )
})
