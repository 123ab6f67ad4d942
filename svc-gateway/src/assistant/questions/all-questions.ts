import { splitWords } from '../words/normalise.ts'
import { articleQuestions } from './articles.ts'
import { everydayArticles } from './everyday-articles.ts'
import { everydayHome } from './everyday-home.ts'
import { everydayLegal } from './everyday-legal.ts'
import { everydayOffers } from './everyday-offers.ts'
import { homeQuestions } from './home.ts'
import { legalQuestions } from './legal.ts'
import { offerQuestions } from './offers.ts'

const collections = [
  homeQuestions,
  offerQuestions,
  legalQuestions,
  articleQuestions,
  everydayHome,
  everydayOffers,
  everydayLegal,
  everydayArticles
]

/** As headings are compared: kinds of spaces and apostrophes do not count. */
const keyOf = (heading: string) => splitWords(heading).join(' ')

/** All that was written, by path and heading. */
const byPath = new Map<string, Map<string, { heading: string; questions: string[] }>>()
for (const collection of collections)
  for (const [path, headings] of Object.entries(collection)) {
    const passages = byPath.get(path) ?? new Map()
    byPath.set(path, passages)
    for (const [heading, questions] of Object.entries(headings)) {
      const written = passages.get(keyOf(heading))?.questions ?? []
      passages.set(keyOf(heading), { heading, questions: [...written, ...questions] })
    }
  }

/** The questions that were written for a passage. */
export const questionsFor = ({ path, heading }: { path: string; heading: string }): readonly string[] =>
  byPath.get(path)?.get(keyOf(heading))?.questions ?? []

/** Headings of a page that questions were written for and that are not among `headings`. */
export function unmatchedHeadings(path: string, headings: readonly string[]): string[] {
  const there = new Set(headings.map(keyOf))
  return [...(byPath.get(path) ?? [])].flatMap(([key, { heading }]) => (there.has(key) ? [] : [heading]))
}
