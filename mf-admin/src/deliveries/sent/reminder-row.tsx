import type { ReminderDelivery } from '@site/contracts/deliveries/deliveries'
import { Badge } from '@site/web/ui/feedback/badge'
import { Fragment } from 'react'
import { channelName, reminderCopy, STATES } from '../content/deliveries.ts'
import { AgainButton } from './again-button.tsx'
import { Attempts } from './attempt-list.tsx'
import styles from './deliveries.module.css'
import { LeadLink } from './lead-link.tsx'
import { sayState } from './say-state.ts'

interface ReminderRowProps {
  reminder: ReminderDelivery
  /** Absent in the sheet of a lead that it names. */
  adminCode?: string
  onSendAgain: (reminder: ReminderDelivery) => Promise<void>
}

/**
 * A reminder of leads that wait: of which and to whom, its state, the way to send it again, and each attempt where one unfolds it
 * (DELIVERY-13, DELIVERY-14).
 */
export function ReminderRow({ reminder, adminCode, onSendAgain }: ReminderRowProps) {
  const { state, leadIds, leads, attempts } = reminder
  const { label, tone } = STATES[state]
  const name = reminderCopy.to(reminder)
  const unnamed = leadIds.length - leads.length
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Badge tone={tone}>{label}</Badge>
        <div className={styles.names}>
          <p className={styles.name}>
            <span>{name}</span>
            <span>{channelName({ channel: reminder.channel, name: null })}</span>
          </p>
          {adminCode && (
            <p className={styles.about}>
              {leads.map((lead, index) => (
                <Fragment key={lead.id}>
                  {index > 0 && (index === leads.length - 1 && unnamed === 0 ? reminderCopy.and : ', ')}
                  <LeadLink lead={lead} adminCode={adminCode} />
                </Fragment>
              ))}
              {unnamed > 0 && reminderCopy.others(unnamed, leads.length > 0)}
            </p>
          )}
          <p className={styles.when}>{sayState(reminder)}</p>
        </div>
      </div>
      {reminder.canSendAgain && (
        <AgainButton label={reminderCopy.againOf(name)} onSendAgain={() => onSendAgain(reminder)} />
      )}
      <Attempts attempts={attempts} about={reminderCopy.triesOf(name)} />
    </li>
  )
}
