import { useSite } from '@site/web/platform'
import { classNames } from '@site/web/ui/class-names'
import { LinkButton } from '@site/web/ui/link-button'
import { offerContent } from './content/offer.ts'
import styles from './page.module.css'

/** The hotel offer's picture under the header (SPEC §2): a façade whose lit windows form a planning, its text real. */
export default function HotelOfferPage() {
  const { bookingUrl } = useSite()
  return (
    <div className={styles.page} data-surface="nuit">
      <div className={styles.words}>
        <h1>{offerContent.title}</h1>
        <p>{offerContent.lead}</p>
        <LinkButton variant="primary" size="large" href={bookingUrl}>
          {offerContent.booking}
        </LinkButton>
      </div>
      <figure className={styles.house}>
        <svg
          className={styles.roof}
          viewBox="0 0 700 90"
          preserveAspectRatio="none"
          role="img"
          aria-label={offerContent.picture}
        >
          <path d="M0 90 60 18h580l60 72z" />
          <rect x="300" y="34" width="100" height="56" />
        </svg>
        <ol className={styles.floors}>
          {offerContent.floors.map((floor) => (
            <li key={floor.id} className={styles.floor}>
              <span className={classNames(styles.lit, styles[floor.tone], styles[floor.id])}>
                <strong>{floor.name}</strong>
                {floor.work}
              </span>
            </li>
          ))}
        </ol>
        <ul className={styles.ground}>
          <li>{offerContent.ground.audit}</li>
          <li>{offerContent.ground.delay}</li>
          <li>{offerContent.ground.training}</li>
        </ul>
      </figure>
    </div>
  )
}
