import type { BoardRow } from '@site/contracts/release-board/release-board'
import { useEffect, useRef, useState } from 'react'
import { LoadProblem } from '../access/load-problem.tsx'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { ReleaseList } from './board/release-list.tsx'
import { unfoldId } from './board/unfold-id.ts'
import { releasesCopy, rollbackCopy, rollbackWarning } from './content/releases.ts'
import styles from './releases-screen.module.css'
import { useReleases } from './use-releases.ts'

/** /admin/releases: what is live of each front end, how it fares, and the way back (BOARD-1 to BOARD-6). */
export function ReleasesScreen({ adminCode }: { adminCode: string }) {
  const { rows, hasFailed, isRefused, refetch, rollBack } = useReleases(adminCode)
  // As it was when the button was pressed: what is live may change beneath the dialog, and is then refused by the server.
  const [toRollBack, setToRollBack] = useState<BoardRow | null>(null)
  const { name = '', live, rollback } = toRollBack ?? {}
  const rolledBack = useRef('')
  useEffect(() => {
    if (toRollBack !== null || rolledBack.current === '') return
    // The button has gone with the version that it led to, and the focus from it to the whole page.
    const isLost = document.activeElement?.matches('body, main') ?? true
    if (isLost) document.getElementById(unfoldId(rolledBack.current))?.focus()
    rolledBack.current = ''
  }, [toRollBack])
  return (
    <AdminFrame title={releasesCopy.title} adminCode={adminCode} isWide="page">
      <p className={styles.intro}>{releasesCopy.intro}</p>
      <div role="status" className={styles.status}>
        {!rows && !hasFailed && <p>{releasesCopy.loading}</p>}
        {rows?.length === 0 && <p>{releasesCopy.empty}</p>}
      </div>
      <LoadProblem text={releasesCopy.failed} hasFailed={hasFailed} isRefused={isRefused} refetch={refetch} />
      {rows && rows.length > 0 && (
        <ReleaseList rows={rows} adminCode={adminCode} onRollBack={setToRollBack} />
      )}
      <ConfirmDialog
        isOpen={toRollBack !== null}
        copy={{ ...rollbackCopy, title: rollbackCopy.title(name) }}
        subject={rollbackCopy.subject(live?.version ?? '', rollback?.to ?? '')}
        warning={rollbackWarning(name)}
        onCancel={() => setToRollBack(null)}
        onConfirm={async () => {
          if (toRollBack) {
            rolledBack.current = name
            await rollBack(toRollBack)
          }
          setToRollBack(null)
        }}
      />
    </AdminFrame>
  )
}
