import { LEAD_STATUSES, type LeadStatus } from '@site/contracts/leads/desk'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { statusLabels } from '../../content/status.ts'
import { followCopy } from '../content/follow.ts'
import styles from './status-bars.module.css'

interface StatusBarsProps {
  status: LeadStatus
  /** « Perdu » asks for a reason beneath, which is open. */
  isLosing: boolean
  onChoose: (status: LeadStatus) => void
}

/** The five states as bars of the planning: those that a lead has passed are filled, and the one where it stands says so. */
export function StatusBars({ status, isLosing, onChoose }: StatusBarsProps) {
  const place = LEAD_STATUSES.indexOf(status)
  return (
    <fieldset className={styles.bars} data-status={status}>
      <legend>
        <VisuallyHidden>{followCopy.status}</VisuallyHidden>
      </legend>
      {LEAD_STATUSES.map((one, index) => (
        <button
          key={one}
          type="button"
          className={styles.step}
          aria-pressed={one === status}
          aria-expanded={one === 'perdu' ? isLosing : undefined}
          aria-keyshortcuts={String(index + 1)}
          data-passed={(status !== 'perdu' && index <= place) || one === status || undefined}
          title={`${statusLabels[one]} (${index + 1})`}
          onClick={() => onChoose(one)}
        >
          {statusLabels[one]}
        </button>
      ))}
    </fieldset>
  )
}
