import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { foreseePages } from './foresee-pages.ts'

/** A link, as far as it is looked at; `closest` finds it from itself. */
class FakeLink {
  target = ''
  href: string
  constructor(href: string, more: { target?: string } = {}) {
    this.href = href
    Object.assign(this, more)
  }
  closest = () => this
  hasAttribute = () => false
}

const ORIGIN = 'https://site.example'
let page: EventTarget
const prepare = vi.fn<(url: URL, nearness: string) => void>()
const send = (type: string, target: unknown, more: object = {}) => {
  const event = Object.assign(new Event(type), more)
  Object.defineProperty(event, 'target', { value: target })
  page.dispatchEvent(event)
}
const prepared = () => prepare.mock.calls.map(([{ pathname }, nearness]) => `${pathname} ${nearness}`)
const blog = new FakeLink(`${ORIGIN}/blog`)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Element', FakeLink)
  vi.stubGlobal('navigator', {})
  page = Object.assign(new EventTarget(), { location: new URL(`${ORIGIN}/seo`) })
  prepare.mockReset()
  foreseePages(page as Document, prepare)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('prepares the page behind a link on which the pointer rests, not one that it crosses', () => {
  send('pointerover', blog)
  vi.advanceTimersByTime(40)
  send('pointerover', null)
  vi.advanceTimersByTime(1000)
  expect(prepared()).toEqual([])
  send('pointerover', blog)
  vi.advanceTimersByTime(80)
  expect(prepared()).toEqual(['/blog near'])
})

it('prepares what has the focus, and what is pressed with the main button', () => {
  send('focusin', blog)
  send('pointerdown', blog, { button: 2 })
  send('pointerdown', blog, { button: 0 })
  expect(prepared()).toEqual(['/blog near', '/blog pressed'])
})

it('leaves other sites alone, other tabs, the page one is on, and whatever is no link', () => {
  for (const target of [
    new FakeLink('https://autre.example/blog'),
    new FakeLink(`${ORIGIN}/blog`, { target: '_blank' }),
    new FakeLink(`${ORIGIN}/seo#haut`),
    new EventTarget()
  ])
    send('pointerdown', target, { button: 0 })
  expect(prepared()).toEqual([])
})

it('prepares for whoever saves data only what they press', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  send('focusin', blog)
  send('pointerover', blog)
  vi.runAllTimers()
  send('pointerdown', blog, { button: 0 })
  expect(prepared()).toEqual(['/blog pressed'])
})
