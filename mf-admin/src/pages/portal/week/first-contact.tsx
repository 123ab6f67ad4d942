import type { FirstContact as Times } from '@site/contracts/leads/desk'
import { firstContactCopy, sayDuration } from '../content/first-contact.ts'
import styles from './first-contact.module.css'

/** How soon leads were answered in the last seven days, in hours of office: median and slowest, as bars of one scale. */
export function FirstContact({ times }: { times: Times }) {
  const { contacted, officeHours, elapsed } = times
  const { median, slowest } = officeHours
  return (
    <div className={styles.contact}>
      <h3 className={styles.title}>{firstContactCopy.title}</h3>
      {contacted === 0 || median === null || slowest === null ? (
        <p className={styles.none}>{firstContactCopy.none}</p>
      ) : (
        <>
          <Bar label={firstContactCopy.median} seconds={median} of={slowest} />
          <Bar label={firstContactCopy.slowest} seconds={slowest} of={slowest} />
          <p className={styles.none}>{firstContactCopy.about(contacted, elapsed.median)}</p>
        </>
      )}
    </div>
  )
}

function Bar({ label, seconds, of }: { label: string; seconds: number; of: number }) {
  return (
    <p className={styles.line}>
      <span className={styles.label}>{label}</span>
      <meter className={styles.bar} min={0} max={Math.max(of, 1)} value={seconds} aria-hidden="true" />
      <span className={styles.value}>{sayDuration(seconds)}</span>
    </p>
  )
}
