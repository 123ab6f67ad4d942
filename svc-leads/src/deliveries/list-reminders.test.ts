import { randomUUID } from 'node:crypto'
import type { ReminderDelivery } from '@site/contracts/deliveries/deliveries'
import { createMetrics } from '@site/service/observability/metrics'
import { type MoodyReceiver, startMoodyReceiver } from '@site/service/testing/start-moody-receiver'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { createTestLog, DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deskEnv } from '../desk/desk-config.ts'
import { createCallReminders } from '../desk/reminders/call-reminders.ts'
import { createMailReminders } from '../desk/reminders/mail-reminders.ts'
import { runReminders } from '../desk/reminders/reminders.ts'
import { purgeReminders, REMINDER_PAUSES_MS } from '../desk/reminders/send-reminders.ts'
import { addLead } from '../testing/add-lead.ts'
import { startTestSmtp, type TestSmtp } from '../testing/start-smtp.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'

const DAY = 86_400_000
const SECRET = 'un secret de seize signes'
const { desk: timing } = deskEnv.parse({})

/** GET /api/deliveries/reminders. */
describe.each(DIALECTS)('reminders among the deliveries on %s', (dialect) => {
  let leads: TestService
  let smtp: TestSmtp
  let tool: MoodyReceiver
  let now = new Date('2026-11-24T09:30:00.000Z')
  const metrics = createMetrics('svc-leads')

  beforeAll(async () => {
    ;[smtp, tool] = await Promise.all([startTestSmtp(), startMoodyReceiver()])
    leads = await startTestLeads(dialect, {
      clock: () => now,
      env: { WEBHOOK_URL: tool.url, WEBHOOK_SECRET: SECRET, NOTICE_PAUSES_MS: '3600000' }
    })
  })
  afterAll(async () => {
    await Promise.all([leads.stop(), smtp.stop(), tool.close()])
  })

  const look = () =>
    runReminders({
      ...{
        db: leads.db,
        clock: () => now,
        log: createTestLog().log,
        metrics,
        timing,
        notify: () => undefined
      },
      senders: [
        createMailReminders(
          { SMTP_URL: smtp.url, MAIL_FROM: 'site@lucarne.example', MAIL_TO: 'equipe@lucarne.example' },
          new Map()
        ),
        createCallReminders({ WEBHOOK_URL: tool.url, WEBHOOK_SECRET: SECRET })
      ]
    })
  const list = async (query = ''): Promise<ReminderDelivery[]> => {
    const headers = { 'X-Admin-Code': encodeURIComponent(TEST_CODE) }
    const { status, body } = await leads.get(`/api/deliveries/reminders${query}`, headers)
    expect(status).toBe(200)
    return body.reminders
  }

  it('DELIVERY-13 are shown with each attempt, waiting, arrived and given up', async () => {
    const id = await addLead(leads.db, { createdAt: new Date('2026-11-24T08:00:00.000Z') })
    const other = await addLead(leads.db, { createdAt: new Date('2026-11-24T08:05:00.000Z') })
    tool.mood = 'fails'
    await look()
    const first = await list()
    expect(first).toHaveLength(2)
    const byChannel = (reminders: ReminderDelivery[], channel: string) =>
      reminders.find((one) => one.channel === channel && one.step === 'owner')
    expect(byChannel(first, 'email')).toMatchObject({
      owner: null,
      leadIds: [id, other],
      state: 'sent',
      sentAt: now.toISOString(),
      nextTryAt: null,
      attempts: [{ outcome: 'sent', status: 250, durationMs: expect.any(Number) }]
    })
    expect(byChannel(first, 'webhook')).toMatchObject({
      state: 'waiting',
      sentAt: null,
      nextTryAt: new Date(now.getTime() + (REMINDER_PAUSES_MS[0] ?? 0)).toISOString(),
      attempts: [{ outcome: 'failed', status: 500, reason: 'answer' }]
    })
    for (const pause of REMINDER_PAUSES_MS) {
      now = new Date(now.getTime() + pause)
      await look()
    }
    const given = byChannel(await list(`?leadId=${other}`), 'webhook')
    expect(given).toMatchObject({ state: 'failed', nextTryAt: null })
    expect(given?.attempts).toHaveLength(REMINDER_PAUSES_MS.length + 1)
    expect(await metrics.metrics()).toMatch(
      /lead_reminders_total\{[^}]*channel="webhook",outcome="given-up"[^}]*\} 1\n/
    )
    expect(await list(`?leadId=${other}1`)).toEqual([])
  })

  it('DELIVERY-14 are sent again, once given up, to who still needs them', async () => {
    const again = async (id: string, code = TEST_CODE) =>
      leads.send('POST', `/api/deliveries/reminders/${id}/send-again`, { adminCode: code })
    const given = (await list()).find(({ state }) => state === 'failed')
    if (!given) throw new Error('no reminder was given up')
    const sent = (await list()).find(({ state }) => state === 'sent')
    expect(given).toMatchObject({ canSendAgain: true, leads: given.leadIds.map((id) => ({ id })) })
    expect((await again(given.id, 'faux')).status).toBe(401)
    expect((await again('x')).status).toBe(404)
    expect(await again(sent?.id ?? '')).toMatchObject({ status: 409, body: { code: 'reminder-sent' } })

    tool.mood = 'takes'
    const calls = () => tool.calls.filter(({ headers }) => headers['webhook-id'] === given.id).length
    const before = calls()
    expect(await Promise.all([again(given.id), again(given.id)])).toMatchObject([
      { status: 202 },
      { status: 202 }
    ])
    await eventually('the reminder', async () =>
      (await list()).some(({ id, state }) => id === given.id && state === 'sent')
    )
    expect(calls()).toBe(before + 1)
    const audited = await leads.get('/api/leads/audit', { 'X-Admin-Code': encodeURIComponent(TEST_CODE) })
    expect(audited.body[0]).toMatchObject({ action: 'reminder-sent-again', subjectId: null })
  })

  it('DELIVERY-14 are not sent again where nobody waits any more', async () => {
    const reminder = { lead_ids: JSON.stringify([999_999_999]), channel: 'webhook', step: 'owner' }
    const id = randomUUID()
    await leads.db.knex('lead_reminders').insert({
      ...{ id, created_at: now, settled_at: now, outcome: 'given-up' },
      ...reminder
    })
    expect((await list()).find((one) => one.id === id)).toMatchObject({ canSendAgain: false, leads: [] })
    const answer = await leads.send('POST', `/api/deliveries/reminders/${id}/send-again`, {
      adminCode: TEST_CODE
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'reminder-needless' } })
    await leads.db.knex('lead_reminders').where({ id }).delete()
  })

  it('DELIVERY-13 go with their attempts a month after they were settled', async () => {
    expect(await leads.db.knex('notice_attempts').whereNotNull('reminder_id')).not.toEqual([])
    tool.mood = 'takes'
    now = new Date(now.getTime() + 2 * 3_600_000)
    await look()
    await purgeReminders(leads.db.knex, new Date(now.getTime() + 31 * DAY))
    expect(await list()).toEqual([])
    expect(await leads.db.knex('notice_attempts').whereNotNull('reminder_id')).toEqual([])
  })
})
