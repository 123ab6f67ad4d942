import { useBookingUrl } from '@site/web/platform'
import { Card } from '@site/web/ui/card'
import { Button } from '@site/web/ui/forms/button'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { FreeSlot } from '@site/web/ui/pictures/free-slot'
import { content } from '../context/content.ts'
import styles from './slot.module.css'

/** Shown in place of a remote: says that it does not answer, offers a retry, and links to the booking page. */
export function SlotMessage({ onRetry }: { onRetry: () => void }) {
  const bookingUrl = useBookingUrl()
  return (
    <div className={styles.message} role="alert">
      <Card className={styles.card}>
        <FreeSlot label={content.slotPicture} />
        <h1>{content.slotTitle}</h1>
        <p>{content.slotUnavailable}</p>
        <div className={styles.ways}>
          <Button onClick={onRetry}>{content.retry}</Button>
          <LinkButton variant="quiet" href={bookingUrl}>
            {content.booking}
          </LinkButton>
        </div>
      </Card>
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
