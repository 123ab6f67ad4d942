import { overTls } from '@site/contracts/articles/article-markup'
import { type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model'
import { type Attributes, readAttributes, writeDom } from './attributes.ts'
import { MARK_TAGS } from './split-blocks.ts'
import { tableNodes } from './table-nodes.ts'

/** Elements inside a line that are kept as they are, in one piece. */
const KEPT_INLINE = 'ruby wbr picture video audio iframe'
/** Blocks that are kept as they are, in one piece. */
const KEPT = 'picture video audio iframe details dl'
/** Containers without a meaning of their own for who writes. */
export const BOX_TAGS = 'div section article aside header footer address'.split(' ')

const selector = (tags: string) => tags.split(' ').join(', ')
const attributes = { with: { default: {} as Attributes } }
const read = (element: HTMLElement) => ({ with: readAttributes(element) })

/** Attributes for the sheet: all but the ids, which belong to the published page, with what is loaded coming over TLS. */
export function shownAttributes({ id: _, ...rest }: Attributes): Attributes {
  return rest.src === undefined ? rest : { ...rest, src: overTls(rest.src) }
}
const shown = (node: { attrs: Record<string, unknown> }) => shownAttributes(node.attrs.with as Attributes)

const LINES = new Set('p h1 h2 h3 h4 h5 h6 figcaption caption summary dt'.split(' '))

/** Stands this element in a line of text, rather than between blocks? */
function isInLine(element: Element): boolean {
  const parent = element.parentElement
  if (!parent) return false
  if (LINES.has(parent.localName) || MARK_TAGS.includes(parent.localName)) return true
  return Array.from(parent.childNodes).some(
    (node) =>
      (node.nodeType === 3 && (node.nodeValue ?? '').trim() !== '') ||
      (node.nodeType === 1 && MARK_TAGS.includes((node as Element).localName))
  )
}

const isEmptyMark = (element: HTMLElement) =>
  element.textContent === '' && element.querySelector('img, br, wbr, iframe, video, audio') === null

const line = (tag: string): NodeSpec => ({
  content: 'inline*',
  attrs: attributes,
  parseDOM: [{ tag, getAttrs: read }],
  toDOM: (node) => [tag, shown(node), 0]
})

const list = (tag: 'ul' | 'ol'): NodeSpec => ({
  ...line(tag),
  group: 'block',
  content: 'list_item+'
})

const nodes: Record<string, NodeSpec> = {
  // `source`: the HTML this document was read from, as long as nothing in it was changed since.
  doc: { content: 'block+', attrs: { source: { default: null } } },
  paragraph: {
    ...line('p'),
    group: 'block',
    // `isBare`: text that stands in its container without an element of its own, as in <li>un</li>. At the outermost level all do, and
    // are written with one.
    attrs: { ...attributes, isBare: { default: true } },
    parseDOM: [
      {
        tag: 'p',
        getAttrs: (element) => ({ ...read(element), isBare: element.parentElement?.localName === 'body' })
      }
    ]
  },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { ...attributes, level: { default: 2 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      getAttrs: (element) => ({ ...read(element), level })
    })),
    toDOM: (node) => [`h${node.attrs.level}`, shown(node), 0]
  },
  blockquote: { ...line('blockquote'), group: 'block', content: 'block+', defining: true },
  bullet_list: list('ul'),
  ordered_list: list('ol'),
  list_item: { ...line('li'), content: 'block+', defining: true },
  code_block: {
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    // `codeWith`: attributes of the <code> inside; null where there is none.
    attrs: { ...attributes, codeWith: { default: {} } },
    parseDOM: [
      {
        tag: 'pre',
        preserveWhitespace: 'full',
        getAttrs: (element) => {
          const code = element.querySelector('code')
          return { ...read(element), codeWith: code && readAttributes(code) }
        }
      }
    ],
    toDOM: (node) => ['pre', { ...shown(node), spellcheck: 'false' }, ['code', 0]]
  },
  rule: {
    group: 'block',
    attrs: attributes,
    parseDOM: [{ tag: 'hr', getAttrs: read }],
    toDOM: (node) => ['hr', shown(node)]
  },
  figure: {
    ...line('figure'),
    group: 'block',
    content: '(figure_image | kept) figcaption?',
    isolating: true
  },
  figure_image: {
    attrs: attributes,
    draggable: true,
    parseDOM: [{ tag: 'img', context: 'figure/', priority: 60, getAttrs: read }],
    toDOM: (node) => ['img', shown(node)]
  },
  figcaption: line('figcaption'),
  box: {
    group: 'block',
    content: 'block+',
    attrs: { ...attributes, tag: { default: 'div' } },
    parseDOM: BOX_TAGS.map((tag) => ({ tag, getAttrs: (element) => ({ ...read(element), tag }) })),
    toDOM: (node) => [node.attrs.tag, shown(node), 0]
  },
  ...tableNodes({ attributes, read, shown }),
  kept: {
    group: 'block',
    atom: true,
    attrs: { html: { default: '' } },
    parseDOM: [
      {
        tag: selector(KEPT),
        getAttrs: (element) => (isInLine(element) ? false : { html: writeDom(element) })
      }
    ],
    toDOM: () => ['div']
  },
  text: { group: 'inline' },
  image: {
    inline: true,
    group: 'inline',
    attrs: attributes,
    draggable: true,
    parseDOM: [{ tag: 'img', getAttrs: read }],
    toDOM: (node) => ['img', shown(node)]
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    attrs: attributes,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br', getAttrs: read }],
    toDOM: (node) => ['br', shown(node)]
  },
  kept_inline: {
    inline: true,
    group: 'inline',
    atom: true,
    attrs: { html: { default: '' } },
    parseDOM: [
      { tag: selector(KEPT_INLINE), getAttrs: (element) => ({ html: writeDom(element) }) },
      {
        tag: MARK_TAGS.join(', '),
        priority: 60,
        getAttrs: (element) => (isEmptyMark(element) ? { html: writeDom(element) } : false)
      }
    ],
    toDOM: () => ['span']
  }
}

const mark = (tag: string): MarkSpec => ({
  attrs: attributes,
  // Two of one kind may meet on a word, as long as their attributes differ. Only a link is alone.
  excludes: tag === 'a' ? 'a' : '',
  inclusive: tag !== 'a',
  ...(['code', 'kbd', 'samp'].includes(tag) && { code: true }),
  parseDOM: [{ tag, getAttrs: read }],
  toDOM: (mark) => [tag, shown(mark), 0]
})

/**
 * What an article may hold, as a document: the elements and attributes of allowed-html.ts, and nothing else. Attributes stand in
 * `with`, whole, so that none is lost; what has no editable form is `kept`, as HTML, in one piece.
 */
export const schema = new Schema({
  nodes,
  marks: Object.fromEntries(MARK_TAGS.map((tag) => [tag, mark(tag)]))
})

/** Node and mark types by name, known to be there. */
export const nodeType = (name: string) => {
  const type = schema.nodes[name]
  if (!type) throw new Error(`The schema has no node ${name}`)
  return type
}
export const markType = (name: string) => {
  const type = schema.marks[name]
  if (!type) throw new Error(`The schema has no mark ${name}`)
  return type
}

/** An empty paragraph of its own. */
export const emptyParagraph = (): Node => nodeType('paragraph').create()
