import type { CardsWanted } from '@site/contracts/blog/cards-page'
import { useBookingUrl, useParams } from '@site/web/platform'
import { useMemo, useState } from 'react'
import { cardsWanted } from '../../articles/load-pages.ts'
import { useCards } from '../../articles/use-articles.ts'
import { BlogView } from './blog-view.tsx'

/** /blog, /blog/page/{n} and the same of a topic (BLOG-1, BLOG-16, BLOG-17). Another page of the list begins anew, without what was sought. */
export default function BlogPage() {
  const { page, topic } = useParams()
  const wanted = useMemo(() => cardsWanted({ page, topic }), [page, topic])
  return <BlogList key={`${topic} ${page}`} wanted={wanted} />
}

function BlogList({ wanted }: { wanted: CardsWanted | null }) {
  const bookingUrl = useBookingUrl()
  const [sought, setSought] = useState('')
  const list = useCards(wanted, sought.trim() !== '')
  return (
    <BlogView {...list} topic={wanted?.topic} sought={sought} onSeek={setSought} bookingUrl={bookingUrl} />
  )
}
