import type { Delivery, MadeReceiver } from '@site/contracts/deliveries/deliveries'
import { type MoodyReceiver, startMoodyReceiver } from '@site/service/testing/start-moody-receiver'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CLAIM_MS } from '../notices/notice-repository.ts'
import { buildContact } from '../testing/build-lead.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'

describe.each(DIALECTS)('telling the receivers that were made, on %s', (dialect) => {
  let one: MoodyReceiver
  let two: MoodyReceiver
  let leads: TestService
  let ahead = 0

  beforeEach(async () => {
    ahead = 0
    ;[one, two] = await Promise.all([startMoodyReceiver(), startMoodyReceiver()])
    leads = await startTestLeads(dialect, {
      clock: () => new Date(Date.now() + ahead),
      env: { RECEIVERS_KEY: 'a'.repeat(32), RECEIVERS_ALLOWED: '127.0.0.0/8', NOTICE_PAUSES_MS: '10,10' }
    })
  })
  afterEach(async () => {
    await Promise.all([one.close(), two.close()])
    await leads.stop()
  })

  const make = async ({ url }: MoodyReceiver): Promise<MadeReceiver> =>
    (await leads.send('POST', '/api/receivers', { adminCode: TEST_CODE, name: url, url, sources: ['popup'] }))
      .body
  const capture = (count: number) =>
    Promise.all(Array.from({ length: count }, () => leads.send('POST', '/api/contact', buildContact())))
  const notices = () => leads.db.knex('lead_notices').whereNot({ channel: 'none' })
  const sentTo = async ({ channel }: MadeReceiver) =>
    (await notices()).filter((row) => row.channel === channel && row.sent_at !== null).length
  const deliveries = async (): Promise<Delivery[]> =>
    (await leads.get('/api/deliveries?limit=100', { 'X-Admin-Code': encodeURIComponent(TEST_CODE) })).body
      .deliveries

  it('DELIVERY-7 tells each lead once with three replicas at work', async () => {
    await leads.addReplica()
    await leads.addReplica()
    const receiver = await make(one)
    await capture(12)
    await eventually('all', async () => (await sentTo(receiver)) === 12)
    expect(one.calls).toHaveLength(12)
    expect(new Set(one.effects).size).toBe(12)
    expect(await leads.db.knex('notice_attempts')).toHaveLength(12)
  })

  it('DELIVERY-7 lets a receiver that hangs hold up none of the others', async () => {
    one.mood = 'hangs'
    await make(one)
    const receiver = await make(two)
    await capture(12)
    await eventually('the other', async () => (await sentTo(receiver)) === 12)
    expect(one.calls.length).toBeLessThanOrEqual(4)
    expect(one.effects).toEqual([])
  })

  it('DELIVERY-1 gives up after the last pause, and counts it as a dead letter for the alert', async () => {
    one.mood = 'fails'
    await make(one)
    await capture(1)
    const [delivery] = await eventually('the end of trying', async () => {
      const found = await deliveries()
      return found[0]?.state === 'failed' ? found : undefined
    })
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, 500, 500])
    const metrics = await (await fetch(new URL('/metrics', leads.url))).text()
    expect(metrics).toMatch(/dead_letters_total\{[^}]*consumer="team-receivers"[^}]*\} 1/)
  })

  it('DELIVERY-1 shows an attempt that ended with its process, and tries again when its claim has run out', async () => {
    const receiver = await make(one)
    await capture(1)
    await eventually('the call', async () => (await sentTo(receiver)) === 1)
    const claimed_until = new Date(Date.now() + CLAIM_MS)
    await leads.db.knex('notice_attempts').update({ outcome: 'sending', duration_ms: null })
    await leads.db.knex('lead_notices').update({ sent_at: null, due_at: new Date(), claimed_until })
    expect((await deliveries())[0]?.attempts[0]).toMatchObject({ outcome: 'sending' })
    ahead = CLAIM_MS
    await eventually('the second call', async () => (await sentTo(receiver)) === 1)
    expect((await deliveries())[0]?.attempts).toMatchObject([
      { outcome: 'sent' },
      { outcome: 'failed', reason: 'stopped' }
    ])
    expect([one.calls.length, one.effects.length]).toEqual([2, 1])
  })
})
