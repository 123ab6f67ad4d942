import type { TextPart } from '../../revisions/difference.ts'
import { HEADING_SIGN } from './readable-text.ts'

/** A block of one of two texts that are compared. */
interface Line {
  isHeading: boolean
  parts: TextPart[]
}

/** The blocks of the text that has the changes of a kind (readableText). What only the other has leaves its place, without its words. */
export function linesOf(parts: readonly TextPart[], own: 'added' | 'removed'): Line[] {
  const lines: TextPart[][] = [[]]
  for (const { text, kind } of parts) {
    if (kind !== 'same' && kind !== own) {
      lines.at(-1)?.push({ text: '', kind })
      continue
    }
    const [first = '', ...others] = text.split(/\n+/)
    if (first !== '') lines.at(-1)?.push({ text: first, kind })
    for (const other of others) lines.push(other === '' ? [] : [{ text: other, kind }])
  }
  return lines.map((line) => ({
    isHeading: line.some(({ text }) => text.startsWith(HEADING_SIGN)),
    parts: line.map(({ text, kind }) => ({ text: text.replaceAll(HEADING_SIGN, ''), kind }))
  }))
}
