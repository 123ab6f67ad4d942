import { Button } from '@site/web/ui/button'
import { content } from '../content.ts'
import styles from './slot.module.css'

/** Stands where a remote should: says that it does not answer, and tries again when asked. */
export function SlotMessage({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.message} role="alert">
      <p>{content.slotUnavailable}</p>
      <Button variant="quiet" onClick={onRetry}>
        {content.retry}
      </Button>
    </div>
  )
}

export function SlotLoading() {
  return (
    <p className={styles.loading} role="status">
      {content.loading}
    </p>
  )
}
