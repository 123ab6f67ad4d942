import type { Suspect } from '@site/contracts/operations/suspect'
import { RETENTION } from '@site/contracts/site/retention'
import { Button } from '@site/web/ui/forms/button'
import { useEffect, useRef, useState } from 'react'
import { LoadProblem } from '../access/load-problem.tsx'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { describeLead } from '../leads/list/lead-parts.tsx'
import { removeCopy, suspectsCopy } from './content/suspects.ts'
import { SuspectCard } from './suspect-card.tsx'
import styles from './suspects-screen.module.css'
import { useSuspects } from './use-suspects.ts'

/** Focus goes to the count: the list is empty. */
const NO_CARD = 0

/** /admin/suspects: what was set aside and why, with one press to put it into the list (SPAM-5 to SPAM-7). */
export function SuspectsScreen({ adminCode }: { adminCode: string }) {
  const view = useSuspects(adminCode)
  const [suspectToRemove, setSuspectToRemove] = useState<Suspect | null>(null)
  const [idToFocus, setIdToFocus] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const { suspects } = view

  /** Focus moves to the card that comes next, or else to the count, once the dialog has given it back. */
  const andMoveFocus = async (suspect: Suspect, change: (suspect: Suspect) => Promise<boolean>) => {
    const place = suspects?.findIndex(({ id }) => id === suspect.id) ?? -1
    const next = suspects?.[place + 1] ?? suspects?.[place - 1]
    const isDone = await change(suspect)
    setSuspectToRemove(null)
    if (isDone) setIdToFocus(next?.id ?? NO_CARD)
  }
  useEffect(() => {
    if (idToFocus === null) return
    const card = list.current?.querySelector<HTMLElement>(`[data-suspect="${idToFocus}"]`)
    ;(card ?? count.current)?.focus()
    setIdToFocus(null)
  }, [idToFocus])
  return (
    <AdminFrame title={suspectsCopy.title} adminCode={adminCode} isWide>
      <p className={styles.intro}>{suspectsCopy.intro(RETENTION.suspectDays)}</p>
      <div role="status">
        {!suspects && !view.hasFailed && <p>{suspectsCopy.loading}</p>}
        {suspects && (
          <p ref={count} className={styles.count} tabIndex={-1}>
            {suspects.length === 0 ? suspectsCopy.empty : suspectsCopy.count(view.total)}
          </p>
        )}
      </div>
      <LoadProblem
        text={suspectsCopy.failed}
        hasFailed={view.hasFailed}
        isRefused={view.isRefused}
        refetch={view.refetch}
      />
      {suspects && suspects.length > 0 && (
        <ul ref={list} className={styles.list} aria-label={suspectsCopy.list}>
          {suspects.map((suspect) => (
            <SuspectCard
              key={suspect.id}
              suspect={suspect}
              onRelease={(one) => andMoveFocus(one, view.release)}
              onRemove={setSuspectToRemove}
            />
          ))}
        </ul>
      )}
      {view.hasMore && (
        <div>
          <Button variant="quiet" aria-disabled={view.isLoadingMore} onClick={view.loadMore}>
            {view.isLoadingMore ? suspectsCopy.loadingMore : suspectsCopy.more}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={suspectToRemove !== null}
        copy={removeCopy}
        subject={suspectToRemove ? describeLead(suspectToRemove) : undefined}
        onCancel={() => setSuspectToRemove(null)}
        onConfirm={async () => {
          if (suspectToRemove) await andMoveFocus(suspectToRemove, view.remove)
        }}
      />
    </AdminFrame>
  )
}
