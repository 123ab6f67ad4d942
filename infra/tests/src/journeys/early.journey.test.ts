import type { Browser, BrowserContextOptions, ElementHandle, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESKTOP, launchBrowser, MOBILE, openVisit, untilHydrated, type Visit } from './browser.ts'
import { PATHS } from './public/every-page.checks.ts'
import { soon } from './public/page-state.ts'
import { startTestSystem, type TestSystem } from './start-test-system.ts'
import { withResolvers } from './with-resolvers.ts'

/** Every public page, and the page of an article that is not there. */
const PAGES = [...PATHS, '/blog', '/article/7', '/article/999999']
const SIZES: [string, BrowserContextOptions][] = [
  ['desktop', DESKTOP],
  ['mobile', MOBILE]
]
/** How late each script is, in milliseconds. */
const LATE = [1500, 2500, 6000]

let system: TestSystem
let browser: Browser

beforeAll(async () => {
  ;[system, browser] = await Promise.all([startTestSystem(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await system?.stop()
})

/** What the page notes of a control that the server rendered. */
interface Noted {
  name: string
  /** Presses of the shell that reached it, given back once the page listened. */
  given: number
}
interface Scope {
  __controls: Map<Element, Noted>
}

interface EarlyVisit extends Visit {
  /** Lets scripts come, each of them as late as was asked. */
  release: () => void
}

/** A page that can be seen, whose scripts are late, and later than what the test does before it lets them come. */
async function arriveEarly(path: string, options: BrowserContextOptions, late: number): Promise<EarlyVisit> {
  const visit = await openVisit(browser, { ...options, reducedMotion: 'reduce' })
  const { page } = visit
  await page.addInitScript(() => localStorage.setItem('lucarne_popup_shown', 'true'))
  const { promise: released, resolve: release } = withResolvers()
  await page.route(/\.js(\?|$)/, async (route) => {
    await released
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue().catch(() => undefined) // the visitor has gone on
  })
  await page.goto(system.url + path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  return { ...visit, release }
}

/** Notes every button the visitor can come to, by what it is called. The page's own list: nothing here knows a control. */
const noteButtons = (page: Page) =>
  page.evaluate(() => {
    const noted = new Map<Element, Noted>()
    Object.assign(globalThis, { __controls: noted })
    for (const button of document.querySelectorAll<HTMLElement>('button, [role="button"]')) {
      button.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, width, top, height } = button.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      // Covered, hidden, or a slide that is not in view.
      if (!button.checkVisibility({ visibilityProperty: true }) || !button.contains(there)) continue
      const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()
      const control = { name, given: 0 }
      noted.set(button, control)
      button.addEventListener('click', (event) => {
        if (!event.isTrusted) control.given += 1
      })
    }
    return noted.size
  })

const readNoted = (page: Page): Promise<Noted[]> =>
  page.evaluate(() => [...(globalThis as unknown as Scope).__controls.values()])

const isAwake = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as { __hydrated?: boolean }).__hydrated ?? false)

/** Presses one of the noted buttons as a person does, at its place on the screen. */
async function pressNoted(page: Page, index: number, isTouch: boolean): Promise<void> {
  const handle = await page.evaluateHandle(
    (at) => [...(globalThis as unknown as Scope).__controls.keys()][at] as HTMLElement,
    index
  )
  const button = handle.asElement()
  if (!button) throw new Error(`no button ${index}`)
  await (isTouch ? button.tap({ force: true }) : button.click({ force: true }))
}

describe.each(SIZES)('on %s, before the page wakes,', (_, options) => {
  const isTouch = options.hasTouch === true

  it.each(PAGES)('every button of %s is given its press once it listens', async (path) => {
    for (const late of path === '/' ? LATE : [2500]) {
      const { page, context, release } = await arriveEarly(path, options, late)
      const count = await noteButtons(page)
      for (let index = 0; index < count; index += 1) await pressNoted(page, index, isTouch)
      expect(await isAwake(page), `${path}: pressed too late`).toBe(false)
      release()
      await untilHydrated(page)
      const wrong = (await readNoted(page)).filter(({ given }) => given !== 1)
      expect(wrong, `${path}, scripts ${late} ms late`).toEqual([])
      await context.close()
    }
  })

  it('a control that is pressed again and again is answered once', async () => {
    for (const path of ['/', '/seo', '/chatbot']) {
      const { page, context, release } = await arriveEarly(path, options, 2500)
      const count = await noteButtons(page)
      for (let index = 0; index < count; index += 1)
        for (const _ of 'abc') await pressNoted(page, index, isTouch)
      release()
      await untilHydrated(page)
      expect((await readNoted(page)).filter(({ given }) => given !== 1)).toEqual([])
      await context.close()
    }
  })

  it('what the browser opens by itself opens at once, and stays open', async () => {
    let opened = 0
    for (const path of PAGES) {
      const { page, context, release } = await arriveEarly(path, options, 2500)
      const summary = page.locator('summary').filter({ visible: true }).first()
      if ((await summary.count()) > 0) {
        const isOpen = () => summary.evaluate((element) => element.parentElement?.hasAttribute('open'))
        await (isTouch ? summary.tap() : summary.click())
        expect([path, await isOpen(), await isAwake(page)]).toEqual([path, true, false])
        release()
        await untilHydrated(page)
        expect([path, await isOpen()]).toEqual([path, true])
        opened += 1
      }
      await context.close()
    }
    expect(opened).toBeGreaterThan(0)
  })

  it('every toggle does what it does to a press that comes later', async () => {
    let tried = 0
    for (const path of ['/', '/seo', '/blog']) {
      for (const name of await togglesOf(path, options)) {
        tried += 1
        const late = await stateAfterPress(path, name, 0)
        const early = await stateAfterPress(path, name, 2500)
        expect(early, `${path}: ${name}`).toEqual(late)
      }
    }
    expect(tried).toBeGreaterThan(0)

    async function stateAfterPress(path: string, name: string, late: number) {
      const { page, context, release } = await arriveEarly(path, options, late)
      if (late === 0) {
        release()
        await untilHydrated(page)
      }
      // Its name may change with its state.
      const button = await page.getByRole('button', { name, exact: true }).first().elementHandle()
      if (!button) throw new Error(`${path} has no ${name}`)
      const before = await stateOf(button)
      for (const _ of late ? 'ab' : 'a') await (isTouch ? button.tap() : button.click())
      release()
      await untilHydrated(page)
      await soon(() => stateOf(button)).not.toEqual(before)
      const after = await stateOf(button)
      await context.close()
      return after
    }
  })

  it('what is typed into a field stays, and is answered', async () => {
    let fields = 0
    for (const path of PAGES) {
      const { page, context, release } = await arriveEarly(path, options, 2500)
      const seen = page.locator('input, textarea, select').filter({ visible: true })
      for (let index = 0; index < (await seen.count()); index += 1) {
        fields += 1
        const field = seen.nth(index)
        await field.pressSequentially('formation')
        const before = await page.locator('main').innerText()
        release()
        await untilHydrated(page)
        expect(await field.inputValue()).toBe('formation')
        await soon(() => page.locator('main').innerText()).not.toBe(before)
        // As it is answered later. The search tells what it finds on the cards at once, and what it finds in the texts when they have come.
        await soon(async () => {
          const answered = await page.locator('main').innerText()
          await field.fill('')
          await field.pressSequentially('formation')
          return (await page.locator('main').innerText()) === answered
        }).toBe(true)
      }
      await context.close()
    }
    expect(fields).toBeGreaterThan(0)
  })

  it('every link leads where it says, at once', async () => {
    for (const path of PAGES) {
      const { page, context } = await arriveEarly(path, options, 6000)
      // The page's own links are pressed in its place: followed for true, each would be a visit of its own.
      const stopped = await page.evaluate(() => {
        const held: string[] = []
        window.addEventListener('click', (event) => {
          const link = (event.target as Element).closest('a')
          if (event.defaultPrevented) held.push(link?.href ?? '')
          event.preventDefault()
        })
        const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        for (const link of links) link.click()
        return { held, count: links.length }
      })
      expect(stopped.count, path).toBeGreaterThan(5)
      expect(stopped.held, path).toEqual([])
      await context.close()
    }
    const { page, context } = await arriveEarly('/', options, 6000)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })
    await (isTouch ? link.tap() : link.click())
    await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor({ timeout: 4000 })
    await context.close()
  })
})

/** Names of the buttons that say whether something is open or on. */
async function togglesOf(path: string, options: BrowserContextOptions): Promise<string[]> {
  const { page, context } = await arriveEarly(path, options, 2500)
  const names = await page
    .locator('button[aria-expanded], button[aria-pressed], button[aria-haspopup]')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()))
  await context.close()
  return [...new Set(names)]
}

/** What a press may change of a button: is what it opens open, is it on, how is it called? */
const stateOf = (button: ElementHandle<HTMLElement | SVGElement>) =>
  button.evaluate((element) => ({
    expanded: element.getAttribute('aria-expanded'),
    pressed: element.getAttribute('aria-pressed'),
    dialogs: document.querySelectorAll('dialog[open]').length
  }))

describe('a page whose script does not come', () => {
  it('can be read on, its links lead on, and it offers to try again', async () => {
    const { page, context } = await openVisit(browser, DESKTOP)
    await page.goto(`${system.url}/article/1`)
    await untilHydrated(page)
    const whole = await page.locator('main').innerText()
    await page.route('**/remotes/mf-blog/**', (route) => route.abort())
    await page.reload()
    const retry = page.getByRole('button', { name: 'Réessayer' })
    await retry.waitFor()
    expect(await page.locator('main').innerText()).toContain(whole.slice(0, 2000))
    expect(await page.getByText('ne répond pas. Réessayez').count()).toBe(0)
    // What is not the remote's listens.
    await page.setViewportSize(MOBILE.viewport)
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await page.keyboard.press('Escape')
    await page.locator('main a[href^="/blog"]').first().click()
    await page.waitForURL('**/blog')
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)

    await retry.waitFor()
    await page.unroute('**/remotes/mf-blog/**')
    await retry.click()
    await page.getByPlaceholder('Rechercher').or(page.locator('main input')).first().fill('formation')
    await soon(() => retry.count()).toBe(0)
    await context.close()
  })
})
