import type { DeliveryAttempt } from '@site/contracts/deliveries/deliveries'
import { Icon } from '@site/web/ui/pictures/icon'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { sayWhen } from '../../layout/when/say-when.ts'
import { attemptCopy, deliveriesCopy } from '../content/deliveries.ts'
import { sayDuration, sayOutcome } from '../content/say-attempt.ts'
import styles from './deliveries.module.css'

interface AttemptsProps {
  attempts: DeliveryAttempt[]
  /** Which ones they are, for the ear. */
  about: string
}

/** How many attempts there were, and each of them where one unfolds it. */
export function Attempts({ attempts, about }: AttemptsProps) {
  if (attempts.length === 0) return null
  return (
    <details className={styles.unfold}>
      <summary>
        <Icon name="chevron-down" />
        {deliveriesCopy.tries(attempts.length)}
        <VisuallyHidden>{about}</VisuallyHidden>
      </summary>
      <AttemptList attempts={attempts} />
    </details>
  )
}

/** Each attempt, newest first: when, what came of it, how long it took, and what was answered. */
function AttemptList({ attempts }: { attempts: DeliveryAttempt[] }) {
  return (
    <ol className={styles.attempts}>
      {attempts.map((attempt) => (
        <li key={attempt.id} className={styles.attempt} data-outcome={attempt.outcome}>
          <p className={styles.attemptLine}>
            <strong>{sayOutcome(attempt)}</strong>
            <time dateTime={attempt.at}>{sayWhen(new Date(attempt.at))}</time>
            {attempt.status !== null && <span>{attempt.status}</span>}
            {attempt.durationMs !== null && <span>{sayDuration(attempt.durationMs)}</span>}
          </p>
          {attempt.error && (
            <p className={styles.detail} lang="en">
              {attempt.error}
            </p>
          )}
          {attempt.answer && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            <section className={styles.answer} tabIndex={0} aria-label={attemptCopy.answered}>
              <pre>{attempt.answer}</pre>
            </section>
          )}
        </li>
      ))}
    </ol>
  )
}
