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

/** A finger that goes down in the middle of `target`, moves in steps and is lifted: touch events of the browser itself. */
export async function swipe(page: Page, target: Locator, { x, y = 0 }: Move): Promise<void> {
  const from = await middleOf(target)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + x * part, y: from.y + y * part }]
    })
  await touch('touchStart', 0)
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', part)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
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
