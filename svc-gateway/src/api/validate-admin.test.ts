import { UNHEARD_CODE } from '@site/contracts/access/code-calls'
import { eventually } from '@site/service/testing/test-database'
import { afterEach, describe, expect, it } from 'vitest'
import { sendJson } from '../testing/fake-services.ts'
import { ADMIN_CODE, startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'

/** In the form of named codes, for services that answer as a test says. */
const NAMED = 'k7m2fp9x-qt4wabc-defghjk-mnpqrst-uvwxyz2'
const OTHER = 'k7m2fp9x-qt4wabc-defghjk-mnpqrst-uvwxyz3'

/** Answers for NAMED as a service does, and notes logins. */
const knowsNamed: Parameters<TestGateway['leads']['answer']>[0] = ({ url, body }, response) => {
  if (url === '/api/leads/audit') return void response.writeHead(204).end()
  const isRight = body.includes(NAMED)
  const checked = { selector: NAMED.slice(0, 8), name: 'Camille Astier', scopes: ['offre'] }
  sendJson(response, isRight ? 200 : 401, isRight ? checked : { message: 'Code administrateur incorrect.' })
}

describe('POST /api/validate-admin', () => {
  let gateway: TestGateway
  afterEach(() => gateway.stop())
  const ask = (adminCode: unknown, from = '192.0.2.1') =>
    gateway.post('/api/validate-admin', { adminCode }, { 'x-forwarded-for': from })

  // API-6, SAFE-1
  it('accepts the code as typed, and refuses anything else in French', async () => {
    gateway = await startTestGateway()
    expect((await ask(ADMIN_CODE)).status).toBe(200)
    for (const code of [`${ADMIN_CODE} `, '', null, 12, { a: 1 }]) {
      const refused = await ask(code)
      expect(refused.status).toBe(401)
      expect(await refused.json()).toMatchObject({ message: "Code d'accès incorrect." })
    }
    expect((await fetch(`${gateway.url}/api/validate-admin`)).status).toBe(405)
    expect(gateway.log.text()).not.toContain(ADMIN_CODE)
  })

  // SAFE-4
  it('answers 429 after 30 different wrong codes, to that address alone', async () => {
    gateway = await startTestGateway()
    for (let number = 0; number < 30; number += 1) {
      expect((await ask(`code-${number}`)).status).toBe(401)
      expect((await ask('toujours-le-même', '192.0.2.7')).status).toBe(401)
    }
    const refused = await ask('code-31')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await ask(ADMIN_CODE, '192.0.2.2')).status).toBe(200)
    expect((await ask('toujours-le-même', '192.0.2.7')).status).toBe(401)
  })

  it('counts refusals, names the network once for each, and has a login written down', async () => {
    gateway = await startTestGateway({ env: { GUESS_CODES: '2' } })
    gateway.leads.answer((_, response) => void response.writeHead(204).end())
    for (const code of ['a', 'b', 'b', 'c']) await ask(code, '2001:db8:9:9::1')
    await ask(ADMIN_CODE, '192.0.2.2')
    const metrics = await gateway.metrics()
    expect(metrics).toMatch(/guess_refused_total\{outcome="wrong"[^}]*\} 2/)
    expect(metrics).toMatch(/guess_refused_total\{outcome="throttled"[^}]*\} 2/)
    const lines = gateway.log.entries().filter(({ event }) => event === 'guess-refused')
    expect(lines.map(({ network }) => network)).toEqual(['2001:db8:9:9::/64', '2001:db8:9:9::/64'])
    const record = await eventually('the login is recorded', () =>
      gateway.leads.received.find(({ body }) => body.includes(ADMIN_CODE))
    )
    expect(record).toMatchObject({ method: 'POST', url: '/api/leads/audit' })
    expect(record.headers['x-forwarded-for']).toBe('192.0.2.2')
    expect(JSON.parse(record.body)).toEqual({ adminCode: ADMIN_CODE, action: 'login' })
  })

  it('ADMIN-12 says whose code it is and what it opens, and asks svc-content while svc-leads is away', async () => {
    gateway = await startTestGateway()
    gateway.leads.answer(knowsNamed)
    gateway.content.answer(knowsNamed)
    expect(await (await ask(ADMIN_CODE)).json()).toEqual({ ok: true, name: null, scopes: ['all'] })
    const named = { ok: true, name: 'Camille Astier', scopes: ['offre'] }
    expect(await (await ask(NAMED)).json()).toEqual(named)
    expect((await ask(OTHER)).status).toBe(401)
    expect(gateway.content.received).toEqual([])
    gateway.leads.answer((_, response) => sendJson(response, 503, {}))
    expect(await (await ask(NAMED)).json()).toEqual(named)
    expect((await ask(OTHER)).status).toBe(401)
    gateway.content.answer((_, response) => sendJson(response, 503, {}))
    expect((await ask(NAMED)).status).toBe(503)
    expect((await ask(ADMIN_CODE)).status).toBe(200)
    expect((await fetch(`${gateway.url}/internal/check-code`, { method: 'POST' })).status).toBe(405)
    expect(gateway.log.text()).not.toContain(NAMED)
  })

  it('ADMIN-32 cannot tell of a code that svc-content has not heard of, while svc-leads is away, and counts it as a guess', async () => {
    gateway = await startTestGateway({ env: { GUESS_CODES: '3' } })
    gateway.leads.answer((_, response) => sendJson(response, 503, {}))
    const unheard = { message: 'Code administrateur incorrect.', code: UNHEARD_CODE }
    gateway.content.answer((_, response) => sendJson(response, 401, unheard))
    const live = (headers: Record<string, string>) => fetch(`${gateway.url}/api/live`, { headers })
    const answers = [
      await ask(NAMED),
      await live({ 'x-admin-code': OTHER, 'x-forwarded-for': '192.0.2.1' }),
      await live({
        authorization: 'Bearer zzzzzzzz-qt4wabc-defghjk-mnpqrst-uvwxyz2',
        'x-forwarded-for': '192.0.2.1'
      })
    ]
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    expect(answers[0]?.headers.get('retry-after')).toBe('5')
    expect(await gateway.metrics()).toMatch(/guess_refused_total\{outcome="wrong"[^}]*\} 3/)
    expect((await ask('faux')).status).toBe(429)
    // Who gives the codes out knows them all.
    gateway.leads.answer((_, response) => sendJson(response, 401, unheard))
    expect((await ask(NAMED, '192.0.2.2')).status).toBe(401)
  })

  it('SAFE-4 counts wrong named codes, and lets a right one open the address for itself alone', async () => {
    gateway = await startTestGateway({ env: { GUESS_CODES: '3' } })
    gateway.leads.answer(knowsNamed)
    expect((await ask(NAMED)).status).toBe(200)
    expect((await ask(OTHER)).status).toBe(401)
    for (const code of ['a', 'b']) expect((await ask(code)).status).toBe(401)
    expect((await ask(ADMIN_CODE)).status).toBe(429)
    expect((await ask(OTHER)).status).toBe(429)
    expect((await ask(NAMED)).status).toBe(200)
    expect(await gateway.metrics()).toMatch(/guess_refused_total\{outcome="wrong"[^}]*\} 3/)
  })

  it('counts what services refuse, wherever the code travels', async () => {
    gateway = await startTestGateway({ env: { GUESS_CODES: '4' } })
    const refuse = (_: unknown, response: Parameters<typeof sendJson>[0]) =>
      sendJson(response, 401, { message: 'Code administrateur incorrect.' })
    gateway.content.answer(refuse)
    gateway.leads.answer(refuse)
    const headers = { 'x-forwarded-for': '192.0.2.1', 'content-type': 'application/json' }
    const put = (body: string) => fetch(`${gateway.url}/api/blog/1`, { method: 'PUT', headers, body })
    expect((await put('{"adminCode":"a"}')).status).toBe(401)
    expect((await put('{"adminCode":"a","title":"autre"}')).status).toBe(401)
    expect((await fetch(`${gateway.url}/api/leads?adminCode=b`, { headers })).status).toBe(401)
    expect((await fetch(`${gateway.url}/api/leads?adminCode=b`, { headers })).status).toBe(401)
    expect((await put('pas du JSON')).status).toBe(401)
    expect(
      (await fetch(`${gateway.url}/api/live`, { headers: { ...headers, 'x-admin-code': 'd' } })).status
    ).toBe(401)
    expect((await put('{"adminCode":"e"}')).status).toBe(429)
    expect((await ask(ADMIN_CODE)).status).toBe(429)
    expect((await ask(ADMIN_CODE, '192.0.2.2')).status).toBe(200)
  })

  it('never counts a call that is accepted or not decided', async () => {
    gateway = await startTestGateway({ env: { GUESS_CODES: '2' } })
    for (let number = 0; number < 5; number += 1) {
      gateway.leads.answer((_, response) => sendJson(response, number % 2 ? 200 : 503, []))
      expect((await fetch(`${gateway.url}/api/leads?adminCode=${number}`)).status).toBe(
        number % 2 ? 200 : 503
      )
    }
  })
})
