import { randomUUID } from 'node:crypto'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { createTestClient } from '@site/service/testing/test-client'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addLead } from '../testing/add-lead.ts'
import { readMail, readWords, startTestSmtp, type TestSmtp } from '../testing/start-smtp.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'

const NBSP = '\u00a0'
const answer = {
  subject: 'Votre demande du {date}',
  text: 'Bonjour {prénom},\n\nMerci de votre message.\n{signature}'
}

/** Answers to visitors, from the call to the mail server. */
describe.each(DIALECTS)('answering a visitor on %s', (dialect) => {
  let smtp: TestSmtp
  let leads: TestService
  let ahead = 0

  const start = async (env: Record<string, string> = {}) => {
    leads = await startTestLeads(dialect, {
      clock: () => new Date(Date.now() + ahead),
      env: {
        NOTICE_PAUSES_MS: Array(9).fill(20).join(),
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Lucarne <site@lucarne.example>',
        MAIL_TO: 'ventes@lucarne.example',
        ...env
      }
    })
  }
  const withoutSmtp = async () => {
    leads = await startTestLeads(dialect)
  }
  beforeEach(async () => {
    ahead = 0
    smtp = await startTestSmtp()
  })
  afterEach(async () => {
    await leads.stop()
    await smtp.stop()
  })

  const code = { 'x-admin-code': encodeURIComponent(TEST_CODE) }
  const write = (leadId: number, changes: object = {}, headers: Record<string, string> = {}) =>
    leads.send(
      'POST',
      `/api/leads/${leadId}/thread`,
      { adminCode: TEST_CODE, ...answer, ...changes },
      headers
    )
  const thread = async (leadId: number) => {
    const { status, body } = await leads.get(`/api/leads/${leadId}/thread`, code)
    expect(status).toBe(200)
    return body
  }
  const state = async (leadId: number) => (await thread(leadId)).messages.at(-1)?.state
  const settled = (leadId: number, wanted: string) =>
    eventually(`the message is ${wanted}`, async () => (await state(leadId)) === wanted)
  /** What was sent to visitors; the team's notices go to another address. */
  const mails = () =>
    smtp.messages.map(readMail).filter(({ headers }) => headers.to !== 'ventes@lucarne.example')
  const messages = () => leads.db.knex('lead_messages').orderBy('id')

  it('ANSWER-1 ANSWER-2 stores the message and its event together, and sends it to the address of the lead with its variables filled in', async () => {
    await start()
    const leadId = await addLead(leads.db, { email: 'elodie@exemple.fr', prenom: 'Élodie' })
    const { status, body } = await write(leadId)
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'answer', subject: 'Votre demande du 20 novembre 2026', by: null })
    await settled(leadId, 'sent')
    const [mail, ...others] = mails()
    expect(others).toEqual([])
    expect(mail?.headers).toMatchObject({ to: 'elodie@exemple.fr', from: 'Lucarne <site@lucarne.example>' })
    expect(readWords(mail?.headers.subject ?? '')).toBe('Votre demande du 20 novembre 2026')
    expect(mail?.text.replaceAll('\r\n', '\n').trim()).toBe(
      'Bonjour Élodie,\n\nMerci de votre message.\nL’équipe Lucarne'
    )
    const events = (await leads.db.knex('outbox').where({ type: 'site.answer-written' })).map(({ event }) =>
      JSON.parse(event)
    )
    expect(events.map(({ data }) => data)).toEqual([{ leadId, messageId: body.id }])
    expect(mail?.headers['message-id']).toBe(`<${events[0].id}@lucarne.example>`)
    expect(leads.logText()).not.toContain('elodie@exemple.fr')
    expect(await leads.db.knex('audit_entries').where({ action: 'lead-answered' })).toMatchObject([
      { subject_id: leadId }
    ])
  })

  it('ANSWER-8 names the company that the visitor gave, and leaves no gap where none was', async () => {
    await start()
    const text = 'Bonjour à toute l’équipe {société}, nous vous rappelons demain.'
    for (const company of ['Hôtel des\nRemparts', '']) {
      const leadId = await addLead(leads.db, { company })
      await write(leadId, { text })
      await settled(leadId, 'sent')
    }
    expect(mails().map((mail) => mail.text.trim())).toEqual([
      'Bonjour à toute l’équipe Hôtel des Remparts, nous vous rappelons demain.',
      'Bonjour à toute l’équipe, nous vous rappelons demain.'
    ])
  })

  it('ANSWER-6 puts each message behind the earlier ones of its thread', async () => {
    await start()
    const leadId = await addLead(leads.db)
    for (let count = 1; count <= 3; count += 1) {
      await write(leadId, { subject: `Message ${count}` })
      await settled(leadId, 'sent')
    }
    const ids = (await messages()).map(({ message_id }) => `<${message_id}>`)
    const [first, second, third] = mails()
    expect(first?.headers).not.toHaveProperty('in-reply-to')
    expect(second?.headers).toMatchObject({ 'in-reply-to': ids[0], references: ids[0] })
    expect(third?.headers).toMatchObject({ 'in-reply-to': ids[1], references: `${ids[0]} ${ids[1]}` })
    const etag = (await leads.get(`/api/leads/${leadId}/thread`, code)).headers.get('etag') ?? ''
    expect((await leads.get(`/api/leads/${leadId}/thread`, { ...code, 'if-none-match': etag })).status).toBe(
      304
    )
  })

  it('ANSWER-1 makes one e-mail of 10 parallel repeats, and refuses the same key with another text', async () => {
    await start()
    const leadId = await addLead(leads.db)
    const key = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(leadId, {}, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    await settled(leadId, 'sent')
    expect(mails()).toHaveLength(1)
    expect(await write(leadId, { text: 'Autre' }, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' }
    })
    expect(await messages()).toHaveLength(1)
  })

  it('ANSWER-18 refuses what was written before the latest message was seen, and takes it once it was', async () => {
    await start()
    const leadId = await addLead(leads.db, { email: 'deux@exemple.fr' })
    const first = await write(leadId, { seen: 0, text: 'De Claire' })
    expect(first.status).toBe(201)
    const second = await write(leadId, { seen: 0, text: 'De Bruno' })
    expect(second).toMatchObject({ status: 409, body: { code: 'thread-changed' } })
    expect(second.body.message).toContain('a répondu à ce visiteur')
    expect((await write(leadId, { seen: first.body.id, text: 'De Bruno' })).status).toBe(201)
    expect(await messages()).toHaveLength(2)
  })

  it('ANSWER-3 writes to nobody but a lead of the list', async () => {
    await start()
    const suspect = await addLead(leads.db, { isSuspect: true })
    for (const id of [suspect, 999_999_999])
      expect((await write(id, { to: 'victime@exemple.fr' })).status).toBe(404)
    const lead = await addLead(leads.db, { email: 'elle@exemple.fr' })
    expect((await write(lead, { to: 'victime@exemple.fr', email: 'victime@exemple.fr' })).status).toBe(201)
    await settled(lead, 'sent')
    expect(smtp.messages.join()).not.toContain('victime')
  })

  it('ANSWER-5 refuses in French what is beyond the limit of an address, over all its leads and replicas', async () => {
    await start({ ANSWERS_PER_ADDRESS_PER_DAY: '3' })
    const other = createTestClient(
      (await leads.addReplica({ env: { ANSWERS_PER_ADDRESS_PER_DAY: '3' } })).url
    )
    const [one = 0, two = 0] = [
      await addLead(leads.db, { email: 'elle@exemple.fr' }),
      await addLead(leads.db, { email: 'ELLE@exemple.fr' })
    ]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 === 0 ? leads : other).send('POST', `/api/leads/${index % 4 < 2 ? one : two}/thread`, {
          adminCode: TEST_CODE,
          ...answer
        })
      )
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body.message).toBe(
      `Cette adresse a déjà reçu 3${NBSP}messages en 24${NBSP}heures, le maximum prévu. Le vôtre n’est pas parti${NBSP}: réessayez plus tard.`
    )
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(86_000)
    expect(await messages()).toHaveLength(3)
    ahead = 86_400_000
    expect((await write(one)).status).toBe(201)
  })

  it('ANSWER-5 refuses what is beyond the limit of all addresses in an hour', async () => {
    await start({ ANSWERS_PER_HOUR_IN_ALL: '2' })
    const ids = await Promise.all([1, 2, 3].map((n) => addLead(leads.db, { email: `n${n}@exemple.fr` })))
    const answers = []
    for (const id of ids) answers.push((await write(id)).status)
    expect(answers).toEqual([201, 201, 429])
    ahead = 3_600_000
    expect((await write(ids[2] ?? 0)).status).toBe(201)
  })

  it('ANSWER-2 marks what was sent again after a sending that was not confirmed, and never sends a third time', async () => {
    await start()
    smtp.behaviour = 'lose'
    const leadId = await addLead(leads.db)
    await write(leadId)
    await settled(leadId, 'failed')
    const [first, second, ...more] = mails()
    expect(more).toEqual([])
    expect(second?.headers['message-id']).toBe(first?.headers['message-id'])
    expect((await thread(leadId)).messages[0].problem).toContain('peut-être arrivé')

    smtp.behaviour = 'accept'
    const [{ id }] = await messages()
    expect((await leads.send('POST', `/api/lead-messages/${id}/send`, { adminCode: TEST_CODE })).status).toBe(
      200
    )
    await settled(leadId, 'perhaps-twice')
    expect(mails()).toHaveLength(3)
    expect(mails()[2]?.headers['message-id']).toBe(first?.headers['message-id'])
  })

  it('ANSWER-2 marks the one repeat after a crash between sending and marking', async () => {
    await start()
    const leadId = await addLead(leads.db)
    await write(leadId)
    await settled(leadId, 'sent')
    // As the row is when the process is killed once the mail server has the message: claimed, and not marked.
    await leads.db.knex('lead_messages').update({ state: 'waiting', sent_at: null, claimed_until: null })
    const [{ event }] = await leads.db.knex('outbox').where({ type: 'site.answer-written' })
    await leads.redeliver(JSON.parse(event))
    expect(await state(leadId)).toBe('perhaps-twice')
    await leads.redeliver(JSON.parse(event))
    expect(mails()).toHaveLength(2)
  })

  it('ANSWER-7 says why a message failed, and sends it again when somebody asks', async () => {
    await start({ NOTICE_PAUSES_MS: '10,10' })
    smtp.behaviour = 'refuse'
    const leadId = await addLead(leads.db, { email: 'elle@exemple.fr' })
    const { body } = await write(leadId)
    await settled(leadId, 'failed')
    expect((await thread(leadId)).messages[0].problem).toBe(
      `Le serveur de messagerie a refusé le message ou l’adresse${NBSP}: le message n’est pas parti.`
    )
    expect(leads.logText()).not.toContain('elle@exemple.fr')
    smtp.behaviour = 'accept'
    const again = () => leads.send('POST', `/api/lead-messages/${body.id}/send`, { adminCode: TEST_CODE })
    expect(await again()).toMatchObject({ status: 200, body: { state: 'waiting', problem: null } })
    await settled(leadId, 'sent')
    expect(await again()).toMatchObject({ status: 409, body: { code: 'message-not-failed' } })
    expect(mails()).toHaveLength(1)
  })

  it('ANSWER-8 refuses variables that do not exist, empty texts and line breaks in a subject', async () => {
    await start()
    const leadId = await addLead(leads.db)
    const refused = async (changes: object) => (await write(leadId, changes)).body.fields
    expect(await refused({ text: 'Bonjour {prenom} {téléphone}' })).toEqual({
      text: `«${NBSP}{téléphone}${NBSP}» n’est pas une variable connue et partirait telle quelle. Corrigez-la ou retirez-la.`
    })
    expect(await refused({ subject: 'a\nBcc: b@c.fr' })).toHaveProperty('subject')
    expect(await refused({ subject: '   ' })).toHaveProperty('subject')
    expect(await refused({ text: 'a\u0000b' })).toHaveProperty('text')
    expect(await messages()).toEqual([])
  })

  it('ANSWER-8 calls nobody by the name that the chat’s forms send', async () => {
    await start()
    const leadId = await addLead(leads.db, { source: 'chat/nous-contacter', nom: 'Chat', prenom: 'Contact' })
    expect((await write(leadId)).body.text).toMatch(/^Bonjour,\n/)
  })

  it('ANSWER-14 notes a new lead as contacted once an answer has left, by whom, and not before', async () => {
    await start({ NOTICE_PAUSES_MS: '10' })
    smtp.behaviour = 'refuse'
    const leadId = await addLead(leads.db)
    const desk = () => leads.db.knex('lead_desks').where({ lead_id: leadId }).first()
    const { body } = await write(leadId)
    await settled(leadId, 'failed')
    expect(await desk()).toMatchObject({ status: 'nouveau', contacted_at: null })
    smtp.behaviour = 'accept'
    await leads.send('POST', `/api/lead-messages/${body.id}/send`, { adminCode: TEST_CODE })
    await settled(leadId, 'sent')
    expect(await desk()).toMatchObject({ status: 'contacte', version: 2 })
    await write(leadId)
    await settled(leadId, 'sent')
    expect(await desk()).toMatchObject({ version: 2 })
  })

  it('ANSWER-8 calls nobody by what the pop-up sends for no name', async () => {
    await start()
    const leadId = await addLead(leads.db, { nom: 'Non renseigné', prenom: 'Non renseigné' })
    expect((await write(leadId)).body.text).toMatch(/^Bonjour,\n/)
  })

  it('ANSWER-9 says that it cannot send without a mail server, and does all else', async () => {
    await withoutSmtp()
    const leadId = await addLead(leads.db, { email: 'elle@exemple.fr' })
    expect(await write(leadId)).toMatchObject({ status: 409, body: { code: 'mail-not-configured' } })
    expect(await thread(leadId)).toMatchObject({ from: null, to: 'elle@exemple.fr', messages: [] })
    expect((await leads.get('/api/answer-models', code)).body).toHaveLength(3)
  })

  it('ANSWER-10 goes with its lead', async () => {
    await start()
    const leadId = await addLead(leads.db)
    await write(leadId)
    await settled(leadId, 'sent')
    expect((await leads.send('DELETE', `/api/leads/${leadId}`, { adminCode: TEST_CODE })).status).toBe(200)
    expect(await messages()).toEqual([])
  })
})
