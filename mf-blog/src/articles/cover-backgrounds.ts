import type { Article } from '@site/contracts/articles/article'
import { subjectOf } from '@site/contracts/articles/article-subject'

/** The background of a cover: the tone of its theme, or one of two colours that contrast with every tone. */
export type CoverBackground = 'tone' | 'nuit' | 'teinte'

const COVER_BACKGROUNDS: readonly CoverBackground[] = ['tone', 'nuit', 'teinte']

/** The background of each article's cover, in the order of the list: never that of the one before it, nor of the one above it. */
export function backgroundsOf(articles: Pick<Article, 'title'>[]): CoverBackground[] {
  const colours: string[] = []
  return articles.map(({ title }) => {
    const { theme } = subjectOf(title)
    const colourOf = (background: CoverBackground) => (background === 'tone' ? theme : background)
    const background = COVER_BACKGROUNDS.find((one) => !colours.slice(-2).includes(colourOf(one))) ?? 'nuit'
    colours.push(colourOf(background))
    return background
  })
}
