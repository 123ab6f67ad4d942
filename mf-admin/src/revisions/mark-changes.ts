import type { TextPart } from './difference.ts'

type Change = 'added' | 'removed'
const MARKS = { added: 'ins', removed: 'del' } as const

/** Marks a block and all its words as added or removed. */
export function markAll(block: Element, kind: Change): void {
  block.setAttribute('data-change', kind)
  for (const text of textsIn(block)) if (text.data.trim() !== '') wrap(text, kind)
}

/** Marks the words of an element: `parts` that are the same or added are its text, those removed are put between. */
export function markWords(element: Element, parts: TextPart[]): void {
  const texts = textsIn(element)
  let next = texts.shift()
  let last: ChildNode | undefined
  for (const { text, kind } of parts) {
    if (kind === 'removed') {
      const gone = createMark(element.ownerDocument, kind)
      gone.textContent = text
      if (last) last.after(gone)
      else if (next) next.before(gone)
      else element.append(gone)
      last = gone
      continue
    }
    let left = text.length
    while (left > 0 && next) {
      const piece: Text = next
      next = piece.length > left ? piece.splitText(left) : texts.shift()
      left -= piece.length
      last = kind === 'added' && piece.data.trim() !== '' ? wrap(piece, kind) : piece
    }
  }
}

function wrap(text: Text, kind: Change): Element {
  const mark = createMark(text.ownerDocument, kind)
  text.replaceWith(mark)
  mark.append(text)
  return mark
}

/** An article may have such elements of its own: those of a comparison say so. */
function createMark(document: Document, kind: Change): Element {
  const mark = document.createElement(MARKS[kind])
  mark.setAttribute('data-change', kind)
  return mark
}

/** The words of an element, those of its parts apart from one another. */
export const wordsIn = (element: Element): string =>
  textsIn(element)
    .map(({ data }) => data)
    .join(' ')

/** The texts of an element, in their order. */
function textsIn(element: Element): Text[] {
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === 3) return [node as Text]
    return node.nodeType === 1 ? textsIn(node as Element) : []
  })
}
