import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'

interface Move {
  /** Pixels to the right; negative: to the left. */
  x: number
  y?: number
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not on the screen`)
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}

/** How long a finger is on the glass: it moves for half of that and rests for the other. */
const SWIPE_MS = 200

/** When a page's last finger was lifted, in milliseconds since 1970. */
const lifted = new WeakMap<Page, number>()

/**
 * A finger that goes down in the middle of `target`, moves in steps, rests and is lifted: touch events of the browser
 * itself. It rests because the browser takes a finger lifted while moving for a fling, and the next tap for its end.
 * Throws when the browser took a level swipe away from the page, to scroll for one.
 */
export async function swipe(page: Page, target: Locator, { x, y = 0 }: Move): Promise<void> {
  const from = await middleOf(target)
  const ended = await onceInPage(page, ['pointerup', 'pointercancel'])
  const session = await page.context().newCDPSession(page)
  const begin = await nextFinger(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number, moved = part * 2) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: (begin + SWIPE_MS * part) / 1000,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + x * moved, y: from.y + y * moved }]
    })
  // The browser takes them in this order, at the times they carry; nobody waits in between.
  await Promise.all([
    touch('touchStart', 0),
    ...[0.1, 0.2, 0.3, 0.4, 0.5].map((part) => touch('touchMove', part)),
    touch('touchEnd', 1)
  ])
  await session.detach()
  const heard = await ended()
  if (y === 0 && heard !== 'pointerup') throw new Error(`A swipe of ${x} px ended in ${heard}`)
}

/** A finger that goes down in the middle of `target`, moves level by `x` pixels and stays on the glass while `look` looks at the page. */
export async function holdSwipe(
  page: Page,
  target: Locator,
  x: number,
  look: () => Promise<void>
): Promise<void> {
  const from = await middleOf(target)
  const session = await page.context().newCDPSession(page)
  const begin = await nextFinger(page)
  // The finger has rested by the time it is lifted, as that of a swipe has.
  const touch = (part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: part === 0 ? 'touchStart' : 'touchMove',
      timestamp: (begin + (SWIPE_MS * part) / 2) / 1000,
      touchPoints: [{ x: from.x + x * part, y: from.y }]
    })
  for (const part of [0, 0.25, 0.5, 0.75, 1]) await touch(part)
  await look()
  const end = Date.now()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', timestamp: end / 1000, touchPoints: [] })
  lifted.set(page, end)
  await session.detach()
}

/** Answers when a swipe that is over by now began. Time must not go back: the one before has to be lifted by then. */
async function nextFinger(page: Page): Promise<number> {
  const earliest = (lifted.get(page) ?? 0) + 1
  await pause(Math.max(0, earliest + SWIPE_MS - Date.now()))
  const now = Date.now()
  lifted.set(page, now)
  return now - SWIPE_MS
}

/** A tap whose click the page has had: the browser makes it of the touch in its own time. */
export async function tap(page: Page, target: Locator): Promise<void> {
  const clicked = await onceInPage(page, ['click'])
  await target.tap()
  await clicked()
}

/** The same with a mouse, its button held. */
export async function drag(page: Page, target: Locator, { x, y = 0 }: Move): Promise<void> {
  const from = await middleOf(target)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + x / 2, from.y + y / 2)
  await page.mouse.move(from.x + x, from.y + y)
  await page.mouse.up()
}

/**
 * Listens for the next of these events. Answers what waits until it came and the page's own handlers are through, and
 * says which it was.
 */
async function onceInPage(page: Page, types: string[]): Promise<() => Promise<string | undefined>> {
  await page.evaluate((names) => {
    const scope = globalThis as unknown as { __heard?: string }
    delete scope.__heard
    const done = new AbortController()
    const hear = ({ type }: Event) => {
      done.abort()
      // No timer: the page's clock may stand still.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        scope.__heard = type
      }
      port2.postMessage(null)
    }
    for (const name of names) window.addEventListener(name, hear, { capture: true, signal: done.signal })
  }, types)
  return async () => {
    const heard = await page.waitForFunction(() => (globalThis as unknown as { __heard?: string }).__heard)
    return heard.jsonValue()
  }
}
