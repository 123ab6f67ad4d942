import { createMailTransport, domainOf } from '../../mail/mail-transport.ts'
import { type MailSettings, secretsOf, sendMail } from '../../notices/mail.ts'
import { SendError } from '../../senders/sender.ts'
import type { OwnerAddresses } from '../desk-config.ts'
import type { Reminder, ReminderSender } from './reminder.ts'
import { reminderSubject, reminderText } from './reminder-text.ts'

/**
 * Sends reminders by e-mail: to the owner where her address is configured, else to the team; and to the team and every configured
 * owner when everybody is reminded. The Message-ID is the reminder's, so that one that had to be sent twice is the same message twice.
 */
export function createMailReminders(
  { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: team, SITE_ORIGIN: origin }: MailSettings,
  owners: OwnerAddresses
): ReminderSender {
  const transport = createMailTransport(url)
  const receivers = ({ step, owner }: Reminder): string[] => {
    if (step === 'everybody') return [team, ...owners.values()]
    return [(owner !== null && owners.get(owner)) || team]
  }
  return {
    channel: 'email',
    maxUnconfirmed: 2,
    secrets: secretsOf(url),
    mayHaveArrived: (error) => error instanceof SendError && error.mayHaveArrived,
    send: (reminder) =>
      sendMail(transport, {
        messageId: `<${reminder.id}@${domainOf(from)}>`,
        date: reminder.at,
        from,
        to: receivers(reminder).join(', '),
        subject: reminderSubject(reminder),
        text: reminderText(reminder, origin)
      })
  }
}
