import type { EditorState, Transaction } from 'prosemirror-state'
import { Selection, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { provideDom } from '../document/testing-dom.ts'
import { createEditing, type Editing } from '../editing/editing.ts'
import { takeBack, typingKeys } from './keys.ts'

provideDom()

const never = () => false

type Handle = (view: unknown, from: number, to: number, text: string, insert: () => Transaction) => unknown

/** A view as the rules see one: they ask its state and its plugins, and give it steps. */
const viewOf = (editing: Editing) => ({
  get state(): EditorState {
    return editing.getState()
  },
  dispatch: (transaction: Transaction) => editing.dispatch(transaction),
  someProp: (_name: 'handleTextInput', ask: (handle: Handle) => unknown) =>
    editing.getState().plugins.some((plugin) => {
      const handle = plugin.props.handleTextInput as Handle | undefined
      return handle && ask(handle.bind(plugin))
    }),
  composing: false
})

/** Puts a text in as the browser does: it goes to the rules first. */
function put(editing: Editing, text: string, at?: number): void {
  const view = viewOf(editing)
  const { from, to } = at === undefined ? view.state.selection : { from: at, to: at }
  const insert = () => view.state.tr.insertText(text, from, to)
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, text, insert)))
    editing.dispatch(insert())
}

/** Types text sign by sign, as a keyboard does. */
function type(editing: Editing, text: string): void {
  for (const sign of text) put(editing, sign)
}

const openAtEnd = (html = '') => {
  const editing = createEditing(html, never)
  const { doc, tr } = editing.getState()
  const isInCode = doc.firstChild?.type.spec.code
  const end = isInCode ? TextSelection.create(doc, doc.firstChild.nodeSize - 1) : Selection.atEnd(doc)
  editing.dispatch(tr.setSelection(end))
  return editing
}
const typed = (text: string, html?: string) => {
  const editing = openAtEnd(html)
  type(editing, text)
  return editing.getHtml()
}

describe('MANAGE-41 EDITOR-14 EDITOR-25 French typing', () => {
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
    ['[un](https:x', '[un](https:x'],
    ['(https://a.fr)', '(https://a.fr)'],
    ['&nbsp;', '&amp;nbsp;'],
    ['!', '!'],
    ['« oui »', '«\u00a0oui\u00a0»'],
    ['12 000 €', '12\u202f000\u202f€'],
    ['12 000€', '12\u202f000\u202f€'],
    ['1 250 000 habitants', '1\u202f250\u202f000 habitants'],
    ['30 €', '30\u202f€'],
    ['en 2026 100 pages', 'en 2026 100 pages'],
    ['le 7 2026 ', 'le 7 2026 '],
    ['un -- deux -- trois', 'un –\u00a0deux\u00a0– trois'],
    ['git --force', 'git --force'],
    ['Et puis...', 'Et puis…'],
    ['https://a.fr/...', 'https://a.fr/...'],
    ["un mot 'simple'.", 'un mot ‘simple’.'],
    ["'simple'", '‘simple’'],
    ["(l'un d'eux)", '(l’un d’eux)'],
    ["les élèves' ", 'les élèves’ '],
    ['50 kg de sel', '50\u00a0kg de sel'],
    ['de 9 h à 17 h.', 'de 9\u00a0h à 17\u00a0h.'],
    ['3 h 30', '3\u00a0h\u00a030'],
    ['5 min, 20 °C ; 3 m !', '5\u00a0min, 20\u00a0°C\u202f; 3\u00a0m\u202f!'],
    ['12 000 km ', '12\u202f000\u00a0km '],
    ['5 minutes', '5 minutes'],
    ["les 3 s'en vont", 'les 3 s’en vont'],
    ['chambre n° 5', 'chambre n°\u00a05'],
    ['voir p. 12', 'voir p.\u00a012'],
    ['cap. 12', 'cap. 12'],
    ['M. Dupont', 'M.\u00a0Dupont'],
    ['Mme Dupont et Dr Martin', 'Mme\u00a0Dupont et Dr\u00a0Martin'],
    ['M. dit', 'M. dit'],
    ['FM. Dupont', 'FM. Dupont'],
    [`l'"autre" et d'"ici"`, 'l’«\u00a0autre\u00a0» et d’«\u00a0ici\u00a0»'],
    [`qu'"un", "les amis'"`, 'qu’«\u00a0un\u00a0», «\u00a0les amis’\u00a0»'],
    ["l''un'", 'l’‘un’'],
    ['15 000 EUR.', '15\u202f000\u00a0EUR.']
  ])('sets %j as %j', (keys, text) => {
    expect(typed(keys)).toBe(`<p>${text}</p>`)
  })

  it.each(["l'été", 'Vraiment ?', '"oui"', 'Note: un', "'a'", '50 kg '])(
    'leaves %j as it is in code',
    (keys) => {
      expect(typed(keys, '<pre><code>a</code></pre>')).toBe(`<pre><code>a${keys}</code></pre>`)
    }
  )

  it('is taken back by one Undo, which leaves what was typed', () => {
    for (const [keys, plain] of [
      ['Vraiment ?', 'Vraiment ?'],
      ["l'", "l'"],
      ['a "', 'a "'],
      ['un -- ', 'un -- '],
      ['12 000€', '12 000€'],
      ['12 000 ', '12 000 '],
      ['50 kg ', '50 kg '],
      ['M. D', 'M. D'],
      [" '", " '"],
      ['un...', 'un...']
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

describe('EDITOR-34 a text that comes in one piece', () => {
  const atOnce = (text: string, html?: string) => {
    const editing = openAtEnd(html)
    put(editing, text)
    return editing
  }

  it.each([
    'compter ;',
    'oui !',
    'Il dit "oui" : c\'est 12 000 € (ou 50 kg...).',
    '## ',
    'un **deux**',
    'Voir [un](https://exemple.fr)',
    'Voir https://exemple.fr ',
    '😀',
    '😀 !'
  ])('is set as if it had been typed: %j', (text) => {
    expect(atOnce(text).getHtml()).toBe(typed(text))
  })

  it('leaves what follows as it is, in the middle of a text and in a table', () => {
    const editing = createEditing('<p>Un deux</p><p>Le troisième geste</p>', never)
    editing.dispatch(editing.getState().tr.setSelection(TextSelection.create(editing.getState().doc, 3)))
    put(editing, ' compter ;')
    expect(editing.getHtml()).toBe('<p>Un compter\u202f; deux</p><p>Le troisième geste</p>')
    const table = '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'
    const cells = createEditing(table, never)
    cells.dispatch(cells.getState().tr.setSelection(Selection.near(cells.getState().doc.resolve(4))))
    put(cells, 'Où ?')
    expect(cells.getHtml()).toBe(table.replace('>a<', '>Où\u202f?a<'))
  })

  it('stays together where it came, though the caret is not known to be there', () => {
    const editing = createEditing('<p>Un</p><p>Deux</p>', never)
    editing.dispatch(editing.getState().tr.setSelection(TextSelection.create(editing.getState().doc, 3)))
    put(editing, ' et trois !', 9)
    expect(editing.getHtml()).toBe('<p>Un</p><p>Deux et trois\u202f!</p>')
  })

  it('corrects what it meets in the document, and nothing in code', () => {
    expect(atOnce(' 000 €', '<p>12</p>').getHtml()).toBe('<p>12\u202f000\u202f€</p>')
    expect(atOnce(' "oui" ?', '<pre><code>a</code></pre>').getHtml()).toBe(
      '<pre><code>a "oui" ?</code></pre>'
    )
    expect(atOnce('f ? g', '<p>un <code>a</code></p>').getHtml()).toBe('<p>un <code>af ? g</code></p>')
  })

  it('is taken back whole', () => {
    const editing = atOnce('compter ;')
    editing.run(takeBack)
    expect(editing.getHtml()).toBe('<p>compter ;</p>')
    editing.run(takeBack)
    expect(editing.getHtml()).toBe('')
  })
})

/** Presses Enter, as the keys of the sheet take it. */
function pressEnter(editing: Editing): void {
  const event = { key: 'Enter', keyCode: 13 } as KeyboardEvent
  const isTaken = typingKeys(never).some((plugin) => {
    const handle = plugin.props.handleKeyDown as
      | ((view: unknown, event: KeyboardEvent) => boolean)
      | undefined
    return handle?.call(plugin as never, viewOf(editing), event) ?? false
  })
  expect(isTaken).toBe(true)
}
const a = (href: string, text = href) => `<a href="${href}">${text}</a>`

describe('MANAGE-70 a typed address', () => {
  it.each([
    ['https://exemple.fr ', `<p>${a('https://exemple.fr')} </p>`],
    [
      'Voir www.exemple.fr/a?b=1 ',
      `<p>Voir ${a('https://www.exemple.fr/a?b=1', 'www.exemple.fr/a?b=1')} </p>`
    ],
    ['(http://exemple.fr). ', `<p>(${a('http://exemple.fr')}). </p>`],
    ['https://exemple.fr/a_(b), ', `<p>${a('https://exemple.fr/a_(b)')}, </p>`],
    ['https://exemple.fr', '<p>https://exemple.fr</p>'],
    ['https:// ', '<p>https:// </p>'],
    ['www.exemple ', '<p>www.exemple </p>'],
    ['ftp.exemple.fr ', '<p>ftp.exemple.fr </p>'],
    ['`curl https://exemple.fr -a` ', '<p><code>curl https://exemple.fr -a</code> </p>'],
    ['`https://exemple.fr` ', '<p><code>https://exemple.fr</code> </p>']
  ])('is a link by the space after it, where it is one: %j', (keys, html) => {
    expect(typed(keys)).toBe(html)
  })

  it('is a link by Enter after it', () => {
    const editing = openAtEnd()
    type(editing, 'Voir https://exemple.fr')
    pressEnter(editing)
    type(editing, 'Suite')
    expect(editing.getHtml()).toBe(`<p>Voir ${a('https://exemple.fr')}</p><p>Suite</p>`)
  })

  it('stays text in code, and what it is in a link', () => {
    expect(typed('https://exemple.fr ', '<pre><code>a </code></pre>')).toBe(
      '<pre><code>a https://exemple.fr </code></pre>'
    )
    const linked = `<p>${a('/article/7', 'https://exemple.fr')}</p>`
    expect(typed(' ', linked)).toBe(linked.replace('</p>', ' </p>'))
  })

  it.each([
    ['Voir [deux mots](https://exemple.fr/a)', `<p>Voir ${a('https://exemple.fr/a', 'deux mots')}</p>`],
    ['[Claire](mailto:claire@exemple.fr)', `<p>${a('mailto:claire@exemple.fr', 'Claire')}</p>`],
    ['[nous](tel:+33123456789)', `<p>${a('tel:+33123456789', 'nous')}</p>`],
    ['[un](/article/7)', `<p>${a('/article/7', 'un')}</p>`],
    ['[un](javascript:x)', '<p>[un](javascript\u00a0:x)</p>'],
    ['tableau[1](voir)', '<p>tableau[1](voir)</p>'],
    ['`[un](https://exemple.fr)`', '<p><code>[un](https://exemple.fr)</code></p>']
  ])('is that of the words before it, as Markdown has it: %j', (keys, html) => {
    expect(typed(keys)).toBe(html)
  })

  it('is text again by one Undo, which takes nothing else back', () => {
    for (const keys of ['Voir https://exemple.fr ', 'Voir [un](https://exemple.fr)']) {
      const editing = openAtEnd()
      type(editing, keys)
      expect(editing.getHtml()).toContain('<a ')
      editing.run(takeBack)
      expect(editing.getHtml()).toBe(`<p>${keys}</p>`)
    }
    const editing = openAtEnd()
    type(editing, 'https://exemple.fr')
    pressEnter(editing)
    editing.run(takeBack)
    expect(editing.getHtml()).toBe('<p>https://exemple.fr</p>')
    type(editing, 'Suite')
    expect(editing.getHtml()).toBe('<p>https://exemple.fr</p><p>Suite</p>')
  })
})
