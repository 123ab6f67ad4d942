import type { BoardRow } from '@site/contracts/release-board/release-board'
import styles from './details.module.css'
import { Health } from './health.tsx'
import { History } from './history.tsx'

/** What unfolds below a row: what went wrong lately, and what happened in the last days. */
export function ReleaseDetails({ row, adminCode }: { row: BoardRow; adminCode: string }) {
  return (
    <div className={styles.inside}>
      <Health {...row} />
      <History adminCode={adminCode} name={row.name} live={row.live.version} />
    </div>
  )
}
