import type { AdminArticle } from '@site/contracts/articles/admin-article'
import { REVIEWER_MAX_LENGTH } from '@site/contracts/articles/article-origin'
import { Button } from '@site/web/ui/forms/button'
import { TextField } from '@site/web/ui/forms/text-field'
import { formatDate } from '@site/web/ui/text/format-date'
import { type FormEvent, useState } from 'react'
import { reviewCopy } from '../../content/review.ts'
import styles from './review-controls.module.css'

export interface ReviewControlsProps {
  article: AdminArticle
  /** Answers whether it was done. `null` takes the review back. */
  onReview: (article: AdminArticle, review: { reviewer: string } | null) => Promise<unknown>
}

/** Who wrote a generated article, whether a person has read it over, and how to say so (MANAGE-17). */
export function ReviewControls({ article, onReview }: ReviewControlsProps) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { origin, review, title, noindex } = article
  if (!origin || origin.writer === 'person') return null
  const send = async (answer: { reviewer: string } | null) => {
    setBusy(true)
    if (await onReview(article, answer)) setAsking(false)
    setBusy(false)
  }
  return (
    <div className={styles.review}>
      <p className={styles.state}>
        <span className={styles.word} data-waits={review ? undefined : ''}>
          {review ? reviewCopy.reviewed : reviewCopy.unreviewed}
        </span>
        {' · '}
        {review
          ? reviewCopy.by(review.by, formatDate(review.at))
          : reviewCopy.waiting(origin.writer, noindex === true)}
      </p>
      {isAsking ? (
        <ReviewForm title={title} isBusy={isBusy} onSend={send} onCancel={() => setAsking(false)} />
      ) : (
        <Button
          variant="ghost"
          size="small"
          className={styles.mark}
          disabled={isBusy}
          aria-label={reviewCopy.of(review ? reviewCopy.takeBack : reviewCopy.mark, title)}
          onClick={() => (review ? send(null) : setAsking(true))}
        >
          {review ? reviewCopy.takeBack : reviewCopy.mark}
        </Button>
      )}
    </div>
  )
}

interface ReviewFormProps {
  title: string
  isBusy: boolean
  onSend: (answer: { reviewer: string }) => void
  onCancel: () => void
}

function ReviewForm({ title, isBusy, onSend, onCancel }: ReviewFormProps) {
  const [reviewer, setReviewer] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend({ reviewer })
  }
  return (
    <form className={styles.form} onSubmit={submit} aria-label={reviewCopy.of(reviewCopy.mark, title)}>
      <TextField
        label={reviewCopy.reviewer}
        name="reviewer"
        isOptional
        autoFocus
        maxLength={REVIEWER_MAX_LENGTH}
        value={reviewer}
        onChange={(event) => setReviewer(event.target.value)}
      />
      <Button type="submit" size="small" disabled={isBusy}>
        {reviewCopy.confirm}
      </Button>
      <Button variant="quiet" size="small" onClick={onCancel}>
        {reviewCopy.cancel}
      </Button>
    </form>
  )
}
