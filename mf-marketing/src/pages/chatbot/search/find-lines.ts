import { type GuideLine, guide, type Language } from '../content/guide.ts'
import { smallWords } from './small-words.ts'
import { stemOf, wordsOf } from './words.ts'

export interface PlacedLine extends GuideLine {
  page: number
  /** Its place on the page, from 0. */
  index: number
}

/** Part of what a question is about that one line has to cover; and part that a second one has to add to be quoted with it. */
const ENOUGH = 0.6
const WORTH_ADDING = 0.25
/** A word by which a line is asked for counts more than one it happens to hold; a small word hardly counts. */
const ASKED = 2
const SMALL = 0.1

const lines: PlacedLine[] = guide.flatMap(({ number, lines: own }) =>
  own.map((line, index) => ({ ...line, page: number, index }))
)
const stemsOf = (text: string) => new Set(wordsOf(text).map(stemOf))
const indexOf = (language: Language) =>
  lines.map((line) => ({ line, asked: stemsOf(line.asked[language]), said: stemsOf(line[language]) }))
type Entry = ReturnType<typeof indexOf>[number]

const indexes = { fr: indexOf('fr'), en: indexOf('en') }
const smallStems = {
  fr: new Set([...smallWords.fr].map(stemOf)),
  en: new Set([...smallWords.en].map(stemOf))
}

/** What asks for a price, or tells one. */
const prices = stemsOf('prix tarif coût coûte payer payant gratuit compris price cost pay fee free included')

/** Words of a question by what they are worth: the rarer in the guide, the more; a word that it does not know is worth most. */
function weigh(words: string[], language: Language): Map<string, number> {
  const index = indexes[language]
  const small = smallWords[language]
  return new Map(
    [...new Set(words)].map((word) => {
      const stem = stemOf(word)
      const count = index.filter(({ asked, said }) => asked.has(stem) || said.has(stem)).length
      return [stem, (small.has(word) ? SMALL : 1) * Math.log(1 + index.length / (count || 0.5))]
    })
  )
}

/** Does the guide know the word at all? Tells the language of a question without small words. */
export const isKnown = (word: string, language: Language): boolean =>
  indexes[language].some(({ asked }) => asked.has(stemOf(word)))

/** Is the question about anything, or is it all greetings and small words? */
export const hasSubject = (words: string[], language: Language): boolean =>
  words.some((word) => !smallWords[language].has(word))

/**
 * The line of the guide that a question asks for, with a second one where it asks two things; none where the guide does not cover
 * most of what the question is about. Whatever it says, nothing is put together that the guide does not say: the price of one thing is not
 * quoted for another's.
 */
export function findLines(words: string[], language: Language): PlacedLine[] {
  const weights = weigh(words, language)
  const small = smallStems[language]
  const subjects = [...weights].filter(([stem]) => !small.has(stem))
  const whole = sum(subjects.map(([, weight]) => weight))
  const covers = ({ asked, said }: Entry) => subjects.filter(([stem]) => asked.has(stem) || said.has(stem))
  const things = subjects.filter(([stem]) => !prices.has(stem))
  const asksPrice = things.length < subjects.length
  const tellsPrice = ({ asked, said }: Entry) => [...prices].some((stem) => asked.has(stem) || said.has(stem))
  const isAsked = (entry: Entry) =>
    (things.length > 0 ? things : subjects).some(([stem]) => entry.asked.has(stem)) &&
    (!asksPrice || tellsPrice(entry))
  const score = ({ asked, said }: Entry) =>
    sum(
      [...weights].map(([stem, weight]) => (asked.has(stem) ? ASKED * weight : said.has(stem) ? weight : 0))
    )

  const ranked = indexes[language]
    .filter(isAsked)
    .map((entry) => ({ entry, score: score(entry) }))
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry)
  const [best] = ranked
  if (!best) return []
  const covered = new Set(covers(best).map(([stem]) => stem))
  const adds = ({ asked }: Entry) =>
    sum(subjects.map(([stem, weight]) => (asked.has(stem) && !covered.has(stem) ? weight : 0))) / whole
  const share = sum(covers(best).map(([, weight]) => weight)) / whole
  const second = ranked.find((entry) => adds(entry) >= WORTH_ADDING)
  if (share + (second ? adds(second) : 0) < ENOUGH) return []
  return [best, ...(second ? [second] : [])].map(({ line }) => line)
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
