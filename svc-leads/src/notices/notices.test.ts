import { createHmac, randomUUID } from 'node:crypto'
import type { LeadCreated } from '@site/contracts/events/events'
import { siteEventSchema } from '@site/contracts/events/events'
import { toDatabaseDate } from '@site/service/database/database'
import type { TestService } from '@site/service/testing/start-test-service'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildContact } from '../testing/build-lead.ts'
import { startTestReceiver, type TestReceiver } from '../testing/start-receiver.ts'
import { readMail, readWords, startTestSmtp, type TestSmtp } from '../testing/start-smtp.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'
import { CLAIM_MS } from './notice-repository.ts'

const SECRET = 'un secret de seize signes'
const NBSP = '\u00a0'

/** The notices of new leads to the team, by e-mail and by webhook. */
describe.each(DIALECTS)('telling the team on %s', (dialect) => {
  let smtp: TestSmtp
  let receiver: TestReceiver
  let leads: TestService
  let ahead = 0

  const start = async (env?: Record<string, string>, pausesMs = Array(9).fill(20)) => {
    leads = await startTestLeads(dialect, {
      clock: () => new Date(Date.now() + ahead),
      env: {
        NOTICE_PAUSES_MS: pausesMs.join(),
        ...(env ?? {
          SMTP_URL: smtp.url,
          MAIL_FROM: 'Lucarne <site@lucarne.example>',
          MAIL_TO: 'ventes@lucarne.example, direction@lucarne.example',
          WEBHOOK_URL: receiver.url,
          WEBHOOK_SECRET: SECRET
        })
      }
    })
  }
  beforeEach(async () => {
    ahead = 0
    smtp = await startTestSmtp()
    receiver = await startTestReceiver()
  })
  afterEach(async () => {
    await leads.stop()
    await smtp.stop()
    await receiver.stop()
  })

  const capture = async (changes = {}, headers?: Record<string, string>): Promise<number> => {
    const answer = await leads.send('POST', '/api/contact', buildContact(changes), headers)
    expect(answer.status).toBe(201)
    return answer.body.id
  }
  const events = async (): Promise<LeadCreated[]> =>
    (await leads.db.knex('outbox').select('event')).map(
      ({ event }) => siteEventSchema.parse(JSON.parse(event)) as LeadCreated
    )
  const sent = async (channel: string) =>
    (await leads.db.knex('lead_notices').where({ channel }).whereNotNull('sent_at')).length
  const sentByBoth = (count: number) =>
    eventually(
      'both channels',
      async () => (await sent('email')) === count && (await sent('webhook')) === count
    )

  it('CONTACT-14 makes one lead, one event, one e-mail and one webhook call seen as one of 20 parallel repeats', async () => {
    receiver.answer = (call) => (call <= 2 ? 503 : 204)
    await start()
    const key = { 'Idempotency-Key': randomUUID() }
    const ids = await Promise.all(Array.from({ length: 20 }, () => capture({}, key)))
    expect(new Set(ids).size).toBe(1)
    await sentByBoth(1)
    expect(await leads.db.knex('leads')).toHaveLength(1)
    const [event, ...others] = await events()
    expect(others).toEqual([])
    expect(receiver.calls.length).toBe(3)
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([event?.id]))
    expect(smtp.messages).toHaveLength(1)

    await leads.redeliver(event as LeadCreated)
    expect([smtp.messages.length, receiver.calls.length]).toEqual([1, 3])
  })

  it('writes in French, with the event as identity, and answers go to the visitor', async () => {
    await start()
    const id = await capture({ message: 'Un devis,\nsvp « été »', consent: true, utmSource: 'salon' })
    await sentByBoth(1)
    const [event] = await events()
    const { headers, text } = readMail(smtp.messages[0] ?? '')
    expect(headers['message-id']).toBe(`<${event?.id}@lucarne.example>`)
    expect(headers.from).toBe('Lucarne <site@lucarne.example>')
    expect(headers.to).toBe('ventes@lucarne.example, direction@lucarne.example')
    expect(headers['reply-to']).toBe('elodie.lefevre@exemple.fr')
    expect(readWords(headers.subject ?? '')).toBe(`Nouveau lead (Pop-up)${NBSP}: elodie.lefevre@exemple.fr`)
    for (const line of [
      `Nom${NBSP}: Lefèvre`,
      `Prénom${NBSP}: Élodie`,
      `Téléphone${NBSP}: 06 12 34 56 78`,
      `Campagne${NBSP}: salon`,
      `Un devis,\r\nsvp « été »`,
      `Lead n°${NBSP}${id}`
    ])
      expect(text).toContain(line)
    expect(text).toMatch(/Consentement\u00a0: oui, le \w+ \d+(er)?/)
    expect(text).toMatch(/Reçu le\u00a0: \w+ \d+(er)? [^\n]* à [1-9]?\d\u00a0h\u00a0\d{2}/)
  })

  it('signs the webhook over timestamp and body, and sends the lead as the list shows it', async () => {
    await start()
    const id = await capture()
    await sentByBoth(1)
    const [call] = receiver.calls
    const timestamp = String(call?.headers['webhook-timestamp'])
    // As a receiver verifies it, without any code of the service.
    const mac = createHmac('sha256', SECRET)
      .update(`${timestamp}.`)
      .update(call?.body ?? '')
    expect(call?.headers['webhook-signature']).toBe(`sha256=${mac.digest('hex')}`)
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60)
    const body = JSON.parse(call?.body ?? '')
    expect(body).toMatchObject({ type: 'site.lead-created', id: call?.headers['webhook-id'] })
    expect(body.data.lead).toMatchObject({
      id,
      nom: 'Lefèvre',
      email: 'elodie.lefevre@exemple.fr',
      consent: false
    })
  })

  it('holds back neither leads nor the webhook while the mail server hangs', async () => {
    smtp.behaviour = 'hang'
    await start()
    await Promise.all(Array.from({ length: 20 }, () => capture()))
    await eventually('the webhook', async () => (await sent('webhook')) === 20)
    expect(await sent('email')).toBe(0)
    await smtp.stop()
  })

  it('sends what a mail server refused once it takes it', async () => {
    smtp.behaviour = 'refuse'
    await start()
    await capture()
    await eventually('two refusals', () => (leads.logText().match(/try again later/g) ?? []).length >= 4)
    expect(await sent('email')).toBe(0)
    smtp.behaviour = 'accept'
    await sentByBoth(1)
    expect(smtp.messages).toHaveLength(1)
  })

  it('CONTACT-14 sends at most twice, as the same message, when the confirmation is lost', async () => {
    smtp.behaviour = 'lose'
    await start()
    await capture()
    const letter = await eventually('the dead letter', () => leads.db.knex('dead_letters').first())
    expect(letter).toMatchObject({ consumer: expect.stringMatching(/^team-email/), attempts: 10 })
    expect(smtp.messages).toHaveLength(2)
    const [first, second] = smtp.messages.map((message) => readMail(message).headers)
    expect(second?.['message-id']).toBe(first?.['message-id'])
    expect(second?.date).toBe(first?.date)

    smtp.behaviour = 'accept'
    const [event] = (await events()) as [LeadCreated]
    await expect(leads.redeliver(event)).rejects.toThrow('may have left 2 times')
    const replay = { ...event, replayid: randomUUID() }
    await leads.redeliver({ ...replay, replayto: 'team-webhook' })
    expect(smtp.messages).toHaveLength(2)
    await leads.redeliver({ ...replay, replayto: 'team-email' })
    expect([smtp.messages.length, await sent('email'), receiver.calls.length]).toEqual([3, 1, 1])
  })

  it('sends again after a crash between sending and mark, when the claim has run out', async () => {
    await start()
    await capture()
    await sentByBoth(1)
    const crashed = { sent_at: null, claimed_until: toDatabaseDate(new Date(Date.now() + CLAIM_MS)) }
    await leads.db.knex('lead_notices').where({ channel: 'email' }).update(crashed)
    const [event] = await events()
    await expect(leads.redeliver(event as LeadCreated)).rejects.toThrow('being sent by another replica')
    ahead = CLAIM_MS
    await leads.redeliver(event as LeadCreated)
    expect(smtp.messages).toHaveLength(2)
    expect(await sent('email')).toBe(1)
  })

  it.each([500, 302, 404])('gives a webhook up as a dead letter after its last %d', async (status) => {
    receiver.answer = () => status
    await start(undefined, [10, 10])
    await capture()
    const letter = await eventually('the dead letter', () => leads.db.knex('dead_letters').first())
    expect(letter).toMatchObject({ consumer: expect.stringMatching(/^team-webhook/), attempts: 3 })
    expect(letter.cause).toContain(String(status))
    expect(receiver.calls).toHaveLength(3)
  })

  it('tells nobody of a filled trap, of a lead that was deleted, or of what came before the channel', async () => {
    await start()
    await capture({ website: 'https://spam.example' })
    const id = await capture()
    await sentByBoth(1)
    const [event] = (await events()) as [LeadCreated]
    await leads.db.knex('leads').where({ id }).delete()
    await leads.redeliver({ ...event, id: randomUUID() })
    await leads.redeliver({ ...event, id: randomUUID(), time: '2026-01-01T00:00:00.000Z' })
    expect([smtp.messages.length, receiver.calls.length]).toEqual([1, 1])
  })

  it('tells of a lead once, whatever other events claim to be about it', async () => {
    await start()
    const id = await capture()
    await sentByBoth(1)
    const [event] = (await events()) as [LeadCreated]
    for (let forged = 0; forged < 3; forged += 1) {
      await leads.redeliver({ ...event, id: randomUUID() })
      await leads.redeliver({ ...event, id: randomUUID(), replayid: randomUUID() })
    }
    await leads.redeliver({ ...event, id: randomUUID(), data: { leadId: id + 1_000 } })
    expect([smtp.messages.length, receiver.calls.length]).toEqual([1, 1])
    expect(await leads.db.knex('lead_notices')).toHaveLength(2)
  })

  it('notes a lead once where no channel is configured, and none that does not exist', async () => {
    await start({})
    const id = await capture()
    await eventually('the note', () => leads.db.knex('lead_notices').first())
    const [event] = (await events()) as [LeadCreated]
    await leads.redeliver({ ...event, id: randomUUID() })
    await leads.redeliver({ ...event, id: randomUUID(), data: { leadId: id + 1_000 } })
    expect(await leads.db.knex('lead_notices').pluck('lead_id')).toEqual([id])
  })

  it('publishes nothing again while a channel is still trying', async () => {
    smtp.behaviour = 'refuse'
    await start(undefined, [3_600_000])
    await capture()
    await eventually('a first try', () => leads.logText().includes('could not be handled'))
    ahead = 10 * 60_000
    const row = await eventually('a look at the outbox', () =>
      leads.db.knex('outbox').whereNotNull('next_check_at').first()
    )
    expect([row.repeats, row.settled_at]).toEqual([0, null])
    expect(new Date(row.next_check_at).getTime()).toBeGreaterThan(Date.now() + 50 * 60_000)
  })

  it('uses one channel alone where one is configured', async () => {
    await start({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET })
    await capture()
    await eventually('the webhook', async () => (await sent('webhook')) === 1)
    expect(await leads.db.knex('lead_notices').pluck('channel')).toEqual(['webhook'])
    expect(leads.logText()).not.toContain('No e-mail and no webhook')
  })

  it('writes neither the secret nor the mail server’s password in the log', async () => {
    receiver.answer = () => 500
    await start(
      {
        SMTP_URL: smtp.url.replace('//', '//user:motdepasse@'),
        MAIL_FROM: 'site@lucarne.example',
        MAIL_TO: 'ventes@lucarne.example',
        WEBHOOK_URL: receiver.url,
        WEBHOOK_SECRET: SECRET
      },
      [10]
    )
    await capture()
    await eventually('both given up', async () => (await leads.db.knex('dead_letters')).length === 2)
    const causes = await leads.db.knex('dead_letters').pluck('cause')
    expect(`${leads.logText()}${causes}`).not.toMatch(/motdepasse|un secret de seize|elodie/)
  })
})
