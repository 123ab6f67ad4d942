import { createHmac } from 'node:crypto'
import { presentLead } from '../leads/lead-presenter.ts'
import type { Sender } from './channel.ts'

export interface WebhookSettings {
  WEBHOOK_URL: string
  WEBHOOK_SECRET: string
}

const TIMEOUT_MS = 10_000

/**
 * Posts each new lead to the team's own tool as `{ id, type, time, data: { lead } }`, with the lead as GET /api/leads answers it.
 * `Webhook-Id` is the event's id and the same at every try, so that the receiver can recognise repeats. Any answer but 2xx,
 * redirections included, makes the call fail, and it is tried again later.
 */
export function createWebhookSender({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: WebhookSettings): Sender {
  return {
    channel: 'webhook',
    maxUnconfirmed: Number.POSITIVE_INFINITY,
    mayHaveArrived: () => true,
    async send(lead, { id, type, time }) {
      const body = JSON.stringify({ id, type, time, data: { lead: presentLead(lead) } })
      const timestamp = String(Math.floor(Date.now() / 1000))
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'Content-Type': 'application/json',
          'Webhook-Id': id,
          'Webhook-Timestamp': timestamp,
          'Webhook-Signature': `sha256=${signWebhook(secret, timestamp, body)}`
        },
        body
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The webhook's receiver answered ${response.status}`)
    }
  }
}

/**
 * The hexadecimal HMAC-SHA256 of the timestamp (seconds since 1970, as sent), a dot and the body. A receiver refuses an old
 * timestamp, so that a call that was overheard cannot be replayed.
 */
const signWebhook = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
