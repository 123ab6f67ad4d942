import { createHmac } from 'node:crypto'
import { presentLead } from '../leads/lead-presenter.ts'
import type { Sender } from './channel.ts'

export interface WebhookSettings {
  WEBHOOK_URL: string
  WEBHOOK_SECRET: string
}

const TIMEOUT_MS = 10_000

/**
 * POST of each new lead to the team's own tool: `{ id, type, time, data: { lead } }`, the lead as GET /api/leads answers it.
 * `Webhook-Id` is the event's id, the same at every try, so that the receiver sees repeats as one. Any answer but 2xx, a
 * redirection included, means: again later.
 */
export function createWebhookSender({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }: WebhookSettings): Sender {
  return {
    channel: 'webhook',
    maxUnknown: Number.POSITIVE_INFINITY,
    mayHaveLeft: () => true,
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
 * Hexadecimal HMAC-SHA256 over the timestamp (seconds since 1970, as sent), a dot and the body. A receiver refuses an old
 * timestamp, so that a call that was overheard cannot be played again.
 */
const signWebhook = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
