import { diffArrays } from 'diff'

/** A piece of a text that is in both, in the later one alone, or in the earlier one alone. */
export interface TextPart {
  text: string
  kind: 'same' | 'added' | 'removed'
}

const words = new Intl.Segmenter('fr', { granularity: 'word' })

/** Texts that differ by more words than this have nothing to line up, and finding that out takes seconds. */
const MOST_EDITS = 4000

/**
 * What makes `after` of `before`, word by word. The parts that are the same or added are `after`, letter by letter; words that
 * differ only in the space around them are the same. Texts that have next to nothing in common are one part each.
 */
export function compareTexts(before: string, after: string): TextPart[] {
  const changes = diffArrays(tokensOf(before), tokensOf(after), {
    comparator: (one, other) => one === other || (isSpace(one) && isSpace(other)),
    maxEditLength: MOST_EDITS
  })
  const parts: TextPart[] = changes
    ? changes.map(({ value, added, removed }) => ({
        text: value.join(''),
        kind: added ? 'added' : removed ? 'removed' : 'same'
      }))
    : [
        { text: before, kind: 'removed' },
        { text: after, kind: 'added' }
      ]
  return parts.filter(({ text }) => text !== '')
}

/** What may stand between two changes that are marked as one: this many words, of this many letters each at most. */
const BETWEEN = { words: 2, letters: 6 }

/** The parts with changes of a kind joined where next to nothing stands between them: one mark for what is read as one. */
export function joinChanges(parts: readonly TextPart[], kind: 'added' | 'removed'): TextPart[] {
  const joined: TextPart[] = []
  let last = -1
  for (const part of parts) {
    const before = joined[last]
    const between = textOf(joined.slice(last + 1))
    if (part.kind === kind && before && isNextToNothing(between))
      joined.splice(last, joined.length, { kind, text: before.text + between + part.text })
    else {
      joined.push(part)
      if (part.kind === kind) last = joined.length - 1
    }
  }
  return joined
}

const textOf = (parts: readonly TextPart[]) =>
  parts
    .filter(({ kind }) => kind === 'same')
    .map(({ text }) => text)
    .join('')

function isNextToNothing(text: string): boolean {
  if (text.includes('\n')) return false
  const between = [...words.segment(text)].filter(({ isWordLike }) => isWordLike)
  return between.length <= BETWEEN.words && between.every(({ segment }) => segment.length <= BETWEEN.letters)
}

const isSpace = (token: string) => token.trim() === ''

/** Words, signs and what stands between them. The package’s own words take a no-break space for a part of a sign, and repeat the word before. */
const tokensOf = (text: string): string[] =>
  [...words.segment(text)].flatMap(({ segment }) => segment.split(/(\s+)/).filter((part) => part !== ''))

/** How many words a text has; what is elided belongs to its word. */
export const countWords = (text: string): number =>
  [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length

/** How many words are added, and how many removed. */
export function countChanges(parts: TextPart[]): Record<'added' | 'removed', number> {
  const count = (kind: TextPart['kind']) =>
    parts.filter((part) => part.kind === kind).reduce((sum, { text }) => sum + countWords(text), 0)
  return { added: count('added'), removed: count('removed') }
}
