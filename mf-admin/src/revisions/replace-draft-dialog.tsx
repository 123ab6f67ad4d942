import { Button } from '@site/web/ui/forms/button'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { replaceCopy } from './content/revisions.ts'
import { formatMoment } from './format-moment.ts'
import styles from './revisions-screen.module.css'
import type { StandingDraft } from './use-restore.ts'

interface ReplaceDraftDialogProps {
  /** The draft that is in the way; null closes the dialog. */
  draft: StandingDraft | null
  isBusy: boolean
  /** Where the draft is written. */
  editPath: string
  onCancel: () => void
  onReplace: (version: number | undefined) => void
}

/** Shows whose the draft is that a version would replace, and of when; it is replaced by who asks for that alone (REVISION-3). */
export function ReplaceDraftDialog({
  draft,
  isBusy,
  editPath,
  onCancel,
  onReplace
}: ReplaceDraftDialogProps) {
  return (
    <Dialog
      isOpen={draft !== null}
      onClose={onCancel}
      title={replaceCopy.title}
      size="large"
      description={
        draft && (
          <>
            <p>{replaceCopy.kept(formatMoment(draft.at, new Date()), draft.by)}</p>
            {draft.title !== '' && <p className={styles.draftTitle}>{draft.title}</p>}
            <p>{replaceCopy.question}</p>
          </>
        )
      }
    >
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onCancel} data-autofocus>
          {replaceCopy.cancel}
        </Button>
        <LinkButton to={editPath} variant="strong">
          {replaceCopy.open}
        </LinkButton>
        <Button variant="danger" disabled={isBusy} onClick={() => onReplace(draft?.version)}>
          {isBusy ? replaceCopy.confirming : replaceCopy.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
