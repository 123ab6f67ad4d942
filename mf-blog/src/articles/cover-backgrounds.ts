import type { Article } from '@site/contracts/articles/article'
import { subjectOf } from '@site/contracts/articles/article-subject'
import type { CoverBackground } from '@site/web/ui/pictures/cover'

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
