import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { Mark, Node, NodeType, ResolvedPos } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import {
  type Command,
  type EditorState,
  NodeSelection,
  type Selection,
  TextSelection
} from 'prosemirror-state'
import { findTable } from 'prosemirror-tables'
import { editorCopy } from '../../content/editor.ts'
import type { Attributes } from '../document/attributes.ts'
import { emptyParagraph, markType, nodeType } from '../document/schema.ts'
import { buildCaption, buildImage, type PictureText } from '../figures/build-figure.ts'

/** The innermost node around the selection that is of one of these types. */
function around(state: EditorState, ...names: string[]): { node: Node; depth: number } | null {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (names.includes(node.type.name)) return { node, depth }
  }
  return null
}

export const isInHeading = (level: number) => (state: EditorState) =>
  around(state, 'heading')?.node.attrs.level === level
export const isIn = (name: string) => (state: EditorState) => around(state, name) !== null
/** The list the selection stands in, the innermost. */
export const isInList = (name: string) => (state: EditorState) =>
  around(state, 'bullet_list', 'ordered_list')?.node.type.name === name
export const isInTable = (state: EditorState) => findTable(state.selection.$from) !== null

/** <b> is as bold as <strong>, <i> as <em>. */
const TWINS: Record<string, string[]> = { strong: ['strong', 'b'], em: ['em', 'i'] }

export const hasMark = (name: string) => (state: EditorState) => {
  const { from, to, empty, $from } = state.selection
  const names = TWINS[name] ?? [name]
  return names.some((one) => {
    const type = markType(one)
    return empty
      ? Boolean(type.isInSet(state.storedMarks ?? $from.marks()))
      : state.doc.rangeHasMark(from, to, type)
  })
}

export const switchMark =
  (name: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection
    if (empty || !hasMark(name)(state)) return toggleMark(markType(name))(state, dispatch)
    const tr = state.tr
    for (const one of TWINS[name] ?? [name]) tr.removeMark(from, to, markType(one))
    dispatch?.(tr)
    return true
  }

export const switchHeading =
  (level: number): Command =>
  (state, dispatch, view) =>
    isInHeading(level)(state)
      ? setBlockType(nodeType('paragraph'))(state, dispatch, view)
      : setBlockType(nodeType('heading'), { level })(state, dispatch, view)

/** Into a list, out of it, or from one kind of list to the other. */
export const switchList =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch, view) => {
    const list = around(state, 'bullet_list', 'ordered_list')
    if (!list) return wrapInList(nodeType(name))(state, dispatch)
    if (list.node.type.name === name) return liftListItem(nodeType('list_item'))(state, dispatch, view)
    dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(list.depth), nodeType(name), { with: {} }))
    return true
  }

export const switchQuote: Command = (state, dispatch, view) =>
  isIn('blockquote')(state)
    ? lift(state, dispatch, view)
    : wrapIn(nodeType('blockquote'))(state, dispatch, view)

export const switchCode: Command = (state, dispatch, view) =>
  setBlockType(nodeType(isIn('code_block')(state) ? 'paragraph' : 'code_block'))(state, dispatch, view)

const isEmptyParagraph = (node: Node | null) => node?.type.name === 'paragraph' && node.content.size === 0

/**
 * Puts a block where the selection stands, in the place of an empty paragraph, with a line after it to go on where it is the last of its
 * container, and always where that is where one goes on (`isLeft`).
 */
const insertBlock =
  (build: () => Node, inside: (from: ResolvedPos) => Selection, { isLeft = false } = {}): Command =>
  (state, dispatch) => {
    const { $to } = state.selection
    const depth = Math.max(1, $to.depth)
    const parent = $to.node(depth)
    const isEmpty = isEmptyParagraph(parent)
    const at = isEmpty ? $to.before(depth) : $to.depth === 0 ? $to.pos : $to.after(depth)
    const container = $to.node(depth - 1)
    const block = build()
    const index = isEmpty ? $to.index(depth - 1) : $to.indexAfter(depth - 1)
    if (!container.canReplaceWith(index, index, block.type)) return false
    const end = isEmpty ? $to.after(depth) : at
    const isLast = end >= state.doc.content.size || end === $to.end(depth - 1)
    const needsLine = isLast || (isLeft && !isEmptyParagraph(state.doc.nodeAt(end)))
    const tr = state.tr.replaceWith(at, end, needsLine ? [block, emptyParagraph()] : [block])
    dispatch?.(tr.setSelection(inside(tr.doc.resolve(at))).scrollIntoView())
    return true
  }

const cell = (type: NodeType, attributes: Attributes = {}) =>
  type.create({ with: attributes }, nodeType('paragraph').create())
const row = (part: string, cells: Node[]) => nodeType('table_row').create({ part }, cells)

/** Three columns under a row of headings. */
function buildTable(): Node {
  const three = (make: () => Node) => [make(), make(), make()]
  const body = () =>
    row(
      'tbody',
      three(() => cell(nodeType('table_cell')))
    )
  const head = row(
    'thead',
    three(() => cell(nodeType('table_header'), { scope: 'col' }))
  )
  return nodeType('table').create(null, [head, body(), body()])
}

export const insertTable = insertBlock(buildTable, (from) =>
  TextSelection.near(from.doc.resolve(from.pos + 1))
)
export const insertRule = insertBlock(
  () => nodeType('rule').create(),
  (from) => TextSelection.near(from.doc.resolve(from.pos + 1))
)

/** What the dialog of a figure asks. */
export interface FigureText extends PictureText {
  src: string
}

const figureAt = (state: EditorState) => {
  const found = around(state, 'figure')
  if (found) return { node: found.node, pos: state.selection.$from.before(found.depth) }
  if (state.selection instanceof NodeSelection && state.selection.node.type.name === 'figure')
    return { node: state.selection.node, pos: state.selection.from }
  return null
}

/** The picture at the selection: that of the figure it stands in, or one in a line of text that is selected. */
export function placeOfPicture(state: EditorState): { node: Node; pos: number } | null {
  const figure = figureAt(state)
  const image = figure?.node.firstChild
  if (figure) return image?.type.name === 'figure_image' ? { node: image, pos: figure.pos + 1 } : null
  const { selection } = state
  const isImage = selection instanceof NodeSelection && selection.node.type.name === 'image'
  return isImage ? { node: selection.node, pos: selection.from } : null
}

/** What is said of the picture at the selection. `hasCaption`: it stands in a figure, and can have one. */
export function readFigure(state: EditorState): (FigureText & { hasCaption: boolean }) | null {
  const image = placeOfPicture(state)?.node
  if (!image) return null
  const { src = '', alt = '' } = image.attrs.with as Attributes
  const figure = figureAt(state)
  return { src, alt, caption: figure?.node.maybeChild(1)?.textContent ?? '', hasCaption: figure !== null }
}

/** Changes the picture at the selection, or puts a new figure there. */
export function putFigure({ src, alt, caption }: FigureText): Command {
  return (state, dispatch, view) => {
    const figure = figureAt(state)
    const image = placeOfPicture(state)
    if (!figure && image) {
      const changed = { with: { ...ownOf(image.node.attrs.with, src), src, alt } }
      const tr = state.tr.setNodeMarkup(image.pos, null, changed)
      dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, image.pos)))
      return true
    }
    if (!figure) {
      const build = () =>
        nodeType('figure').create(null, [buildImage({ src, alt }), ...buildCaption(caption)])
      // After it: what is typed next would take the place of a figure that is selected.
      const after = ({ doc, pos, nodeAfter }: ResolvedPos) =>
        TextSelection.create(doc, pos + (nodeAfter?.nodeSize ?? 0) + 1)
      return insertBlock(build, after, { isLeft: true })(state, dispatch, view)
    }
    const { node, pos } = figure
    const isSame = node.maybeChild(1)?.textContent === caption
    const changed = node.type.create(node.attrs, [
      buildImage({ ...ownOf(node.firstChild?.attrs.with ?? {}, src), src, alt }),
      ...(isSame && node.maybeChild(1) ? [node.child(1)] : buildCaption(caption))
    ])
    const tr = state.tr.replaceWith(pos, pos + node.nodeSize, changed)
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, pos + 1)))
    return true
  }
}

/** What another picture takes over: not the widths and the size of the one that was there. */
function ownOf(attributes: Attributes, src: string): Attributes {
  if (attributes.src === src) return attributes
  const { srcset: _, sizes: __, width: ___, height: ____, ...rest } = attributes
  return rest
}

/** What the dialog of a link asks: its address and the words it stands on. */
export interface LinkText {
  href: string
  text: string
  from: number
  to: number
  mark: Mark | null
}

/** The words that are selected, without the spaces around them, which a selection word by word takes along. */
export function selectedWords({ doc, selection }: EditorState): Pick<LinkText, 'text' | 'from' | 'to'> {
  const { $from, $to, from, to } = selection
  const text = doc.textBetween(from, to, ' ')
  const words = text.trim()
  // A picture in the line has a place and no letter.
  const isText = $from.sameParent($to) && text.length === to - from
  if (words === '' || !isText) return { text, from, to }
  const start = text.indexOf(words)
  return { text: words, from: from + start, to: to - (text.length - start - words.length) }
}

/** The link at the selection, whole, or the words that will be one. */
export function readLink(state: EditorState): LinkText {
  const { $from } = state.selection
  const type = markType('a')
  const { node, offset } = $from.parent.childAfter($from.parentOffset)
  const mark = (node && type.isInSet(node.marks)) ?? type.isInSet($from.marks()) ?? null
  if (!mark) return { href: '', ...selectedWords(state), mark: null }
  // All neighbours that carry the same link.
  const parent = $from.parent
  let first = node && type.isInSet(node.marks) ? $from.index() : $from.index() - 1
  let start = node && type.isInSet(node.marks) ? offset : offset - (parent.maybeChild(first)?.nodeSize ?? 0)
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks)) {
    first -= 1
    start -= parent.child(first).nodeSize
  }
  let end = start
  for (let index = first; index < parent.childCount && mark.isInSet(parent.child(index).marks); index += 1)
    end += parent.child(index).nodeSize
  const base = $from.start()
  return {
    href: (mark.attrs.with as Attributes).href ?? '',
    text: state.doc.textBetween(base + start, base + end, ' '),
    from: base + start,
    to: base + end,
    mark
  }
}

/** Puts a link on those words, or changes the one that is there; the words' other formats stay where they do not change. */
export const putLink =
  (link: LinkText, href: string, text: string): Command =>
  (state, dispatch) => {
    const tr = state.tr
    const words = text.trim() || link.text || href
    let to = link.to
    if (words !== link.text) {
      tr.insertText(words, link.from, link.to)
      to = link.from + words.length
    }
    if (link.mark) tr.removeMark(link.from, to, markType('a'))
    tr.addMark(link.from, to, markType('a').create({ with: { ...link.mark?.attrs.with, href } }))
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, to)).removeStoredMark(markType('a')))
    return true
  }

export const removeLink =
  (link: LinkText): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.removeMark(link.from, link.to, markType('a')))
    return true
  }

/** A name a person knows for what is kept in one piece. */
export function nameOfKept(html: string): string {
  const [, tag = ''] = /^<([a-z0-9]+)/i.exec(html) ?? []
  return editorCopy.kept[tag.toLowerCase()] ?? editorCopy.keptOther
}
