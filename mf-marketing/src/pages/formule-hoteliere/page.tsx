import { useBookingUrl } from '@site/web/platform'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { offerContent } from './content/offer.ts'
import { Facade } from './facade.tsx'
import styles from './page.module.css'

/** The hotel offer's picture under the header (OFFER-5), with the way to talk about it. */
export default function HotelOfferPage() {
  const bookingUrl = useBookingUrl()
  return (
    <div className={styles.page} data-surface="nuit">
      <div className={styles.words}>
        <h1>{offerContent.title}</h1>
        <p>{offerContent.lead}</p>
        <LinkButton variant="primary" size="large" href={bookingUrl}>
          {offerContent.booking}
        </LinkButton>
      </div>
      <Facade />
    </div>
  )
}
