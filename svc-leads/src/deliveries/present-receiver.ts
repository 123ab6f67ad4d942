import type { Receiver } from '@site/contracts/deliveries/deliveries'
import { LEAD_SOURCES } from '@site/contracts/leads/lead'
import { type Executor, toIso } from '@site/service/database/database'
import type { NoticeConfig } from '../notices/notice-config.ts'
import type { EnvironmentChannel } from '../notices/notice-repository.ts'
import type { CallReceiver } from '../receivers/receiver-repository.ts'
import { noticeAttemptsTable } from '../tables/delivery-tables.ts'
import { leadNoticesTable } from '../tables/tables.ts'
import { countIn } from './list-deliveries.ts'

/** A receiver of the environment, and whom it reaches. */
export interface ConfiguredReceiver {
  channel: EnvironmentChannel
  /** Mailboxes, or the host that is called. */
  to: string
}

/** The ways that the environment configures, with whom each reaches. */
export function configuredReceivers({
  mail,
  webhook
}: Pick<NoticeConfig, 'mail' | 'webhook'>): ConfiguredReceiver[] {
  const receivers: ConfiguredReceiver[] = []
  if (mail) receivers.push({ channel: 'email', to: mail.MAIL_TO })
  if (webhook) receivers.push({ channel: 'webhook', to: new URL(webhook.WEBHOOK_URL).host })
  return receivers
}

/** The e-mail or the call of the environment, as the API answers it. */
export const presentConfigured = async (
  executor: Executor,
  { channel, to }: ConfiguredReceiver
): Promise<Receiver> => ({
  channel,
  id: null,
  kind: channel === 'email' ? 'email' : 'call',
  name: null,
  to,
  url: null,
  sources: [...LEAD_SOURCES],
  isPaused: false,
  createdAt: null,
  ...(await healthOf(executor, channel))
})

/** A receiver that was made, as the API answers it. `showsUrl`: the whole address may hold a secret, which who may change it sees. */
export const presentReceiver = async (
  executor: Executor,
  receiver: CallReceiver,
  { showsUrl }: { showsUrl: boolean }
): Promise<Receiver> => ({
  channel: receiver.channel,
  id: receiver.id,
  kind: 'call',
  name: receiver.name,
  to: new URL(receiver.url).host,
  url: showsUrl ? receiver.url : null,
  sources: receiver.sources,
  isPaused: receiver.isPaused,
  createdAt: receiver.createdAt.toISOString(),
  ...(await healthOf(executor, receiver.channel))
})

async function healthOf(executor: Executor, channel: CallReceiver['channel']) {
  const sent = await leadNoticesTable(executor).where({ channel }).max({ at: 'sent_at' }).first()
  const failed = await noticeAttemptsTable(executor)
    .where({ channel, outcome: 'failed' })
    .max({ at: 'at' })
    .first()
  return {
    waiting: await countIn(executor, 'waiting', channel),
    failed: await countIn(executor, 'failed', channel),
    lastSentAt: toIso(sent?.at ?? null),
    lastFailedAt: toIso(failed?.at ?? null)
  }
}
