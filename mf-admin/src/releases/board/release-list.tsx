import type { BoardRow } from '@site/contracts/release-board/release-board'
import health from '../../layout/list/health-rows.module.css'
import type { AskedOfRow } from '../asked/what-is-asked.ts'
import { releasesCopy } from '../content/releases.ts'
import styles from './board.module.css'
import { ReleaseRow } from './release-row.tsx'

interface ReleaseListProps {
  rows: BoardRow[]
  adminCode: string
  onAsk: (asked: AskedOfRow) => void
}

/** A row for each front end. Where there is room the names of the columns stand above once; each fact has its own for who does not see them. */
export function ReleaseList({ rows, adminCode, onAsk }: ReleaseListProps) {
  return (
    <div className={health.list}>
      <div className={styles.columns} aria-hidden="true">
        <span>{releasesCopy.part}</span>
        <div>
          {([releasesCopy.live, releasesCopy.before, releasesCopy.errors, releasesCopy.size] as const).map(
            (name) => (
              <span key={name}>{name}</span>
            )
          )}
        </div>
      </div>
      <ul>
        {rows.map((row) => (
          <ReleaseRow
            key={row.name}
            row={row}
            adminCode={adminCode}
            onAsk={(action, to) => onAsk({ row, action, ...(to && { to }) })}
          />
        ))}
      </ul>
    </div>
  )
}
