import { withResolvers } from '@site/service/process/with-resolvers'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DESKTOP, launchWholeBrowser, openVisit, untilHydrated } from '../../harness/browser.ts'
import { soon } from '../../harness/page-state.ts'
import { shareVisitorsSystem } from '../../harness/share-system.ts'

/* What is made ready before a link is followed: by the browser until the page is hydrated, by the shell from then on (decision 153). */
const site = shareVisitorsSystem()
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
  // What is live is asked (FED-26), and nothing of the page.
  expect(asked.filter((path) => path.startsWith('/api/') && path !== '/api/release')).toEqual([])
  // With all that it imports: on a busy machine that is asked for later than the script itself, and the shell has given it what it takes by then.
  await soon(() => page.evaluate("'mf_blog_given' in globalThis")).toBe(true)
  const scripts = JSON.stringify(asked.filter((path) => /\/mf-blog\/.*\.js$/.test(path)))
  // A text: Vitest has its own way to import, which the page knows nothing of.
  await page.evaluate(`Promise.all(${scripts}.map((path) => import(path))).then(() => null)`)
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

interface Candidates {
  preloadingAttemptSources: { key: { action: string; url: string } }[]
}

it('PAGE-17 offers the browser public pages alone to prerender, and none once the page is hydrated', async () => {
  const { page, context } = await openVisit(browser, DESKTOP)
  const devtools = await context.newCDPSession(page)
  const offered: string[][] = []
  const errors: unknown[] = []
  devtools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }: Candidates) => {
    offered.push(preloadingAttemptSources.map(({ key }) => `${key.action} ${new URL(key.url).pathname}`))
  })
  devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => void (ruleSet.errorType && errors.push(ruleSet)))
  await devtools.send('Preload.enable')
  const { promise: released, resolve: release } = withResolvers()
  await page.route('**/client-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${site.system.url}/blog`)
  await soon(() => offered.at(-1)?.length ?? 0).toBeGreaterThan(5)
  await soon(() => offered.at(-1)).toContain('Prerender /seo')
  const paths = [...new Set(offered.at(-1))].sort()
  // The footer of the blog leads to the administration too, the header to other sites.
  expect(await page.locator('a[href="/admin"]').count()).toBe(1)
  expect(
    paths.filter(
      (path) =>
        !/^Prerender \/(blog(\/sujet\/[a-z]+)?|article\/\d+[a-z\d-]*|chatbot|seo|questions|accessibilite|plan-du-site|[a-z]+-[a-z]+)?$/.test(
          path
        )
    )
  ).toEqual([])
  release()
  await untilHydrated(page)
  await soon(() => offered.at(-1)).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})

interface Fades {
  started: number
  /** Milliseconds from the beginning to the end of each. */
  lasted: number[]
  durations: number[]
}

/** Notes each fade from page to page, and the animations that it runs. */
const recordFades = (page: Page) =>
  page.addInitScript(() => {
    const fades: Fades = { started: 0, lasted: [], durations: [] }
    Object.assign(globalThis, { __fades: fades })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (...how) => {
      fades.started += 1
      const transition = start(...how)
      let begun = 0
      void transition.ready.then(() => {
        begun = performance.now()
        for (const animation of document.getAnimations())
          fades.durations.push(Number(animation.effect?.getComputedTiming().endTime))
      })
      void transition.finished.then(() => fades.lasted.push(performance.now() - begun))
      return transition
    }
  })

const readFades = (page: Page) => page.evaluate(() => (globalThis as unknown as { __fades: Fades }).__fades)

it('NAV-28 fades from page to page, lets clicks through meanwhile, and arrives at the top with the focus on the content', async () => {
  const { page, context, complaints } = await openVisit(browser, DESKTOP)
  await recordFades(page)
  await page.goto(`${site.system.url}/politique-confidentialite`)
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Ouvrir l’assistant' }).waitFor()
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  // Bringing the pointer to it may scroll.
  await headerLink(page, 'Blog').hover()
  const top = await page.evaluate(() => Math.round(window.scrollY))
  expect(top).toBeGreaterThan(1000)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForURL('**/blog')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await soon(() => page.evaluate(() => Math.round(window.scrollY))).toBe(0)
  await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('contenu')
  // The very moment after: the screen still fades.
  await page.getByRole('button', { name: 'Ouvrir l’assistant' }).click()
  await page.getByRole('button', { name: 'Fermer l’assistant' }).first().waitFor()
  await soon(async () => (await readFades(page)).lasted.length).toBe(1)
  const { started, durations } = await readFades(page)
  expect(started).toBe(1)
  expect(durations.length).toBeGreaterThan(0)
  expect(Math.max(...durations)).toBeLessThanOrEqual(300)
  await page.goBack()
  await soon(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top)
  expect((await readFades(page)).started).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

it('NAV-28 does not fade for those who asked for less motion', async () => {
  const { page, context } = await openVisit(browser, { ...DESKTOP, reducedMotion: 'reduce' })
  await recordFades(page)
  await page.goto(`${site.system.url}/mentions-legales`)
  await untilHydrated(page)
  await headerLink(page, 'Blog').click()
  await page.waitForURL('**/blog')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect((await readFades(page)).started).toBe(0)
  await context.close()
})
