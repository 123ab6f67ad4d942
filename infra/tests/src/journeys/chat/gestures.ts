import type { Locator, Page } from 'playwright-core'

/**
 * A finger that goes down in the middle of `target`, moves `x` pixels to the right (negative: to the left) in steps and
 * is lifted: touch events of the browser itself.
 */
export async function swipe(page: Page, target: Locator, x: number): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not on the screen`)
  const from = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: from.x + x * part, y: from.y }] })
  await touch('touchStart', 0)
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', part)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
