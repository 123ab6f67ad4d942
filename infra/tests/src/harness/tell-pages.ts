import type { Page } from 'playwright-core'
import type { Visit } from './browser.ts'

/** Characters of a page that are told at most. */
const MOST = 4000

/**
 * Adds to what a test failed with what its visitors had before them: on another machine a line that was not reached seldom says why.
 * Call it while the pages are still open.
 */
export async function tellPages(error: unknown, visits: readonly Visit[]): Promise<void> {
  if (!(error instanceof Error)) return
  const told = await Promise.all(visits.map(tellVisit))
  error.message = [error.message, ...told].join('\n\n')
}

async function tellVisit({ context, complaints }: Visit): Promise<string> {
  const pages = context.pages().filter((page) => !page.isClosed())
  const told = await Promise.all(pages.map(tellPage))
  return [...told, ...complaints.map((complaint) => `It complained of ${complaint}`)].join('\n')
}

async function tellPage(page: Page): Promise<string> {
  try {
    const dialog = page.locator('dialog[open]').last()
    const part = (await dialog.count()) > 0 ? dialog : page.locator('main')
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))
    const snapshot = await part.ariaSnapshot({ timeout: 5000 })
    return `${page.url().replace(/code=[^&]*/, 'code=…')} had the focus on ${focused} and showed\n${snapshot.slice(0, MOST)}`
  } catch (reason) {
    return `${page.url()} could not be looked at: ${reason}`
  }
}
