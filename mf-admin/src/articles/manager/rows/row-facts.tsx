import type { AdminArticle } from '@site/contracts/articles/admin-article'
import { Badge } from '@site/web/ui/feedback/badge'
import { formatDate } from '@site/web/ui/text/format-date'
import { manageCopy } from '../../content/articles.ts'
import { filterCopy } from '../content/filters.ts'
import { describeDraft, describeState, rowCopy } from '../content/manager.ts'
import styles from './article-row.module.css'

const TONES = { draft: 'lilas', scheduled: 'menthe', withdrawn: 'warning' } as const

/** When an article appeared if it has, where it stands, and what is being written of it. */
export function RowFacts({ article, showsChange }: { article: AdminArticle; showsChange: boolean }) {
  const { state, schedule, draft, createdAt, changedAt, isPinned } = article
  const isPublic = state === 'published'
  const work = draft && describeDraft(draft, new Date())
  const isNew = state === 'draft'
  const change = showsChange && changedAt
  return (
    <p className={styles.facts}>
      {isPinned && (
        <Badge tone="corail" icon="pin">
          {manageCopy.pinned}
        </Badge>
      )}
      {!isPublic && <Badge tone={TONES[state]}>{(isNew && work) || describeState(article)}</Badge>}
      {change && !(isNew && work) && <time dateTime={change}>{filterCopy.changed(change, new Date())}</time>}
      {!change && (isPublic || state === 'withdrawn') && (
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      )}
      {isPublic && <span>{describeState(article)}</span>}
      {isPublic && schedule && <span className={styles.work}>{rowCopy.replaced(schedule.at)}</span>}
      {work && !isNew && <span className={styles.work}>{work}</span>}
    </p>
  )
}
