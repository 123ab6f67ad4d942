import { ACCESS_ACTIONS } from '@site/contracts/operations/audit'
import { Button } from '@site/web/ui/forms/button'
import { Checkbox } from '@site/web/ui/forms/checkbox'
import { formatDateTime } from '@site/web/ui/text/format-date'
import styles from './activity-list.module.css'
import { activityCopy } from './content/activity.ts'
import type { Activity } from './use-activity.ts'

const ACCESSES: ReadonlySet<string> = new Set(ACCESS_ACTIONS)

/**
 * What administrators changed last: when, what, which one, from where. Never the code (ADMIN-6, ADMIN-10). Who came in and who
 * read or exported leads stand among it where the reader asks for them.
 */
export function ActivityList({ actions, missing, isLost, hasAccesses, setHasAccesses, refetch }: Activity) {
  return (
    <section className={styles.activity} aria-labelledby="activity-title">
      <div className={styles.head}>
        <h2 id="activity-title" className={styles.title}>
          {activityCopy.title}
        </h2>
        <Checkbox checked={hasAccesses} onChange={({ target }) => setHasAccesses(target.checked)}>
          {activityCopy.withAccesses}
        </Checkbox>
      </div>
      {hasAccesses && <p className={styles.hint}>{activityCopy.accessesHint}</p>}
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
        {actions?.map(({ key, at, action, subjectId, from, by }) => (
          <li key={key} className={styles.row} data-access={ACCESSES.has(action) || undefined}>
            <span className={styles.action}>
              {activityCopy.action(action)}
              {subjectId !== null && <span> {activityCopy.subject(subjectId)}</span>}
            </span>
            <time className={styles.when} dateTime={at}>
              {formatDateTime(at)}
            </time>
            <span className={styles.from}>
              {by === undefined ? activityCopy.from(from) : activityCopy.by(by, from)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
