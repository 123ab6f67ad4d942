import { LATE_PART, PART_HYDRATED, PRESSED } from '@site/contracts/federation/late-part'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replayClicks } from './click-replay.ts'
import { followHydration, HYDRATED } from './hydration.ts'

/** As much of an element as the recorder asks for. */
class FakeElement extends EventTarget {
  isConnected = true
  click = vi.fn()
  setAttribute = vi.fn()
  part: FakeElement | null
  /** What stands for the button. */
  ground: FakeElement | null = null
  constructor(part: FakeElement | null = null) {
    super()
    this.part = part
  }
  closest(selector: string): FakeElement | null {
    if (selector === `[${LATE_PART}]`) return this.part
    if (selector === '[data-pressable]') return this.ground
    return selector.startsWith('button') ? this : null
  }
}

let page: EventTarget
let view: EventTarget
const send = (type: string, target: EventTarget, more: object = {}) => {
  const event = Object.assign(new Event(type, { cancelable: true }), more)
  Object.defineProperty(event, 'target', { value: target })
  page.dispatchEvent(event)
  return event
}
const press = (button: FakeElement) => send('click', button)

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement)
  page = new EventTarget()
  view = new EventTarget()
  replayClicks(page as Document, followHydration(page as Document, view))
})
afterEach(() => void vi.unstubAllGlobals())

it('keeps a click until the page is hydrated, gives it once, and then leaves clicks alone', () => {
  const button = new FakeElement()
  expect(press(button).defaultPrevented).toBe(true)
  press(button)
  expect(button.click).not.toHaveBeenCalled()
  view.dispatchEvent(new Event(HYDRATED))
  expect(button.click).toHaveBeenCalledTimes(1)
  expect(press(button).defaultPrevented).toBe(false)
})

it('keeps a click in a late part until that part is hydrated, also one that came after the page was', () => {
  const part = new FakeElement()
  const [early, late] = [new FakeElement(part), new FakeElement(part)]
  press(early)
  expect(part.setAttribute).toHaveBeenCalledWith(LATE_PART, PRESSED)
  view.dispatchEvent(new Event(HYDRATED))
  expect(early.click).not.toHaveBeenCalled()
  expect(press(late).defaultPrevented).toBe(true)
  send(PART_HYDRATED, part)
  expect(early.click).toHaveBeenCalledTimes(1)
  expect(late.click).toHaveBeenCalledTimes(1)
  expect(press(late).defaultPrevented).toBe(false)
})

it('does not hold back a part that the browser has rendered itself', () => {
  view.dispatchEvent(new Event(HYDRATED))
  const part = new FakeElement()
  send(PART_HYDRATED, part)
  expect(press(new FakeElement(part)).defaultPrevented).toBe(false)
})

it('gives the click to what stands for the button where that has become something else', () => {
  const part = new FakeElement()
  const button = Object.assign(new FakeElement(part), { ground: new FakeElement(part) })
  press(button)
  button.isConnected = false
  view.dispatchEvent(new Event(HYDRATED))
  expect(button.ground.click).not.toHaveBeenCalled()
  send(PART_HYDRATED, part)
  expect(button.ground.click).toHaveBeenCalledTimes(1)
  expect(button.click).not.toHaveBeenCalled()
})

it('takes no drag for a click, and a click of the keyboard wherever the last press was', () => {
  const button = new FakeElement()
  send('pointerdown', button, { clientX: 100, clientY: 40 })
  const at = (clientX: number, detail: number) =>
    send('click', button, { clientX, clientY: 40, detail }).defaultPrevented
  expect(at(109, 1)).toBe(false)
  expect(at(108, 1)).toBe(true)
  expect(at(0, 0)).toBe(true)
})
