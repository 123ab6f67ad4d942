import { Button } from '@site/web/ui/button'
import { formatDateTime } from '@site/web/ui/format-date'
import styles from './activity-list.module.css'
import { activityCopy } from './content/activity.ts'
import type { Activity } from './use-activity.ts'

/** What administrators changed last: when, what, which one, from where. Never the code (RESOLUTIONS 19). */
export function ActivityList({ actions, missing, isLost, refetch }: Activity) {
  return (
    <section className={styles.activity} aria-labelledby="activity-title">
      <h2 id="activity-title" className={styles.title}>
        {activityCopy.title}
      </h2>
      {actions === null && <p>{activityCopy.loading}</p>}
      {missing > 0 && (
        <p className={styles.missing}>
          {isLost ? activityCopy.failed : activityCopy.partial}{' '}
          <Button variant="quiet" size="small" icon="refresh" onClick={refetch}>
            {activityCopy.retry}
          </Button>
        </p>
      )}
      {actions?.length === 0 && !isLost && <p>{activityCopy.empty}</p>}
      <ol className={styles.list}>
        {actions?.map(({ key, at, action, subjectId, from }) => (
          <li key={key} className={styles.row} data-kind={action.split('-')[0]}>
            <span className={styles.action}>
              {activityCopy.action(action)}
              {subjectId !== null && <span> {activityCopy.subject(subjectId)}</span>}
            </span>
            <time className={styles.when} dateTime={at}>
              {formatDateTime(at)}
            </time>
            <span className={styles.from}>{activityCopy.from(from)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
