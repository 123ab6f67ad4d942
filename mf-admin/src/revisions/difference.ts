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
