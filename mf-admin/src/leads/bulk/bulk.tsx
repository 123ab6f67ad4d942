import type { Lead } from '@site/contracts/leads/lead'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { type Ref, useRef, useState } from 'react'
import { ConfirmDialog } from '../../layout/confirm-dialog.tsx'
import { useFocusAfterAct } from '../../layout/use-focus-after-act.ts'
import type { DeskRows } from '../follow/desk-rows.ts'
import { describeLead } from '../list/lead-parts.tsx'
import { followCopy } from '../sheet/content/follow.ts'
import { LostForm } from '../sheet/follow-up/lost-form.tsx'
import styles from './bulk-bar.module.css'
import { BulkBar } from './bulk-bar.tsx'
import { bulkDeleteCopy, bulkUndoCopy } from './content/bulk.ts'
import { UndoBar } from './undo-bar.tsx'
import { useBulkChange } from './use-bulk-change.ts'
import type { LateDeletion } from './use-late-deletion.ts'
import type { LeadSelection } from './use-lead-selection.ts'

interface BulkProps {
  /** The bar of what can be done, where a key leads. */
  bar: Ref<HTMLElement>
  adminCode: string
  rows: DeskRows
  selection: LeadSelection
  deletion: LateDeletion
  /** A single lead is about to be deleted: what was changed before is not taken back any more. */
  hasGoneOn: boolean
  /** How many leads are listed. */
  listed: number
  onExport: (leads: readonly Lead[]) => void
  onExportFollowUp: (leads: readonly Lead[]) => void
  /** Something was taken back of these leads, or can be no more: the focus goes to the first of them that is listed. */
  onBack: (ids: readonly number[]) => void
  /** The bar is left: the focus goes back to the row that it came from. */
  onLeave: () => void
}

/** Several leads at once: the bar of what can be done, its dialogs, and the ten seconds in which it can be taken back. */
export function Bulk(props: BulkProps) {
  const { bar, adminCode, rows, selection, deletion, listed, onExport, onExportFollowUp, onBack, onLeave } =
    props
  const { selected } = selection
  const bulk = useBulkChange(adminCode, rows, selection, props.hasGoneOn)
  const [asking, setAsking] = useState<'lost' | 'remove' | null>(null)
  const problems = [bulk.problem, deletion.problem].filter((one) => one !== null)
  const close = () => setAsking(null)
  // What takes something back goes as it is pressed, and by itself after ten seconds.
  const takenBack = useRef<readonly number[]>([])
  const goBack = () => {
    onBack(takenBack.current)
    return null
  }
  const keepFocusOfChange = useFocusAfterAct(bulk.changed, goBack)
  const keepFocusOfDeletion = useFocusAfterAct(deletion.waiting, goBack)
  return (
    <>
      <div role="alert" hidden={problems.length === 0}>
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
      </div>
      {deletion.waiting.length > 0 && (
        <UndoBar
          key={deletion.waiting[0]?.id}
          copy={bulkDeleteCopy}
          count={deletion.waiting.length}
          onFocus={() => {
            takenBack.current = deletion.waiting.map(({ id }) => id)
            keepFocusOfDeletion()
          }}
          onUndo={deletion.undo}
        />
      )}
      {bulk.changed.length > 0 && (
        <UndoBar
          key={bulk.changed[0]?.changedAt}
          copy={bulkUndoCopy}
          count={bulk.changed.length}
          onFocus={() => {
            takenBack.current = bulk.changed.map(({ leadId }) => leadId)
            keepFocusOfChange()
          }}
          onUndo={() => void bulk.undo()}
        />
      )}
      {selected.length > 0 && (
        <BulkBar
          bar={bar}
          onLeave={onLeave}
          count={selected.length}
          listed={listed}
          isBusy={bulk.isBusy}
          onChange={(change) => void bulk.change(selected, change)}
          onLose={() => setAsking('lost')}
          onExport={() => onExport(selected)}
          onExportFollowUp={() => onExportFollowUp(selected)}
          onRemove={() => setAsking('remove')}
          onSelectAll={selection.selectAll}
          onClear={() => {
            onLeave()
            bulk.forget()
            selection.clear()
          }}
        />
      )}
      <Dialog
        isOpen={asking === 'lost'}
        onClose={close}
        title={followCopy.lost.title(selected.length)}
        size="small"
      >
        <LostForm
          isBare
          reason=""
          count={selected.length}
          onCancel={close}
          onLose={(lostReason) => {
            close()
            void bulk.change(selected, { status: 'perdu', lostReason })
          }}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={asking === 'remove'}
        copy={{ ...bulkDeleteCopy, question: bulkDeleteCopy.question(selected.length) }}
        subject={selected.length === 1 && selected[0] ? describeLead(selected[0]) : undefined}
        onCancel={close}
        onConfirm={async () => {
          // The dialog gives the focus back as it closes; then the way back takes it.
          close()
          deletion.begin(selected)
          selection.clear()
        }}
      />
    </>
  )
}
