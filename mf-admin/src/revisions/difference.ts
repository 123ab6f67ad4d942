import { diffWordsWithSpace } from 'diff'

/** A run of a text that two texts share, or that only one of them has. */
export interface TextPart {
  text: string
  kind: 'same' | 'added' | 'removed'
}

/** Longest that a comparison may take, in milliseconds: after it the two texts count as different throughout. */
const WITHIN = 2000

/** What became of `before` in `after`, word by word. */
export function compareTexts(before: string, after: string): TextPart[] {
  const parts = diffWordsWithSpace(before, after, { timeout: WITHIN })
  if (!parts)
    return [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' }
    ]
  return parts.map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same'
  }))
}
