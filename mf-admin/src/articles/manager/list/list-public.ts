import {
  ADMIN_ARTICLES_PER_PAGE,
  type AdminArticle,
  type ArticlesQuery
} from '@site/contracts/articles/admin-article'
import type { Article } from '@site/contracts/articles/article'
import { excerpt, htmlToText } from '@site/web/ui/text/excerpt'
import { matches } from '../../../layout/match-words.ts'

/** A page of the list, whoever answered it. */
export interface ListedArticles {
  /** Articles that match, on every page. */
  total: number
  page: number
  pages: number
  /** Every article there is. */
  all: number
  articles: AdminArticle[]
}

/** A published article as the administration lists it. What is being written or planned is not known here. */
export const lineOf = ({ content, ...article }: Article): AdminArticle => ({
  ...article,
  state: 'published',
  excerpt: excerpt(content),
  revision: 0,
  draft: null,
  schedule: null
})

export const isAutomatic = ({ origin }: Pick<Article, 'origin'>): boolean =>
  origin !== undefined && origin.writer !== 'person'

/** Only the administration's list knows drafts, and articles that are not on the blog. */
export const needsCompleteList = ({ state, drafted }: ArticlesQuery): boolean =>
  (state !== undefined && state !== 'published') || drafted !== undefined

const searchedIn = ({ title, content }: Article, { within }: ArticlesQuery) =>
  within === 'title' ? title : `${title} ${htmlToText(content)}`

/** A page of the public articles, as the administration's list would answer it for these. Past the last page: the last one. */
export function listPublic(articles: readonly Article[], query: ArticlesQuery): ListedArticles {
  const { search = '', automatic, pinned, reviewed } = query
  const isAsked = (wanted: 'yes' | 'no' | undefined, is: boolean) =>
    wanted === undefined || (wanted === 'yes') === is
  const found = needsCompleteList(query)
    ? []
    : articles.filter(
        (article) =>
          isAsked(automatic, isAutomatic(article)) &&
          isAsked(pinned, article.isPinned) &&
          isAsked(reviewed, article.review !== undefined) &&
          (search.trim() === '' || matches(search, searchedIn(article, query)))
      )
  const pages = Math.max(1, Math.ceil(found.length / ADMIN_ARTICLES_PER_PAGE))
  const page = Math.min(query.page, pages)
  const from = (page - 1) * ADMIN_ARTICLES_PER_PAGE
  return {
    total: found.length,
    page,
    pages,
    all: articles.length,
    articles: found.slice(from, from + ADMIN_ARTICLES_PER_PAGE).map(lineOf)
  }
}
