import type { Delivery } from '@site/contracts/operations/deliveries'
import { Link } from '@site/web/platform'
import { Badge } from '@site/web/ui/feedback/badge'
import { Button } from '@site/web/ui/forms/button'
import { Icon } from '@site/web/ui/pictures/icon'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { useState } from 'react'
import { adminPath } from '../../access/admin-path.ts'
import { sayWhen } from '../../articles/draft/say-when.ts'
import { channelName, deliveriesCopy, STATES } from '../content/deliveries.ts'
import { sayOutcome } from '../content/say-attempt.ts'
import { AttemptList } from './attempt-list.tsx'
import styles from './deliveries.module.css'

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
      {attempts.length > 0 && (
        <details className={styles.unfold}>
          <summary>
            <Icon name="chevron-down" />
            {deliveriesCopy.tries(attempts.length)}
            <VisuallyHidden>{deliveriesCopy.triesOf(leadId, name)}</VisuallyHidden>
          </summary>
          <AttemptList attempts={attempts} />
        </details>
      )}
    </li>
  )
}

function sayState({ state, sentAt, at, nextTryAt, attempts: [last] }: Delivery): string {
  if (state === 'sent') return sayWhen(new Date(sentAt ?? at))
  const came = deliveriesCopy.since(sayWhen(new Date(at)))
  const why = last ? `${came}, ${sayOutcome(last)}` : came
  if (state === 'failed') return why
  if (nextTryAt && Date.parse(nextTryAt) > Date.now())
    return `${why}, ${deliveriesCopy.next(sayWhen(new Date(nextTryAt)))}`
  return last ? `${why}, ${deliveriesCopy.byItself}` : why
}
