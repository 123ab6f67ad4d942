import { LATE_PART, PRESSED } from '@site/contracts/federation/late-part'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenWanted } from './when-wanted.ts'

let view: EventTarget & { scrollY: number }
let show: (isIntersecting: boolean) => void
const disconnect = vi.fn()
const pageWith = (part: unknown) =>
  ({
    querySelector: (asked: string) =>
      asked === `[${LATE_PART}]` || (isPressed && asked === `[${LATE_PART}=${PRESSED}]`) ? part : null
  }) as unknown as Document
let isInside = false
let isPressed = false
const page = pageWith({ children: [{}], contains: () => isInside })

/** Has the promise been resolved by now? */
const isDone = (wanted: Promise<void>) =>
  Promise.race([wanted.then(() => true), new Promise((resolve) => setTimeout(resolve, 5, false))])

beforeEach(() => {
  isInside = false
  isPressed = false
  view = Object.assign(new EventTarget(), { scrollY: 0 })
  vi.stubGlobal('window', view)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) => seen([{ isIntersecting }])
      }
      observe = vi.fn()
      disconnect = disconnect
    }
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  disconnect.mockReset()
})

it.each(['click', 'scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'])(
  'waits for a visitor, whose first sign may be %s',
  async (sign) => {
    const wanted = whenWanted(page)
    expect(await isDone(wanted)).toBe(false)
    view.dispatchEvent(new Event(sign))
    expect(await isDone(wanted)).toBe(true)
    expect(disconnect).toHaveBeenCalled()
  }
)

it('waits until a part is in sight', async () => {
  const wanted = whenWanted(page)
  show(false)
  expect(await isDone(wanted)).toBe(false)
  show(true)
  expect(await isDone(wanted)).toBe(true)
})

it('waits no longer than 5 s', async () => {
  vi.useFakeTimers()
  const done = vi.fn()
  void whenWanted(page).then(done)
  await vi.advanceTimersByTimeAsync(4999)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

it('does not wait for a visitor who has come there before the scripts, by scrolling, by keyboard or with a press', async () => {
  view.scrollY = 300
  expect(await isDone(whenWanted(page))).toBe(true)
  view.scrollY = 0
  isInside = true
  expect(await isDone(whenWanted(page))).toBe(true)
  isInside = false
  isPressed = true
  expect(await isDone(whenWanted(page))).toBe(true)
})

it('does not wait where the server has rendered no late part', async () => {
  expect(await isDone(whenWanted(pageWith(null)))).toBe(true)
})
