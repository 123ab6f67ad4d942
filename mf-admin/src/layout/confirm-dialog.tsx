import { Button } from '@site/web/ui/forms/button'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { useState } from 'react'
import styles from './confirm-dialog.module.css'

interface ConfirmDialogProps {
  isOpen: boolean
  copy: { title: string; question: string; cancel: string; confirm: string; confirming: string }
  /** Which one it is, in a line beneath the question, or which ones. */
  subject?: string | string[] | undefined
  /** What deleting would break. */
  warning?: string | null
  /** Does it take nothing away? */
  isGentle?: boolean
  onCancel: () => void
  /** Closes the dialog itself when it is done. */
  onConfirm: () => Promise<void>
}

/** Asks before something is deleted or changed for every visitor (MANAGE-12, LEADS-21, BOARD-9). Focus starts on the way out. */
export function ConfirmDialog({
  isOpen,
  copy,
  subject,
  warning,
  isGentle = false,
  onCancel,
  onConfirm
}: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={copy.title}
      description={
        <>
          <p>{copy.question}</p>
          {[subject ?? []].flat().map((line) => (
            <p key={line} className={styles.subject}>
              {line}
            </p>
          ))}
        </>
      }
    >
      {warning && <p className={styles.warning}>{warning}</p>}
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onCancel} data-autofocus>
          {copy.cancel}
        </Button>
        <Button variant={isGentle ? 'primary' : 'danger'} aria-disabled={isBusy} onClick={confirm}>
          {isBusy ? copy.confirming : copy.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
