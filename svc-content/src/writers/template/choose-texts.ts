import { countWords } from '../draft/count-words.ts'
import { type Bank, CHAPTER_NAMES, type Chapter, type Part } from './bank/bank.ts'
import type { Assignment } from './choose-title.ts'
import { hash } from './random.ts'

/** With so many words of the subject's own an article needs no second part beside the announced text. */
const OWN_WORDS = 500
/** Words that an article has at least: chapters that subjects share fill what the subject itself leaves. */
const ALL_WORDS = 620

/** What one article is made of, before it is put in order. */
export interface ArticleTexts {
  lead: string
  /** What the title announces: its own text, else the subject's part of that form. */
  announced: string
  parts: readonly Part[]
  chapters: readonly Chapter[]
  closing: string
}

/** What earlier articles took from the bank. */
export interface Usage {
  /** How often each text was taken. */
  counts: Map<string, number>
  /** What articles on each subject consisted of. */
  articles: Map<string, Set<string>[]>
}

export const createUsage = (): Usage => ({ counts: new Map(), articles: new Map() })

const textsOf = ({ lead, announced, parts, chapters, closing }: ArticleTexts): string[] => [
  lead,
  announced,
  ...parts.map(({ text }) => text),
  ...chapters.map(({ text }) => text),
  closing
]

/** Takes note of an article. */
export function noteUsage({ counts, articles }: Usage, subject: string, texts: ArticleTexts): void {
  const taken = textsOf(texts)
  for (const text of taken) counts.set(text, (counts.get(text) ?? 0) + 1)
  articles.set(subject, [...(articles.get(subject) ?? []), new Set(taken)])
}

const wordCounts = new Map<string, number>()

function wordsOf(text: string): number {
  const known = wordCounts.get(text)
  if (known !== undefined) return known
  const count = countWords(text.replace(/ \|\| .*/g, ''))
  wordCounts.set(text, count)
  return count
}

const sum = (texts: readonly string[]) => texts.reduce((words, text) => words + wordsOf(text), 0)

/** The text that was taken least often so far. Which of equals it is depends on `seed`, so that they never come in step. */
function leastUsed<T>(
  texts: readonly T[],
  textOf: (one: T) => string,
  counts: Usage['counts'],
  seed: string
): T {
  const ranked = texts.map((one) => {
    const text = textOf(one)
    return { one, used: counts.get(text) ?? 0, turn: hash(`${seed} ${text.slice(0, 80)}`) }
  })
  const [least] = ranked.sort((a, b) => a.used - b.used || a.turn - b.turn)
  if (!least) throw new RangeError('The bank has no text of this sort')
  return least.one
}

/** All ways to take `count` of `items`. */
function combinations<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, at) =>
    combinations(items.slice(at + 1), count - 1).map((others) => [item, ...others])
  )
}

/**
 * The parts of the subject with which the article has least in common with all earlier ones on it: one close pair is worse than many
 * distant ones. Among equals it takes those that were taken least.
 */
function chooseParts(
  others: readonly Part[],
  count: number,
  { counts, articles }: Usage,
  subject: string
): Part[] {
  const earlier = articles.get(subject) ?? []
  const costOf = (parts: readonly Part[]) => {
    const own = sum(parts.map(({ text }) => text))
    const common = earlier.map(
      (texts) => sum(parts.flatMap(({ text }) => (texts.has(text) ? text : []))) / own
    )
    const used = parts.reduce((times, { text }) => times + (counts.get(text) ?? 0), 0)
    return common.reduce((cost, share) => cost + share ** 4, used / 1000)
  }
  const ranked = combinations(others, Math.min(count, others.length)).map((parts) => ({
    parts,
    cost: costOf(parts)
  }))
  return ranked.sort((one, other) => one.cost - other.cost)[0]?.parts ?? []
}

/**
 * What an article is made of, given what earlier ones took: the text of its title, parts of its subject, and chapters that subjects share
 * only as far as these do not suffice. A text comes again only when all others of its sort have come as often. The same history gives
 * the same texts.
 * @throws RangeError where the bank lacks a text of some sort
 */
export function chooseTexts(bank: Bank, { subject, entry, title }: Assignment, usage: Usage): ArticleTexts {
  const { counts } = usage
  const earlier = usage.articles.get(subject.name) ?? []
  /** One that no article on the subject had, as long as there is one. */
  const takeOne = <T>(all: readonly T[], textOf: (one: T) => string): T => {
    const others = all.filter((one) => !earlier.some((article) => article.has(textOf(one))))
    return leastUsed(others.length > 0 ? others : all, textOf, counts, title)
  }
  const take = (texts: readonly string[]) => takeOne(texts, (text) => text)
  const freshOf = (texts: readonly string[]) => texts.filter((text) => !counts.has(text))
  const ownLeads = freshOf(subject.leads)
  const ownClosings = freshOf(subject.closings)
  const ofShape = subject.parts.filter(({ name }) => name === entry.shape).map(({ text }) => text)
  const announced = entry.text !== '' ? entry.text : take(ofShape)
  // Of its own form the article has what its title announces: a second story or list beside it would tell the same again.
  const others = subject.parts.filter(({ name }) => name !== entry.shape)
  // More than two would come back too soon in the articles of a subject that nobody has written more for.
  const count = wordsOf(announced) + wordsOf(others[0]?.text ?? '') >= OWN_WORDS ? 1 : 2
  const parts = chooseParts(others, count, usage, subject.name)
  const lead = take(ownLeads.length > 0 ? ownLeads : bank.openings)
  const closing = take(ownClosings.length > 0 ? ownClosings : bank.closings)
  const chapters: Chapter[] = []
  const wordsNow = () =>
    sum([lead, announced, closing, ...parts.map(({ text }) => text), ...chapters.map(({ text }) => text)])
  while (wordsNow() < ALL_WORDS && chapters.length < CHAPTER_NAMES.length) {
    const left = bank.chapters.filter(
      ({ name, fits }) => fits.includes(subject.kind) && !chapters.some((one) => one.name === name)
    )
    chapters.push(takeOne(left, ({ text }) => text))
  }
  return { lead, announced, parts, chapters, closing }
}
