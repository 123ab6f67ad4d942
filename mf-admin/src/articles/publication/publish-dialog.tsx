import { Button } from '@site/web/ui/forms/button'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { publishCopy } from '../content/publication.ts'
import styles from './publication.module.css'

interface PublishDialogProps {
  isOpen: boolean
  /** When the article is planned for, in words; null where it is not. */
  due: string | null
  onClose: () => void
  onPublish: () => void
}

/** Asks once before an article is published for the first time by its keys, which slip, or in place of the time it is planned for; the focus is on the answer that one meant (MANAGE-75, MANAGE-81). */
export function PublishDialog({ isOpen, due, onClose, onPublish }: PublishDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={publishCopy.title(due !== null)}
      description={<p>{publishCopy.question(due)}</p>}
      size="small"
      className={styles.short}
    >
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onClose}>
          {publishCopy.cancel}
        </Button>
        <Button variant="primary" onClick={onPublish} data-autofocus>
          {publishCopy.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
