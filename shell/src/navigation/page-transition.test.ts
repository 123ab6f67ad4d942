import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fadeTo } from './page-transition.ts'

let isStill: boolean
const start = vi.fn<(update: () => Promise<void>) => object>()
const pageThat = (more: object = {}) =>
  ({ visibilityState: 'visible', startViewTransition: start, ...more }) as unknown as Document

beforeEach(() => {
  vi.useFakeTimers()
  isStill = false
  vi.stubGlobal('window', { matchMedia: () => ({ matches: isStill }) })
  start
    .mockReset()
    .mockImplementation(() => ({ ready: Promise.reject(new Error('skipped')), finished: Promise.resolve() }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('NAV-28 between two pages', () => {
  it('puts the next one in place within a transition of the browser, which may be skipped', async () => {
    const put = vi.fn(async () => undefined)
    fadeTo(pageThat(), put)
    expect(put).not.toHaveBeenCalled()
    await start.mock.calls[0]?.[0]()
    expect(put).toHaveBeenCalledOnce()
  })

  it('holds the screen still no longer than 150 ms', async () => {
    const done = vi.fn()
    fadeTo(pageThat(), () => new Promise(() => undefined))
    void start.mock.calls[0]?.[0]().then(done)
    await vi.advanceTimersByTimeAsync(149)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalled()
  })

  it.each([
    ['the visitor wants no movement', true, {}],
    ['nobody looks', false, { visibilityState: 'hidden' }],
    ['the browser has none', false, { startViewTransition: undefined }]
  ])('puts it in place at once where %s', (_, wantsStillness, more) => {
    isStill = wantsStillness
    const put = vi.fn(async () => undefined)
    fadeTo(pageThat(more), put)
    expect(put).toHaveBeenCalledOnce()
    expect(start).not.toHaveBeenCalled()
  })
})
