import type { ReminderDelivery } from '@site/contracts/deliveries/deliveries'
import { Link } from '@site/web/platform'
import { Badge } from '@site/web/ui/feedback/badge'
import { adminPath } from '../../access/admin-path.ts'
import { channelName, deliveriesCopy, reminderCopy, STATES } from '../content/deliveries.ts'
import { Attempts } from './attempt-list.tsx'
import styles from './deliveries.module.css'
import { sayState } from './say-state.ts'

interface ReminderRowProps {
  reminder: ReminderDelivery
  /** Absent in the sheet of a lead that it names. */
  adminCode?: string
}

/** A reminder of leads that wait: whom it went to, its state, and each attempt where one unfolds it (DELIVERY-13). */
export function ReminderRow({ reminder, adminCode }: ReminderRowProps) {
  const { state, leadIds, attempts } = reminder
  const { label, tone } = STATES[state]
  const name = reminderCopy.to(reminder.owner)
  const [only] = leadIds
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Badge tone={tone}>{label}</Badge>
        <div className={styles.names}>
          <p className={styles.name}>
            {adminCode && only !== undefined && leadIds.length === 1 && (
              <Link to={`${adminPath('/admin/leads', adminCode)}&lead=${only}`}>
                {deliveriesCopy.lead(only)}
              </Link>
            )}
            {leadIds.length > 1 && <span>{reminderCopy.leads(leadIds.length)}</span>}
            <span>{name}</span>
            <span>{channelName({ channel: reminder.channel, name: null })}</span>
          </p>
          <p className={styles.when}>{sayState(reminder)}</p>
        </div>
      </div>
      <Attempts attempts={attempts} about={reminderCopy.triesOf(name)} />
    </li>
  )
}
