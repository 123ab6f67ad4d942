import type { Delivery } from '@site/contracts/deliveries/deliveries'
import { Link } from '@site/web/platform'
import { Badge } from '@site/web/ui/feedback/badge'
import { Button } from '@site/web/ui/forms/button'
import { useState } from 'react'
import { adminPath } from '../../access/admin-path.ts'
import { channelName, deliveriesCopy, STATES } from '../content/deliveries.ts'
import { Attempts } from './attempt-list.tsx'
import styles from './deliveries.module.css'
import { sayState } from './say-state.ts'

interface DeliveryRowProps {
  delivery: Delivery
  /** Absent in the sheet of the lead itself. */
  adminCode?: string
  onSendAgain: (delivery: Delivery) => Promise<void>
}

/** What one receiver was told of one lead: its state, the way to send it again, and each attempt where one unfolds it. */
export function DeliveryRow({ delivery, adminCode, onSendAgain }: DeliveryRowProps) {
  const [isBusy, setBusy] = useState(false)
  const { leadId, state, attempts } = delivery
  const name = channelName(delivery)
  const { label, tone } = STATES[state]
  const sendAgain = async () => {
    setBusy(true)
    await onSendAgain(delivery)
    setBusy(false)
  }
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Badge tone={tone}>{label}</Badge>
        <div className={styles.names}>
          <p className={styles.name}>
            {adminCode && (
              <Link to={`${adminPath('/admin/leads', adminCode)}&lead=${leadId}`}>
                {deliveriesCopy.lead(leadId)}
              </Link>
            )}
            <span>{name}</span>
          </p>
          <p className={styles.when}>{sayState(delivery)}</p>
        </div>
      </div>
      {delivery.canSendAgain && (
        <Button
          variant="quiet"
          size="small"
          icon="refresh"
          disabled={isBusy}
          aria-label={deliveriesCopy.againOf(leadId, name)}
          onClick={sendAgain}
        >
          {deliveriesCopy.again}
        </Button>
      )}
      <Attempts attempts={attempts} about={deliveriesCopy.triesOf(leadId, name)} />
    </li>
  )
}
