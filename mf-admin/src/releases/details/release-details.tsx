import type { BoardRow } from '@site/contracts/release-board/release-board'
import styles from './details.module.css'
import { Health } from './health.tsx'
import { History } from './history.tsx'

/** What unfolds below a row: what went wrong lately, and what happened in the last days. */
export function ReleaseDetails({ row, adminCode }: { row: BoardRow; adminCode: string }) {
  const { live, canary } = row
  const state = [live.version, canary?.version, canary?.share, canary?.isHeld].join(' ')
  return (
    <div className={styles.inside}>
      <Health {...row} />
      <History adminCode={adminCode} name={row.name} state={state} />
    </div>
  )
}
