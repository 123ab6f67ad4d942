import { brotliCompressSync } from 'node:zlib'
import { withResolvers } from '@site/service/process/with-resolvers'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, MOBILE, openVisit, untilHydrated, untilPainted, untilWhole } from '../../harness/browser.ts'
import { drag } from '../../harness/gestures.ts'
import { observeShifts, readShift } from '../../harness/layout-shift.ts'
import { plain, soon } from '../../harness/page-state.ts'
import { shareVisitorsSystem } from '../../harness/share-system.ts'

const site = shareVisitorsSystem()

const PAGES = [
  ['/', 'Des missions concrètes'],
  ['/blog', 'Formation à l’IA'],
  ['/article/7', 'Formation à l’IA']
] as const

describe.each(PAGES)('%s', (path, text) => {
  it('reads without JavaScript', async () => {
    const { page, context } = await openVisit(site.browser, { ...DESKTOP, javaScriptEnabled: false })
    await page.goto(`${site.system.url}${path}`)
    expect(await page.getByText(text).first().isVisible()).toBe(true)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect((await page.locator('main').textContent())?.length).toBeGreaterThan(400)
    await context.close()
  })

  it.each([
    ['desktop', DESKTOP],
    ['mobile', MOBILE]
  ])('hydrates on %s without a complaint and without moving', async (_, options) => {
    const { page, context, complaints } = await openVisit(site.browser, options)
    await observeShifts(page)
    const release = await holdBack(page, '**/client-*.js')
    await page.goto(`${site.system.url}${path}`, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    // Fonts that come after the first paint may move a line by the little that their measured fallback is off.
    // A fallback that this machine lacks fails to load, and moves nothing.
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())))
    await untilPainted(page)
    const shift = await readShift(page)
    expect(shift).toBeLessThan(0.02)
    release()
    await untilHydrated(page)
    await page.locator('[data-mf="mf-chat"]').first().waitFor({ state: 'attached' })
    await untilPainted(page)
    expect(await readShift(page)).toBe(shift)
    expect(complaints).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    )
    expect(overflow).toBe(0)
    await context.close()
  })
})

it.each(['/article/999999', '/article/abc'])(
  '%s is taken over as it was rendered, and named',
  async (path) => {
    const { page, context, complaints } = await openVisit(site.browser, DESKTOP)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${site.system.url}${path}`)
    await untilHydrated(page)
    await soon(() => page.title()).toMatch(/^Article non trouvé \|/)
    expect(complaints.filter((complaint) => !complaint.includes('404 (Not Found)'))).toEqual([])
    expect(asked.filter((one) => one.endsWith('/reading'))).toEqual([])
    await context.close()
  }
)

/** Keeps back what the page asks for by this pattern. Answers what lets it go. */
async function holdBack(page: Page, asked: string): Promise<() => void> {
  const { promise: released, resolve: release } = withResolvers()
  await page.route(asked, async (route) => {
    await released
    await route.continue()
  })
  return release
}

it.each(['/', '/blog', '/article/7', '/mentions-legales'])(
  'gives columns of %s the width they keep when the fonts come',
  async (path) => {
    const { page, context } = await openVisit(site.browser, DESKTOP)
    const release = await holdBack(page, '**/*.woff2')
    await page.goto(`${site.system.url}${path}`, { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    const readWidths = () =>
      page
        .locator('main *')
        .evaluateAll((all) =>
          all.map((element) => getComputedStyle(element).maxWidth).filter((width) => width.endsWith('px'))
        )
    await page.waitForFunction(() => document.fonts.status === 'loading')
    const before = await readWidths()
    release()
    await page.evaluate(() => document.fonts.ready)
    expect(await readWidths()).toEqual(before)
    expect(before.length).toBeGreaterThan(0)
    await context.close()
  }
)

it.each([
  ['a button', (page: Page) => page.getByRole('button', { name: 'Ouvrir le menu' }), 'Se connecter'],
  [
    'a picture that stands for its button',
    (page: Page) => page.locator('[data-pressable] svg').first(),
    'Résultat'
  ]
])('does not lose a press on %s that comes before its scripts', async (_, target, wanted) => {
  const { page, context } = await openVisit(site.browser, MOBILE)
  const release = await holdBack(page, '**/client-*.js')
  await page.goto(site.system.url)
  await target(page).tap()
  expect(await page.getByText(wanted, { exact: true }).filter({ visible: true }).count()).toBe(0)
  release()
  await page.getByText(wanted, { exact: true }).filter({ visible: true }).first().waitFor()
  await context.close()
})

it.each(['/', '/#contact'])(
  'NAV-23 does not move a visitor who has scrolled before %s wakes',
  async (path) => {
    const { page, context } = await openVisit(site.browser, MOBILE)
    const scrolledBy = () => page.evaluate(() => Math.round(window.scrollY))
    await page.clock.install()
    const release = await holdBack(page, '**/client-*.js')
    await page.goto(`${site.system.url}${path}`)
    await page.locator('html[data-laid-out]').waitFor()
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    await expect.poll(scrolledBy).toBe(700)
    release()
    await untilHydrated(page)
    // A hash is followed 300 ms after the page woke.
    await page.clock.runFor(1000)
    expect(await scrolledBy()).toBe(700)
    await context.close()
  }
)

it('lays out what is below the first screen soon after the first paint', async () => {
  const sent = await (await fetch(site.system.url, { headers: { accept: 'text/html' } })).text()
  expect(sent.match(/<[a-z]+[^>]* data-late/g)).toHaveLength(16)
  const lateBands = (page: Page) =>
    page
      .locator('main > * > section, main > section')
      .evaluateAll((all) => all.filter((band) => getComputedStyle(band).contentVisibility === 'auto').length)
  const { page, context } = await openVisit(site.browser, MOBILE)
  // Whether or not the rest ever comes: the script that stands in the page does it.
  const release = await holdBack(page, '**/*.js')
  await page.goto(site.system.url, { waitUntil: 'commit' })
  await expect.poll(() => lateBands(page)).toBe(0)
  release()
  await context.close()
})

it('brings a visitor who reloads back to the very line of home', async () => {
  const { page, context } = await openVisit(site.browser, MOBILE)
  const scrolledBy = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto(site.system.url)
  await page.locator('html[data-laid-out]').waitFor()
  await page.evaluate(() => window.scrollTo(0, 5000))
  await expect.poll(scrolledBy).toBe(5000)
  await page.reload()
  await untilHydrated(page)
  await page.locator('html[data-laid-out]').waitFor()
  await expect.poll(scrolledBy).toBe(5000)
  await context.close()
})

it('PAGE-15 does not lose a press below the first screen of home that comes before its script', async () => {
  const { page, context, complaints } = await openVisit(site.browser, DESKTOP)
  const release = await holdBack(page, '**/rest-*.js')
  await page.goto(site.system.url)
  await untilHydrated(page)
  const cases = page.locator('#missions-concretes-anchor')
  await cases.getByRole('button', { name: 'Mission suivante' }).click()
  const current = cases.locator('[data-current="true"]')
  expect(plain(await current.getAttribute('aria-label'))).toBe('1 sur 3')
  release()
  await soon(async () => plain(await current.getAttribute('aria-label'))).toBe('2 sur 3')
  expect(complaints).toEqual([])
  await context.close()
})

it('PAGE-15 does not lose what is chosen and set below the first screen of home before its script', async () => {
  const { page, context, complaints } = await openVisit(site.browser, DESKTOP)
  const release = await holdBack(page, '**/rest-*.js')
  await page.goto(site.system.url)
  await untilHydrated(page)
  const week = page.locator('#votre-semaine')
  await week.getByRole('radio', { name: 'Hôtel' }).press('ArrowLeft')
  await week.getByRole('slider', { name: /Messages/ }).fill('30')
  await week.getByRole('button', { name: 'Automatiser' }).click()
  release()
  await week.getByRole('button', { name: 'Revenir à la main' }).waitFor()
  expect(await week.getByRole('radio', { name: 'Services' }).isChecked()).toBe(true)
  const talk = week.getByRole('link', { name: /^En parler 30 minutes/ })
  expect(await talk.getAttribute('href')).toMatch(/semaine=services-\d+-30$/)
  expect(complaints).toEqual([])
  await context.close()
})

describe('the card of the offer, pressed before its script', () => {
  const arrive = async (isLoggedIn: boolean) => {
    const visit = await openVisit(site.browser, DESKTOP)
    if (isLoggedIn) await visit.page.addInitScript(() => localStorage.setItem('lucarne_auth', 'true'))
    const release = await holdBack(visit.page, '**/rest-*.js')
    await visit.page.goto(site.system.url)
    await untilHydrated(visit.page)
    const title = visit.page.locator('#implementations').getByRole('heading', { name: 'Formule hôtelière' })
    return { ...visit, release, title, login: visit.page.getByRole('dialog', { name: 'Connexion' }) }
  }

  it('PAGE-15 OFFER-2 leads to the offer when logged in', async () => {
    const { page, context, release, title } = await arrive(true)
    await title.click()
    release()
    await page.waitForURL('**/formule-hoteliere')
    await context.close()
  })

  it('PAGE-15 OFFER-1 asks for the code when logged out', async () => {
    const { context, release, title, login } = await arrive(false)
    await title.click()
    release()
    await login.waitFor()
    await context.close()
  })

  it('OFFER-4 opens nothing by a drag', async () => {
    const { page, context, release, title, login } = await arrive(false)
    await drag(page, title, { x: -40 })
    release()
    await untilWhole(page)
    expect(await login.count()).toBe(0)
    await context.close()
  })
})

it('NAV-29 follows a link below the first screen of home within the document before its script', async () => {
  const { page, context, complaints } = await openVisit(site.browser, DESKTOP)
  const release = await holdBack(page, '**/rest-*.js')
  await page.goto(site.system.url)
  await untilHydrated(page)
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }))
  await page.getByRole('link', { name: 'Découvrir nos formations' }).click()
  await page.waitForURL('**/article/7*')
  await page.getByRole('heading', { level: 1, name: /Formation/ }).waitFor()
  expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(true)
  release()
  expect(complaints).toEqual([])
  await context.close()
})

it('keeps what is below the first screen of home where its script does not come, and tries again', async () => {
  const { page, context } = await openVisit(site.browser, DESKTOP)
  await page.route('**/rest-*.js', (route) => route.abort())
  await page.goto(site.system.url)
  await untilHydrated(page)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/rest-'))
  await page.mouse.wheel(0, 400)
  await failed
  await page.getByRole('heading', { name: 'Des missions concrètes' }).scrollIntoViewIfNeeded()
  expect(await page.getByRole('heading', { name: 'Des missions concrètes' }).isVisible()).toBe(true)
  await page.unroute('**/rest-*.js')
  const cases = page.locator('#missions-concretes-anchor')
  await cases.getByRole('button', { name: 'Mission suivante' }).click()
  // Another try needs another sign of the visitor, and some time.
  await soon(async () => {
    await page.mouse.move(200, Math.floor(200 + Math.random() * 200))
    return plain(await cases.locator('[data-current="true"]').getAttribute('aria-label'))
  }).toBe('2 sur 3')
  await context.close()
})

/** Bytes after brotli: what home may ask for until its buttons work, the chat's launcher with it (decision 153). */
const HOME_BUDGET = 117_800

it('PAGE-15 asks on the home page for no more scripts and styles than its budget', async () => {
  const { page, context } = await openVisit(site.browser, MOBILE)
  const answer = await page.goto(`${site.system.url}/`)
  await page.locator('[data-mf="mf-chat"] button').first().waitFor()
  const asked = await page.evaluate(() => {
    const all = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      /\.(js|css)$/.test(new URL(name).pathname)
    )
    // Where the launcher takes longer than five seconds, the page has asked for the rest of itself by then.
    const rest = all.find(({ name, startTime }) => name.includes('/rest-') && startTime > 5000)
    const end = rest?.startTime ?? Number.POSITIVE_INFINITY
    return all
      .filter(({ startTime }) => startTime < end)
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize }))
  })
  const [, inline = ''] = (await answer?.text())?.match(/<style>(.*?)<\/style>/s) ?? []
  const total = asked.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  expect(asked.length).toBeGreaterThan(5)
  expect(inline).not.toBe('')
  expect(total + brotliCompressSync(inline).length).toBeLessThanOrEqual(HOME_BUDGET)
  await context.close()
})
