import { afterEach, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
afterEach(() => gateway.stop())

const production = { NODE_ENV: 'production', ADMIN_CODE: 'k7m2-fp9x-qt4w', SITE_BRAND: 'fictional' }
const ask = async (path: string, headers: Record<string, string> = {}) => {
  await (await fetch(gateway.url + path, { headers })).text()
}
const warnings = () =>
  gateway.log.entries().filter(({ msg }) => /does not say whom it calls for/.test(String(msg)))

it('says once in production that a proxy speaks for nobody in particular: all its visitors would count as one', async () => {
  gateway = await startTestGateway({ env: production })
  await ask('/api/blog', { 'x-forwarded-for': '203.0.113.9' })
  await ask('/health/ready') // whoever looks after it speaks for itself
  await ask('/metrics')
  expect(warnings()).toEqual([])
  await ask('/rien', { via: '1.1 proxy' })
  await ask('/rien', { via: '1.1 proxy' })
  expect(warnings()).toMatchObject([{ level: 'warn', peer: '127.0.0.1' }])
})

it('says nothing of strangers, nor of a developer’s browser', async () => {
  gateway = await startTestGateway({ env: { ...production, TRUSTED_PROXIES: '10.0.0.0/8' } })
  await ask('/rien')
  expect(warnings()).toEqual([])
  await gateway.stop()
  gateway = await startTestGateway()
  await ask('/rien')
  expect(warnings()).toEqual([])
})
