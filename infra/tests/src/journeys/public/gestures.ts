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

/**
 * A finger that goes down in the middle of `target`, moves in steps, rests and is lifted: touch events of the browser
 * itself. It rests because the browser takes a finger lifted while moving for a fling, and the next tap for its end.
 */
export async function swipe(page: Page, target: Locator, { x, y = 0 }: Move): Promise<void> {
  const from = await middleOf(target)
  const ended = await onceInPage(page, ['pointerup', 'pointercancel'])
  const session = await page.context().newCDPSession(page)
  const LASTS_MS = 400
  const begin = Date.now() - LASTS_MS
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ms: number, part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: (begin + ms) / 1000,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + x * part, y: from.y + y * part }]
    })
  // The browser takes them in this order, at the times they carry; nobody waits in between.
  await Promise.all([
    touch('touchStart', 0, 0),
    ...[0.2, 0.4, 0.6, 0.8, 1].map((part) => touch('touchMove', part * 100, part)),
    touch('touchEnd', LASTS_MS, 1)
  ])
  await session.detach()
  await ended()
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

/** Listens for the next of these events. Answers what waits until it came and the page's own handlers are through. */
async function onceInPage(page: Page, types: string[]): Promise<() => Promise<unknown>> {
  await page.evaluate((names) => {
    const scope = globalThis as unknown as { __heard?: boolean }
    scope.__heard = false
    const done = new AbortController()
    const hear = () => {
      done.abort()
      // No timer: the page's clock may stand still.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        scope.__heard = true
      }
      port2.postMessage(null)
    }
    for (const name of names) window.addEventListener(name, hear, { capture: true, signal: done.signal })
  }, types)
  return () => page.waitForFunction(() => (globalThis as unknown as { __heard?: boolean }).__heard === true)
}
