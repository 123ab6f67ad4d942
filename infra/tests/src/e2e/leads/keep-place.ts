import { randomUUID } from 'node:crypto'
import { withResolvers } from '@site/service/process/with-resolvers'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { soon } from '../../harness/page-state.ts'
import type { Fixture } from '../chat/chat-fixture.ts'
import { captureAll, countOf } from './leads-page.ts'

/** Where the list is scrolled to and which row has the focus, as parts of its height; how many leads come in one answer. */
interface Arrival {
  to: number
  focus?: number
  come: number
}

/** Without focus, with it above the window, below and within; more leads than rows are drawn beyond the edge; at the end. */
export const ARRIVALS: Arrival[] = [
  { to: 0.3, come: 1 },
  { to: 0.3, come: 6 },
  { to: 0.5, focus: 0.3, come: 1 },
  { to: 0.5, focus: 0.3, come: 6 },
  { to: 0.2, focus: 0.5, come: 1 },
  { to: 0.2, focus: 0.5, come: 6 },
  { to: 0.4, focus: 0.4, come: 6 },
  { to: 0.4, come: 40 },
  { to: 1, come: 1 },
  { to: 1, focus: 0.5, come: 6 }
]

/** Lets leads come to a list that is scrolled down, and holds that the rows on the screen stay where they are, and focus. */
export async function keepPlace(
  fixture: Fixture,
  page: Page,
  scroller: Locator,
  arrival: Arrival
): Promise<void> {
  const name = JSON.stringify(arrival)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  if (arrival.focus !== undefined) {
    await scrollTo(page, scroller, arrival.focus)
    const [, id] = [...(await rowsInSight(page)).keys()]
    await page
      .locator(`[data-lead="${id}"]`)
      .getByRole('button')
      .first()
      .evaluate((button) => button.focus({ preventScroll: true }))
  }
  await scrollTo(page, scroller, arrival.to)
  const focused = await focusedLead(page)
  expect(focused === null, name).toBe(arrival.focus === undefined)
  const before = await rowsInSight(page)

  const total = await totalOf(page)
  await inOneAnswer(page, () =>
    captureAll(
      fixture,
      Array.from({ length: arrival.come }, () => ({ email: `${randomUUID()}@place.example` }))
    )
  )
  await soon(() => totalOf(page)).toBe(total + arrival.come)
  await framesDrawn(page)
  const after = await rowsInSight(page)
  for (const [id, top] of before) expect(Math.abs((after.get(id) ?? Number.NaN) - top), name).toBeLessThan(2)
  expect(await focusedLead(page), name).toBe(focused)
}

/** Scrolls at once, as far as asked, and waits for the rows there; at the end, for those that are still to be loaded. */
async function scrollTo(page: Page, scroller: Locator, part: number): Promise<void> {
  await soon(async () => {
    await scroller.evaluate((box, to) => {
      const list = box.querySelector('table') ?? box.querySelector('ul:has([data-lead])')
      const edge = box === document.scrollingElement ? 0 : box.getBoundingClientRect().top
      const end = box.scrollTop + (list?.getBoundingClientRect().bottom ?? 0) - edge
      box.scrollTo(0, to * (end - box.clientHeight))
    }, part)
    await framesDrawn(page)
    const isWhole = (await page.getByText('Chargement de la suite…').count()) === 0
    return (isWhole || part < 1) && (await rowsInSight(page)).size > 1
  }).toBe(true)
}

/** Holds the answers with the list back while `run` runs: what it brings comes at once. */
async function inOneAnswer(page: Page, run: () => Promise<unknown>): Promise<void> {
  const { promise: released, resolve: release } = withResolvers()
  await page.route('**/api/leads?*', async (route) => {
    await released
    await route.continue()
  })
  await run()
  release()
  // Not before those that were held are on their way.
  await page.unrouteAll({ behavior: 'wait' })
}

const totalOf = async (page: Page) => Number((await countOf(page)).replace(/\D/g, ''))

/** Three frames: one for the change, one for what is measured of it, one to be drawn. */
const framesDrawn = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame)
  })

const focusedLead = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-lead]')?.getAttribute('data-lead') ?? null)

/** The leads whose rows are on the screen, below what sticks to its top, and where. */
async function rowsInSight(page: Page): Promise<Map<string, number>> {
  return new Map(
    await page.evaluate(() => {
      const edge = document.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
      return [...document.querySelectorAll('[data-lead]')].flatMap((row): [string, number][] => {
        const { top, bottom } = row.getBoundingClientRect()
        if (bottom <= edge || top >= innerHeight) return []
        return [[row.getAttribute('data-lead') ?? '', top]]
      })
    })
  )
}
