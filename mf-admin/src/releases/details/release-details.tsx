import type { BoardRow } from '@site/contracts/release-board/release-board'
import styles from './details.module.css'
import { Health } from './health.tsx'
import { History } from './history.tsx'

interface ReleaseDetailsProps {
  row: BoardRow
  adminCode: string
  onGoBack: (version: string) => void
}

/** What unfolds below a row: what went wrong lately, what happened in the last days, and the way back to what was live then. */
export function ReleaseDetails({ row, adminCode, onGoBack }: ReleaseDetailsProps) {
  const { live, canary } = row
  const state = [live.version, canary?.version, canary?.share, canary?.isHeld].join(' ')
  return (
    <div className={styles.inside}>
      <Health {...row} />
      <History {...{ adminCode, state, onGoBack }} name={row.name} earlier={row.earlier} />
    </div>
  )
}
