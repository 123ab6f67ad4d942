import { LATE_PART } from '@site/contracts/federation/late-part'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followLateLinks } from './follow-links.ts'

/** A link, as far as it is looked at. */
class FakeLink {
  target = ''
  href = 'https://site.example/article/7'
  isLate = true
  closest = (selector: string) => (selector.includes(LATE_PART) && !this.isLate ? null : this)
  hasAttribute = () => false
}

let page: EventTarget
let isHydrated: boolean
const follow = vi.fn<(url: URL) => boolean>()
const click = (target: unknown, more: object = {}) => {
  const event = Object.assign(new Event('click', { cancelable: true }), { button: 0 }, more)
  Object.defineProperty(event, 'target', { value: target })
  page.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeLink)
  isHydrated = false
  page = Object.assign(new EventTarget(), { location: new URL('https://site.example/') })
  follow.mockReset().mockReturnValue(true)
  followLateLinks(page as Document, { reaches: () => isHydrated, onProgress: vi.fn() }, follow)
})
afterEach(() => void vi.unstubAllGlobals())

it('follows a link in a part that React has not come to', () => {
  expect(click(new FakeLink())).toBe(true)
  expect(follow.mock.calls.map(([url]) => url.pathname)).toEqual(['/article/7'])
})

it('leaves the link to React once it has come there, and outside such a part', () => {
  isHydrated = true
  expect(click(new FakeLink())).toBe(false)
  isHydrated = false
  expect(click(Object.assign(new FakeLink(), { isLate: false }))).toBe(false)
  expect(follow).not.toHaveBeenCalled()
})

it('leaves to the browser another tab, another site and an address that is no page', () => {
  expect(click(new FakeLink(), { ctrlKey: true })).toBe(false)
  expect(click(new FakeLink(), { button: 1 })).toBe(false)
  expect(click(Object.assign(new FakeLink(), { target: '_blank' }))).toBe(false)
  expect(click(Object.assign(new FakeLink(), { href: 'https://autre.example/' }))).toBe(false)
  expect(follow).not.toHaveBeenCalled()
  follow.mockReturnValue(false)
  expect(click(new FakeLink())).toBe(false)
})
