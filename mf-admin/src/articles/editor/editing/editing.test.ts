import { redo, undo } from 'prosemirror-history'
import { NodeSelection, TextSelection } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteRow } from 'prosemirror-tables'
import { expect, it } from 'vitest'
import {
  insertTable,
  putFigure,
  putLink,
  readFigure,
  readLink,
  removeLink,
  switchHeading,
  switchList,
  switchMark,
  switchQuote
} from '../commands/commands.ts'
import { provideDom } from '../document/testing-dom.ts'
import { pasteLink } from '../paste-link.ts'
import { addLastRow } from '../table/last-rows.ts'
import { createEditing, type Editing } from './editing.ts'

provideDom()

const open = (html: string) => createEditing(html, () => false)

/** Selects these words. */
function select(editing: Editing, words: string): void {
  const { doc, tr } = editing.getState()
  doc.descendants((node, position) => {
    const at = node.isText ? (node.text ?? '').indexOf(words) : -1
    if (at >= 0)
      editing.dispatch(
        tr.setSelection(TextSelection.create(doc, position + at, position + at + words.length))
      )
    return at < 0
  })
}
const insert = (editing: Editing, text: string) => editing.dispatch(editing.getState().tr.insertText(text))

it('is the string it was, also after what was done is undone', () => {
  const stored = '<p>un</p>\n\n<p>deux &quot;trois&quot;</p>'
  const editing = open(stored)
  expect(editing.getHtml()).toBe(stored)
  select(editing, 'un')
  insert(editing, 'vingt')
  expect(editing.getHtml()).toBe('<p>vingt</p>\n\n<p>deux &quot;trois&quot;</p>')
  editing.run(undo)
  expect(editing.getHtml()).toBe(stored)
})

it('undoes over what was typed as HTML, and redoes it', () => {
  const editing = open('<p>un</p><p>deux</p>')
  select(editing, 'un')
  insert(editing, 'vingt')
  editing.setHtml('<p>vingt</p><p>deux</p><h2>Trois</h2>', true)
  select(editing, 'deux')
  insert(editing, 'douze')
  expect(editing.getHtml()).toBe('<p>vingt</p><p>douze</p><h2>Trois</h2>')
  while (editing.run(undo));
  expect(editing.getHtml()).toBe('<p>un</p><p>deux</p>')
  while (editing.run(redo));
  expect(editing.getHtml()).toBe('<p>vingt</p><p>douze</p><h2>Trois</h2>')
})

it('keeps HTML as it is typed, well formed or not', () => {
  const editing = open('')
  for (const html of ['<p>un', '<p>un <b>deux</p>', '<p>un</p>\n  <p>deux</p>', '<script>x()</script>']) {
    editing.setHtml(html, true)
    expect(editing.getHtml()).toBe(html)
  }
})

it('formats the words that are selected, and takes formats off, whichever element gave them', () => {
  const editing = open('<p>un deux <b>trois</b></p>')
  select(editing, 'deux')
  editing.run(switchMark('em'))
  expect(editing.getHtml()).toBe('<p>un <em>deux</em> <b>trois</b></p>')
  select(editing, 'trois')
  editing.run(switchMark('strong'))
  expect(editing.getHtml()).toBe('<p>un <em>deux</em> trois</p>')
})

it('makes titles, lists and quotes of a paragraph, and paragraphs again', () => {
  const editing = open('<p>un</p>')
  select(editing, 'un')
  for (const [command, html] of [
    [switchHeading(2), '<h2>un</h2>'],
    [switchHeading(3), '<h3>un</h3>'],
    [switchHeading(3), '<p>un</p>'],
    [switchList('bullet_list'), '<ul><li>un</li></ul>'],
    [switchList('ordered_list'), '<ol><li>un</li></ol>'],
    [switchList('ordered_list'), '<p>un</p>'],
    [switchQuote, '<blockquote>un</blockquote>'],
    [switchQuote, '<p>un</p>']
  ] as const) {
    editing.run(command)
    expect(editing.getHtml()).toBe(html)
  }
})

it('puts a link on words, changes it and takes it off', () => {
  const editing = open('<p>un deux <em>trois</em> quatre</p>')
  select(editing, 'deux ')
  editing.run(putLink(readLink(editing.getState()), '/article/7', 'deux '))
  expect(editing.getHtml()).toBe('<p>un <a href="/article/7">deux</a> <em>trois</em> quatre</p>')
  select(editing, 'eu')
  const link = readLink(editing.getState())
  expect(link).toMatchObject({ href: '/article/7', text: 'deux' })
  editing.run(putLink(link, 'https://exemple.fr', 'dix'))
  expect(editing.getHtml()).toContain('<a href="https://exemple.fr">dix</a>')
  select(editing, 'dix')
  editing.run(removeLink(readLink(editing.getState())))
  expect(editing.getHtml()).toBe('<p>un dix <em>trois</em> quatre</p>')
})

it('puts a table with a row of headings, and adds and removes rows and columns', () => {
  const editing = open('')
  editing.run(insertTable)
  insert(editing, 'Jour')
  expect(editing.getHtml()).toMatch(
    /^<table><thead><tr><th scope="col">Jour<\/th>(<th scope="col"><\/th>){2}<\/tr><\/thead><tbody>(<tr>(<td><\/td>){3}<\/tr>){2}<\/tbody><\/table>$/
  )
  editing.run(addColumnAfter)
  editing.run(addRowAfter)
  const html = editing.getHtml()
  expect(html.match(/<tr>/g)).toHaveLength(4)
  expect(html.match(/<th/g)).toHaveLength(1 + 4)
  editing.run(deleteRow)
  expect(editing.getHtml().match(/<tr>/g)).toHaveLength(3)
})

it.each([
  ['https://www.cnil.fr/fr', 'https://www.cnil.fr/fr'],
  ['www.cnil.fr', 'https://www.cnil.fr']
])('makes a link of the words that are selected when %s is pasted', (pasted, href) => {
  const editing = open('<p>un deux trois</p>')
  const view = {
    get state() {
      return editing.getState()
    },
    dispatch: editing.dispatch
  }
  const paste = (text: string) => pasteLink(view, { getData: () => text } as never)
  select(editing, 'deux')
  expect(paste('deux mots')).toBe(false)
  expect(paste(pasted)).toBe(true)
  expect(editing.getHtml()).toBe(`<p>un <a href="${href}">deux</a> trois</p>`)
  select(editing, ' trois')
  expect(paste(pasted)).toBe(true)
  expect(editing.getHtml()).toBe(`<p>un <a href="${href}">deux</a> <a href="${href}">trois</a></p>`)
  const empty = open('<p></p>')
  pasteLink({ state: empty.getState(), dispatch: empty.dispatch }, { getData: () => pasted } as never)
  expect(empty.getHtml()).toBe(`<p><a href="${href}">${pasted}</a></p>`)
})

it('goes on from the last cell of a table in a row more', () => {
  const editing = open('<table><tbody><tr><td>un</td><td>deux</td></tr></tbody></table><p>trois</p>')
  select(editing, 'deux')
  editing.run(addLastRow)
  insert(editing, 'quatre')
  expect(editing.getHtml()).toBe(
    '<table><tbody><tr><td>un</td><td>deux</td></tr><tr><td>quatre</td><td></td></tr></tbody></table><p>trois</p>'
  )
  select(editing, 'trois')
  expect(addLastRow(editing.getState())).toBe(false)
})

it('EDITOR-30 saves no row that Tab added and in which nothing was written, and shows none once the caret is elsewhere', () => {
  const table = '<table><tbody><tr><td>un</td><td>deux</td></tr></tbody></table>'
  const editing = open(`${table}<p>trois</p>`)
  const countRows = () => editing.getState().doc.firstChild?.childCount
  select(editing, 'deux')
  editing.run(addLastRow)
  editing.run(addLastRow)
  editing.run(addColumnAfter)
  expect(countRows()).toBe(3)
  expect(editing.getHtml()).toBe(
    '<table><tbody><tr><td>un</td><td>deux</td><td></td></tr></tbody></table><p>trois</p>'
  )
  editing.run(undo)
  select(editing, 'trois')
  expect(countRows()).toBe(1)
  expect(editing.getHtml()).toBe(`${table}<p>trois</p>`)
  editing.run(undo)
  expect(editing.getHtml()).toBe(`${table}<p>trois</p>`)
})

it('EDITOR-30 keeps a row above one that has words, and every empty one that stood there', () => {
  const stored = '<table><tbody><tr><td>un</td></tr><tr><td></td></tr></tbody></table><p>trois</p>'
  const editing = open(stored)
  select(editing, 'un')
  select(editing, 'trois')
  expect(editing.getHtml()).toBe(stored)
  insert(editing, 'quatre')
  expect(editing.getHtml()).toBe(stored.replace('trois', 'quatre'))
  const { tr } = editing.getState()
  editing.dispatch(tr.setSelection(TextSelection.create(tr.doc, 12)))
  editing.run(addLastRow)
  editing.run(addLastRow)
  insert(editing, 'deux')
  select(editing, 'quatre')
  expect(editing.getHtml().match(/<tr>/g)).toHaveLength(4)
})

it('EDITOR-30 leaves the caret in the row that Tab added when the article comes back without it', () => {
  const editing = open('<table><tbody><tr><td>un</td></tr></tbody></table><p>trois</p>')
  select(editing, 'un')
  editing.run(addLastRow)
  const caret = editing.getState().selection.from
  editing.setHtml(editing.getHtml().replace('trois', 'quatre'))
  expect(editing.getState().selection.from).toBe(caret)
  insert(editing, 'deux')
  expect(editing.getHtml()).toBe(
    '<table><tbody><tr><td>un</td></tr><tr><td>deux</td></tr></tbody></table><p>quatre</p>'
  )
})

it('puts a figure with what it shows and its caption, and changes it', () => {
  const editing = open('<p>un</p>')
  editing.run(putFigure({ src: '/a.webp', alt: 'Vue', caption: 'Le port' }))
  const figure = '<figure><img src="/a.webp" alt="Vue" /><figcaption>Le port</figcaption></figure>'
  expect(editing.getHtml()).toBe(`<p>un</p>${figure}`)
  insert(editing, 'Suite')
  expect(editing.getHtml()).toBe(`<p>un</p>${figure}<p>Suite</p>`)
  editing.dispatch(editing.getState().tr.setSelection(NodeSelection.create(editing.getState().doc, 4)))
  expect(readFigure(editing.getState())).toEqual({
    ...{ src: '/a.webp', alt: 'Vue', caption: 'Le port' },
    hasCaption: true
  })
  editing.run(putFigure({ src: '/b.webp', alt: 'Vue', caption: '' }))
  expect(editing.getHtml()).toBe('<p>un</p><figure><img src="/b.webp" alt="Vue" /></figure><p>Suite</p>')
})

it('PICTURE-15 describes a picture in a line of text anew, and keeps it selected', () => {
  const editing = open('<p>Une <img src="/a.webp" alt="" width="20" /> ici</p>')
  editing.dispatch(editing.getState().tr.setSelection(NodeSelection.create(editing.getState().doc, 5)))
  expect(readFigure(editing.getState())).toEqual({ src: '/a.webp', alt: '', caption: '', hasCaption: false })
  editing.run(putFigure({ src: '/a.webp', alt: 'Un signe', caption: '' }))
  expect(editing.getHtml()).toBe('<p>Une <img src="/a.webp" alt="Un signe" width="20" /> ici</p>')
  expect(readFigure(editing.getState())?.alt).toBe('Un signe')
})

it('forgets the widths and the size of a picture that another takes the place of', () => {
  const own = 'srcset="/a-480.webp 480w" sizes="100vw" width="4" height="3"'
  const editing = open(`<figure><img src="/a.webp" ${own} alt="Vue" /></figure>`)
  editing.dispatch(editing.getState().tr.setSelection(NodeSelection.create(editing.getState().doc, 0)))
  editing.run(putFigure({ src: '/a.webp', alt: 'Port', caption: '' }))
  expect(editing.getHtml()).toContain(own)
  editing.run(putFigure({ src: '/b.webp', alt: 'Port', caption: '' }))
  expect(editing.getHtml()).toBe('<figure><img src="/b.webp" alt="Port" /></figure>')
})

it('leaves the caret where it is when the article comes back as it was stored', () => {
  const editing = open('<p>un</p><p>deux</p>')
  select(editing, 'un')
  insert(editing, 'vingt et un')
  const caret = editing.getState().selection.from
  expect(caret).toBeLessThan(editing.getState().doc.content.size - 2)
  editing.setHtml(editing.getHtml())
  editing.setHtml(`${editing.getHtml()}<p>trois</p>`)
  expect(editing.getState().selection.from).toBe(caret)
  expect(editing.getHtml()).toBe('<p>vingt et un</p><p>deux</p><p>trois</p>')
})
