import { createHash } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

let gateway: TestGateway
afterEach(() => gateway.stop())

it('says where to report a fault', async () => {
  gateway = await startTestGateway({ env: { SITE_EMAIL: 'securite@lucarne.example' } })
  const response = await fetch(`${gateway.url}/.well-known/security.txt`)
  const text = await response.text()
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text).toContain('Contact: mailto:securite@lucarne.example\n')
  expect(text).toContain('Canonical: https://www.lucarne.example/.well-known/security.txt\n')
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
})

it('tells browsers to come by https to hosts below www too, and to no other’s', async () => {
  gateway = await startTestGateway()
  const hsts = async () =>
    (await fetch(`${gateway.url}/health/live`)).headers.get('strict-transport-security')
  expect(await hsts()).toBe('max-age=31536000; includeSubDomains')
  await gateway.stop()
  gateway = await startTestGateway({ env: { SITE_ORIGIN: 'https://lucarne.example' } })
  expect(await hsts()).toBe('max-age=31536000')
})

it('keeps calls out of indexes, answered, refused or from memory', async () => {
  gateway = await startTestGateway()
  for (const path of ['/api/blog', '/api/blog', '/api/rien', '/api/leads?adminCode=x', '/api/docs'])
    expect((await fetch(gateway.url + path)).headers.get('x-robots-tag')).toBe('noindex')
  expect((await fetch(`${gateway.url}/health/live`)).headers.get('x-robots-tag')).toBeNull()
})

it('lets the mark of the site carry its own style and nothing else, framed by nobody', async () => {
  gateway = await startTestGateway()
  const response = await fetch(`${gateway.url}/favicon.svg`)
  const policy = response.headers.get('content-security-policy') ?? ''
  const style = /<style>(.*)<\/style>/.exec(await response.text())?.[1] ?? ''
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
})
