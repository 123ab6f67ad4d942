import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addLead } from '../../testing/add-lead.ts'
import { buildContact } from '../../testing/build-lead.ts'
import { readMail, startTestSmtp, type TestSmtp } from '../../testing/start-smtp.ts'
import { startTestLeads } from '../../testing/start-test-leads.ts'

const NBSP = '\u00a0'

/** What a visitor is told at once. */
describe.each(DIALECTS)('receipts on %s', (dialect) => {
  let smtp: TestSmtp
  let leads: TestService
  const start = async (env: Record<string, string> = { RECEIPT: 'on' }) => {
    leads = await startTestLeads(dialect, {
      env: {
        NOTICE_PAUSES_MS: Array(9).fill(20).join(),
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Lucarne <site@lucarne.example>',
        MAIL_TO: 'ventes@lucarne.example',
        ...env
      }
    })
  }
  beforeEach(async () => {
    smtp = await startTestSmtp()
  })
  afterEach(async () => {
    await leads.stop()
    await smtp.stop()
  })

  const capture = async (changes: object = {}): Promise<number> =>
    (await leads.send('POST', '/api/contact', buildContact(changes))).body.id
  const mails = () =>
    smtp.messages.map(readMail).filter(({ headers }) => headers.to !== 'ventes@lucarne.example')
  const count = (what: string, wanted: number) => eventually(what, () => mails().length === wanted)
  /** A notice that has arrived and is not written down yet is held by who sends it: an event that is brought again would be refused meanwhile. */
  const noticed = (wanted: number) =>
    eventually('the notices of the team', async () => {
      const sent = await leads.db.knex('lead_notices').whereNotNull('sent_at')
      return sent.length === wanted
    })
  /** The tests of a file share a stream: only the events of this one count. */
  const handled = (wanted: number) =>
    eventually('the events', async () => {
      const { db } = leads
      const own = db.knex('outbox').select('event_id').where({ type: 'site.lead-created' })
      const receipts = await db.knex('inbox').where({ consumer: 'receipt' }).whereIn('event_id', own)
      return receipts.length === wanted
    })
  /** One lead after the other: an event that is brought again comes after later ones, and the limits would hold back another's receipt. `before`: those of earlier. */
  const captureInTurn = async (emails: string[], before = 0): Promise<number[]> => {
    const ids: number[] = []
    for (const email of emails) {
      ids.push(await capture({ email }))
      await handled(before + ids.length)
    }
    return ids
  }

  it('ANSWER-15 says once what was sent, when an answer comes and how to be erased', async () => {
    await start()
    const id = await capture({ email: 'elle@exemple.fr', message: 'Bonjour,\nnous sommes 12.' })
    await count('the receipt', 1)
    const [mail] = mails()
    expect(mail?.headers).toMatchObject({ to: 'elle@exemple.fr', 'auto-submitted': 'auto-replied' })
    const text = mail?.text.replaceAll('\r\n', '\n') ?? ''
    expect(text).toContain('Bonjour Élodie,')
    expect(text).toContain(`Votre message${NBSP}:\n> Bonjour,\n> nous sommes 12.`)
    expect(text).toContain('sous un jour ouvré')
    expect(text).toContain('Écrivez à contact@')
    const [{ event }] = await leads.db.knex('outbox').where({ type: 'site.lead-created' })
    await noticed(1)
    await leads.redeliver(JSON.parse(event))
    await leads.redeliver({ ...JSON.parse(event), id: '5f0c6f3e-8a53-4f0e-9b0a-3f9c2ab41701' })
    expect(await leads.db.knex('lead_messages').where({ lead_id: id })).toHaveLength(1)
    expect(await leads.db.knex('lead_desks').where({ lead_id: id }).first()).toMatchObject({
      status: 'nouveau'
    })
  })

  it('ANSWER-15 is off by default', async () => {
    await start({})
    await capture()
    await eventually('the notice', () => smtp.messages.length === 1)
    expect(mails()).toEqual([])
  })

  it('ANSWER-15 tells nothing to a suspect, and nothing late', async () => {
    await start()
    await capture({ email: 'robot@exemple.fr', website: 'https://spam.example' })
    await addLead(leads.db, { email: 'ancien@exemple.fr', createdAt: new Date(Date.now() - 2 * 3_600_000) })
    await capture({ email: 'elle@exemple.fr' })
    await count('the receipt', 1)
    await handled(2)
    expect(mails()[0]?.headers.to).toBe('elle@exemple.fr')
    expect(await leads.db.knex('lead_messages')).toHaveLength(1)
  })

  it('ANSWER-20 says with the lead that its receipt was held back, and by which limit', async () => {
    await start({ RECEIPT: 'on', RECEIPTS_PER_ADDRESS_PER_DAY: '1', ANSWERS_PER_HOUR_IN_ALL: '4' })
    const emails = ['elle@exemple.fr', 'elle@exemple.fr', 'lui@exemple.fr', 'eux@exemple.fr']
    const ids = await captureInTurn(emails)
    const heldOf = async (id: number | undefined) => {
      const { status, body } = await leads.get(`/api/deliveries?leadId=${id}&counts=no`, {
        'X-Admin-Code': encodeURIComponent(TEST_CODE)
      })
      expect(status).toBe(200)
      return body.heldReceipt
    }
    expect(await heldOf(ids[0])).toBeUndefined()
    expect(await heldOf(ids[1])).toEqual({ at: expect.any(String), limit: 'address' })
    expect(await heldOf(ids[2])).toBeUndefined()
    expect(await heldOf(ids[3])).toMatchObject({ limit: 'all' })
    // What was held back is no delivery, and is said once whatever events are repeated.
    const events = (await leads.db.knex('outbox').where({ type: 'site.lead-created' })).map(({ event }) =>
      JSON.parse(event)
    )
    await noticed(4)
    await count('the receipts', 2)
    const again = events.find(({ data }) => data.leadId === ids[3])
    await leads.redeliver({ ...again, id: '5f0c6f3e-8a53-4f0e-9b0a-3f9c2ab41702' })
    const kept = await leads.db.knex('notice_attempts').where({ channel: 'receipt' })
    expect(kept.map(({ lead_id, reason }) => [lead_id, reason])).toEqual([
      [ids[1], 'held-address'],
      [ids[3], 'held-all']
    ])
  })

  it('ANSWER-5 ANSWER-15 keeps to the limits of an address and of all', async () => {
    await start({ RECEIPT: 'on', RECEIPTS_PER_ADDRESS_PER_DAY: '2', ANSWERS_PER_HOUR_IN_ALL: '6' })
    const written = () => leads.db.knex('lead_messages').orderBy('id').pluck('email_key')
    // What follows a + is no other mailbox.
    const taken = ['victime+1@exemple.fr', 'victime@exemple.fr']
    const first = [...taken, 'victime@exemple.fr', 'victime+2@exemple.fr']
    await captureInTurn(first)
    expect(await written()).toEqual(taken)
    const others = ['victime+1@exemple.com', 'victimes@exemple.fr', 'n@exemple.fr']
    await captureInTurn(others, first.length)
    expect(await written()).toEqual([...taken, others[0]])
  })

  it('ANSWER-15 carries no link to whoever’s address was typed', async () => {
    await start()
    await capture({
      email: 'victime@exemple.fr',
      firstName: 'gagnez.example',
      telephone: 'https://gagnez.example/prix',
      message: 'Cliquez sur gagnez.example vite'
    })
    await count('the receipt', 1)
    expect(mails()[0]?.text).not.toContain('gagnez.example')
    expect(mails()[0]?.text).toContain('nous ne le recopions pas ici')
  })
})
