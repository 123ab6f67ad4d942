import { isDuplicateKey, toDatabaseDate } from '@site/service/database/database'
import { startConsumer } from '@site/service/events/consumer'
import { inboxReceiver } from '@site/service/events/receiver'
import { hasLead } from '../leads/lead-repository.ts'
import type { Sender } from '../senders/sender.ts'
import type { SendingSubscription } from '../senders/start-event-sender.ts'
import { leadNoticesTable } from '../tables/tables.ts'
import { type ChannelDeps, startChannel } from './channel.ts'
import { createMailSender } from './mail.ts'
import type { NoticeConfig } from './notice-config.ts'
import { type EnvironmentChannel, forgetChannel } from './notice-repository.ts'
import { createWebhookSender } from './webhook.ts'

/** A way that the environment configures. */
export type EnvironmentSender = Sender & { channel: EnvironmentChannel }

/** The ways to tell the team that the environment configures. */
export function environmentSenders({ mail, webhook }: NoticeConfig): EnvironmentSender[] {
  const senders: EnvironmentSender[] = []
  if (mail) senders.push(createMailSender(mail))
  if (webhook) senders.push(createWebhookSender(webhook))
  return senders
}

/**
 * Notifies the team of each new lead through the configured channels. Each channel is a consumer of its own, so that a slow mail
 * server delays neither the webhook nor the capture of leads. Without any channel, it records the event as handled and logs once
 * that nobody is notified.
 */
export async function startTeamNotice(
  {
    senders,
    noticePausesMs: backoffMs
  }: { senders: EnvironmentSender[] } & Pick<NoticeConfig, 'noticePausesMs'>,
  deps: Omit<ChannelDeps, 'backoffMs'>
): Promise<SendingSubscription> {
  for (const channel of ['email', 'webhook'] as const)
    if (!senders.some((sender) => sender.channel === channel)) await forgetChannel(deps.db, channel)
  if (senders.length === 0) return startSilentNotice(deps)
  const channels = await Promise.all(
    senders.map((sender) => startChannel(sender, { ...deps, ...(backoffMs && { backoffMs }) }))
  )
  return {
    receivers: channels.flatMap(({ receivers }) => receivers),
    async stop() {
      await Promise.all(channels.map((channel) => channel.stop()))
    }
  }
}

async function startSilentNotice(deps: Omit<ChannelDeps, 'backoffMs'>): Promise<SendingSubscription> {
  let isLogged = false
  const name = 'team-notice'
  const types = ['site.lead-created'] as const
  const consumer = await startConsumer({
    bus: deps.bus,
    db: deps.db,
    log: deps.log,
    clock: deps.clock,
    metrics: deps.metrics,
    name,
    types,
    handle: async ({ data: { leadId } }, trx) => {
      if (!(await hasLead(trx, leadId))) return
      await orRecorded(
        leadNoticesTable(trx).insert({ lead_id: leadId, noticed_at: toDatabaseDate(deps.clock()) })
      )
      if (isLogged) return
      isLogged = true
      deps.log.warn('No e-mail and no webhook is configured: the team is not told of new leads')
    }
  })
  return { stop: consumer.stop, receivers: [inboxReceiver(name, types)] }
}

/** Inserts a notice, unless another event has recorded it: its key decides that, as each lead would else pay for the question. */
async function orRecorded(inserting: Promise<unknown>): Promise<void> {
  try {
    await inserting
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}
