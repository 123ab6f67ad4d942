import type { Article } from '@site/contracts/article'
import { excerpt, htmlToText } from '@site/web/ui/excerpt'

const SHOWN = 3
/** A blog that has hardly begun has nothing to choose from. */
const FEWEST = 4
const SHORTEST_WORD = 5
const WORDS_A_MINUTE = 220

/** Up to three other articles whose title and opening share the most words with this one's; the newest where they tie. */
export function relatedTo(article: Article, articles: Article[]): Article[] {
  const others = articles.filter(({ id }) => id !== article.id)
  if (others.length < FEWEST) return []
  const own = wordsOf(article)
  return others
    .map((other) => ({ other, shared: [...wordsOf(other)].filter((word) => own.has(word)).length }))
    .sort(
      (one, two) =>
        two.shared - one.shared || Date.parse(two.other.createdAt) - Date.parse(one.other.createdAt)
    )
    .slice(0, SHOWN)
    .map(({ other }) => other)
}

/** Whole minutes, at least one. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(htmlToText(html).split(' ').length / WORDS_A_MINUTE))
}

/** Text as searches compare it: no case, no accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

function wordsOf({ title, content }: Article): Set<string> {
  const words = fold(`${title} ${excerpt(content)}`).match(/[\p{L}\d]+/gu) ?? []
  return new Set(words.filter((word) => word.length >= SHORTEST_WORD))
}
