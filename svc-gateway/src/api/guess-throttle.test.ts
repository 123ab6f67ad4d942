import { HttpProblem } from '@site/service/http/errors'
import { eventually } from '@site/service/testing/test-database'
import { afterEach, describe, expect, it } from 'vitest'
import { sendJson } from '../testing/fake-services.ts'
import { ADMIN_CODE, startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'
import { guessInBody } from './guess-in-body.ts'
import { checked, createGuessThrottle } from './guess-throttle.ts'

const statusOf = (act: () => unknown) => {
  try {
    act()
    return 200
  } catch (error) {
    if (error instanceof HttpProblem) return error.status
    throw error
  }
}

describe('the throttle', () => {
  let time = 0
  const build = (codes = 3) => createGuessThrottle({ codes, windowSeconds: 900, now: () => time })
  const guess = (throttle: ReturnType<typeof build>, address: string, code: unknown) =>
    statusOf(() => throttle.begin(address).refused(code))

  it('counts different wrong codes: the same one again is no guess, and none is not either', () => {
    const throttle = build()
    for (const code of ['a', 'a', undefined, 'b', 'a', undefined])
      expect(guess(throttle, '192.0.2.1', code)).toBe(200)
    expect(guess(throttle, '192.0.2.1', 'c')).toBe(200)
    expect(guess(throttle, '192.0.2.1', 'a')).toBe(429)
  })

  it('forgets a guess after the window, and says how long that is', () => {
    const throttle = build(1)
    guess(throttle, '192.0.2.1', 'a')
    time += 30_000
    try {
      throttle.begin('192.0.2.1')
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({ status: 429, headers: { 'Retry-After': '870' } })
    }
    time += 870_000
    expect(statusOf(() => throttle.begin('192.0.2.1'))).toBe(200)
  })

  it('counts a check under way, so that parallel tries do not walk past it', () => {
    const throttle = build()
    const open = [1, 2, 3].map(() => throttle.begin('192.0.2.1'))
    expect(statusOf(() => throttle.begin('192.0.2.1'))).toBe(429)
    open[0]?.undecided()
    expect(statusOf(() => throttle.begin('192.0.2.1'))).toBe(200)
  })

  it('stays open for the right code where that has been given, and for wrong ones nowhere', () => {
    const throttle = build(1)
    throttle.begin('192.0.2.1').accepted()
    guess(throttle, '192.0.2.1', 'a')
    expect(guess(throttle, '192.0.2.1', 'b')).toBe(429)
    expect(statusOf(() => throttle.begin('192.0.2.1').accepted())).toBe(200)
  })

  it('still looks at a code once a minute where the guesses are used up, and tells the right one alone', () => {
    const throttle = build(1)
    guess(throttle, '192.0.2.1', 'a')
    time += 59_999
    expect(statusOf(() => throttle.begin('192.0.2.1'))).toBe(429)
    time += 1
    expect(guess(throttle, '192.0.2.1', 'b')).toBe(429)
    expect(statusOf(() => throttle.begin('192.0.2.1'))).toBe(429)
    time += 60_000
    expect(statusOf(() => throttle.begin('192.0.2.1').accepted())).toBe(200)
    expect(statusOf(() => throttle.begin('192.0.2.1').accepted())).toBe(200)
  })

  it('keeps an address open for twelve hours after the right code', () => {
    const throttle = build(1)
    throttle.begin('192.0.2.1').accepted()
    time += 12 * 3_600_000 - 1
    guess(throttle, '192.0.2.1', 'a')
    expect(statusOf(() => throttle.begin('192.0.2.1').undecided())).toBe(200)
    time += 1
    expect(statusOf(() => throttle.begin('192.0.2.1'))).toBe(429)
  })

  it('looks at one code at a time where the guesses are used up', () => {
    const throttle = build(1)
    guess(throttle, '192.0.2.1', 'a')
    time += 60_000
    const attempt = throttle.begin('192.0.2.1')
    time += 60_000
    expect(statusOf(() => throttle.begin('192.0.2.1'))).toBe(429)
    attempt.undecided()
    expect(statusOf(() => throttle.begin('192.0.2.1'))).toBe(200)
  })

  it('says that checks under way are over within a second', () => {
    const throttle = build(1)
    throttle.begin('192.0.2.1')
    expect(() => throttle.begin('192.0.2.1')).toThrow(
      expect.objectContaining({ headers: { 'Retry-After': '1' } })
    )
  })

  it('tells of each different wrong code and of each call that is made to wait, by its network', () => {
    const told: string[] = []
    const throttle = createGuessThrottle({
      codes: 2,
      windowSeconds: 900,
      now: () => time,
      onRefused: (...refusal) => void told.push(refusal.join(' '))
    })
    for (const code of ['a', 'a', 'b', 'b']) guess(throttle, '2001:db8::1', code)
    expect(told).toEqual([
      'wrong 2001:db8:0:0::/64',
      'wrong 2001:db8:0:0::/64',
      'throttled 2001:db8:0:0::/64'
    ])
  })

  it('forgets each code by its own time', () => {
    const throttle = build(2)
    guess(throttle, '192.0.2.1', 'a')
    time += 600_000
    guess(throttle, '192.0.2.1', 'b')
    time += 300_000
    expect(guess(throttle, '192.0.2.1', 'c')).toBe(200)
    expect(guess(throttle, '192.0.2.1', 'd')).toBe(429)
  })
})

describe('a check', () => {
  it('that could not be made is no guess, and throws what it threw', async () => {
    const throttle = createGuessThrottle({ codes: 1, windowSeconds: 900, now: () => 0 })
    const away = new Error('away')
    await expect(checked(throttle.begin('192.0.2.1'), Promise.reject(away))).rejects.toBe(away)
    const attempt = throttle.begin('192.0.2.1')
    expect(await checked(attempt, Promise.resolve(false))).toBe(false)
    expect(statusOf(() => throttle.begin('192.0.2.1'))).toBe(429)
  })
})

describe('the guess in a body', () => {
  const guessIn = (text: string) => guessInBody(Buffer.from(text))

  it('is its code where there is one, whatever else it says', () => {
    expect(guessIn('{"adminCode":"a","title":"b"}')).toBe('a')
  })

  it('is the body as it is, unreadably, where there is none', () => {
    const others = ['pas du JSON', 'null', '"adminCode"', '{}', '{"adminCode":12}', '{"adminCode":12}']
    const guesses = others.map(guessIn)
    for (const [index, guessed] of guesses.entries()) {
      expect(guessed).toMatch(/^body [\w+/]{43}=$/)
      expect(guessed).not.toContain(others[index])
    }
    expect(new Set(guesses).size).toBe(5)
  })
})

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
