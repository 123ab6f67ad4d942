import type { HistoryEntry } from '@site/contracts/federation/release'
import { classNames } from '@site/web/ui/class-names'
import { Button } from '@site/web/ui/forms/button'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import health from '../../layout/list/health-rows.module.css'
import { sayWhen } from '../../layout/when/say-when.ts'
import { releasesCopy, retiredCopy } from '../content/releases.ts'
import details from '../details/details.module.css'
import styles from './board.module.css'
import { unfoldId } from './unfold-id.ts'

interface RetiredListProps {
  entries: HistoryEntry[]
  /** May this server change what is live? */
  isChangeable: boolean
  onBringBack: (entry: HistoryEntry) => void
}

/** What left the site in the last days and is not back: its version, when, by whom and why, and the way back (BOARD-10). */
export function RetiredList({ entries, isChangeable, onBringBack }: RetiredListProps) {
  return (
    <section className={details.part}>
      <h2 className={styles.name}>{retiredCopy.title}</h2>
      <p className={styles.about}>{retiredCopy.intro}</p>
      <ul className={health.list}>
        {entries.map((entry) => (
          <li
            key={entry.deployable}
            id={unfoldId(entry.deployable)}
            tabIndex={-1}
            className={classNames(health.row, styles.row)}
            data-health="paused"
          >
            <h3>{entry.deployable}</h3>
            <div>
              <p className={styles.version}>{entry.version}</p>
              <p className={styles.about}>
                {retiredCopy.retired(sayWhen(new Date(entry.at)))} {releasesCopy.by(entry.by)}
              </p>
              {entry.message && <p className={styles.message}>{releasesCopy.message(entry.message)}</p>}
            </div>
            {isChangeable && (
              <Button variant="quiet" size="small" className={styles.back} onClick={() => onBringBack(entry)}>
                {retiredCopy.bringBack}
                <VisuallyHidden>{releasesCopy.which(entry.deployable)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
