import { splitWords } from '../words/normalise.ts'
import { articleQuestions } from './articles.ts'
import { homeQuestions } from './home.ts'
import { legalQuestions } from './legal.ts'
import { offerQuestions } from './offers.ts'
import type { WrittenQuestions } from './written-questions.ts'

const written: WrittenQuestions = {
  ...homeQuestions,
  ...offerQuestions,
  ...legalQuestions,
  ...articleQuestions
}

/** As headings are compared: kinds of spaces and apostrophes do not count. */
const keyOf = (heading: string) => splitWords(heading).join(' ')

const byPath = new Map(
  Object.entries(written).map(([path, headings]) => [
    path,
    new Map(Object.entries(headings).map(([heading, questions]) => [keyOf(heading), questions]))
  ])
)

/** The questions that were written for a passage. */
export const questionsFor = ({ path, heading }: { path: string; heading: string }): readonly string[] =>
  byPath.get(path)?.get(keyOf(heading)) ?? []

/** Headings of a page that questions were written for and that are not among `headings`. */
export function unmatchedHeadings(path: string, headings: readonly string[]): string[] {
  const there = new Set(headings.map(keyOf))
  return Object.keys(written[path] ?? {}).filter((heading) => !there.has(keyOf(heading)))
}
