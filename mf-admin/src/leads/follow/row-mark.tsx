import type { LeadDesk } from '@site/contracts/leads/desk'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { statusLabels } from '../content/status.ts'
import { followListCopy } from './content/follow-list.ts'
import { useDeskRow } from './follow-context.ts'
import styles from './row-mark.module.css'

/** Where a lead stands, in the cell of its date: a bar that fills from below (SHEET-11). */
export function RowMark({ leadId }: { leadId: number }) {
  const desk = useDeskRow(leadId)
  return desk ? <DeskMark desk={desk} /> : <span className={styles.bar} />
}

/** Words for the ear, and for the pointer that rests. */
export function DeskMark({ desk }: { desk: LeadDesk }) {
  const said = describeDesk(desk)
  return (
    <span className={styles.bar} data-status={desk.status} data-late={desk.isLate || undefined} title={said}>
      <VisuallyHidden>{said} </VisuallyHidden>
    </span>
  )
}

/** The initials of who answers for a lead; the mark says the name to the ear. */
export function OwnerMark({ leadId }: { leadId: number }) {
  const owner = useDeskRow(leadId)?.owner
  if (!owner) return null
  return (
    <span className={styles.owner} aria-hidden="true" title={owner}>
      {initialsOf(owner)}
    </span>
  )
}

/** The status in a word, beneath the date of a row; its line is there before it is. The mark says the same to the ear. */
export function StatusWord({ leadId }: { leadId: number }) {
  const desk = useDeskRow(leadId)
  return (
    <span
      className={styles.word}
      aria-hidden="true"
      data-late={desk?.isLate || undefined}
      data-replied={desk?.repliedAt ? '' : undefined}
    >
      {desk && sayStatus(desk)}
    </span>
  )
}

/** 'Gagné', 'En retard', 'Contacté, en retard', 'A répondu' (DESK-14). */
export const sayStatus = ({ status, isLate, repliedAt }: LeadDesk): string => {
  if (repliedAt) return isLate ? `${followListCopy.replied}, ${followListCopy.late}` : followListCopy.replied
  if (status === 'nouveau') return isLate ? followListCopy.isLate : followListCopy.untouched
  return isLate ? `${statusLabels[status]}, ${followListCopy.late}` : statusLabels[status]
}

/** The same in words, on a card: one line, which is there before they are, so that nothing moves as they come. */
export function CardMark({ leadId }: { leadId: number }) {
  const desk = useDeskRow(leadId)
  return (
    <p className={styles.line}>
      <span className={styles.bar} data-status={desk?.status} data-late={desk?.isLate || undefined} />
      <span className={styles.words}>{desk && describeDesk(desk)}</span>
    </p>
  )
}

/** 'A répondu, Contacté, Camille Astier, en retard'. */
export const describeDesk = ({ status, owner, isLate, repliedAt }: LeadDesk): string =>
  [
    repliedAt && followListCopy.replied,
    status === 'nouveau' ? followListCopy.untouched : statusLabels[status],
    owner ?? followListCopy.nobody,
    isLate && followListCopy.late
  ]
    .filter(Boolean)
    .join(', ')

/** 'CA' of 'Camille Astier', 'NL' of 'Noé Le Goff'. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
