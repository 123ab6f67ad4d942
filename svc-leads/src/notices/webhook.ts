import { createCallSender, postSigned } from '../senders/call-sender.ts'
import type { Answered, Sender } from '../senders/sender.ts'
import { signPlain, signStandard } from '../senders/sign-call.ts'

export interface WebhookSettings {
  WEBHOOK_URL: string
  WEBHOOK_SECRET: string
  /** Which signatures a call carries, 'sha256' by default; 'both' adds that of Standard Webhooks after the first, with a space between. */
  WEBHOOK_SIGNATURE?: 'sha256' | 'both'
}

/** Posts each new lead to the tool that the environment names. Its address is configuration, so it may be anywhere. */
export const createWebhookSender = (settings: WebhookSettings): Sender & { channel: 'webhook' } =>
  createCallSender({ channel: 'webhook', secrets: [settings.WEBHOOK_SECRET], ...callsOf(settings) })

/** Posts one signed call to that tool. @throws SendError for any answer but 2xx, and when none came within ten seconds */
export const postWebhook = (
  settings: WebhookSettings,
  call: { id: string; type: string; time: string; data: object }
): Promise<Answered> => postSigned(callsOf(settings), call)

const callsOf = ({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_SIGNATURE: kind }: WebhookSettings) => ({
  url,
  sign: (id: string, timestamp: string, body: string) => {
    const plain = signPlain(secret, timestamp, body)
    return kind === 'both' ? `${plain} ${signStandard(secret, id, timestamp, body)}` : plain
  }
})
