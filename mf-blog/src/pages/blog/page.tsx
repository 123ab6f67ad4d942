import { useBookingUrl, useLocation, useParams } from '@site/web/platform'
import { useMemo } from 'react'
import { cardsWanted } from '../../articles/load-pages.ts'
import { useCards } from '../../articles/use-articles.ts'
import { BlogView } from './blog-view.tsx'
import { useSearch } from './use-search.ts'

/** /blog, its further pages, a topic (BLOG-1, BLOG-16, BLOG-17), and what is found for a search (BLOG-14). */
export default function BlogPage() {
  const { page, topic } = useParams()
  const { search: query } = useLocation()
  const bookingUrl = useBookingUrl()
  const asked = useMemo(() => new URLSearchParams(query), [query])
  const wanted = useMemo(() => cardsWanted({ page, topic }, asked), [page, topic, asked])
  const search = useSearch(asked.get('q') ?? '', wanted?.q ?? '')
  return <BlogView {...useCards(wanted)} wanted={wanted} search={search} bookingUrl={bookingUrl} />
}
