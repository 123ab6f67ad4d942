import { isLight } from '../words/terms.ts'
import type { PreparedPassage } from './prepare-passage.ts'
import { sumWeights, type Weigh } from './weights.ts'

/** How much of what was asked must be met, against how much of the written question: what a visitor adds weighs more than what he leaves out. */
const ASKED_SHARE = 0.7
/** Where a message holds all of a written question, what else it says weighs less; so many telling words make one. */
const CONTAINED_SHARE = 0.5
const CONTAINED_WORDS = 2
/** What the passage as a whole adds to its nearest question or heading. */
const WHOLE_SHARE = 0.3
/** A heading says what a passage is about, not what it answers, unless it is asked word for word. */
const HEADING = 0.95
const SAME = 0.99
/** A sentence that has the words may still say something else. */
const SENTENCE = 0.8
/** Of which at least so many that say something must be in it. */
const SENTENCE_WORDS = 3

/** How near a typed question and a written one are, from 0 to 1. */
export function likeness(asked: readonly string[], said: readonly string[], weigh: Weigh): number {
  const common = said.filter((term) => asked.includes(term))
  if (common.length === 0) return 0
  const met = sumWeights(common, weigh)
  const share = met / sumWeights(asked, weigh)
  if (common.length === said.length && isEnough(said)) return share ** CONTAINED_SHARE
  return share ** ASKED_SHARE * (met / sumWeights(said, weigh)) ** (1 - ASKED_SHARE)
}

/** Does a written question say enough to be looked for within a longer message? */
const isEnough = (said: readonly string[]) => said.filter((term) => !isLight(term)).length >= CONTAINED_WORDS

/** How sure it is that a passage answers, from 0 to 1: by a question written for it or by its heading, or by the words of one sentence. */
export function evidenceOf(asked: readonly string[], prepared: PreparedPassage, weigh: Weigh): number {
  const { questions, heading, terms, context, sentences } = prepared
  const total = sumWeights(asked, weigh)
  const shareOf = (has: (term: string) => boolean) => sumWeights(asked.filter(has), weigh) / total

  const byHeading = likeness(asked, heading, weigh)
  const nearest = Math.max(
    byHeading > SAME ? 1 : byHeading * HEADING,
    ...questions.map((question) => likeness(asked, question, weigh))
  )
  const whole = shareOf((term) => terms.has(term))
  const byQuestion = (1 - WHOLE_SHARE) * nearest + WHOLE_SHARE * whole * Math.sqrt(nearest)

  let bySentence = 0
  for (const { terms: said } of sentences) {
    if (asked.filter((term) => said.has(term) && !isLight(term)).length < SENTENCE_WORDS) continue
    bySentence = Math.max(bySentence, SENTENCE * shareOf((term) => said.has(term) || context.has(term)))
  }
  return Math.max(byQuestion, bySentence)
}
