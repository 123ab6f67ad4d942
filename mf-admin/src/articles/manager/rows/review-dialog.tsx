import { REVIEWER_MAX_LENGTH } from '@site/contracts/articles/article-origin'
import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { useState } from 'react'
import { reviewCopy } from '../../content/review.ts'
import { reviewDialogCopy } from '../content/manager.ts'
import styles from '../manage-screen.module.css'

interface ReviewDialogProps {
  isOpen: boolean
  /** Articles that are to be marked. */
  count: number
  onClose: () => void
  onConfirm: (reviewer: string) => void
}

/** Asks who has read the articles over before several are marked. */
export function ReviewDialog({ isOpen, count, onClose, onConfirm }: ReviewDialogProps) {
  const [reviewer, setReviewer] = useState('')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={reviewDialogCopy.title}
      description={<p>{reviewDialogCopy.question(count)}</p>}
    >
      <form
        className={styles.reviewForm}
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm(reviewer)
        }}
      >
        <TextField
          label={reviewCopy.reviewer}
          name="reviewer"
          isOptional
          data-autofocus
          maxLength={REVIEWER_MAX_LENGTH}
          value={reviewer}
          onChange={(event) => setReviewer(event.target.value)}
        />
        <div className={styles.reviewButtons}>
          <Button variant="quiet" onClick={onClose}>
            {reviewCopy.cancel}
          </Button>
          <Button type="submit">{reviewDialogCopy.confirm(count)}</Button>
        </div>
      </form>
    </Dialog>
  )
}
