import type { Bus, ConsumeOptions, Subscription } from '@site/service/events/bus'
import { createTestNats, type TestNats } from '@site/service/testing/servers'
import type { TestService } from '@site/service/testing/start-test-service'
import { eventually } from '@site/service/testing/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildContact } from '../testing/build-lead.ts'
import { startTestReceiver, type TestReceiver } from '../testing/start-receiver.ts'
import { startTestSmtp, type TestSmtp } from '../testing/start-smtp.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'

const MINUTE_MS = 60_000

let nats: TestNats
let smtp: TestSmtp
let receiver: TestReceiver
let leads: TestService
let ahead = 0

/** Makes consumers start only at `release`: until then the service writes leads and nobody consumes their events. */
function delayConsumers(): { wrapBus: (bus: Bus) => Bus; release: () => Promise<void> } {
  const pending: (() => Promise<void>)[] = []
  const wrapBus = (bus: Bus): Bus => ({
    ...bus,
    async consume(options: ConsumeOptions) {
      let subscription: Subscription | undefined
      pending.push(async () => {
        subscription = await bus.consume(options)
      })
      return { stop: async () => subscription?.stop() }
    }
  })
  return {
    wrapBus,
    async release() {
      for (const start of pending) await start()
    }
  }
}

const start = async (wrapBus?: (bus: Bus) => Bus) => {
  leads = await startTestLeads('mysql', {
    natsUrl: nats.url,
    clock: () => new Date(Date.now() + ahead),
    env: {
      NOTICE_PAUSES_MS: Array(9).fill(20).join(),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'site@lucarne.example',
      MAIL_TO: 'ventes@lucarne.example',
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: 'un secret de seize signes'
    },
    ...(wrapBus && { wrapBus })
  })
}

beforeEach(async () => {
  ahead = 0
  nats = await createTestNats()
  await nats.start()
  smtp = await startTestSmtp()
  receiver = await startTestReceiver()
})
afterEach(async () => {
  await leads.stop()
  await smtp.stop()
  await receiver.stop()
  await nats.remove()
})

const capture = async (count: number): Promise<number[]> => {
  const ids: number[] = []
  for (let lead = 0; lead < count; lead += 1)
    ids.push(
      (await leads.send('POST', '/api/contact', buildContact({ email: `lead${lead}@exemple.fr` }))).body.id
    )
  await eventually('all are published', async () => {
    const [row] = await leads.db.knex('outbox').whereNull('published_at').count({ n: '*' })
    return Number(row?.n) === 0
  })
  return ids
}
const mailedAddresses = () => smtp.messages.map((message) => /lead\d+@exemple\.fr/.exec(message)?.[0]).sort()
const webhookLeadIds = (): number[] =>
  receiver.calls.map(({ body }) => JSON.parse(body).data.lead.id as number).sort((a, b) => a - b)
const unsettled = () => leads.db.knex('outbox').whereNull('settled_at')
it('tells of every lead once, though the bus lost events in the middle of its stream', async () => {
  const { wrapBus, release } = delayConsumers()
  await start(wrapBus)
  const ids = await capture(30)
  await nats.manage(async (manager) => {
    // The stream loses messages in the middle and keeps its age and its last messages.
    for (let seq = 5; seq <= 20; seq += 1) await manager.streams.deleteMessage('SITE', seq, seq % 2 === 0)
    await manager.streams.purge('SITE', { seq: 3 })
    expect((await manager.streams.info('SITE')).state.messages).toBe(12)
  })
  await release()
  await eventually('what is left is told', () => smtp.messages.length === 12 && receiver.calls.length === 12)

  ahead = 2 * MINUTE_MS + 1_000
  await eventually(
    'every lead is told both ways',
    () => mailedAddresses().length >= 30 && webhookLeadIds().length >= 30
  )
  ahead += 11 * MINUTE_MS
  await eventually('nothing is waited for', async () => (await unsettled()).length === 0)
  expect(webhookLeadIds()).toEqual(ids)
  expect(mailedAddresses()).toEqual(ids.map((_, lead) => `lead${lead}@exemple.fr`).sort())
})

it('publishes again with growing pauses while nobody takes it, until it is told or given up', async () => {
  const { wrapBus, release } = delayConsumers()
  await start(wrapBus)
  await capture(1)
  const repeats = async () => Number((await leads.db.knex('outbox').first()).repeats)
  const after = async (minutes: number) => {
    ahead += minutes * MINUTE_MS
    await eventually('a look at the outbox', async () => {
      const row = await leads.db.knex('outbox').first()
      return row.next_check_at !== null && new Date(row.next_check_at).getTime() > Date.now() + ahead
    })
    return repeats()
  }
  expect([await after(2.1), await after(4.1), await after(8.1)]).toEqual([1, 2, 3])
  ahead += 10 * MINUTE_MS
  const stored = await nats.manage(async (manager) => (await manager.streams.info('SITE')).state.messages)
  expect([stored, await repeats()]).toEqual([7, 3]) // the event, and one for each of the two channels each time

  smtp.behaviour = 'refuse'
  await release()
  await eventually('the webhook is told', () => receiver.calls.length === 1)
  await eventually('the e-mail is given up', async () =>
    (await leads.db.knex('dead_letters')).some(({ consumer }) => consumer === 'team-email')
  )
  ahead += 20 * MINUTE_MS
  await eventually('a dead letter counts as a receipt', async () => (await unsettled()).length === 0)
  expect([receiver.calls.length, await repeats()]).toEqual([1, 3])
})
