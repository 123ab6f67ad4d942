import { escapeText } from '../document/attributes.ts'

const ITEM = /^[ \t]*(?:[-*+•·–‣◦▪]|(\d{1,3})[.)])[ \t]+(.*)$/

/** Plain text as paragraphs and lists: blank lines part paragraphs, lines that begin with a bullet or a number are items. */
export function plainToHtml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .map(blockOf)
    .join('')
}

interface Part {
  /** null: lines of a paragraph. */
  list: 'ul' | 'ol' | null
  start: string
  lines: string[]
}

/** One stretch between blank lines: its lines, and its lists where they are. */
function blockOf(stretch: string): string {
  const parts: Part[] = []
  for (const line of stretch.split('\n')) {
    if (line.trim() === '') continue
    const [, number, item] = ITEM.exec(line) ?? []
    const list = item === undefined ? null : number === undefined ? 'ul' : 'ol'
    const last = parts[parts.length - 1]
    const text = escapeText((item ?? line).trim())
    if (last?.list === list) last.lines.push(text)
    else parts.push({ list, start: number ?? '1', lines: [text] })
  }
  return parts.map(writePart).join('')
}

function writePart({ list, start, lines }: Part): string {
  if (list === null) return `<p>${lines.join('<br />')}</p>`
  const from = start === '1' ? '' : ` start="${start}"`
  return `<${list}${from}>${lines.map((item) => `<li>${item}</li>`).join('')}</${list}>`
}
