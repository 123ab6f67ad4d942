import { describe, expect, it, vi } from 'vitest'
import { createScrollLock } from './scroll-lock.ts'

const setUp = () => {
  const setLocked = vi.fn<(locked: boolean) => void>()
  return { setLocked, ...createScrollLock(setLocked) }
}

describe('the scroll lock (NAV-22)', () => {
  it('holds until the last holder lets go', () => {
    const { acquire, setLocked } = setUp()
    const [one, other] = [acquire(), acquire()]
    one()
    expect(setLocked.mock.calls).toEqual([[true]])
    other()
    expect(setLocked.mock.calls).toEqual([[true], [false]])
  })

  it('is not opened by a holder who lets go twice', () => {
    const { acquire, setLocked } = setUp()
    const [one] = [acquire(), acquire()]
    one()
    one()
    expect(setLocked).toHaveBeenLastCalledWith(true)
  })

  it('is let go whole at a change of page, and late releases do no harm', () => {
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
