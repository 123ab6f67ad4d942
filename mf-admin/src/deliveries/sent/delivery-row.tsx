import type { Delivery } from '@site/contracts/deliveries/deliveries'
import { Badge } from '@site/web/ui/feedback/badge'
import { channelName, deliveriesCopy, STATES } from '../content/deliveries.ts'
import { AgainButton } from './again-button.tsx'
import { Attempts } from './attempt-list.tsx'
import styles from './deliveries.module.css'
import { LeadLink, leadNameOf } from './lead-link.tsx'
import { sayState } from './say-state.ts'

interface DeliveryRowProps {
  delivery: Delivery
  /** Absent in the sheet of the lead itself. */
  adminCode?: string
  onSendAgain: (delivery: Delivery) => Promise<void>
}

/** What one receiver was told of one lead: its state, the way to send it again, and each attempt where one unfolds it. */
export function DeliveryRow({ delivery, adminCode, onSendAgain }: DeliveryRowProps) {
  const { leadId, lead, state, attempts } = delivery
  const name = channelName(delivery)
  const who = lead ? leadNameOf(lead) : deliveriesCopy.gone(leadId)
  const { label, tone } = STATES[state]
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Badge tone={tone}>{label}</Badge>
        <div className={styles.names}>
          <p className={styles.name}>
            {adminCode && (lead ? <LeadLink lead={lead} adminCode={adminCode} /> : <span>{who}</span>)}
            <span>{name}</span>
          </p>
          <p className={styles.when}>{sayState(delivery)}</p>
        </div>
      </div>
      {delivery.canSendAgain && (
        <AgainButton label={deliveriesCopy.againOf(who, name)} onSendAgain={() => onSendAgain(delivery)} />
      )}
      <Attempts attempts={attempts} about={deliveriesCopy.triesOf(who, name)} />
    </li>
  )
}
