import type { Node, NodeSpec } from 'prosemirror-model'
import { type Attributes, readAttributes, writeDom } from './attributes.ts'

interface Shared {
  attributes: { with: { default: Attributes } }
  read: (element: HTMLElement) => { with: Attributes }
  shown: (node: { attrs: Record<string, unknown> }) => Attributes
}

const span = (attributes: Attributes, name: 'colspan' | 'rowspan') =>
  Math.max(1, Number(attributes[name]) || 1)

/**
 * Tables as prosemirror-tables works on them: rows in a table. Each row says in which part it stands (thead, tbody, tfoot), and a
 * caption is kept by the table itself.
 */
export function tableNodes({ attributes, read, shown }: Shared): Record<string, NodeSpec> {
  const cell = (tag: 'td' | 'th', tableRole: string): NodeSpec => ({
    content: 'block+',
    tableRole,
    isolating: true,
    attrs: { ...attributes, colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
    parseDOM: [
      {
        tag,
        getAttrs: (element) => {
          const own = readAttributes(element)
          return { with: own, colspan: span(own, 'colspan'), rowspan: span(own, 'rowspan') }
        }
      }
    ],
    toDOM: (node) => [tag, { ...shown(node), ...spansOf(node.attrs) }, 0]
  })
  return {
    table: {
      group: 'block',
      content: 'table_row+',
      tableRole: 'table',
      isolating: true,
      attrs: { ...attributes, caption: { default: null } },
      parseDOM: [
        {
          tag: 'table',
          getAttrs: (element) => {
            const caption = Array.from(element.children).find(({ localName }) => localName === 'caption')
            return { ...read(element), caption: caption ? writeDom(caption) : null }
          }
        },
        { tag: 'caption, colgroup', ignore: true }
      ],
      toDOM: (node) => ['table', shown(node), ['tbody', 0]]
    },
    table_row: {
      content: '(table_cell | table_header)*',
      tableRole: 'row',
      // `isAwaiting`: Tab added it at the end, to be written in (rowsToWrite).
      attrs: { ...attributes, part: { default: 'tbody' }, isAwaiting: { default: false } },
      parseDOM: [
        {
          tag: 'tr',
          getAttrs: (element) => ({ ...read(element), part: element.parentElement?.localName ?? 'tbody' })
        }
      ],
      toDOM: (node) => ['tr', { ...shown(node), 'data-part': node.attrs.part }, 0]
    },
    table_cell: cell('td', 'cell'),
    table_header: cell('th', 'header_cell')
  }
}

/** The rows of a table that are an article's: those at the end that Tab added, and in which nothing was written, are not (EDITOR-30). */
export function rowsToWrite({ children }: Node): readonly Node[] {
  const isLeftOut = (row: Node) =>
    row.attrs.isAwaiting &&
    row.children.every((cell) =>
      cell.children.every(({ isTextblock, content }) => isTextblock && content.size === 0)
    )
  const last = children.findLastIndex((row) => !isLeftOut(row))
  return children.slice(0, Math.max(last, 0) + 1)
}

/** The spans of a cell that are more than one. */
function spansOf({ colspan, rowspan }: Record<string, unknown>): Attributes {
  return {
    ...(Number(colspan) > 1 && { colspan: String(colspan) }),
    ...(Number(rowspan) > 1 && { rowspan: String(rowspan) })
  }
}

/** Attributes of a cell as they are written: those it was read with, and the spans it has now. */
export function cellAttributes(attrs: Record<string, unknown>): Attributes {
  const { with: own, colspan, rowspan } = attrs as { with: Attributes; colspan: number; rowspan: number }
  const same = span(own, 'colspan') === colspan && span(own, 'rowspan') === rowspan
  if (same) return own
  const { colspan: _, rowspan: __, ...rest } = own
  return { ...rest, ...spansOf(attrs) }
}
