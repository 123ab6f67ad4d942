import type { Suspect } from '@site/contracts/operations/suspect'
import { Button } from '@site/web/ui/forms/button'
import { formatDate } from '@site/web/ui/text/format-date'
import { useState } from 'react'
import { fullNameOf } from '../leads/data/lead-name.ts'
import { LeadDate, SourceBadge } from '../leads/list/lead-parts.tsx'
import { suspectsCopy } from './content/suspects.ts'
import { ReasonList } from './reason-list.tsx'
import styles from './suspect-card.module.css'

interface SuspectCardProps {
  suspect: Suspect
  onRelease: (suspect: Suspect) => Promise<void>
  onRemove: (suspect: Suspect) => void
}

/** One submission that was set aside. What it says is text: no link of it can be followed. */
export function SuspectCard({ suspect, onRelease, onRemove }: SuspectCardProps) {
  const { email, telephone, note, source, timestamp, erasedAt } = suspect
  const [isBusy, setBusy] = useState(false)
  const name = fullNameOf(suspect)
  const release = async () => {
    if (isBusy) return
    setBusy(true)
    await onRelease(suspect)
    setBusy(false)
  }
  return (
    <li className={styles.card} data-suspect={suspect.id} tabIndex={-1}>
      <div className={styles.letter}>
        <div className={styles.head}>
          <h2 className={styles.name}>{name ?? email}</h2>
          <SourceBadge source={source} />
        </div>
        <p className={styles.facts}>
          {name && <span>{email}</span>}
          {telephone && <span>{telephone}</span>}
          <span>
            {suspectsCopy.received} <LeadDate timestamp={timestamp} />
          </span>
          <span>{suspectsCopy.erased(formatDate(erasedAt))}</span>
        </p>
        <p className={styles.note} data-empty={note.trim() === '' || undefined}>
          {note.trim() || suspectsCopy.noMessage}
        </p>
      </div>
      <ReasonList email={email} score={suspect.score} reasons={suspect.reasons} />
      <div className={styles.buttons}>
        <Button
          variant="strong"
          size="small"
          icon="check"
          aria-disabled={isBusy}
          aria-label={suspectsCopy.releaseOf(email)}
          onClick={release}
        >
          {isBusy ? suspectsCopy.releasing : suspectsCopy.release}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon="trash"
          aria-label={suspectsCopy.removeOf(email)}
          onClick={() => onRemove(suspect)}
        >
          {suspectsCopy.remove}
        </Button>
      </div>
    </li>
  )
}
