import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenSeen } from './when-seen.ts'

let page: EventTarget & { visibilityState: string; prerendering: boolean }
const turn = (state: Partial<typeof page>, event: string) => {
  Object.assign(page, state)
  page.dispatchEvent(new Event(event))
  vi.runAllTimers()
}

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible', prerendering: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('calls back once the page is seen and idle, once', () => {
  const run = vi.fn()
  whenSeen(run)
  expect(run).not.toHaveBeenCalled()
  vi.runAllTimers()
  turn({ visibilityState: 'hidden' }, 'visibilitychange')
  turn({ visibilityState: 'visible' }, 'visibilitychange')
  expect(run).toHaveBeenCalledTimes(1)
})

it('AUDIENCE-5 waits while the page is prerendered, or in a background tab', () => {
  page.visibilityState = 'hidden'
  page.prerendering = true
  const run = vi.fn()
  whenSeen(run)
  turn({ visibilityState: 'visible' }, 'visibilitychange')
  expect(run).not.toHaveBeenCalled()
  turn({ prerendering: false }, 'prerenderingchange')
  expect(run).toHaveBeenCalledTimes(1)
})

it('does not call back once it is cancelled, before or after the page is seen', () => {
  const run = vi.fn()
  whenSeen(run)()
  page.visibilityState = 'hidden'
  const cancel = whenSeen(run)
  cancel()
  turn({ visibilityState: 'visible' }, 'visibilitychange')
  expect(run).not.toHaveBeenCalled()
})
