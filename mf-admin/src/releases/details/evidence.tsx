import type { CanaryEvidence } from '@site/contracts/federation/canary'
import { canaryCopy, evidenceCopy } from '../content/canary.ts'
import { detailsCopy } from '../content/releases.ts'
import styles from './details.module.css'

/** What a canary was ended on: why, both versions side by side, and what was met of it. */
export function Evidence({ reason, arms, incidents }: CanaryEvidence) {
  return (
    <>
      <p className={styles.error}>{evidenceCopy.reason(reason)}</p>
      <ul className={styles.about}>
        {(['canary', 'live'] as const).map((arm) => (
          <li key={arm}>
            {canaryCopy.arms[arm]}
            {'\u00a0'}: {evidenceCopy.arm(arms[arm])}
          </li>
        ))}
        {incidents.map(({ kind, page, message, file, line, count }) => (
          <li key={JSON.stringify([kind, message, file, line])}>
            {message ? (
              <>
                {detailsCopy.times(count)} <span lang="en">{message}</span>
              </>
            ) : (
              evidenceCopy.met(kind, count)
            )}
            {file && `, ${detailsCopy.where(file, line)}`}
            {page && `, ${detailsCopy.onPage(page)}`}
          </li>
        ))}
      </ul>
    </>
  )
}
