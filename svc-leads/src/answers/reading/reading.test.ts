import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { addLead } from '../../testing/add-lead.ts'
import { startTestImap, type TestImap } from '../../testing/start-imap.ts'
import { startTestSmtp, type TestSmtp } from '../../testing/start-smtp.ts'
import { startTestLeads } from '../../testing/start-test-leads.ts'
import { openMailbox } from './mailbox.ts'

/** Answers of visitors, from a mailbox to the thread. */
describe.each(DIALECTS)('reading answers of visitors on %s', (dialect) => {
  let smtp: TestSmtp
  let imap: TestImap
  let leads: TestService
  let leadId: number
  const env = () => ({
    NOTICE_PAUSES_MS: '20,20',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Lucarne <site@lucarne.example>',
    MAIL_TO: 'ventes@lucarne.example',
    RECEIPT: 'on',
    IMAP_URL: imap.url,
    IMAP_PAUSE_SECONDS: '0.05'
  })
  beforeEach(async () => {
    smtp = await startTestSmtp()
    imap = await startTestImap()
    leads = await startTestLeads(dialect, { env: env() })
    await eventually(
      'the first reading',
      async () => (await leads.db.knex('mailbox_reads').where({ last_uid: 1 })).length === 1
    )
    leadId = await addLead(leads.db, { email: 'elle@exemple.fr' })
    const body = { adminCode: TEST_CODE, subject: 'Votre demande', text: 'Bonjour {prénom}' }
    expect((await leads.send('POST', `/api/leads/${leadId}/thread`, body)).status).toBe(201)
  })
  afterEach(async () => {
    await leads.stop()
    await imap.stop()
    await smtp.stop()
  })

  const thread = async () =>
    (await leads.get(`/api/leads/${leadId}/thread`, { 'x-admin-code': encodeURIComponent(TEST_CODE) })).body
      .messages
  const replies = async () => (await thread()).filter(({ kind }: { kind: string }) => kind === 'reply')
  const count = (wanted: number) =>
    eventually(`${wanted} replies`, async () => (await replies()).length === wanted)
  const sentId = async (): Promise<string> =>
    (await leads.db.knex('lead_messages').where({ lead_id: leadId, kind: 'answer' }).first()).message_id
  const mail = (headers: string[], body = 'Oui, avec plaisir.') =>
    ['To: <site@lucarne.example>', 'Date: Tue, 24 Nov 2026 10:00:00 +0000', ...headers, '', body].join('\r\n')

  it('ANSWER-16 puts an answer into the thread of the message it answers, whoever sent it, and as text', async () => {
    imap.deliver(
      mail(
        [
          'From: Associé <associe@exemple.fr>',
          'Message-ID: <r1@exemple.fr>',
          'Subject: =?UTF-8?Q?Re=3A_d=C3=A9mo?=',
          `References: <autre@exemple.fr> <${await sentId()}>`,
          'MIME-Version: 1.0',
          'Content-Type: multipart/mixed; boundary=b'
        ],
        [
          '--b',
          'Content-Type: text/html; charset=utf-8',
          '',
          '<p>Bonjour <b>vous</b></p><script>alert(1)</script>',
          '--b',
          'Content-Type: application/pdf',
          'Content-Disposition: attachment; filename="devis.pdf"',
          '',
          'x',
          '--b--',
          ''
        ].join('\r\n')
      )
    )
    await count(1)
    expect(await replies()).toMatchObject([
      {
        by: 'associe@exemple.fr',
        subject: 'Re: démo',
        text: 'Bonjour vous',
        attachments: ['devis.pdf'],
        state: 'received',
        isAutomatic: false
      }
    ])
  })

  it('ANSWER-16 falls back to the sender, keeps nothing of strangers, and stores nothing twice, with two replicas', async () => {
    await leads.addReplica({ env: env() })
    imap.deliver(mail(['From: <inconnu@exemple.fr>', 'Message-ID: <x@exemple.fr>', 'Subject: Publicité']))
    const reply = mail(['From: ELLE@exemple.fr', 'Message-ID: <r2@exemple.fr>', 'Subject: Ma réponse'])
    imap.deliver(reply)
    imap.deliver(reply)
    imap.deliver(mail(['From: elle@exemple.fr', 'Message-ID: <r3@exemple.fr>', 'Subject: Encore']))
    await count(2)
    expect((await replies()).map(({ by }: { by: string | null }) => by)).toEqual([null, null])
    await eventually(
      'all is read',
      async () => (await leads.db.knex('mailbox_reads').where({ last_uid: 5 })).length === 1
    )
    expect(await leads.db.knex('lead_messages').where({ kind: 'reply' })).toHaveLength(2)
    expect(leads.logText()).not.toMatch(/elle@exemple|testpass/i)
  })

  it('ANSWER-15 ANSWER-16 marks what is automatic, and answers no e-mail with a receipt', async () => {
    imap.deliver(
      mail(
        [
          'From: elle@exemple.fr',
          'Message-ID: <r4@exemple.fr>',
          'Subject: Absente',
          'Auto-Submitted: auto-replied'
        ],
        'x'.repeat(16_000)
      )
    )
    await count(1)
    expect(await replies()).toMatchObject([{ isAutomatic: true, isCut: true }])
    expect((await replies())[0].text).toHaveLength(15_000)
    expect(await leads.db.knex('lead_messages').where({ kind: 'receipt' })).toEqual([])
  })

  it('ANSWER-16 tries again after the server was away, from where it stopped', async () => {
    const [port] = /\d+(?=\/INBOX)/.exec(imap.url) ?? []
    await imap.stop()
    await eventually('a reading failed', () =>
      leads.logText().includes('could not be read and will be tried again')
    )
    imap = await startTestImap(Number(port))
    imap.deliver(mail(['From: elle@exemple.fr', 'Message-ID: <r5@exemple.fr>', 'Subject: Me revoilà']))
    await count(1)
  })
})

it('ANSWER-16 gives its login to no server on another machine before the connection is encrypted', async () => {
  const imap = await startTestImap()
  onTestFinished(() => imap.stop())
  // This address reaches the same server but does not count as loopback. The server offers no STARTTLS.
  await expect(openMailbox(imap.url.replace('127.0.0.1', '0.0.0.0'))).rejects.toThrow()
  const box = await openMailbox(imap.url)
  expect(box.uidNext).toBe(2)
  await box.close()
})
