import type { ArticleRun } from '@site/contracts/operations/scheduler'
import { Link } from '@site/web/platform'
import { Badge } from '@site/web/ui/feedback/badge'
import { formatDateTime } from '@site/web/ui/text/format-date'
import { schedulerCopy } from './content/scheduler.ts'
import styles from './scheduler-screen.module.css'

const TONES = { running: 'safran', succeeded: 'success', failed: 'error' } as const

/** The generator's latest runs: what came of each, and why where nothing did. */
export function RunList({ runs }: { runs: ArticleRun[] }) {
  return (
    <section className={styles.runs} aria-labelledby="runs-title">
      <h2 id="runs-title" className={styles.runsTitle}>
        {schedulerCopy.runs}
      </h2>
      <ol>
        {runs.map((run) => (
          <li key={run.id} className={styles.run}>
            <time dateTime={run.startedAt}>{formatDateTime(run.startedAt)}</time>
            <span>{schedulerCopy.kinds[run.kind]}</span>
            <Badge tone={TONES[run.state]}>
              {run.waitsUntil ? schedulerCopy.waits : schedulerCopy.states[run.state]}
            </Badge>
            <Outcome {...run} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Outcome({ state, attempts, cause, nextAttemptAt, articleId, title, waitsUntil }: ArticleRun) {
  return (
    <div className={styles.outcome}>
      {waitsUntil && <p>{title}</p>}
      {waitsUntil && <p>{schedulerCopy.waitsUntil(formatDateTime(waitsUntil))}</p>}
      {articleId !== null && <Link to={`/article/${articleId}`}>{title}</Link>}
      {state === 'failed' && cause && <p>{cause}</p>}
      {attempts > 1 && <p>{schedulerCopy.attempts(attempts)}</p>}
      {nextAttemptAt && <p>{schedulerCopy.nextAttempt(formatDateTime(nextAttemptAt))}</p>}
    </div>
  )
}
