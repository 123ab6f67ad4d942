import type { HistoryEntry } from '@site/contracts/federation/release'
import { classNames } from '@site/web/ui/class-names'
import health from '../../layout/list/health-rows.module.css'
import { sayWhen } from '../../layout/when/say-when.ts'
import { releasesCopy, retiredCopy } from '../content/releases.ts'
import details from '../details/details.module.css'
import styles from './board.module.css'
import { unfoldId } from './unfold-id.ts'

/** What left the site in the last days and is not back: its version, when, by whom and why (BOARD-10). */
export function RetiredList({ entries }: { entries: HistoryEntry[] }) {
  return (
    <section className={details.part}>
      <h2 className={styles.name}>{retiredCopy.title}</h2>
      <p className={styles.about}>{retiredCopy.intro}</p>
      <ul className={health.list}>
        {entries.map(({ deployable, version, at, by, message }) => (
          <li
            key={deployable}
            id={unfoldId(deployable)}
            tabIndex={-1}
            className={classNames(health.row, styles.row)}
            data-health="paused"
          >
            <h3>{deployable}</h3>
            <div>
              <p className={styles.version}>{version}</p>
              <p className={styles.about}>
                {retiredCopy.retired(sayWhen(new Date(at)))} {releasesCopy.by(by)}
              </p>
              {message && <p className={styles.message}>{releasesCopy.message(message)}</p>}
              <p className={styles.about}>
                <code>{retiredCopy.command(deployable, version)}</code>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
