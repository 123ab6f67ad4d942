import { useBookingUrl, useParams } from '@site/web/platform'
import { articleId } from '../../articles/load-pages.ts'
import { useArticle } from '../../articles/use-articles.ts'
import { ArticleView } from './article-view.tsx'

/** /article/{id} (ARTICLE-1): reads the list and picks the entry with the route's id, whatever title stands behind it (ARTICLE-12). */
export default function ArticlePage() {
  const { id } = useParams()
  const bookingUrl = useBookingUrl()
  return <ArticleView {...useArticle(articleId(id))} bookingUrl={bookingUrl} />
}
