import type { Article } from '@site/contracts/articles/article'
import type { Lead } from '@site/contracts/leads/lead'
import { ACCESS_ACTIONS } from '@site/contracts/operations/audit'
import { Link } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { Checkbox } from '@site/web/ui/forms/checkbox'
import { formatDateTime } from '@site/web/ui/text/format-date'
import { useState } from 'react'
import { adminPath } from '../access/admin-path.ts'
import { OlderButton, useLatest } from '../layout/list/latest-lines.tsx'
import { ActivityFilter, filterActions, isAsked, UNFILTERED } from './activity-filter.tsx'
import styles from './activity-list.module.css'
import { activityCopy } from './content/activity.ts'
import { kindOf, subjectOf } from './describe-action.ts'
import type { LoggedAction } from './merge-audits.ts'
import type { Activity } from './use-activity.ts'

const ACCESSES: ReadonlySet<string> = new Set(ACCESS_ACTIONS)

/** Lines that show until somebody looks for any, or for the older ones. */
const SHOWN = 10

type ActivityListProps = Activity & {
  adminCode: string
  /** Who and what the lines name, as far as they are known. */
  leads: Lead[]
  articles: Article[]
}

/**
 * What administrators changed last: when, what, which one, from where. Never the code (ADMIN-6, ADMIN-10, ADMIN-24). Who came in
 * and who read or exported leads stand among it where the reader asks for them.
 */
export function ActivityList({
  actions,
  missing,
  isLost,
  hasAccesses,
  setHasAccesses,
  ...rest
}: ActivityListProps) {
  const [filter, setFilter] = useState(UNFILTERED)
  const name = (action: LoggedAction) => subjectOf(action, rest.articles, rest.leads)?.name
  const found = actions ? filterActions(actions, filter, name) : undefined
  const { shown, list, older, showOlder } = useLatest(
    found,
    isAsked(filter) ? Number.POSITIVE_INFINITY : SHOWN
  )
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
      <ActivityFilter filter={filter} onChange={setFilter} />
      {actions === null && <p>{activityCopy.loading}</p>}
      {missing > 0 && (
        <p className={styles.missing}>
          {isLost ? activityCopy.failed : activityCopy.partial}{' '}
          <Button variant="quiet" size="small" icon="refresh" onClick={rest.refetch}>
            {activityCopy.retry}
          </Button>
        </p>
      )}
      <p role="status" className={styles.none}>
        {shown?.length === 0 &&
          !isLost &&
          (actions?.length === 0 ? activityCopy.empty : activityCopy.noMatch)}
      </p>
      <ol ref={list} className={styles.list} tabIndex={-1}>
        {shown?.map((action) => (
          <Line key={action.key} action={action} {...rest} />
        ))}
      </ol>
      <OlderButton older={older} onPress={showOlder} />
    </section>
  )
}

function Line({
  action: logged,
  adminCode,
  articles,
  leads
}: Pick<ActivityListProps, 'adminCode' | 'articles' | 'leads'> & { action: LoggedAction }) {
  const { at, action, subjectId, subject: named, from, by, rows } = logged
  const subject = subjectOf(logged, articles, leads)
  const isArticle = kindOf(action) === 'article'
  return (
    <li className={styles.row} data-access={ACCESSES.has(action) || undefined}>
      <span className={styles.action}>
        {activityCopy.action(action)}
        {subjectId !== null && <span> {activityCopy.subject(subjectId)}</span>}
        {named !== undefined && !isArticle && <span> {named}</span>}
        {rows !== undefined && <span> {activityCopy.rows(rows)}</span>}
      </span>
      <span className={styles.subject}>
        {subject && (
          <Link to={adminPath(subject.path, adminCode)} title={subject.name}>
            {subject.name}
          </Link>
        )}
        {!subject && isArticle && named}
      </span>
      <time className={styles.when} dateTime={at}>
        {formatDateTime(at)}
      </time>
      <span className={styles.from}>
        {by === undefined ? activityCopy.from(from) : activityCopy.by(by, from)}
      </span>
    </li>
  )
}
