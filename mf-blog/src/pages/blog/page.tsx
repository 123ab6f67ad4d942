import { useSite } from '@site/web/platform'
import { useArticles } from '../../articles/use-articles.ts'
import { BlogView } from './blog-view.tsx'

/** /blog (SPEC §2 Blog list). */
export default function BlogPage() {
  const { bookingUrl } = useSite()
  return <BlogView {...useArticles()} bookingUrl={bookingUrl} />
}
