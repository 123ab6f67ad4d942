import type { BoardRow } from '@site/contracts/releases/release-board'
import { Icon } from '@site/web/ui/pictures/icon'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { useState } from 'react'
import { detailsCopy, releasesCopy } from '../content/releases.ts'
import styles from './details.module.css'
import { Health } from './health.tsx'
import { History } from './history.tsx'

/** What unfolds below a row: what went wrong lately, and what happened in the last days, which is read once it is wanted. */
export function ReleaseDetails({ row, adminCode }: { row: BoardRow; adminCode: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Icon name="chevron-down" />
        {detailsCopy.unfold}
        <VisuallyHidden>{releasesCopy.of(row.name)}</VisuallyHidden>
      </summary>
      {isOpen && (
        <div className={styles.inside}>
          <Health {...row} />
          <History adminCode={adminCode} name={row.name} live={row.live.version} />
        </div>
      )}
    </details>
  )
}
