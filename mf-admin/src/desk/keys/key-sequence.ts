/** How long the second key of a sequence is waited for. Milliseconds. */
export const SEQUENCE_WITHIN = 1500

/**
 * Follows keys as they are pressed and returns what each asks for: 'g' and then another key within 1.5 s name a target.
 * Anything else in between ends the sequence.
 */
export function createKeySequence<Target>(targets: ReadonlyMap<string, Target>) {
  let startedAt = Number.NEGATIVE_INFINITY
  /** @param at when, in milliseconds, as events say it */
  return (key: string, at: number): Target | undefined => {
    const target = at - startedAt <= SEQUENCE_WITHIN ? targets.get(key) : undefined
    startedAt = key === 'g' && target === undefined ? at : Number.NEGATIVE_INFINITY
    return target
  }
}
