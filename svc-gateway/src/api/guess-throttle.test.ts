import { HttpError } from '@site/service/http/errors'
import { createMetrics } from '@site/service/observability/metrics'
import { createTestLog } from '@site/service/testing/test-database'
import { describe, expect, it } from 'vitest'
import { countRefusals } from './count-refusals.ts'
import { guessInBody } from './guess-in-body.ts'
import { checked, createGuessThrottle } from './guess-throttle.ts'

const statusOf = (act: () => unknown) => {
  try {
    act()
    return 200
  } catch (error) {
    if (error instanceof HttpError) return error.status
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

it('a refusal is counted by its outcome, and a wrong code is a security event that names its network', async () => {
  const { log, entries } = createTestLog()
  const metrics = createMetrics('gateway')
  const count = countRefusals(log, metrics)
  count('wrong', '192.0.2.1')
  count('throttled', '192.0.2.2')
  expect(entries()).toMatchObject([
    { event: 'guess-refused', network: '192.0.2.1', msg: 'A wrong admin code' }
  ])
  expect(entries()).toHaveLength(1)
  const text = await metrics.metrics()
  expect(text).toContain('# HELP guess_refused_total Different wrong admin codes')
  expect(text).toMatch(/guess_refused_total\{outcome="wrong"[^}]*\} 1/)
  expect(text).toMatch(/guess_refused_total\{outcome="throttled"[^}]*\} 1/)
})
