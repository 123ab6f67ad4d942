import { undo } from 'prosemirror-history'
import {
  type Command,
  type EditorState,
  NodeSelection,
  TextSelection,
  type Transaction
} from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { removePicture } from '../commands/remove-picture.ts'
import { provideDom } from '../document/testing-dom.ts'
import { createEditing, type Editing } from '../editing/editing.ts'
import { typingKeys } from '../typing/keys.ts'

provideDom()

const figure = (name: string, caption = '') =>
  `<figure><img src="/${name}.webp" alt="${name}" />${caption && `<figcaption>${caption}</figcaption>`}</figure>`
const open = (html: string) => createEditing(html, () => false)

/** Presses a key, as the keys of the sheet take it. */
function press(editing: Editing, key: string): boolean {
  const view = {
    get state(): EditorState {
      return editing.getState()
    },
    dispatch: (transaction: Transaction) => editing.dispatch(transaction),
    endOfTextblock: (direction: string) => {
      const { $head } = editing.getState().selection
      return $head.parentOffset === (direction === 'backward' ? 0 : $head.parent.content.size)
    }
  }
  return typingKeys(() => false).some((plugin) => {
    const handle = plugin.props.handleKeyDown as ((view: unknown, event: unknown) => boolean) | undefined
    return handle?.call(plugin as never, view, { key, keyCode: 0 }) ?? false
  })
}
/** Selects the picture of the nth figure. */
function selectPicture(editing: Editing, nth = 0): void {
  const { doc, tr } = editing.getState()
  const places: number[] = []
  doc.descendants(({ type }, pos) => {
    if (type.name === 'figure_image') places.push(pos)
  })
  editing.dispatch(tr.setSelection(NodeSelection.create(doc, places[nth] ?? 0)))
}
/** Puts the caret at the start of these words, or at their end. */
function putCaret(editing: Editing, words: string, isAtEnd = false): void {
  const { doc, tr } = editing.getState()
  doc.descendants((node, pos) => {
    if (node.isText && node.text === words)
      editing.dispatch(tr.setSelection(TextSelection.create(doc, pos + (isAtEnd ? words.length : 0))))
  })
}
const selected = (editing: Editing) => {
  const { selection } = editing.getState()
  return selection instanceof NodeSelection ? selection.node.type.name : selection.$from.parent.textContent
}

describe('EDITOR-20 a picture that is selected', () => {
  it.each(['Delete', 'Backspace'])(
    'goes with its figure and caption by %s, and one Undo brings all back',
    (key) => {
      const stored = `<p>un</p>${figure('a', 'Le port')}<h2>deux</h2>`
      const editing = open(stored)
      selectPicture(editing)
      press(editing, key)
      expect(editing.getHtml()).toBe('<p>un</p><h2>deux</h2>')
      expect(selected(editing)).toBe('deux')
      editing.run(undo)
      expect(editing.getHtml()).toBe(stored)
    }
  )

  it('leaves the next one alone, whichever key follows', () => {
    const editing = open(`<p>un</p>${figure('a')}${figure('b')}<p>deux</p>`)
    selectPicture(editing)
    press(editing, 'Delete')
    expect(editing.getHtml()).toBe(`<p>un</p>${figure('b')}<p>deux</p>`)
    expect(selected(editing)).toBe('un')
    press(editing, 'Delete')
    expect(editing.getHtml()).toBe(`<p>un</p>${figure('b')}<p>deux</p>`)
  })

  it('goes from between two others, and from a text that has nothing else', () => {
    const editing = open(`${figure('a')}${figure('b')}${figure('c')}`)
    selectPicture(editing, 1)
    press(editing, 'Backspace')
    expect(editing.getHtml()).toBe(`${figure('a')}${figure('c')}`)
    expect(selected(editing)).toBe('')
    const alone = open(figure('a', 'Le port'))
    selectPicture(alone)
    press(alone, 'Delete')
    expect(alone.getHtml()).toBe('')
  })

  it('goes from an item of a list, which stays', () => {
    const editing = open(`<ul><li>${figure('a')}</li><li>deux</li></ul>`)
    selectPicture(editing)
    press(editing, 'Delete')
    expect(editing.getHtml()).toBe('<ul><li></li><li>deux</li></ul>')
  })
})

describe('EDITOR-20 what its dialog removes', () => {
  it('is the figure whose caption the caret stands in, or the picture in a line', () => {
    const editing = open(`<p>un</p>${figure('a', 'Le port')}<p>deux</p>`)
    putCaret(editing, 'Le port')
    expect(editing.run(removePicture)).toBe(true)
    expect(editing.getHtml()).toBe('<p>un</p><p>deux</p>')
    const inLine = open('<p>Une <img src="/a.webp" alt="" /> ici</p>')
    inLine.dispatch(inLine.getState().tr.setSelection(NodeSelection.create(inLine.getState().doc, 5)))
    inLine.run(removePicture)
    expect(inLine.getHtml()).toBe('<p>Une  ici</p>')
    expect(open('<p>un</p>').run(removePicture)).toBe(false)
  })
})

describe('EDITOR-21 the text beside a figure', () => {
  it.each([
    ['Backspace', 'deux', false],
    ['Delete', 'un', true]
  ])('stays as it is by %s, which selects the figure and then removes it', (key, words, isAtEnd) => {
    for (const caption of ['', 'Le port']) {
      const stored = `<p>un</p>${figure('a', caption)}<h2>deux</h2>`
      const editing = open(stored)
      putCaret(editing, words, isAtEnd)
      press(editing, key)
      expect(editing.getHtml()).toBe(stored)
      expect(selected(editing)).toBe('figure')
      press(editing, key)
      expect(editing.getHtml()).toBe('<p>un</p><h2>deux</h2>')
    }
  })

  it('is removed where it is an empty line', () => {
    const stored = `${figure('a', 'Le port')}<ul><li>un</li></ul>`
    const editing = open(stored)
    const { doc, tr, schema } = editing.getState()
    const at = doc.firstChild?.nodeSize ?? 0
    editing.dispatch(tr.insert(at, schema.nodes.paragraph?.create() ?? []))
    editing.dispatch(editing.getState().tr.setSelection(TextSelection.create(editing.getState().doc, at + 1)))
    press(editing, 'Backspace')
    expect(selected(editing)).toBe('figure')
    expect(editing.getState().doc.childCount).toBe(2)
  })

  it('in the caption selects the picture before it', () => {
    const stored = `${figure('a', 'Le port')}<p>un</p>`
    const editing = open(stored)
    putCaret(editing, 'Le port')
    press(editing, 'Backspace')
    expect(selected(editing)).toBe('figure_image')
    expect(editing.getHtml()).toBe(stored)
  })
})

describe('EDITOR-20 a figure that loses its picture otherwise', () => {
  const cut: Command = (state, dispatch) => {
    dispatch?.(state.tr.deleteSelection())
    return true
  }
  it.each([
    ['Le <em>port</em>', '<p>un</p><p>Le <em>port</em></p>'],
    ['', '<p>un</p>']
  ])('leaves the words of its caption, if it has any: %j', (caption, after) => {
    const stored = `<p>un</p>${figure('a', caption)}`
    const editing = open(stored)
    selectPicture(editing)
    editing.run(cut)
    expect(editing.getHtml()).toBe(after)
    editing.run(undo)
    expect(editing.getHtml()).toBe(stored)
  })

  it('is left as it is while it is typed as HTML', () => {
    const editing = open('')
    const html = '<figure><img alt="" /></figure>'
    editing.setHtml(html, true)
    expect(editing.getHtml()).toBe(html)
  })
})
