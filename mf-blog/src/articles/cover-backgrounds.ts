import type { Article } from '@site/contracts/articles/article'
import { subjectOf } from '@site/contracts/articles/article-subject'

/** What a cover is drawn on: the tone of its theme, or one of two that any tone stands on. */
export type Ground = 'tone' | 'nuit' | 'teinte'

const GROUNDS: readonly Ground[] = ['tone', 'nuit', 'teinte']

/** The ground of each article's cover, in the order of the list: never that of the one before it, nor of the one above it. */
export function groundsOf(articles: Pick<Article, 'title'>[]): Ground[] {
  const colours: string[] = []
  return articles.map(({ title }) => {
    const { theme } = subjectOf(title)
    const colourOf = (ground: Ground) => (ground === 'tone' ? theme : ground)
    const ground = GROUNDS.find((one) => !colours.slice(-2).includes(colourOf(one))) ?? 'nuit'
    colours.push(colourOf(ground))
    return ground
  })
}
