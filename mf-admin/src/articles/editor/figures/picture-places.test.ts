import { undo } from 'prosemirror-history'
import { TextSelection } from 'prosemirror-state'
import { expect, it } from 'vitest'
import { provideDom } from '../document/testing-dom.ts'
import { createEditing, type Editing } from '../editing/editing.ts'
import { buildOwnFigure } from './build-figure.ts'
import { closePlace, openPlaces, placeFigure, placesIn } from './picture-places.ts'
import { createPictureUpload, type PictureUpload } from './picture-upload.ts'

provideDom()

const open = (html: string) => createEditing(html, () => false)
/** Puts the caret before these words. */
function caretBefore(editing: Editing, words: string): void {
  const { doc, tr } = editing.getState()
  doc.descendants((node, position) => {
    const at = node.isText ? (node.text ?? '').indexOf(words) : -1
    if (at >= 0) editing.dispatch(tr.setSelection(TextSelection.create(doc, position + at)))
  })
}
const type = (editing: Editing, text: string) => editing.dispatch(editing.getState().tr.insertText(text))
const build = (name: string): PictureUpload =>
  createPictureUpload(new File(['x'], name, { type: 'image/png' }), {
    upload: () => new Promise(() => undefined),
    inTurn: (work) => work(),
    onSent: () => undefined,
    onCancel: () => undefined
  })
const picture = (name: string) => ({
  src: `/${name}.webp`,
  srcset: `/${name}.webp 32w`,
  width: 32,
  height: 24
})
function arrive(editing: Editing, upload: PictureUpload): void {
  const figure = buildOwnFigure(picture(upload.file.name), { alt: upload.file.name, caption: '' })
  const transaction = placeFigure(editing.getState(), upload, figure)
  if (transaction) editing.dispatch(transaction)
}
/** The document with its figures by name. */
const said = (editing: Editing) => editing.getHtml().replace(/<figure>.*?alt="(\w+)".*?<\/figure>/g, '[$1]')
const take = (editing: Editing, names: string[], at?: number) => {
  const uploads = names.map(build)
  editing.dispatch(openPlaces(editing.getState(), uploads, at))
  return uploads as [PictureUpload, PictureUpload, PictureUpload]
}

it('MANAGE-61 several pictures stand in their order, whichever comes first', () => {
  const editing = open('<p>un</p><p>deux</p>')
  caretBefore(editing, 'deux')
  const [a, b, c] = take(editing, ['a', 'b', 'c'])
  expect(said(editing)).toBe('<p>un</p><p>deux</p>')
  for (const upload of [b, c, a]) arrive(editing, upload)
  expect(said(editing)).toBe('<p>un</p>[a][b][c]<p>deux</p>')
  expect(placesIn(editing.getState())).toEqual([])
})

it('MANAGE-61 stands where it was asked for, whatever is typed meanwhile, and Undo takes it back alone', () => {
  const editing = open('<p>undeux</p>')
  caretBefore(editing, 'deux')
  const [a] = take(editing, ['a'])
  type(editing, 'vingt-')
  caretBefore(editing, 'un')
  type(editing, 'zéro ')
  arrive(editing, a)
  expect(said(editing)).toBe('<p>zéro un</p>[a]<p>vingt-deux</p>')
  type(editing, 'et ')
  editing.run(undo)
  editing.run(undo)
  expect(said(editing)).toBe('<p>zéro un</p><p>vingt-deux</p>')
})

it.each([
  [
    'at the end of a paragraph: the caret goes on after it',
    '<p>un|</p><p>deux</p>',
    '<p>un</p>[a]<p>Suite</p><p>deux</p>'
  ],
  ['in an empty document', '|', '[a]<p>Suite</p>'],
  ['at the start of a title', '<p>un</p><h2>|deux</h2>', '<p>un</p>[a]<h2>Suitedeux</h2>'],
  ['in an item of a list', '<ul><li>un|</li><li>deux</li></ul>', '<ul><li>un[a]Suite</li><li>deux</li></ul>'],
  ['in code, which is not parted', '<pre><code>a|b</code></pre>', '<pre><code>ab</code></pre>[a]<p>Suite</p>']
])('MANAGE-61 takes a picture %s', (_name, before, after) => {
  const editing = open(before.replace('|', '¤'))
  caretBefore(editing, '¤')
  const { tr, selection } = editing.getState()
  editing.dispatch(tr.delete(selection.from, selection.from + 1))
  const [a] = take(editing, ['a'])
  arrive(editing, a)
  type(editing, 'Suite')
  expect(said(editing)).toBe(after)
})

it('MANAGE-61 comes to the side of the paragraph on whose half it is dropped', () => {
  for (const [at, after] of [
    [2, '[a]<p>quatre</p>'],
    [6, '<p>quatre</p>[a]']
  ] as const) {
    const editing = open('<p>quatre</p>')
    const [a] = take(editing, ['a'], at)
    arrive(editing, a)
    expect(said(editing)).toBe(after)
  }
})

it('MANAGE-61 one that is given up leaves the document as it was', () => {
  const editing = open('<p>un</p>')
  const [a, b] = take(editing, ['a', 'b'], 0)
  editing.dispatch(closePlace(editing.getState(), a))
  arrive(editing, a)
  expect(said(editing)).toBe('<p>un</p>')
  editing.setHtml('<h2>autre</h2>')
  arrive(editing, b)
  expect(said(editing)).toMatch(/^(\[b\]<h2>autre<\/h2>|<h2>autre<\/h2>\[b\])$/)
})

it('MANAGE-63 is a figure with its widths, its size, its description and its caption', () => {
  const editing = open('')
  const [a] = take(editing, ['a'])
  const figure = buildOwnFigure(picture('a'), { alt: '', caption: 'Le port' })
  const transaction = placeFigure(editing.getState(), a, figure)
  if (transaction) editing.dispatch(transaction)
  expect(editing.getHtml()).toBe(
    '<figure><img src="/a.webp" srcset="/a.webp 32w" sizes="(min-width: 760px) 720px, calc(100vw - 40px)" alt="" width="32" height="24" loading="lazy" decoding="async" /><figcaption>Le port</figcaption></figure>'
  )
})
