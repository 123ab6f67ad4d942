import { useParams, useSite } from '@site/web/platform'
import { findArticle } from '../../articles/article-list.ts'
import { useArticles } from '../../articles/use-articles.ts'
import { ArticleView } from './article-view.tsx'

/** /article/{id} (SPEC §2 Article page): reads the list and picks the entry with the route's id. */
export default function ArticlePage() {
  const { id } = useParams()
  const { bookingUrl } = useSite()
  const { articles, ...rest } = useArticles()
  const article = articles ? (findArticle(articles, id) ?? null) : undefined
  return <ArticleView {...rest} article={article} bookingUrl={bookingUrl} />
}
