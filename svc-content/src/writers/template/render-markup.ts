import { escapeText } from '../french/escape-text.ts'
import { setFrench } from '../french/set-french.ts'

const LIST_ITEM = /^(?:- |\d+\. )/

const inline = (text: string) =>
  setFrench(escapeText(text))
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>')
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>')

const cellsOf = (row: string) => row.replace(/^\|\s*|\s*\|$/g, '').split(/\s*\|\s*/)

function table([head = '', ...body]: string[]): string {
  // The corner above the names of the rows heads nothing where it is empty.
  const header = cellsOf(head).map((cell) => (cell ? `<th scope="col">${inline(cell)}</th>` : '<td></td>'))
  const rows = body.map((row) => {
    const [first = '', ...rest] = cellsOf(row)
    return `<tr><th scope="row">${inline(first)}</th>${rest.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`
  })
  return `<table>\n<thead>\n<tr>${header.join('')}</tr>\n</thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`
}

const list = (tag: 'ul' | 'ol', items: string[]) =>
  `<${tag}>\n${items.map((item) => `<li>${inline(item.replace(LIST_ITEM, ''))}</li>`).join('\n')}\n</${tag}>`

const kindOf = (line: string) => {
  if (line.startsWith('### ')) return 'h3'
  if (line.startsWith('## ')) return 'h2'
  if (line.startsWith('- ')) return 'ul'
  if (/^\d+\. /.test(line)) return 'ol'
  if (line.startsWith('> ')) return 'quote'
  return line.startsWith('|') ? 'table' : 'p'
}
type Kind = ReturnType<typeof kindOf>

function block(kind: Kind, lines: string[]): string {
  if (kind === 'ul' || kind === 'ol') return list(kind, lines)
  if (kind === 'table') return table(lines)
  if (kind === 'quote')
    return `<blockquote>\n${lines.map((line) => `<p>${inline(line.slice(2))}</p>`).join('\n')}\n</blockquote>`
  return lines.map((line) => `<${kind}>${inline(line.replace(/^#+ /, ''))}</${kind}>`).join('\n')
}

/**
 * Renders a markup in which each line is one block: `## ` and `### ` headings, `- ` and `1. ` list items, `> ` quotations,
 * `| a | b |` table rows (the first is the header, and the first cell of each row is its header), and otherwise paragraphs.
 * Within a line: `**strong**`, `*em*`, `[text](/address)`.
 */
export function renderMarkup(markup: string): string {
  const groups: { kind: Kind; lines: string[] }[] = []
  for (const line of markup.split('\n').filter((text) => text.trim() !== '')) {
    const kind = kindOf(line)
    const last = groups.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else groups.push({ kind, lines: [line] })
  }
  return groups.map(({ kind, lines }) => block(kind, lines)).join('\n')
}
