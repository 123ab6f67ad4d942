import type { EditorState, Transaction } from 'prosemirror-state'
import { TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { provideDom } from '../document/testing-dom.ts'
import { createEditing, type Editing } from '../editing.ts'
import { takeBack } from './keys.ts'

provideDom()

const never = () => false

/** A view as the rules see one: they ask its state and give it steps. */
const viewOf = (editing: Editing) => ({
  get state(): EditorState {
    return editing.getState()
  },
  dispatch: (transaction: Transaction) => editing.dispatch(transaction),
  composing: false
})

/** Types text sign by sign, as a keyboard does: each goes to the rules first. */
function type(editing: Editing, text: string): void {
  for (const sign of text) {
    const view = viewOf(editing)
    const { from, to } = view.state.selection
    const insert = () => view.state.tr.insertText(sign, from, to)
    const isTaken = view.state.plugins.some((plugin) => {
      const handle = plugin.props.handleTextInput as
        | ((view: unknown, from: number, to: number, text: string, insert: () => Transaction) => boolean)
        | undefined
      return handle?.call(plugin as never, view, from, to, sign, insert) ?? false
    })
    if (!isTaken) editing.dispatch(insert())
  }
}

const openAtEnd = (html = '') => {
  const editing = createEditing(html, never)
  editing.dispatch(editing.getState().tr.setSelection(TextSelection.atEnd(editing.getState().doc)))
  return editing
}
const typed = (text: string, html?: string) => {
  const editing = openAtEnd(html)
  type(editing, text)
  return editing.getHtml()
}

describe('MANAGE-41 French typing', () => {
  it.each([
    ["l'été", 'l’été'],
    ['"oui"', '«\u00a0oui\u00a0»'],
    ['il dit "oui".', 'il dit «\u00a0oui\u00a0».'],
    ['("oui")', '(«\u00a0oui\u00a0»)'],
    ['Vraiment?', 'Vraiment\u202f?'],
    ['Vraiment ?', 'Vraiment\u202f?'],
    ['Quoi ?!', 'Quoi\u202f?!'],
    ['Fin!', 'Fin\u202f!'],
    ['un; deux', 'un\u202f; deux'],
    ['12 %', '12\u202f%'],
    ['12%', '12\u202f%'],
    ['Note: un', 'Note\u00a0: un'],
    ['Note : un', 'Note\u00a0: un'],
    ['12:30', '12:30'],
    ['https://exemple.fr/?a=1', 'https://exemple.fr/?a=1'],
    ['mailto:a@exemple.fr', 'mailto:a@exemple.fr'],
    ['(https://a.fr)', '(https://a.fr)'],
    ['&nbsp;', '&amp;nbsp;'],
    ['!', '!']
  ])('sets %j as %j', (keys, text) => {
    expect(typed(keys)).toBe(`<p>${text}</p>`)
  })

  it.each(["l'été", 'Vraiment ?', '"oui"', 'Note: un'])('leaves %j as it is in code', (keys) => {
    expect(typed(keys, '<pre><code>a</code></pre>')).toBe(`<pre><code>a${keys}</code></pre>`)
  })

  it('is taken back by one Undo, which leaves what was typed', () => {
    for (const [keys, plain] of [
      ['Vraiment ?', 'Vraiment ?'],
      ["l'", "l'"],
      ['a "', 'a "']
    ] as const) {
      const editing = openAtEnd()
      type(editing, keys)
      editing.run(takeBack)
      expect(editing.getHtml()).toBe(`<p>${plain}</p>`)
    }
  })
})

describe('shortcuts', () => {
  it.each([
    ['## Partie', '<h2>Partie</h2>'],
    ['# Partie', '<h2>Partie</h2>'],
    ['### Partie', '<h3>Partie</h3>'],
    ['- un', '<ul><li>un</li></ul>'],
    ['* un', '<ul><li>un</li></ul>'],
    ['1. un', '<ol><li>un</li></ol>'],
    ['3) un', '<ol start="3"><li>un</li></ol>'],
    ['> un', '<blockquote>un</blockquote>'],
    ['```a "b"', '<pre><code>a "b"</code></pre>'],
    ['un **deux** trois', '<p>un <strong>deux</strong> trois</p>'],
    ['un *deux* trois', '<p>un <em>deux</em> trois</p>'],
    ['un `a b` trois', '<p>un <code>a b</code> trois</p>'],
    ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
    ['5 - 3', '<p>5 - 3</p>']
  ])('makes %j into %s', (keys, html) => {
    expect(typed(keys)).toBe(html)
  })

  it('draws a rule for ---', () => {
    expect(typed('---fin')).toBe('<hr /><p>fin</p>')
  })
})
