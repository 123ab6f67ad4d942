import { describe, expect, it, vi } from 'vitest'
import { createScrollLock } from './scroll-lock.ts'

const setUp = () => {
  const setLocked = vi.fn<(locked: boolean) => void>()
  return { setLocked, ...createScrollLock(setLocked) }
}

describe('the scroll lock (NAV-22)', () => {
  it('stays locked until the last holder releases it', () => {
    const { acquire, setLocked } = setUp()
    const [one, other] = [acquire(), acquire()]
    one()
    expect(setLocked.mock.calls).toEqual([[true]])
    other()
    expect(setLocked.mock.calls).toEqual([[true], [false]])
  })

  it('is not opened by a holder that releases it twice', () => {
    const { acquire, setLocked } = setUp()
    const [one] = [acquire(), acquire()]
    one()
    one()
    expect(setLocked).toHaveBeenLastCalledWith(true)
  })

  it('is released for all holders at a change of page, and later releases change nothing', () => {
    const { acquire, releaseAll, setLocked } = setUp()
    const one = acquire()
    acquire()
    releaseAll()
    expect(setLocked).toHaveBeenLastCalledWith(false)
    acquire()
    one()
    expect(setLocked).toHaveBeenLastCalledWith(true)
  })
})
