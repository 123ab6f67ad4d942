import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DESKTOP, launchBrowser, MOBILE, openVisit, untilHydrated, type Visit } from './browser.ts'
import { isLoggedIn, modalOf, openLogin, openMenu, sendCode, toastsOf, WRONG_CODE } from './public/account.ts'
import { PATHS } from './public/every-page.checks.ts'
import { holdClock, isFocused, readFlag, soon } from './public/page-state.ts'
import { startTestSystem, type TestSystem } from './start-test-system.ts'
import { withResolvers } from './with-resolvers.ts'

let system: TestSystem
let browser: Browser
let visit: Visit | undefined

beforeAll(async () => {
  ;[system, browser] = await Promise.all([startTestSystem(), launchBrowser()])
})

afterEach(() => visit?.context.close())

afterAll(async () => {
  await browser?.close()
  await system?.stop()
})

async function arrive(path: string, options?: BrowserContextOptions): Promise<Page> {
  visit = await openVisit(browser, options)
  await visit.page.goto(system.url + path)
  await untilHydrated(visit.page)
  return visit.page
}

const answer401 = { status: 401, contentType: 'application/json', body: '{"message":"non"}' }

describe('an address', () => {
  it.each(['/#%', '/blog#100%', '/seo?x=1#%zz'])(
    'with a stray per cent sign shows its page: %s',
    async (path) => {
      const page = await arrive(path)
      await page.getByRole('banner').waitFor()
      expect(await page.getByRole('heading', { name: 'Page Not Found' }).count()).toBe(0)
      await page.evaluate(() => {
        window.location.hash = '50%'
      })
      await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
      await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
      expect(visit?.complaints).toEqual([])
    }
  )
})

describe('the mobile menu', () => {
  it('stays closed when the visitor comes back to the page it was opened on', async () => {
    const page = await arrive('/seo', MOBILE)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
    await page.waitForURL('**/mentions-legales')
    const menu = await openMenu(page)
    await page.goBack()
    await page.waitForURL('**/seo')
    await soon(() => menu.count()).toBe(0)
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
    await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('contenu')
    expect(await menu.count()).toBe(0)
  })
})

describe('the login modal', () => {
  it('goes with the page it was opened on', async () => {
    const page = await arrive('/seo')
    await page.getByRole('banner').getByRole('link', { name: 'Lucarne' }).click()
    await page.waitForURL(`${system.url}/`)
    await openLogin(page, 'desktop')
    await page.goBack()
    await page.waitForURL('**/seo')
    await soon(() => modalOf(page).count()).toBe(0)
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: /Transformez/ }).waitFor()
    await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('contenu')
    expect(await modalOf(page).count()).toBe(0)
    await page.getByRole('link', { name: 'Chatbot' }).first().click()
    await page.waitForURL('**/chatbot')
  })

  it('forgets its question when it is closed: no late answer acts', async () => {
    const page = await arrive('/')
    const { promise: released, resolve: release } = withResolvers()
    await page.route('**/api/validate-admin', async (route) => {
      await released
      await route.fulfill({ json: { valid: true } }).catch(() => undefined)
    })
    await openLogin(page, 'desktop')
    const calledOff = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/validate-admin')
    )
    await sendCode(page, 'un code')
    await modalOf(page).getByRole('button', { name: 'Connexion...' }).waitFor()
    await page.keyboard.press('Escape')
    await calledOff
    release()
    await openLogin(page, 'desktop')
    expect(await modalOf(page).getByLabel("Code d'accès").inputValue()).toBe('')
    expect(await toastsOf(page).count()).toBe(0)
    expect(await readFlag(page)).toBeNull()
  })

  it('closes when the visitor logs in in another tab', async () => {
    const page = await arrive('/')
    await openLogin(page, 'desktop')
    const other = await page.context().newPage()
    await other.goto(`${system.url}/robots.txt`)
    await other.evaluate(() => localStorage.setItem('lucarne_auth', 'true'))
    await soon(() => modalOf(page).count()).toBe(0)
    expect(await isLoggedIn(page, 'desktop')).toBe(true)
  })

  it('marks a refused code until it is changed', async () => {
    const page = await arrive('/')
    await openLogin(page, 'desktop')
    const field = modalOf(page).getByLabel("Code d'accès")
    await sendCode(page, WRONG_CODE)
    await soon(() => field.getAttribute('aria-invalid')).toBe('true')
    await field.press('End')
    await field.press('x')
    await soon(() => field.getAttribute('aria-invalid')).toBeNull()
    expect(await field.inputValue()).toBe(`${WRONG_CODE}x`)
  })
})

describe('a toast', () => {
  it('gives the keyboard back to where it was when it is closed', async () => {
    const page = await arrive('/')
    await page.route('**/api/validate-admin', (route) => route.fulfill(answer401))
    await openLogin(page, 'desktop')
    await sendCode(page, WRONG_CODE)
    const field = modalOf(page).getByLabel("Code d'accès")
    await soon(() => isFocused(field)).toBe(true)
    await toastsOf(page).getByRole('button', { name: 'Fermer la notification' }).click()
    await soon(() => toastsOf(page).count()).toBe(0)
    expect(await isFocused(field)).toBe(true)
  })

  it('waits while the keyboard is in its region', async () => {
    visit = await openVisit(browser)
    const { page } = visit
    await page.clock.install()
    await page.addInitScript(() => localStorage.setItem('lucarne_popup_shown', 'true'))
    await page.goto(system.url)
    await untilHydrated(page)
    await page.route('**/api/validate-admin', (route) => route.fulfill(answer401))
    await holdClock(page)
    await openLogin(page, 'desktop')
    await sendCode(page, WRONG_CODE)
    await toastsOf(page).waitFor()
    await page.keyboard.press('F8')
    await page.clock.runFor(6000)
    expect(await toastsOf(page).count()).toBe(1)
    await modalOf(page).getByLabel("Code d'accès").focus()
    await page.clock.runFor(5000)
    await soon(() => toastsOf(page).count()).toBe(0)
  })
})

describe('the hidden circle', () => {
  it('takes a double click for one', async () => {
    const page = await arrive('/')
    await page.evaluate(() => localStorage.setItem('lucarne_auth', 'true'))
    await page.reload()
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Accès par code : se déconnecter' }).dblclick()
    await soon(() => readFlag(page)).toBeNull()
    expect(await modalOf(page).count()).toBe(0)
  })
})

describe('text of twice the size', () => {
  it.each([...PATHS, '/blog', '/article/7'])('does not widen %s on a phone', async (path) => {
    const page = await arrive(path, MOBILE)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await soon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(MOBILE.viewport.width)
  })
})

it('keeps the name of a link out of the site as it is read, and says that it opens a tab', async () => {
  const page = await arrive('/', DESKTOP)
  const link = page.getByRole('link', { name: 'Démarrer un projet', exact: true })
  expect(await link.getAttribute('title')).toBe('Nouvel onglet')
})
