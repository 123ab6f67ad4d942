import type { PreparedPassage } from './prepare-passage.ts'
import { sumWeights, type Weigh } from './weights.ts'

/** What a bubble holds of one passage, in characters. */
const MOST = 320

/** The sentences of a passage that answer, as they stand: the nearest one to the question, and what follows it while there is room. */
export function chooseSentences(
  asked: readonly string[],
  { sentences }: PreparedPassage,
  weigh: Weigh
): string[] {
  const scores = sentences.map(({ terms }) =>
    sumWeights(
      asked.filter((term) => terms.has(term)),
      weigh
    )
  )
  const best = Math.max(0, scores.indexOf(Math.max(...scores)))
  // From its beginning where all of it fits, so that 'Non.' and what it says no to stay together.
  const whole = sentences.reduce((length, { text }) => length + text.length + 1, 0)
  const chosen: string[] = []
  let length = 0
  for (const { text } of sentences.slice(whole <= MOST ? 0 : best)) {
    if (chosen.length > 0 && length + text.length > MOST) break
    chosen.push(text)
    length += text.length + 1
  }
  return chosen
}
