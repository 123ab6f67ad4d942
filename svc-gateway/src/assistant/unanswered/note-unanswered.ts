import { KEY_LENGTH, QUESTIONS_AT_ONCE, type Unanswered } from '@site/contracts/questions/asked'
import { HttpError } from '@site/service/http/errors'
import { createThrottle } from '@site/service/http/throttle'
import type { Clock } from '@site/service/process/clock'
import { parisDate } from '@site/service/process/paris-time'
import type { Cargo } from '../../carrying/carrier.ts'
import { isLight } from '../words/terms.ts'
import { cleanQuestion, MARK } from './clean-question.ts'

/** What the words of the site make of a question. */
export interface SiteWords {
  /** What a question is about, typing errors mended. */
  termsOf: (question: string) => string[]
  /** Does the site have this word? */
  knows: (word: string) => boolean
}

export interface UnansweredNotes extends Cargo<{ questions: Unanswered[] }> {
  /** Notes a question that found nothing, unless it is not to be kept. `network` serves to bound how many, in memory. Never rejects. */
  note: (question: string, network: string) => Promise<void>
}

/** How many different questions of one address count in an hour, each once: nobody fills the list (ASSISTANT-9). */
const KEPT_OF_AN_ADDRESS = 10
const HOUR = 3600

/** Counts questions that found nothing, in memory, by what they are about, until they are carried away. */
export function createUnansweredNotes({ clock, words }: { clock: Clock; words: SiteWords }): UnansweredNotes {
  const perAddress = createThrottle({ points: KEPT_OF_AN_ADDRESS, seconds: HOUR })
  const perQuestion = createThrottle({ points: 1, seconds: HOUR })
  let noted = new Map<string, Unanswered>()

  const isNew = async (network: string, key: string): Promise<boolean> => {
    if (!(await mayTake(perAddress.take(network)))) return false
    if (await mayTake(perQuestion.take(`${network} ${key}`))) return true
    await perAddress.giveBack(network)
    return false
  }

  return {
    name: 'questions',
    type: 'site.questions-unanswered',
    async note(question, network) {
      const wording = cleanQuestion(question, words.knows)
      if (wording === null) return
      const key = keyOf(words.termsOf(withoutPeople(wording)))
      if (key === '' || !(await isNew(network, key))) return
      const day = parisDate(clock())
      const id = JSON.stringify([day, key, wording])
      const before = noted.get(id)
      if (!before && noted.size >= QUESTIONS_AT_ONCE) return
      noted.set(id, { day, key, wording, count: (before?.count ?? 0) + 1 })
    },
    take() {
      if (noted.size === 0) return null
      const questions = [...noted.values()]
      noted = new Map()
      return { questions }
    },
    countIn: ({ questions }) => questions.reduce((total, { count }) => total + count, 0)
  }
}

/** What introduces a name says no more of what is asked than the name. */
const INTRODUCED =
  /(?:je m['’]appell?e|je suis|nous sommes|moi c['’]est|mon (?:pré)?nom (?:est|c['’]est)|madame|monsieur|mme|m\.)\s*(?=\[…\])/gi
const withoutPeople = (wording: string) => wording.replace(INTRODUCED, ' ').replaceAll(MARK, ' ')

/** The same for all questions about the same: what they are about, in no order, without the words of every question where there are others. */
function keyOf(terms: readonly string[]): string {
  const telling = terms.filter((term) => !isLight(term))
  return [...(telling.length > 0 ? telling : terms)].sort().join(' ').slice(0, KEY_LENGTH).trim()
}

async function mayTake(taking: Promise<void>): Promise<boolean> {
  try {
    await taking
    return true
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return false
    throw error
  }
}
