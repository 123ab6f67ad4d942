import { reminderCopy } from '../content/deliveries.ts'
import styles from './deliveries.module.css'
import { ReminderRow } from './reminder-row.tsx'
import { useReminders } from './use-reminders.ts'

/** The latest reminders of leads that wait; nothing where there are none. */
export function ReminderList({ adminCode }: { adminCode: string }) {
  const { reminders, sendAgain } = useReminders(adminCode)
  if (!reminders || reminders.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="deliveries-reminders">
      <h2 id="deliveries-reminders" className={styles.subtitle}>
        {reminderCopy.title}
      </h2>
      <ul className={styles.list}>
        {reminders.map((reminder) => (
          <ReminderRow key={reminder.id} reminder={reminder} adminCode={adminCode} onSendAgain={sendAgain} />
        ))}
      </ul>
    </section>
  )
}
