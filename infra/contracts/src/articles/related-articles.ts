import { excerpt } from './article-text.ts'

/** What decides whether two articles are related: titles and openings, as HTML or as the excerpt of a card. */
export interface Comparable {
  id: number
  title: string
  createdAt: string
  content?: string
  excerpt?: string
}

const SHOWN = 3
/** A blog that has hardly begun has nothing to choose from. */
const FEWEST = 4
const SHORTEST_WORD = 5
/** Characters of HTML that are sure to hold the 150 of an excerpt. */
const OPENING = 4000

/**
 * Up to three other articles whose title and opening share the most with this one's; the newest where they tie. Words
 * count by how rare they are among all articles, acronyms (RAG, SEO, PMS, IA) like words. `wordsOf` may remember what it found.
 */
export function relatedTo<Other extends Comparable>(
  article: Comparable,
  articles: readonly Other[],
  wordsOf: (article: Comparable) => ReadonlySet<string> = wordsToCompare
): Other[] {
  const others = articles.filter(({ id }) => id !== article.id)
  if (others.length < FEWEST) return []
  const own = wordsOf(article)
  const sharedBy = others.map((other) => [...wordsOf(other)].filter((word) => own.has(word)))
  const counts = new Map<string, number>()
  for (const word of sharedBy.flat()) counts.set(word, (counts.get(word) ?? 0) + 1)
  const weightOf = (word: string) => Math.log(1 + others.length / (counts.get(word) ?? 1))
  return others
    .map((other, index) => ({
      other,
      weight: (sharedBy[index] ?? []).reduce((sum, word) => sum + weightOf(word), 0)
    }))
    .sort(
      (one, two) =>
        two.weight - one.weight || Date.parse(two.other.createdAt) - Date.parse(one.other.createdAt)
    )
    .slice(0, SHOWN)
    .map(({ other }) => other)
}

/** Words of five letters or more, without case and accents, and acronyms of two or more. */
export function wordsToCompare(article: Comparable): ReadonlySet<string> {
  const opening = article.excerpt ?? excerpt((article.content ?? '').slice(0, OPENING))
  const words = `${article.title} ${opening}`.match(/[\p{L}\d]+/gu) ?? []
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD || isAcronym(word)).map(fold))
}

const isAcronym = (word: string) => /^\p{Lu}[\p{Lu}\d]+$/u.test(word)

/** Text as searches compare it: no case, no accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
