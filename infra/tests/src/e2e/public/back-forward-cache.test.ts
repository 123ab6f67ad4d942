import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESKTOP, launchWholeBrowser, openVisit, untilHydrated } from '../../harness/browser.ts'
import { soon } from '../../harness/page-state.ts'
import { shareVisitorsSystem } from '../../harness/share-system.ts'

/*
 * Chromium keeps a page that is left and shows it again as it was (its back/forward cache), unless something on it forbids that: an
 * unload handler, `no-store`, an open connection.
 */
const PAGES = [
  '/',
  '/#faq',
  '/blog',
  '/article/7',
  '/chatbot',
  '/seo',
  '/formule-hoteliere',
  '/mentions-legales',
  '/politique-confidentialite',
  '/conditions-utilisation'
]

const site = shareVisitorsSystem()
let browser: Browser
let elsewhere: Server
let otherSite: string

beforeAll(async () => {
  browser = await launchWholeBrowser()
  elsewhere = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Ailleurs</title>')
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, resolve))
  otherSite = `http://localhost:${(elsewhere.address() as AddressInfo).port}/`
})
afterAll(async () => {
  await browser?.close()
  elsewhere?.close()
})

describe.each([
  ['another document', () => `${site.system.url}/conditions-utilisation?depuis=ailleurs`],
  ['another site', () => otherSite]
])('on the way back from %s', (_, addressOf) => {
  it.each(PAGES)('PAGE-14 %s is there as it was left, and its buttons work', async (path) => {
    const { page, context, complaints } = await openVisit(browser, DESKTOP)
    const devtools = await context.newCDPSession(page)
    await recordReturns(page)
    await page.goto(`${site.system.url}${path}`)
    await untilHydrated(page)
    const launcher = page.getByRole('button', { name: 'Ouvrir l’assistant' })
    await launcher.waitFor()
    await page.evaluate(() => {
      document.documentElement.dataset.left = 'as it was'
    })
    await page.goto(addressOf())
    expect(await goBack(devtools)).toEqual([])
    // The page is told that it is shown again after the browser has come back to it.
    await soon(() =>
      page.evaluate(() => {
        const { persisted, left } = document.documentElement.dataset
        return { persisted, left, path: location.pathname + location.hash }
      })
    ).toEqual({ persisted: 'true', left: 'as it was', path })
    await launcher.click()
    await page.getByRole('button', { name: 'Fermer l’assistant' }).first().waitFor()
    // Of the page in between, which was left while it loaded.
    expect(complaints.filter((complaint) => !complaint.endsWith('net::ERR_ABORTED'))).toEqual([])
    await context.close()
  })
})

it('sees a page that the browser does not keep, and why', async () => {
  const { page, context } = await openVisit(browser, DESKTOP)
  const devtools = await context.newCDPSession(page)
  await page.goto(`${site.system.url}/mentions-legales`)
  await untilHydrated(page)
  // A window that this page has opened, and could reach, stays open.
  await page.evaluate(() => void window.open('about:blank'))
  await page.goto(otherSite)
  expect(await goBack(devtools)).not.toEqual([])
  await context.close()
})

/** Notes on each page whether it has been shown from the cache. */
const recordReturns = (page: Page) =>
  page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    })
  })

/**
 * Presses the back button. Answers why the browser has made the page anew; nothing, where it has taken it from its cache.
 * Playwright's own `goBack` waits for a load that does not come.
 */
async function goBack(devtools: CDPSession): Promise<string[]> {
  await devtools.send('Page.enable')
  const reasons: string[] = []
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { reason, context } of notRestoredExplanations)
      reasons.push([reason, context].join(' ').trim())
  })
  const arrived = new Promise<void>((resolve) => {
    devtools.on('Page.frameNavigated', ({ frame, type }) => {
      if (frame.parentId) return
      if (type !== 'BackForwardCacheRestore' && reasons.length === 0) reasons.push(`navigated: ${type}`)
      resolve()
    })
  })
  const { entries, currentIndex } = await devtools.send('Page.getNavigationHistory')
  const before = entries[currentIndex - 1]
  if (!before) throw new Error('There is nothing to go back to')
  await devtools.send('Page.navigateToHistoryEntry', { entryId: before.id })
  await arrived
  return reasons
}
