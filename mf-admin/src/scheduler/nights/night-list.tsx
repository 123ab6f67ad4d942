import type { Night } from '@site/contracts/operations/scheduler'
import { Link } from '@site/web/platform'
import { formatDate } from '@site/web/ui/text/format-date'
import { nightsCopy } from '../content/nights.ts'
import styles from './nights.module.css'

/** The nights that had a run, as they are given: article, grade and reasons. */
export function NightList({ nights }: { nights: readonly Night[] }) {
  if (nights.length === 0) return null
  return (
    <details className={styles.details}>
      <summary>{nightsCopy.list}</summary>
      <ol>
        {nights.map(({ date, state, articleId, title, grade, reasons }) => (
          <li key={date}>
            <span className={styles.date}>{formatDate(`${date}T12:00:00Z`)}</span>
            <div className={styles.words}>
              <p className={styles.stateName}>
                {nightsCopy.states[state]}
                {grade !== null && <span className={styles.grade}>{nightsCopy.grade(grade)}</span>}
              </p>
              <p>{articleId === null ? title : <Link to={`/article/${articleId}`}>{title}</Link>}</p>
              {reasons.map((reason) => (
                <p key={reason} className={styles.grade}>
                  {reason}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </details>
  )
}
