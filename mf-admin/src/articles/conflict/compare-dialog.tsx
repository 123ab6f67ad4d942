import { Button } from '@site/web/ui/forms/button'
import { Dialog } from '@site/web/ui/overlay/dialog'
import type { ComponentProps } from 'react'
import { conflictCopy } from '../content/publication.ts'
import styles from './conflict-dialog.module.css'
import { TwoTexts } from './two-texts.tsx'

interface CompareDialogProps extends Pick<ComponentProps<typeof TwoTexts>, 'theirs' | 'mine' | 'names'> {
  title: string
  /** What may be done with what one sees. */
  action: { label: string; run: () => void }
  onClose: () => void
}

/** Another text of the article beside what the form has: one kept in this browser, or what readers see. */
export default function CompareDialog({ title, theirs, mine, names, action, onClose }: CompareDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} className={styles.dialog}>
      <TwoTexts theirs={theirs} mine={mine} names={names} choices={names} />
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onClose} data-autofocus>
          {conflictCopy.close}
        </Button>
        <Button variant="strong" onClick={action.run}>
          {action.label}
        </Button>
      </div>
    </Dialog>
  )
}
