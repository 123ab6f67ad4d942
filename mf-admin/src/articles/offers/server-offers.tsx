import type { AdminArticle } from '@site/contracts/articles/admin-article'
import type { Draft, DraftSummary } from '@site/contracts/articles/draft'
import { Button } from '@site/web/ui/forms/button'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { useState } from 'react'
import { sayWallTime, sayWhen } from '../../layout/when/say-when.ts'
import { serverDraftCopy } from '../content/drafts.ts'
import styles from './draft-offers.module.css'

interface ArticleOfferProps {
  draft: NonNullable<AdminArticle['draft']>
  schedule: AdminArticle['schedule']
  onResume: () => void
  onRemove: () => void
}

/** Says that the form shows a draft of an article, while readers have another text. */
export function OpenedDraft({ savedBy, savedAt }: Pick<Draft, 'savedBy' | 'savedAt'>) {
  return (
    <p className={styles.opened}>
      <strong>{serverDraftCopy.found(savedBy, sayWhen(new Date(savedAt)))}</strong> {serverDraftCopy.shown}
    </p>
  )
}

/** The draft that somebody began of an article while the form shows what readers see. */
export function ArticleOffer({ draft, schedule, onResume, onRemove }: ArticleOfferProps) {
  const scheduled = schedule && sayWallTime(schedule.at)
  return (
    <section className={styles.offer} aria-label={serverDraftCopy.list}>
      <p>
        <strong>{serverDraftCopy.found(draft.savedBy, sayWhen(new Date(draft.savedAt)))}</strong>
        {scheduled && <> {serverDraftCopy.scheduled(scheduled)}</>} {serverDraftCopy.published}
      </p>
      <div className={styles.buttons}>
        <Button variant="strong" size="small" onClick={onResume}>
          {serverDraftCopy.resume}
        </Button>
        {!scheduled && (
          <Button variant="quiet" size="small" onClick={onRemove}>
            {serverDraftCopy.remove}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Drafts of new articles that are shown before somebody asks for more. */
const SHOWN = 1

const isPlanned = ({ articleState }: DraftSummary) => articleState === 'scheduled'

interface NewOffersProps {
  drafts: DraftSummary[]
  /** When those that are planned appear, as far as that is known (usePlannedTimes). */
  planned: ReadonlyMap<number, string> | undefined
  onResume: (id: number) => void
}

/** Drafts of new articles, what is unfinished before what is planned, saved last first. */
export function NewOffers({ drafts, planned, onResume }: NewOffersProps) {
  const [isOpen, setOpen] = useState(false)
  if (drafts.length === 0) return null
  const sorted = drafts.toSorted((one, other) => Number(isPlanned(one)) - Number(isPlanned(other)))
  const shown = isOpen ? sorted : sorted.slice(0, SHOWN)
  return (
    <section className={styles.offers} aria-labelledby="new-drafts">
      <div className={styles.head}>
        <h2 id="new-drafts" className={styles.heading}>
          {serverDraftCopy.ofNewTitle(drafts.every(isPlanned))}
        </h2>
        {drafts.length > shown.length && (
          <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
            {serverDraftCopy.others(drafts.length - shown.length)}
          </Button>
        )}
      </div>
      <ul className={styles.lines}>
        {shown.map((draft) => {
          const { id, articleId, title, savedAt, savedBy } = draft
          const named = title || serverDraftCopy.untitled
          const at = planned?.get(articleId)
          return (
            <li key={id}>
              <span>
                <strong>{named}</strong>{' '}
                <span className={styles.when}>
                  {isPlanned(draft)
                    ? serverDraftCopy.planned(at && sayWallTime(at))
                    : serverDraftCopy.ofNew(savedBy, sayWhen(new Date(savedAt)))}
                </span>
              </span>
              <Button variant="ghost" size="small" onClick={() => onResume(id)}>
                {isPlanned(draft) ? serverDraftCopy.open : serverDraftCopy.resume}
                <VisuallyHidden>{serverDraftCopy.which(named)}</VisuallyHidden>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
