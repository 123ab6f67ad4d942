import { deliveriesCopy } from '../../../deliveries/content/deliveries.ts'
import styles from '../../../deliveries/sent/deliveries.module.css'
import { DeliveryRow } from '../../../deliveries/sent/delivery-row.tsx'
import { ReminderRow } from '../../../deliveries/sent/reminder-row.tsx'
import { useDeliveries } from '../../../deliveries/sent/use-deliveries.ts'
import { useReminders } from '../../../deliveries/sent/use-reminders.ts'
import { sayWhen } from '../../../layout/when/say-when.ts'
import { SheetSection } from '../frame/sheet-section.tsx'

interface ToldSectionProps {
  adminCode: string
  leadId: number
}

/** Who was told of a lead and how that went, with the way to send it again, and that the visitor got no receipt: a section of its sheet (DELIVERY-12, DELIVERY-13, ANSWER-20). */
export function ToldSection({ adminCode, leadId }: ToldSectionProps) {
  const { page, hasFailed, sendAgain } = useDeliveries(adminCode, { leadId })
  const { reminders = [], sendAgain: remindAgain } = useReminders(adminCode, leadId)
  return (
    <SheetSection title={deliveriesCopy.sheetTitle}>
      {page && page.deliveries.length + reminders.length > 0 && (
        <ul className={styles.list} data-narrow>
          {page.deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} onSendAgain={sendAgain} />
          ))}
          {reminders.map((reminder) => (
            <ReminderRow key={reminder.id} reminder={reminder} onSendAgain={remindAgain} />
          ))}
        </ul>
      )}
      {page?.heldReceipt && (
        <p className={styles.kept}>
          {deliveriesCopy.heldReceipt}{' '}
          <time dateTime={page.heldReceipt.at}>{sayWhen(new Date(page.heldReceipt.at))}</time>
          {deliveriesCopy.heldBy[page.heldReceipt.limit]}
        </p>
      )}
      <p className={styles.kept} role="status">
        {hasFailed && deliveriesCopy.sentFailed}
        {!page && !hasFailed && deliveriesCopy.loading}
        {page?.deliveries.length === 0 && !hasFailed && deliveriesCopy.sheetNone}
      </p>
    </SheetSection>
  )
}
