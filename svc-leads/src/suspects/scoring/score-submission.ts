import { type Contact, sourceOf } from '@site/contracts/operations/contact'
import { POPUP_DEFAULTS } from '@site/contracts/operations/contact-forms'
import { SUSPECT_FROM } from '@site/contracts/operations/suspect'
import { findLanguageSignals } from './language-signals.ts'
import { findLinkSignals } from './link-signals.ts'
import { findPhraseSignals } from './phrase-signals.ts'
import { findSenderSignals } from './sender-signals.ts'
import type { Circumstances, FindSignals, Signal } from './signal.ts'

/** What was decided of a submission, and why. */
export interface Judgement {
  isSuspect: boolean
  score: number
  /** The heaviest first. */
  signals: Signal[]
}

/**
 * Judges a submission by what can be said of it in French afterwards (SPAM-1). Pure, in memory, without network: it runs within each
 * capture. What the site's own forms write, the markers of the chat and the note of the pop-up, never counts (SPAM-3).
 */
export function scoreSubmission(contact: Contact, circumstances: Circumstances): Judgement {
  const parts = isOwnText(contact.message) ? [findCircumstances, findSenderSignals] : EVERY_PART
  const signals = parts
    .flatMap((find) => find(contact, circumstances))
    .sort((one, other) => other.weight - one.weight)
  const score = signals.reduce((sum, { weight }) => sum + weight, 0)
  return { isSuspect: score >= SUSPECT_FROM, score, signals }
}

const isOwnText = (message: string): boolean =>
  message.trim() === '' || message.trim() === POPUP_DEFAULTS.note || sourceOf(message) !== 'popup'

/** Nobody reads a form and fills it in two seconds by hand; a browser fills it in one. It counts little for that. */
const FAST_MS = 2000
const FAST_WEIGHT = 20
/**
 * From how many other addresses with the same text on it weighs what. Few weigh little, with a fast form too: a team that tries its site
 * sends one text from some made-up addresses, and a campaign sends by the hundred.
 */
const REPEAT_WEIGHTS = [
  { from: 15, weight: 80 },
  { from: 5, weight: 70 },
  { from: 3, weight: 50 },
  { from: 2, weight: 40 },
  { from: 1, weight: 20 }
]

const findCircumstances: FindSignals = (contact, { isOverLimit }) => {
  const signals: Signal[] = []
  if (contact.website !== null) signals.push({ signal: 'trap', weight: SUSPECT_FROM })
  if (isOverLimit) signals.push({ signal: 'flood', weight: SUSPECT_FROM })
  if (contact.shownForMs !== null && contact.shownForMs < FAST_MS)
    signals.push({ signal: 'fast', weight: FAST_WEIGHT })
  return signals
}

const findRepeats: FindSignals = (_, { sameTextFrom }) => {
  const reached = REPEAT_WEIGHTS.find(({ from }) => sameTextFrom >= from)
  return reached ? [{ signal: 'repeats', weight: reached.weight, count: sameTextFrom }] : []
}

const EVERY_PART: readonly FindSignals[] = [
  findCircumstances,
  findRepeats,
  findLinkSignals,
  findLanguageSignals,
  findPhraseSignals,
  findSenderSignals
]
