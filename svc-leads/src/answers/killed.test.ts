import { createHash } from 'node:crypto'
import { connectDatabase } from '@site/service/database/database'
import { createTestClient } from '@site/service/testing/test-client'
import {
  createTestDatabase,
  createTestLog,
  eventually,
  uniqueName
} from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type StartedProcess, startProcess } from '../benchmark/start-process.ts'
import { migrations } from '../migrations/index.ts'
import { addLead } from '../testing/add-lead.ts'
import { readMail, startTestSmtp, type TestSmtp } from '../testing/start-smtp.ts'

const CODE = 'un code de test'

/** The service in a process of its own, killed while it answers a visitor. */
describe('a service that is killed', () => {
  let smtp: TestSmtp
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let service: StartedProcess
  let leadId: number
  const start = async () => {
    service = await startProcess('../main.ts', {
      DATABASE_URL: database.url,
      NATS_URL: `memory:${uniqueName('bus')}`,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
      ADMIN_CODE_SHA256: createHash('sha256').update(CODE).digest('hex'),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Lucarne <site@lucarne.example>',
      MAIL_TO: 'ventes@lucarne.example',
      NOTICE_PAUSES_MS: Array(200).fill(50).join()
    })
  }
  beforeEach(async () => {
    smtp = await startTestSmtp()
    database = await createTestDatabase('sqlite', { migrations })
    // Without event nobody is notified, and of a new lead nobody is reminded yet: every e-mail is the answer.
    leadId = await addLead(database.db, { createdAt: new Date() })
    await database.db.knex('outbox').delete()
    await database.db.close()
    await start()
  })
  afterEach(async () => {
    await service.stop()
    await smtp.stop()
    await database.drop()
  })

  const client = () => createTestClient(service.url)
  const message = async () => {
    const { body } = await client().get(`/api/leads/${leadId}/thread`, { 'x-admin-code': CODE })
    return body.messages[0]
  }
  const write = async () => {
    const body = { adminCode: CODE, subject: 'Votre demande', text: 'Bonjour' }
    expect((await client().send('POST', `/api/leads/${leadId}/thread`, body)).status).toBe(201)
  }
  /** As minutes later: the claim of the dead process has run out. */
  const letClaimsRunOut = async () => {
    const db = await connectDatabase({ url: database.url, log: createTestLog().log })
    await db.knex('lead_messages').update({ claimed_until: new Date(0) })
    await db.close()
  }

  it.each([
    ['before the mail server has it', 'hang' as const, 1, 'perhaps-twice'],
    ['before the mail server confirmed it', 'stall' as const, 2, 'perhaps-twice'],
    ['after it was marked', 'accept' as const, 1, 'sent']
  ])(
    'ANSWER-2 loses no answer and repeats it at most once, marked: killed %s',
    async (_, behaviour, count, state) => {
      smtp.behaviour = behaviour
      await write()
      if (behaviour === 'hang') await eventually('a connection', () => smtp.connections > 0)
      else await eventually('a message', () => smtp.messages.length === 1)
      if (behaviour === 'accept') await eventually('the mark', async () => (await message()).state === 'sent')
      await service.kill()
      smtp.behaviour = 'accept'
      await letClaimsRunOut()
      await start()
      await eventually('the answer is sent', async () => (await message()).state === state)
      expect(smtp.messages).toHaveLength(count)
      expect(new Set(smtp.messages.map((mail) => readMail(mail).headers['message-id'])).size).toBe(1)
    }
  )
})
