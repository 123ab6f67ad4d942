import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { frameCopy } from '../../layout/content/frame.ts'
import styles from './rail.module.css'

/** `isMore`: there are more than so many. */
interface Count {
  count: number
  isMore: boolean
}

interface LeadCountProps {
  /** Leads that came since this administrator last looked at the list. */
  fresh: Count
  /** Visitors who wait for an answer to their e-mail. */
  replies: Count
}

/** One number for all that the list of leads is to be looked at for, and in words what it is (ADMIN-20). Nothing where nothing waits. */
export function LeadCount({ fresh, replies }: LeadCountProps) {
  const count = fresh.count + replies.count
  if (count === 0) return null
  const words = [
    fresh.count > 0 && (fresh.isMore ? frameCopy.freshAtLeast : frameCopy.fresh)(fresh.count),
    replies.count > 0 && (replies.isMore ? frameCopy.repliesAtLeast : frameCopy.replies)(replies.count)
  ]
  return (
    <span className={styles.fresh}>
      {count}
      {(fresh.isMore || replies.isMore) && '+'}
      <VisuallyHidden> ({words.filter(Boolean).join(', ')})</VisuallyHidden>
    </span>
  )
}
