import type { Page, Request } from 'playwright-core'
import { pauseClock } from '../../harness/page-state.ts'
import { until } from '../../harness/until.ts'

/** How often the list asks by itself, in milliseconds (LEADS-14). */
export const POLL = 5000

/** Stops the page's clock and pushes it until the list has polled: whatever the machine does, the next poll is POLL away. */
export async function holdAfterPoll(page: Page): Promise<void> {
  await pauseClock(page)
  let polled: Request | undefined
  const note = (request: Request) => {
    if (request.url().includes('/api/leads?')) polled ??= request
  }
  page.on('request', note)
  const request = await until('a poll', async () => {
    if (!polled) await page.clock.runFor(100)
    return polled
  })
  page.off('request', note)
  await request.response()
}

/**
 * The clock that was stopped goes on in steps that together are `ms` long: what comes in less than POLL was pushed. They are so small that
 * it goes on for as long as is waited: a page whose clock stands still shows no answer.
 */
export async function shownWithin(page: Page, text: string, ms: number): Promise<void> {
  const step = Math.ceil(ms / 1000)
  let passed = 0
  await until(`${text} within ${ms} ms of the page`, async () => {
    if (passed < ms) await page.clock.runFor(step)
    passed += step
    return page.getByText(text).first().isVisible()
  })
}
