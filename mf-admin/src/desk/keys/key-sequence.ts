/** How long the second key of a sequence is waited for. Milliseconds. */
export const SEQUENCE_WITHIN = 1500

/** What a key is to a sequence. `isSecond`: it follows a 'g' in time and belongs to it alone, whether or not it names a target. */
export interface Followed<Target> {
  isSecond: boolean
  target: Target | undefined
}

/**
 * Follows keys as they are pressed and returns what each asks for: 'g' and then another letter within 1.5 s name a target.
 * Anything else in between ends the sequence.
 */
export function createKeySequence<Target>(targets: ReadonlyMap<string, Target>) {
  let startedAt = Number.NEGATIVE_INFINITY
  /**
   * @param key as `KeyboardEvent.key` says it, letters small
   * @param at when, in milliseconds, as events say it
   */
  return (key: string, at: number): Followed<Target> => {
    // What writes nothing (Tab, Enter, an arrow), and the space that presses a button, keep their meaning.
    const isSecond = at - startedAt <= SEQUENCE_WITHIN && key.length === 1 && key !== ' '
    const target = isSecond ? targets.get(key) : undefined
    startedAt = key === 'g' && target === undefined ? at : Number.NEGATIVE_INFINITY
    return { isSecond, target }
  }
}
