import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToasts } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setUp = () => {
  const toasts = createToasts()
  return { ...toasts, current: () => toasts.store.getState().toast }
}

describe('toasts (TOAST-1, TOAST-3)', () => {
  it('are one at a time: a new one replaces the old one', () => {
    const { show, current } = setUp()
    show({ title: 'Un' })
    show({ title: 'Deux', tone: 'error' })
    expect(current()).toMatchObject({ id: 2, title: 'Deux', tone: 'error', isOpen: true })
  })

  it('TOAST-10 stay as long as they say, with what they offer to do; the next one has its own time again', () => {
    const { show, current } = setUp()
    const run = vi.fn()
    show({ title: 'Épinglé', duration: 10_000, actions: [{ label: 'Annuler', run }] })
    vi.advanceTimersByTime(9999)
    expect(current()).toMatchObject({ isOpen: true, actions: [{ label: 'Annuler', run }] })
    vi.advanceTimersByTime(1)
    expect(current()?.isOpen).toBe(false)
    show({ title: 'Deux' })
    expect(current()?.actions).toBeUndefined()
    vi.advanceTimersByTime(5000)
    expect(current()?.isOpen).toBe(false)
    expect(run).not.toHaveBeenCalled()
  })

  it('TOAST-12 can be ended by who showed them, as long as no later one stands there', () => {
    const { show, current } = setUp()
    const end = show({ title: 'Un' })
    const endSecond = show({ title: 'Deux' })
    end()
    expect(current()).toMatchObject({ title: 'Deux', isOpen: true })
    endSecond()
    expect(current()?.isOpen).toBe(false)
  })

  it('TOAST-7 close after 5000 ms and leave the state 1 000 000 ms later', () => {
    const { show, current } = setUp()
    show({ title: 'Un' })
    vi.advanceTimersByTime(4999)
    expect(current()?.isOpen).toBe(true)
    vi.advanceTimersByTime(1)
    expect(current()?.isOpen).toBe(false)
    vi.advanceTimersByTime(999_999)
    expect(current()).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(current()).toBeNull()
  })

  it('give the second toast its full time', () => {
    const { show, current } = setUp()
    show({ title: 'Un' })
    vi.advanceTimersByTime(4000)
    show({ title: 'Deux' })
    vi.advanceTimersByTime(4999)
    expect(current()).toMatchObject({ title: 'Deux', isOpen: true })
  })

  it('stop their timer while paused and continue with the time that was left', () => {
    const { show, pause, resume, current } = setUp()
    show({ title: 'Un' })
    vi.advanceTimersByTime(3000)
    pause()
    vi.advanceTimersByTime(60_000)
    expect(current()?.isOpen).toBe(true)
    resume()
    vi.advanceTimersByTime(1999)
    expect(current()?.isOpen).toBe(true)
    vi.advanceTimersByTime(1)
    expect(current()?.isOpen).toBe(false)
  })

  it('do not come back when resumed after they were dismissed', () => {
    const { show, dismiss, resume, current } = setUp()
    show({ title: 'Un' })
    dismiss()
    resume()
    vi.advanceTimersByTime(1_000_000)
    expect(current()).toBeNull()
  })
})
