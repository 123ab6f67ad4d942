import { describe, expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'

const startBreaker = () => {
  let time = 0
  const breaker = createBreaker({ threshold: 3, pauseMs: 1000, maxPauseMs: 3000, now: () => time })
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) breaker.failed()
  }
  return { ...breaker, pass, fail }
}

describe('a breaker', () => {
  it('lets everybody through until three failures came in a row', () => {
    const breaker = startBreaker()
    breaker.fail(2)
    breaker.succeeded()
    breaker.fail(2)
    expect([breaker.admits(), breaker.waitMs()]).toEqual([true, 0])
    breaker.fail(1)
    expect([breaker.admits(), breaker.waitMs()]).toEqual([false, 1000])
  })

  it('lets one call through after the pause, and all once that one is answered', () => {
    const breaker = startBreaker()
    breaker.fail(3)
    breaker.pass(1000)
    expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
    breaker.succeeded()
    expect([breaker.admits(), breaker.admits(), breaker.waitMs()]).toEqual([true, true, 0])
  })

  it('waits longer after each probe that fails, up to a bound, and as at first once it was closed', () => {
    const breaker = startBreaker()
    breaker.fail(3)
    const waits = [1, 2, 3].map(() => {
      breaker.pass(breaker.waitMs())
      breaker.admits()
      breaker.failed()
      return breaker.waitMs()
    })
    expect(waits).toEqual([2000, 3000, 3000])
    breaker.succeeded()
    breaker.fail(3)
    expect(breaker.waitMs()).toBe(1000)
  })
})
