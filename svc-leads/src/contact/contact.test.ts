import { expect, it } from 'vitest'
import { buildContact } from '../testing/build-lead.ts'
import { startTestLeads } from '../testing/start-test-leads.ts'
import { describeContact } from './contact.suite.ts'

describeContact('sqlite')

it('throttles one address and no other', async () => {
  const leads = await startTestLeads('sqlite', { env: { CONTACT_LIMIT_PER_MINUTE: '2' } })
  const from = (address: string) =>
    leads.send('POST', '/api/contact', buildContact(), { 'X-Forwarded-For': address })
  expect((await from('192.0.2.1')).status).toBe(201)
  expect((await from('192.0.2.1')).status).toBe(201)
  const refused = await from('192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await from('192.0.2.2')).status).toBe(201)
  await leads.stop()
})
