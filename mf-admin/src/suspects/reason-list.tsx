import { SUSPECT_FROM, type Suspect } from '@site/contracts/operations/suspect'
import { describeReason, suspectsCopy } from './content/suspects.ts'
import styles from './reason-list.module.css'

/** Why a submission was set aside: each signal in a sentence, as a bar as long as it weighs. */
export function ReasonList({ email, score, reasons }: Pick<Suspect, 'email' | 'score' | 'reasons'>) {
  return (
    <section className={styles.reasons} aria-label={suspectsCopy.whyOf(email)}>
      <h3 className={styles.title}>
        {suspectsCopy.why}
        {reasons.length > 0 && (
          <span className={styles.score}>{suspectsCopy.score(score, SUSPECT_FROM)}</span>
        )}
      </h3>
      {reasons.length === 0 ? (
        <p className={styles.none}>{suspectsCopy.noReasons}</p>
      ) : (
        <ul className={styles.list}>
          {reasons.map((reason) => (
            <li key={reason.signal} className={styles.reason}>
              <span>{describeReason(reason)}</span>
              <span className={styles.points}>{suspectsCopy.weight(reason.weight)}</span>
              <span
                className={styles.bar}
                style={{ width: `${Math.min(100, (100 * reason.weight) / SUSPECT_FROM)}%` }}
                aria-hidden="true"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
