import { useBookingUrl, useParams } from '@site/web/platform'
import { useState } from 'react'
import { useCards } from '../../articles/use-articles.ts'
import { BlogView } from './blog-view.tsx'

/** /blog and /blog/page/{n} (BLOG-1, BLOG-16). Another page of the list begins anew, without what was sought. */
export default function BlogPage() {
  const { page } = useParams()
  return <BlogList key={page ?? '1'} page={page} />
}

function BlogList({ page }: { page: string | undefined }) {
  const bookingUrl = useBookingUrl()
  const [sought, setSought] = useState('')
  const list = useCards(page, sought.trim() !== '')
  return <BlogView {...list} sought={sought} onSeek={setSought} bookingUrl={bookingUrl} />
}
