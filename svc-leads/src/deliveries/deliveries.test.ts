import { randomUUID } from 'node:crypto'
import type {
  Delivery,
  DeliveryAttempt,
  MadeReceiver,
  Receivers
} from '@site/contracts/deliveries/deliveries'
import type { LeadCreated } from '@site/contracts/events/events'
import { siteEventSchema } from '@site/contracts/events/events'
import { DELIVERY_DAYS } from '@site/contracts/site/retention'
import { type MoodyReceiver, startMoodyReceiver } from '@site/service/testing/start-moody-receiver'
import { TEST_CODE, type TestService } from '@site/service/testing/start-test-service'
import { DIALECTS, eventually } from '@site/service/testing/test-database'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { purgeAttempts } from '../notices/attempts.ts'
import { createSecretBox } from '../receivers/secret-box.ts'
import { buildContact } from '../testing/build-lead.ts'
import { startTestSmtp, type TestSmtp } from '../testing/start-smtp.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'

const HOUR_MS = 3_600_000
const LOCAL = {
  RECEIVERS_KEY: 'a key of the tests, 32 characters and more',
  RECEIVERS_ALLOWED: '127.0.0.0/8'
}
const PERSONAL = /elodie|lef[eè]vre|06 ?12 ?34|0612|exemple\.fr/i

describe.each(DIALECTS)('deliveries on %s', (dialect) => {
  let smtp: TestSmtp
  let one: MoodyReceiver
  let two: MoodyReceiver
  let leads: TestService
  let ahead = 0

  const start = async (env: Record<string, string> = {}, pauses = [HOUR_MS]) => {
    leads = await startTestLeads(dialect, {
      clock: () => new Date(Date.now() + ahead),
      env: { ...LOCAL, NOTICE_PAUSES_MS: pauses.join(), ...env }
    })
  }
  beforeEach(async () => {
    ahead = 0
    ;[smtp, one, two] = await Promise.all([startTestSmtp(), startMoodyReceiver(), startMoodyReceiver()])
  })
  afterEach(async () => {
    await Promise.all([one.close(), two.close()])
    await leads.stop()
    await smtp.stop()
  })

  const post = (path: string, body: object = {}) =>
    leads.send('POST', path, { adminCode: TEST_CODE, ...body })
  const read = async (path: string) =>
    (await leads.get(path, { 'X-Admin-Code': encodeURIComponent(TEST_CODE) })).body
  const make = async (to: MoodyReceiver, more = {}): Promise<MadeReceiver> => {
    const input = { name: 'CRM des ventes', url: to.url, sources: ['popup'], ...more }
    const made = await post('/api/receivers', input)
    expect([made.status, made.body.fields]).toEqual([201, undefined])
    return made.body
  }
  const capture = async (changes = {}): Promise<number> =>
    (await leads.send('POST', '/api/contact', buildContact(changes))).body.id
  const deliveries = async (query = ''): Promise<Delivery[]> =>
    (await read(`/api/deliveries${query}`)).deliveries
  /** The only delivery, once it is as `isSo` says. */
  const deliveryWhen = (what: string, isSo: (delivery: Delivery) => boolean): Promise<Delivery> =>
    eventually(what, async () => {
      const [delivery] = await deliveries()
      return delivery && isSo(delivery) ? delivery : undefined
    })
  const triedTimes = (count: number) => (delivery: Delivery) =>
    delivery.attempts.filter(({ outcome }) => outcome !== 'sending').length === count
  const isSent = ({ state }: Delivery) => state === 'sent'
  const events = async (): Promise<LeadCreated[]> =>
    (await leads.db.knex('outbox').select('event')).map(
      ({ event }) => siteEventSchema.parse(JSON.parse(event)) as LeadCreated
    )
  const audit = async () =>
    (await read('/api/leads/audit')).map(({ action, subjectId }: { action: string; subjectId: number }) => [
      action,
      subjectId
    ])

  it('DELIVERY-3 signs by Standard Webhooks, as its stock verifier checks it', async () => {
    await start()
    const { secret } = await make(one)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const id = await capture()
    await deliveryWhen('the call', isSent)
    const [call] = one.calls
    const headers = call?.headers as Record<string, string>
    const payload = new Webhook(secret).verify(call?.body ?? '', headers)
    expect(payload).toMatchObject({ id: headers['webhook-id'], data: { lead: { id, nom: 'Lefèvre' } } })
    expect(() => new Webhook(secret).verify(`${call?.body} `, headers)).toThrow('No matching signature')
    expect(() => new Webhook(`whsec_${btoa('another')}`).verify(call?.body ?? '', headers)).toThrow()
  })

  it('DELIVERY-15 names the lead of each delivery, writes down that it was read, and counts what waits where that is wanted', async () => {
    await start({ SMTP_URL: smtp.url, MAIL_FROM: 'site@lucarne.example', MAIL_TO: 'equipe@lucarne.example' })
    const { lastName: nom, firstName: prenom, email } = buildContact()
    const id = await capture()
    expect((await deliveryWhen('the e-mail', isSent)).lead).toEqual({
      id,
      nom,
      prenom,
      email,
      source: 'popup'
    })
    const read1 = await read(`/api/deliveries?leadId=${id}`)
    expect(read1.counts).toEqual({ waiting: 0, failed: 0 })
    expect((await read(`/api/deliveries?leadId=${id}&counts=no`)).counts).toBeUndefined()
    const accesses = await read('/api/leads/audit?scope=all')
    expect(accesses.map(({ action }: { action: string }) => action)).toContain('leads-read')
  })

  it('DELIVERY-3 adds that signature to the call of the environment where it is asked for', async () => {
    const WEBHOOK_SECRET = 'un secret de seize signes'
    await start({ WEBHOOK_URL: one.url, WEBHOOK_SECRET, WEBHOOK_SIGNATURE: 'both' })
    await capture()
    await deliveryWhen('the call', isSent)
    const headers = one.calls[0]?.headers as Record<string, string>
    expect(headers['webhook-signature']).toMatch(/^sha256=[0-9a-f]{64} v1,/)
    new Webhook(WEBHOOK_SECRET, { format: 'raw' }).verify(one.calls[0]?.body ?? '', headers)
  })

  it('DELIVERY-1 keeps every attempt of a receiver that fails in three ways, and DELIVERY-4 repairs it with one effect', async () => {
    await start({}, [HOUR_MS, HOUR_MS, HOUR_MS])
    await make(one)
    one.mood = 'fails'
    const id = await capture({ message: 'Rappelez le 06 12 34 56 78' })
    const failed = await deliveryWhen('the answer 500', triedTimes(1))
    expect(failed).toMatchObject({ leadId: id, state: 'waiting', name: 'CRM des ventes', canSendAgain: true })
    expect(failed.attempts[0]).toMatchObject({ outcome: 'failed', status: 500, reason: 'answer' })
    expect(failed.attempts[0]?.answer).toContain('"error":"no"')

    await one.close()
    await post(`/api/deliveries/${failed.id}/send-again`)
    const refused = await deliveryWhen('the refused connection', triedTimes(2))
    expect(refused.attempts[0]).toMatchObject({ reason: 'unreachable', status: null, answer: null })

    await one.open()
    one.mood = 'hangs'
    await post(`/api/deliveries/${failed.id}/send-again`)
    await eventually('the call that hangs', () => one.calls.length === 2)
    await one.close()
    const isLater = ({ nextTryAt }: Delivery) => Date.parse(nextTryAt ?? '') > Date.now() + HOUR_MS / 2
    const hungUp = await deliveryWhen('the end of it', (one) => triedTimes(3)(one) && isLater(one))
    expect(hungUp.attempts[0]).toMatchObject({ reason: 'silent', outcome: 'failed' })

    await one.open()
    one.mood = 'takes'
    const again = await Promise.all([1, 2, 3].map(() => post(`/api/deliveries/${failed.id}/send-again`)))
    expect(again.every(({ status }) => status === 202 || status === 409)).toBe(true)
    const sent = await deliveryWhen('the repaired call', isSent)
    expect(sent.attempts.map(({ outcome }) => outcome)).toEqual(['sent', 'failed', 'failed', 'failed'])
    expect(sent.attempts.every(({ durationMs }) => durationMs !== null)).toBe(true)
    expect(one.effects).toHaveLength(1)
    expect((await post(`/api/deliveries/${failed.id}/send-again`)).status).toBe(409)
    expect(await audit()).toContainEqual(['lead-sent-again', id])
  })

  it('DELIVERY-2 keeps and logs nothing of the visitor and no secret, even of a receiver that repeats what it got', async () => {
    await start({ WEBHOOK_URL: two.url, WEBHOOK_SECRET: 'un secret de seize signes' }, [10])
    const { secret } = await make(one)
    one.mood = 'fails'
    two.mood = 'fails'
    await capture({ message: 'Écrire à elodie.lefevre@exemple.fr' })
    await eventually('both given up', async () => (await deliveries('?state=failed')).length === 2)
    const kept = JSON.stringify((await deliveries()).map(({ lead: _, ...rest }) => rest))
    expect(kept).toContain('[…]')
    const attempts = JSON.stringify(await leads.db.knex('notice_attempts'))
    for (const text of [kept, attempts, leads.logText()]) {
      expect(text).not.toMatch(PERSONAL)
      expect(text).not.toContain(secret)
      expect(text).not.toContain('un secret de seize')
    }
    expect(JSON.stringify(await leads.db.knex('call_receivers'))).not.toContain(secret)
  })

  it('DELIVERY-2 keeps attempts for a bounded time, and no longer than their lead', async () => {
    await start()
    await make(one)
    const id = await capture()
    await deliveryWhen('the call', isSent)
    const later = new Date(Date.now() + (DELIVERY_DAYS + 1) * 86_400_000)
    expect(await purgeAttempts(leads.db.knex, new Date())).toBe(0)
    await leads.send('DELETE', `/api/leads/${id}`, { adminCode: TEST_CODE })
    expect(await leads.db.knex('notice_attempts')).toEqual([])
    expect(await deliveries()).toEqual([])
    const next = await capture()
    await deliveryWhen('the next', isSent)
    expect(await purgeAttempts(leads.db.knex, later)).toBe(1)
    expect(await deliveries()).toMatchObject([{ leadId: next, state: 'sent', attempts: [] }])
  })

  it('DELIVERY-7 tells each receiver of its sources, from when it was made, and once whatever events are forged', async () => {
    await start()
    await capture()
    ahead = 1_000
    await make(one, { sources: ['chat/prendre-rdv'] })
    await make(two, { name: 'Tout', sources: ['popup', 'chat/prendre-rdv'] })
    ahead = 2_000
    const popup = await capture()
    const chat = await capture({ message: 'Contact depuis chat/prendre-rdv' })
    await eventually('three calls', async () => (await deliveries('?state=sent')).length === 3)
    expect([one.effects.length, two.effects.length]).toEqual([1, 2])
    expect(JSON.parse(one.calls[0]?.body ?? '').data.lead.id).toBe(chat)
    const event = (await events()).find(({ data }) => data.leadId === popup) as LeadCreated
    for (const more of [
      {},
      { replayid: randomUUID() },
      { id: randomUUID() },
      { id: randomUUID(), replayid: randomUUID() }
    ])
      await leads.redeliver({ ...event, ...more })
    expect(await leads.db.knex('lead_notices').whereNot({ channel: 'none' })).toHaveLength(3)
    expect([one.calls.length, two.calls.length]).toEqual([1, 2])
  })

  it('DELIVERY-8 holds what arrives in a pause, and sends it after', async () => {
    await start()
    const { id } = await make(one)
    const patch = (body: object) =>
      leads.send('PATCH', `/api/receivers/${id}`, { adminCode: TEST_CODE, ...body })
    expect((await patch({ isPaused: true })).body).toMatchObject({ isPaused: true, name: 'CRM des ventes' })
    await capture()
    const [held] = await eventually('the notice', async () => {
      const found = await deliveries('?state=waiting')
      return found.length === 1 ? found : undefined
    })
    expect(held).toMatchObject({ canSendAgain: false, attempts: [] })
    expect((await post(`/api/deliveries/${held?.id}/send-again`)).body.code).toBe('receiver-paused')
    expect(one.calls).toEqual([])
    await patch({ isPaused: false })
    await deliveryWhen('the call', isSent)
    expect((await audit()).map(([action]: [string]) => action).slice(0, 3)).toEqual([
      'receiver-resumed',
      'receiver-paused',
      'receiver-created'
    ])
  })

  it('DELIVERY-8 removes a receiver with what waits for it, and keeps what it was told', async () => {
    await start()
    const { id } = await make(one)
    await capture()
    await deliveryWhen('the call', isSent)
    one.mood = 'fails'
    await capture()
    await eventually('the failure', async () => (await read('/api/deliveries')).counts.waiting === 1)
    await eventually('its end', async () => (await deliveries())[0]?.attempts[0]?.outcome === 'failed')
    const gone = await leads.send('DELETE', `/api/receivers/${id}`, { adminCode: TEST_CODE })
    expect(gone.body).toEqual({ message: 'Destinataire retiré' })
    expect(await read('/api/receivers')).toMatchObject({ receivers: [] })
    const left = await deliveries()
    expect(left.map(({ state, name }) => [state, name])).toEqual([
      ['failed', 'CRM des ventes'],
      ['sent', 'CRM des ventes']
    ])
    expect((await post(`/api/deliveries/${left[0]?.id}/send-again`)).body.code).toBe('receiver-removed')
    expect(await leads.db.knex('call_receivers').first()).toMatchObject({ url: '', secret: '' })
  })

  it('DELIVERY-5 sends a test that is marked as one, holds nothing of anybody, and is in the audit with its author', async () => {
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'site@lucarne.example', MAIL_TO: 'ventes@lucarne.example' }
    await start(mail)
    const { channel, secret, id } = await make(one)
    const code = (await post('/api/admin/codes', { name: 'Camille Astier', scopes: ['leads'] })).body.code
    const test = async (to: string): Promise<DeliveryAttempt> =>
      (await leads.send('POST', '/api/deliveries/test', { adminCode: code, channel: to })).body
    expect(await test(channel)).toMatchObject({ outcome: 'sent', status: 200, answer: '{"ok":true}' })
    const call = one.calls[0]
    const payload = new Webhook(secret).verify(call?.body ?? '', call?.headers as Record<string, string>)
    expect(payload).toMatchObject({ type: 'site.delivery-test', data: { test: true } })
    expect(await test('email')).toMatchObject({ outcome: 'sent', status: 250 })
    expect(smtp.messages[0]).toContain('=?UTF-8?Q?Test')
    one.mood = 'fails'
    expect(await test(channel)).toMatchObject({ outcome: 'failed', status: 500 })
    expect(await deliveries()).toEqual([])
    const [entry] = await read('/api/leads/audit')
    expect(entry).toMatchObject({ action: 'receiver-tested', subjectId: id, by: 'Camille Astier' })
    const unknown = await leads.send('POST', '/api/deliveries/test', {
      adminCode: code,
      channel: 'receiver-99'
    })
    expect(unknown.status).toBe(404)
  })

  it('DELIVERY-4 sends an e-mail again that became a dead letter, without a shell, and then no more', async () => {
    smtp.behaviour = 'refuse'
    const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'site@lucarne.example', MAIL_TO: 'ventes@lucarne.example' }
    await start(mail, [10])
    await capture()
    const failed = await deliveryWhen('the end of trying', ({ state }) => state === 'failed')
    expect(failed).toMatchObject({ channel: 'email', canSendAgain: true })
    expect(failed.attempts).toHaveLength(2)
    expect(failed.attempts[0]).toMatchObject({
      status: 451,
      reason: 'answer',
      answer: '451 4.3.0 try again later'
    })
    expect(await leads.db.knex('dead_letters')).toHaveLength(1)
    smtp.behaviour = 'accept'
    await Promise.all([1, 2].map(() => post(`/api/deliveries/${failed.id}/send-again`)))
    await deliveryWhen('the e-mail', isSent)
    expect(smtp.messages).toHaveLength(1)
    expect(await leads.db.knex('dead_letters')).toEqual([])
    expect((await post(`/api/deliveries/${failed.id}/send-again`)).status).toBe(409)
  })

  it('DELIVERY-9 shows a receiver’s health, and its whole address to who may change it alone', async () => {
    await start()
    await make(one)
    await capture()
    await deliveryWhen('the call', isSent)
    const { receivers, canMake }: Receivers = await read('/api/receivers')
    expect(canMake).toBe(true)
    expect(receivers).toMatchObject([{ url: one.url, waiting: 0, failed: 0, lastFailedAt: null }])
    expect(receivers[0]?.lastSentAt).not.toBeNull()
    const { body } = await post('/api/admin/codes', { name: 'Noé', scopes: ['leads'] })
    const seen = await leads.get('/api/receivers', { 'X-Admin-Code': body.code })
    expect(seen.body.receivers).toMatchObject([{ url: null, to: new URL(one.url).host }])
    const refused = await leads.send('POST', '/api/receivers', {
      adminCode: body.code,
      name: 'x',
      url: one.url,
      sources: ['popup']
    })
    expect(refused.status).toBe(403)
  })

  it('DELIVERY-6 makes no receiver without a key', async () => {
    leads = await startTestLeads(dialect)
    const answer = await post('/api/receivers', {
      name: 'CRM',
      url: 'https://crm.example/x',
      sources: ['popup']
    })
    expect([answer.status, answer.body.code]).toEqual([409, 'receivers-key-missing'])
    expect(await read('/api/receivers')).toEqual({ receivers: [], canMake: false })
  })

  it('DELIVERY-6 says at the attempt that a secret was sealed with another key, and a new secret mends it', async () => {
    await start()
    const { id } = await make(one)
    await leads.db
      .knex('call_receivers')
      .update({ secret: createSecretBox('b'.repeat(32)).seal('whsec_eA==') })
    await capture()
    const failed = await deliveryWhen('the failure', triedTimes(1))
    expect(failed.attempts[0]).toMatchObject({ reason: 'secret', outcome: 'failed' })
    const { body } = await post(`/api/receivers/${id}/secret`)
    await post(`/api/deliveries/${failed.id}/send-again`)
    await deliveryWhen('the call', isSent)
    new Webhook(body.secret).verify(one.calls[0]?.body ?? '', one.calls[0]?.headers as Record<string, string>)
  })

  it('DELIVERY-6 refuses addresses that are not encrypted, carry a password or lead inside, and says why', async () => {
    await start({ RECEIVERS_ALLOWED: '192.168.7.0/24' })
    for (const [url = '', word = ''] of [
      ['http://crm.example/hook', 'https'],
      ['ftp://crm.example/hook', 'https'],
      ['https://user:password@crm.example/', 'identifiant'],
      ['https://10.0.0.8/hook', 'privée'],
      ['https://[::1]/hook', 'privée'],
      ['https://[::ffff:169.254.169.254]/hook', 'privée'],
      ['https://localhost/hook', 'privée'],
      ['https://2130706433/', 'privée']
    ]) {
      const answer = await post('/api/receivers', { name: 'CRM', url, sources: ['popup'] })
      expect([answer.status, answer.body.fields.url], url).toEqual([422, expect.stringContaining(word)])
    }
  })

  it('DELIVERY-6 follows no redirection', async () => {
    await start()
    await make(one)
    one.mood = 'redirects'
    await capture()
    const failed = await deliveryWhen('the answer', triedTimes(1))
    expect(failed.attempts[0]).toMatchObject({ status: 302, outcome: 'failed' })
    expect(one.calls).toHaveLength(1)
  })
})
