import { countWords } from '@site/contracts/articles/article-text'
import { Button } from '@site/web/ui/forms/button'
import { formatDateTime } from '@site/web/ui/text/format-date'
import { lazy, memo, Suspense, useEffect, useId, useRef, useState } from 'react'
import { UNDO_WITHIN } from '../../layout/undo-within.ts'
import { useFocusAfterAct } from '../../layout/use-focus-after-act.ts'
import { draftCopy } from '../content/drafts.ts'
import type { KeptDraft } from '../draft/draft-store.ts'
import type { Drafts } from '../draft/use-drafts.ts'
import type { ArticleDraft } from '../text/article-draft.ts'
import styles from './draft-offers.module.css'

// Apart, so that who writes does not carry what compares.
const CompareDialog = lazy(() => import('../conflict/compare-dialog.tsx'))

interface DraftOffersProps extends Pick<Drafts, 'offers' | 'isOlder' | 'discard' | 'takeBack'> {
  /** What the form has. */
  text: ArticleDraft
  restore: (offer: KeptDraft) => void
}

/** The drafts that can be taken up again, newest first. One that is discarded can be taken back for ten seconds, in its place (EDITOR-27). */
export function DraftOffers({ offers, text, isOlder, restore, discard, takeBack }: DraftOffersProps) {
  const [discarded, setDiscarded] = useState<readonly KeptDraft[]>([])
  /** The slot of the one that is compared: it may go meanwhile, as the server gets the same text. */
  const [comparedSlot, setComparedSlot] = useState<string | null>(null)
  const compared = offers.find(({ slot }) => slot === comparedSlot)
  const list = useRef<HTMLUListElement>(null)
  /** What was taken back last: its buttons are there again. */
  const back = useRef<string | null>(null)
  const keepFocus = useFocusAfterAct(discarded, () => {
    const places = [...(list.current?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])]
    const place = places.find(({ dataset }) => dataset.slot === back.current) ?? places[0]
    return place?.querySelector('button') ?? document.querySelector<HTMLElement>('[data-field="content"]')
  })
  const end = (offer: KeptDraft) => setDiscarded((before) => before.filter(({ slot }) => slot !== offer.slot))
  const isDiscarded = ({ slot }: KeptDraft) => discarded.some((one) => one.slot === slot)
  const lines = [...offers, ...discarded].toSorted((one, other) => other.savedAt - one.savedAt)
  if (lines.length === 0) return null
  return (
    <>
      <ul ref={list} className={styles.offers} aria-label={draftCopy.list}>
        {lines.map((offer) => (
          <li key={offer.slot} className={styles.offer} data-slot={offer.slot}>
            {isDiscarded(offer) ? (
              <Discarded
                title={offer.draft.title}
                onFocus={keepFocus}
                onUndo={() => {
                  back.current = offer.slot
                  takeBack(offer)
                  end(offer)
                }}
                onEnd={() => end(offer)}
              />
            ) : (
              <>
                <p>
                  <OfferWords offer={offer} />
                  {isOlder(offer) && <> {draftCopy.older}</>}
                </p>
                <div className={styles.buttons}>
                  <Button variant="strong" size="small" onClick={() => restore(offer)}>
                    {draftCopy.takeUp(offer.isSetAside)}
                  </Button>
                  <Button variant="quiet" size="small" onClick={() => setComparedSlot(offer.slot)}>
                    {draftCopy.compare}
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => {
                      discard(offer)
                      setDiscarded((before) => [...before, offer])
                    }}
                  >
                    {draftCopy.discard}
                  </Button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      {compared && (
        <Suspense>
          <CompareDialog
            title={draftCopy.compareTitle}
            theirs={compared.draft}
            mine={text}
            names={{ theirs: draftCopy.keptName(compared.isSetAside), mine: draftCopy.inForm }}
            action={{
              label: draftCopy.takeUp(compared.isSetAside),
              run: () => {
                setComparedSlot(null)
                restore(compared)
              }
            }}
            onClose={() => setComparedSlot(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Where a kept text comes from, when it was kept, and what it is. Its words are counted once, not with each key that is pressed in the form. */
const OfferWords = memo(function OfferWords({ offer }: { offer: KeptDraft }) {
  const { savedAt, isSetAside, draft } = offer
  const when = formatDateTime(new Date(savedAt))
  return (
    <>
      <strong>{isSetAside ? draftCopy.setAside(when) : draftCopy.found(when)}</strong>{' '}
      {draftCopy.about(draft.title, countWords(draft.content))}
    </>
  )
})

interface DiscardedProps {
  title: string
  onFocus: () => void
  onUndo: () => void
  /** The ten seconds are over. */
  onEnd: () => void
}

/** In the place of a draft that was discarded: the way back to it. The focus was on what discarded it. */
function Discarded({ title, onFocus, onUndo, onEnd }: DiscardedProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    button.current?.focus()
    const timer = setTimeout(() => end.current(), UNDO_WITHIN)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <p id={id}>{draftCopy.discarded(title)}</p>
      <Button
        ref={button}
        variant="strong"
        size="small"
        aria-describedby={id}
        onFocus={onFocus}
        onClick={onUndo}
      >
        {draftCopy.takeBack}
      </Button>
    </>
  )
}
