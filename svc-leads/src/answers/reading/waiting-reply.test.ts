import type { DeskPage, LeadDesk } from '@site/contracts/leads/desk'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { addLead } from '../../testing/add-lead.ts'
import { nameCode } from '../../testing/named-code.ts'
import { startTestImap, type TestImap } from '../../testing/start-imap.ts'
import { readMail, readWords, startTestSmtp, type TestSmtp } from '../../testing/start-smtp.ts'
import { startTestLeads } from '../../testing/start-test-leads.ts'

const CAMILLE = 'Camille Astier'
const CODE = { 'x-admin-code': encodeURIComponent(TEST_CODE) }

const mailEnv = (smtp: TestSmtp, imap: TestImap) => ({
  NOTICE_PAUSES_MS: '20,20',
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Lucarne <site@lucarne.example>',
  MAIL_TO: 'ventes@lucarne.example',
  OWNER_ADDRESSES: `${CAMILLE} <camille@lucarne.example>`,
  IMAP_URL: imap.url,
  IMAP_PAUSE_SECONDS: '0.05'
})

/** A visitor's answer by e-mail, until somebody has dealt with it. */
describe.each(DIALECTS)('an answer that waits on %s', (dialect) => {
  let smtp: TestSmtp
  let imap: TestImap
  let leads: TestService
  let leadId: number
  let letters = 0
  const env = () => mailEnv(smtp, imap)
  const desk = async (): Promise<LeadDesk> =>
    (await leads.get(`/api/leads/desk?ids=${leadId}&counts=no`, CODE)).body.rows[0]
  const counts = async (): Promise<DeskPage['counts']> =>
    (await leads.get('/api/leads/desk', CODE)).body.counts
  const change = async (body: object) => {
    const { version } = await desk()
    const path = `/api/leads/${leadId}/desk`
    const answer = await leads.send('PATCH', path, { adminCode: TEST_CODE, version, ...body })
    expect(answer.status).toBe(200)
    return answer.body as LeadDesk
  }
  const write = async () => {
    const body = { adminCode: TEST_CODE, subject: 'Votre demande', text: 'Bonjour {prénom}' }
    expect((await leads.send('POST', `/api/leads/${leadId}/thread`, body)).status).toBe(201)
    await eventually(
      'the answer has left',
      async () =>
        (await leads.db.knex('lead_messages').where({ kind: 'answer', state: 'waiting' })).length === 0
    )
  }
  const receive = async (...headers: string[]) => {
    letters += 1
    const id = `<lettre-${letters}@exemple.fr>`
    const lines = ['From: elle@exemple.fr', `Message-ID: ${id}`, 'Subject: Ma réponse', ...headers]
    imap.deliver([...lines, 'Date: Tue, 24 Nov 2026 10:00:00 +0000', '', 'Oui, volontiers.'].join('\r\n'))
    await eventually(
      'the letter is read',
      async () => (await leads.db.knex('lead_messages').where({ kind: 'reply' })).length === letters
    )
  }
  const told = () =>
    smtp.messages
      .map(readMail)
      .map(({ headers, text }) => ({ to: headers.to, subject: readWords(headers.subject ?? ''), text }))
      .filter(({ subject }) => subject.startsWith('Réponse d’un visiteur'))

  beforeEach(async () => {
    letters = 0
    smtp = await startTestSmtp()
    imap = await startTestImap()
    leads = await startTestLeads(dialect, { env: env() })
    await nameCode(leads, CAMILLE)
    await eventually(
      'the first reading',
      async () => (await leads.db.knex('mailbox_reads').where({ last_uid: 1 })).length === 1
    )
    leadId = await addLead(leads.db, { email: 'elle@exemple.fr' })
    await write()
    await change({ owner: CAMILLE, status: 'gagne' })
  })
  afterEach(async () => {
    await leads.stop()
    await imap.stop()
    await smtp.stop()
  })

  it('DESK-14 brings a lead that is won among those to be dealt with, until somebody says that it needs no answer', async () => {
    expect(await counts()).toMatchObject({ 'a-traiter': 0, 'a-repondu': 0 })
    await receive()
    const waiting = await desk()
    expect(waiting).toMatchObject({ status: 'gagne', repliedAt: expect.any(String) })
    expect(waiting.dueAt).not.toBeNull()
    expect(await counts()).toMatchObject({ 'a-traiter': 1, 'a-repondu': 1, gagne: 1 })
    await receive()
    expect((await desk()).repliedAt, 'the first of two is what waits').toBe(waiting.repliedAt)

    const handled = await change({ replyHandled: true })
    expect(handled).toMatchObject({ status: 'gagne', repliedAt: null, dueAt: null })
    expect(await counts()).toMatchObject({ 'a-traiter': 0, 'a-repondu': 0 })
    const sheet = (await leads.get(`/api/leads/${leadId}/sheet`, CODE)).body
    expect(sheet.journal[0]).toMatchObject({ repliedAt: { from: waiting.repliedAt, to: null } })

    const undo = { adminCode: TEST_CODE, undo: true, leads: [{ id: leadId, version: handled.version }] }
    await leads.send('POST', '/api/leads/bulk', undo)
    expect(await desk()).toMatchObject({ repliedAt: waiting.repliedAt, version: handled.version + 1 })
    expect(await change({ status: 'rendez-vous' }), 'a meeting says nothing to the visitor').toMatchObject({
      repliedAt: waiting.repliedAt
    })
    expect(await change({ status: 'contacte' }), 'a new status says so too').toMatchObject({
      repliedAt: null
    })
  })

  it('DESK-14 ends when an answer of the team has left, and does not begin for what a program wrote', async () => {
    await receive('Auto-Submitted: auto-replied')
    expect(await desk()).toMatchObject({ repliedAt: null })
    expect(told()).toEqual([])
    await receive()
    expect((await desk()).repliedAt).not.toBeNull()
    await write()
    expect(await desk()).toMatchObject({ status: 'gagne', repliedAt: null })
  })

  it('ANSWER-16 keeps an answer with the latest of the sender’s leads that is still in the list', async () => {
    const older = leadId
    leadId = await addLead(leads.db, { email: 'elle@exemple.fr' })
    await write()
    const body = {
      adminCode: TEST_CODE,
      delete: true,
      leads: [{ id: leadId, version: (await desk()).version }]
    }
    expect((await leads.send('POST', '/api/leads/bulk', body)).status).toBe(200)
    leadId = older
    await receive()
    expect((await desk()).repliedAt).not.toBeNull()
  })

  it('DESK-15 tells the owner once, without a word of what was written, whatever the number of replicas', async () => {
    await leads.addReplica({ env: env() })
    await receive()
    await receive()
    await eventually('the owner is told', async () => told().length > 0)
    const query = leads.db.knex('lead_reminders').where({ step: 'reply' })
    await eventually(
      'it is settled',
      async () => (await query.clone().where({ outcome: 'sent' })).length === 1
    )
    expect(await query).toHaveLength(1)
    expect(told()).toHaveLength(1)
    const [{ to, subject, text } = { to: '', subject: '', text: '' }] = told()
    expect(to).toBe('camille@lucarne.example')
    expect(subject).toBe(`Réponse d’un visiteur\u00a0: lead n°\u00a0${leadId}`)
    expect(text).toContain(`Lead n°\u00a0${leadId}`)
    expect(text).toContain('réponse reçue le')
    expect(text).not.toMatch(/volontiers|elle@exemple/)
    const { reminders } = (await leads.get(`/api/deliveries/reminders?leadId=${leadId}`, CODE)).body
    expect(reminders).toMatchObject([{ step: 'reply', owner: CAMILLE, state: 'sent', canSendAgain: false }])
  })
})

it('ANSWER-16 passes over a message that cannot be stored, and reads those after it', async () => {
  let now = new Date()
  const smtp = await startTestSmtp()
  const imap = await startTestImap()
  const leads = await startTestLeads('sqlite', { env: mailEnv(smtp, imap), clock: () => now })
  onTestFinished(async () => {
    await leads.stop()
    await imap.stop()
    await smtp.stop()
  })
  await eventually(
    'the first reading',
    async () => (await leads.db.knex('mailbox_reads').where({ last_uid: 1 })).length === 1
  )
  const leadId = await addLead(leads.db, { email: 'elle@exemple.fr' })
  const body = { adminCode: TEST_CODE, subject: 'Votre demande', text: 'Bonjour' }
  await leads.send('POST', `/api/leads/${leadId}/thread`, body)
  await leads.db.knex.raw(
    "create trigger refusing before insert on lead_messages when new.message_id = 'refusee@exemple.fr' begin select raise(abort, 'no'); end"
  )
  for (const id of ['refusee', 'suivante'])
    imap.deliver(
      ['From: elle@exemple.fr', `Message-ID: <${id}@exemple.fr>`, 'Subject: Oui', '', 'Oui.'].join('\r\n')
    )
  await eventually('the first try', () =>
    leads.logText().includes('could not be read and will be tried again')
  )
  expect(await leads.db.knex('lead_messages').where({ kind: 'reply' })).toEqual([])
  // Time goes on at each look: the try that failed may have been another, from before the message came.
  await eventually('the message after it', async () => {
    now = new Date(now.getTime() + 11 * 60_000)
    return (await leads.db.knex('lead_messages').where({ message_id: 'suivante@exemple.fr' })).length === 1
  })
  expect(leads.logText()).toContain('cannot be stored and is passed over')
  expect(await leads.db.knex('lead_messages').where({ kind: 'reply' })).toHaveLength(1)
})
