import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DESKTOP, launchWholeBrowser, openVisit, untilHydrated } from '../../harness/browser.ts'
import { soon } from '../../harness/page-state.ts'
import { shareSystem } from '../../harness/share-system.ts'

/* What is made ready before a link is followed: by the browser until the page is hydrated, by the shell from then on (decision 151). */
const site = shareSystem()
let browser: Browser

beforeAll(async () => {
  browser = await launchWholeBrowser()
})
afterAll(() => browser?.close())

/** Paths asked for since the call, without what names the version. */
function recordAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

const headerLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).first()

it('PAGE-17 prepares the page behind a link of a hydrated page: its script for who rests on it, its data for who presses it', async () => {
  const { page, context, complaints } = await openVisit(browser, DESKTOP)
  await page.goto(`${site.system.url}/mentions-legales`)
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Ouvrir l’assistant' }).waitFor()
  const asked = recordAsked(page)
  const link = headerLink(page, 'Blog')
  await link.hover()
  await soon(() => asked.filter((path) => /\/mf-blog\/.*\/blog-[\w-]+\.js$/.test(path)).length).toBe(1)
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  await page.mouse.down()
  await soon(() => asked.filter((path) => path.startsWith('/api/blog')).length).toBeGreaterThan(0)
  expect(new URL(page.url()).pathname).toBe('/mentions-legales')
  const before = asked.length
  await page.mouse.up()
  await page.waitForURL('**/blog')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(asked.slice(before).filter((path) => path.endsWith('.js'))).toEqual([])
  // Neither the administration nor a document of its own is prepared.
  expect(asked.filter((path) => path === '/blog' || path.startsWith('/admin'))).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
