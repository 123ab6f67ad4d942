import { createTestDatabase, eventually } from '@site/service/testing/test-database'
import { expect, it } from 'vitest'
import { migrations } from '../migrations/index.ts'
import { buildContact } from '../testing/build-lead.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'
import { insertKeys, KEY_LIFE_MS, purgeKeys } from './idempotency.ts'

it('CONTACT-13 throttles one address and no other', async () => {
  const leads = await startTestLeads('sqlite', { env: { CONTACT_LIMIT_PER_MINUTE: '2' } })
  const from = (address: string) =>
    leads.send('POST', '/api/contact', buildContact(), { 'X-Forwarded-For': address })
  expect((await from('192.0.2.1')).status).toBe(201)
  expect((await from('192.0.2.1')).status).toBe(201)
  const refused = await from('192.0.2.1')
  expect(refused.status).toBe(429)
  expect(refused.body.message).toBe('Trop de tentatives. Réessayez un peu plus tard.')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await from('192.0.2.2')).status).toBe(201)
  await leads.stop()
})

it('throttles an IPv6 network, however many addresses it has', async () => {
  const leads = await startTestLeads('sqlite', { env: { CONTACT_LIMIT_PER_MINUTE: '2' } })
  const from = async (address: string) =>
    (await leads.send('POST', '/api/contact', buildContact(), { 'X-Forwarded-For': address })).status
  expect([await from('2001:db8:9:9::1'), await from('2001:db8:9:9::2')]).toEqual([201, 201])
  expect(await from('2001:db8:9:9::3')).toBe(429)
  // The household, a /56, may send four times as much.
  const household = []
  for (let count = 0; count < 8; count += 1) household.push(await from(`2001:db8:9:1${count}::1`))
  expect(household).toEqual([201, 201, 201, 201, 201, 201, 429, 429])
  await leads.stop()
})

it.each([
  [
    'of a network in a day',
    { CONTACT_LIMIT_PER_DAY: '2' },
    ['2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db8:0:3::1']
  ],
  ['of all in an hour', { CONTACT_LIMIT_PER_HOUR_IN_ALL: '2' }, ['192.0.2.1', '192.0.2.2', '192.0.2.3']]
])('keeps what is too much %s as a suspect, told to nobody, and says so once', async (_, env, addresses) => {
  let now = new Date('2026-11-21T10:00:00.000Z')
  const leads = await startTestLeads('sqlite', { env, clock: () => now })
  const from = (address = '') =>
    leads.send('POST', '/api/contact', buildContact(), { 'X-Forwarded-For': address })
  for (const address of [...addresses, addresses[2]]) expect((await from(address)).status).toBe(201)
  expect(await leads.db.knex('leads').orderBy('id').pluck('is_suspect')).toEqual([0, 0, 1, 1])
  expect(await leads.db.knex('outbox')).toHaveLength(2)
  expect(leads.logText().match(/More submissions than usual/g)).toHaveLength(1)
  expect(await (await fetch(`${leads.url}/metrics`)).text()).toMatch(/leads_set_aside_total\{.*\} 2/)
  now = new Date('2026-11-22T10:00:01.000Z')
  expect((await from(addresses[0])).status).toBe(201)
  expect(await leads.db.knex('leads').where({ is_suspect: true })).toHaveLength(2)
  await leads.stop()
})

it('takes nothing more of a network beyond twice its day', async () => {
  const leads = await startTestLeads('sqlite', { env: { CONTACT_LIMIT_PER_DAY: '1' } })
  const from = async (address: string) =>
    (await leads.send('POST', '/api/contact', buildContact(), { 'X-Forwarded-For': address })).status
  expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([201, 201, 429])
  expect([await from('127.0.0.1'), await from('127.0.0.1'), await from('127.0.0.1')]).toEqual([201, 201, 201])
  await leads.stop()
})

it('CONTACT-12 stores neither the lead nor its key when the event cannot be written', async () => {
  const leads = await startTestLeads('sqlite')
  const headers = { 'Idempotency-Key': '0b6f6f0e-5a54-4f0f-9a3e-0c8f6b8a1d2e' }
  await leads.db.knex.schema.renameTable('outbox', 'outbox_away')
  expect((await leads.send('POST', '/api/contact', buildContact(), headers)).status).toBe(500)
  await leads.db.knex.schema.renameTable('outbox_away', 'outbox')
  expect(await leads.db.knex('leads')).toEqual([])
  const { status, headers: answered } = await leads.send('POST', '/api/contact', buildContact(), headers)
  expect(status).toBe(201)
  expect(answered.get('idempotency-replayed')).toBeNull()
  await leads.stop()
})

it('says once that no channel is configured', async () => {
  const leads = await startTestLeads('sqlite')
  await leads.send('POST', '/api/contact', buildContact())
  await leads.send('POST', '/api/contact', buildContact())
  await eventually('two notices', async () => (await leads.db.knex('lead_notices')).length === 2)
  expect(leads.logText().match(/No e-mail and no webhook is configured/g)).toHaveLength(1)
  await leads.stop()
})

it('forgets old idempotency keys and keeps the others', async () => {
  const now = new Date('2026-11-21T10:00:00.000Z')
  const { db, drop } = await createTestDatabase('sqlite', { migrations })
  const keyFrom = (key: string, at: Date) => insertKeys(db.knex, [{ key, fingerprint: 'f', leadId: 1, at }])
  await keyFrom('old', new Date(now.getTime() - KEY_LIFE_MS))
  await keyFrom('young', new Date(now.getTime() - KEY_LIFE_MS + 1))
  expect(await purgeKeys(db.knex, now)).toBe(1)
  expect(await db.knex('idempotency_keys').pluck('key')).toEqual(['young'])
  await drop()
})
