import { useParams, useSite } from '@site/web/platform'
import { relatedTo } from '../../articles/related.ts'
import { useArticle } from '../../articles/use-articles.ts'
import { ArticleView } from './article-view.tsx'

/** /article/{id} (SPEC §2 Article page): reads the list and picks the entry with the route's id. */
export default function ArticlePage() {
  const { id } = useParams()
  const { bookingUrl } = useSite()
  const { articles = [], article, ...rest } = useArticle(id)
  const related = article ? relatedTo(article, articles) : []
  return <ArticleView {...rest} article={article} related={related} bookingUrl={bookingUrl} />
}
