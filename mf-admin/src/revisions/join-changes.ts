import type { TextPart } from './difference.ts'

const words = new Intl.Segmenter('fr', { granularity: 'word' })

/** What may stand between two changes that are marked as one: this many words, of this many letters each at most. */
const BETWEEN = { words: 2, letters: 6 }

/** The parts with changes of a kind joined where next to nothing stands between them: one mark for what is read as one, where each text is shown for itself. */
export function joinChanges(parts: readonly TextPart[], kind: 'added' | 'removed'): TextPart[] {
  const joined: TextPart[] = []
  let last = -1
  for (const part of parts) {
    const before = joined[last]
    const between = textOf(joined.slice(last + 1).filter(isSame))
    if (part.kind === kind && before && isNextToNothing(between))
      joined.splice(last, joined.length, { kind, text: before.text + between + part.text })
    else {
      joined.push(part)
      if (part.kind === kind) last = joined.length - 1
    }
  }
  return joined
}

/**
 * The parts with changes joined where both texts are shown as one: a sentence whose words were replaced one by one has what was, then
 * what is. Space alone always joins; a word or two only where what stands on both sides of them was replaced, as they are then shown
 * twice. Without what is removed the parts are the later text, letter by letter.
 */
export function joinReplacements(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = []
  /** Changes, and what stands between them. */
  let group: TextPart[] = []
  const settle = () => {
    joined.push(...asOne(group))
    group = []
  }
  for (const [index, part] of parts.entries()) {
    if (!isSame(part) || isBridge(group, part.text, parts.slice(index + 1))) group.push(part)
    else {
      settle()
      joined.push(part)
    }
  }
  settle()
  return joined
}

/** Do the changes before and after a text that stayed read as one? */
function isBridge(before: readonly TextPart[], between: string, after: readonly TextPart[]): boolean {
  const last = before.slice(before.findLastIndex(isSame) + 1)
  const end = after.findIndex(isSame)
  const next = after.slice(0, end === -1 ? undefined : end)
  if (last.length === 0 || next.length === 0 || between.includes('\n')) return false
  return between.trim() === '' || (isNextToNothing(between) && isReplaced(last) && isReplaced(next))
}

const isReplaced = (changes: readonly TextPart[]) =>
  changes.some(({ kind }) => kind === 'removed') && changes.some(({ kind }) => kind === 'added')

/** What was, then what is. Space at the edge of what is stays outside its mark. */
function asOne(group: readonly TextPart[]): TextPart[] {
  const [, was] = splitSide(group, 'removed')
  const [lead, is, trail] = splitSide(group, 'added')
  const one: TextPart[] = [
    { text: lead, kind: 'same' },
    { text: was, kind: 'removed' },
    { text: is, kind: 'added' },
    { text: trail, kind: 'same' }
  ]
  return one.filter(({ text }) => text !== '')
}

/** One of the two texts of a group: what stands before its first change, from there to the last one, and after that. */
function splitSide(group: readonly TextPart[], kind: 'added' | 'removed'): [string, string, string] {
  const side = group.filter((part) => isSame(part) || part.kind === kind)
  const first = side.findIndex((part) => part.kind === kind)
  if (first === -1) return [textOf(side), '', '']
  const end = side.findLastIndex((part) => part.kind === kind) + 1
  return [textOf(side.slice(0, first)), textOf(side.slice(first, end)), textOf(side.slice(end))]
}

const isSame = ({ kind }: TextPart) => kind === 'same'

const textOf = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('')

function isNextToNothing(text: string): boolean {
  if (text.includes('\n')) return false
  const between = [...words.segment(text)].filter(({ isWordLike }) => isWordLike)
  return between.length <= BETWEEN.words && between.every(({ segment }) => segment.length <= BETWEEN.letters)
}
