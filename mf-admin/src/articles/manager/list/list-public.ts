import {
  ADMIN_ARTICLES_PER_PAGE,
  type AdminArticle,
  type ArticleSort,
  type ArticlesQuery
} from '@site/contracts/articles/admin-article'
import type { Article } from '@site/contracts/articles/article'
import { excerpt, htmlToText } from '@site/web/ui/text/excerpt'
import { matches } from '../../../layout/list/match-words.ts'
import { isWithin } from './period.ts'

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
export const needsCompleteList = ({ state, drafted, planned }: ArticlesQuery): boolean =>
  (state !== undefined && state !== 'published') || (drafted ?? planned) !== undefined

const searchedIn = ({ title, content }: Article, { within }: ArticlesQuery) =>
  within === 'title' ? title : `${title} ${htmlToText(content)}`

const changedAt = ({ editedAt, createdAt }: Article) => Date.parse(editedAt ?? createdAt)

/** Compares two articles as the administration's list puts them in order. */
function orderOf(sort: ArticleSort, search: string): (one: Article, other: Article) => number {
  if (sort === 'relevance')
    return (one, other) => Number(matches(search, other.title)) - Number(matches(search, one.title))
  const [by, way] = sort.split('-')
  const ascending = (one: Article, other: Article) => {
    if (by === 'title') return one.title.localeCompare(other.title, 'fr') || one.id - other.id
    if (by === 'changed') return changedAt(one) - changedAt(other) || one.id - other.id
    return Date.parse(one.createdAt) - Date.parse(other.createdAt) || one.id - other.id
  }
  return way === 'asc' ? ascending : (one, other) => ascending(other, one)
}

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
          isWithin(article.createdAt, query) &&
          (search.trim() === '' || matches(search, searchedIn(article, query)))
      )
  const sorted = query.sort ? found.toSorted(orderOf(query.sort, search)) : found
  const pages = Math.max(1, Math.ceil(found.length / ADMIN_ARTICLES_PER_PAGE))
  const page = Math.min(query.page, pages)
  const from = (page - 1) * ADMIN_ARTICLES_PER_PAGE
  return {
    total: found.length,
    page,
    pages,
    all: articles.length,
    articles: sorted.slice(from, from + ADMIN_ARTICLES_PER_PAGE).map(lineOf)
  }
}
