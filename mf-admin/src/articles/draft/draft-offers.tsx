import { Button } from '@site/web/ui/forms/button'
import { formatDateTime } from '@site/web/ui/text/format-date'
import { draftCopy } from '../content/drafts.ts'
import styles from './draft-offers.module.css'
import type { KeptDraft } from './draft-store.ts'
import type { Drafts } from './use-drafts.ts'

interface DraftOffersProps extends Pick<Drafts, 'offers' | 'isOlder' | 'discard'> {
  restore: (offer: KeptDraft) => void
}

/** The drafts that can be taken up again, newest first. */
export function DraftOffers({ offers, isOlder, restore, discard }: DraftOffersProps) {
  if (offers.length === 0) return null
  return (
    <ul className={styles.offers} aria-label={draftCopy.list}>
      {offers.map((offer) => (
        <li key={offer.slot} className={styles.offer}>
          <p>
            <strong>{draftCopy.found(formatDateTime(new Date(offer.savedAt)))}</strong>
            {offer.draft.title.trim() !== '' && <> {draftCopy.named(offer.draft.title)}</>}
            {isOlder(offer) && <> {draftCopy.older}</>}
          </p>
          <div className={styles.buttons}>
            <Button variant="strong" size="small" onClick={() => restore(offer)}>
              {draftCopy.restore}
            </Button>
            <Button variant="quiet" size="small" onClick={() => discard(offer)}>
              {draftCopy.discard}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
