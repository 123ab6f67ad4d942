import { postWebhook, type WebhookSettings } from '../../notices/webhook.ts'
import type { ReminderSender } from './reminder.ts'

/**
 * Posts reminders to the team's own tool as `{ id, type, time, data: { step, owner, leads } }`, signed as the calls about new leads are:
 * of type 'site.leads-waiting', or 'site.lead-replied' where a visitor has answered. A lead has its number, its source, since when it waits and its owner: nothing of the person.
 */
export const createCallReminders = (settings: WebhookSettings): ReminderSender => ({
  channel: 'webhook',
  maxUnconfirmed: Number.POSITIVE_INFINITY,
  secrets: [settings.WEBHOOK_SECRET],
  mayHaveArrived: () => true,
  send: ({ id, step, owner, at, leads }) =>
    postWebhook(settings, {
      id,
      type: step === 'reply' ? 'site.lead-replied' : 'site.leads-waiting',
      time: at.toISOString(),
      data: { step, owner, leads: leads.map((lead) => ({ ...lead, since: lead.since.toISOString() })) }
    })
})
