import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Stops the page's clock (a visit opened with `clock`): from here on time passes by `page.clock.runFor` alone. */
export async function holdClock(page: Page): Promise<void> {
  // Waits first for what comes over the network: the clock's jump must not make it time out (a remote has 8 s).
  await page.getByRole('button', { name: /l’assistant/ }).waitFor()
  await pauseClock(page)
}

/** As holdClock, on a page without the chat: the caller waits for what comes over the network. */
export async function pauseClock(page: Page): Promise<void> {
  const hold = async (ahead: number) =>
    page.clock.pauseAt(await page.evaluate((ms) => Date.now() + ms, ahead))
  try {
    await hold(500)
  } catch (error) {
    // On a busy machine the time had passed before the page received the call. Its clock is paused all the same.
    if (!/past/i.test(String(error))) throw error
    await hold(1)
  }
}

/** The pop-up counts as shown before: it would stand over a page that lives longer than 30 s. To be called before the page is asked for. */
export const withoutPopup = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('lucarne_popup_shown', 'true'))

/** Distance of an element from the top of the window, in whole pixels. */
export const topOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted)
    if (!element) throw new Error(`no ${wanted}`)
    return Math.round(element.getBoundingClientRect().top)
  }, selector)

export const scrolledBy = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** Reads the visitor's login flag. */
export const readFlag = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('lucarne_auth'))

/** Replaces every kind of space by a plain one, as the site's typography makes some of them non-breaking. */
export const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** `expect` of a value that becomes true within 30 s. `message`: what is read, where a loop reads several. */
export const soon = <T>(read: () => T | Promise<T>, message?: string) =>
  expect.poll(read, { timeout: 30_000, interval: 40, ...(message !== undefined && { message }) })

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

export const section = (page: Page, id: string): Locator => page.locator(`#${id}`)

/** The attributes of a link that matter. */
export const linkOf = (page: Page, name: string | RegExp, within = 'body') =>
  page
    .locator(within)
    .getByRole('link', { name })
    .first()
    .evaluate((link) => ({
      href: link.getAttribute('href'),
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel')
    }))

/** Installs Playwright's clock, which runs until it is paused. It loses the load time of the document, which is restored here. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    let loadEventStart = 0
    window.addEventListener('load', () => {
      loadEventStart = performance.now()
    })
    Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ loadEventStart }] })
  })
}

/** Milliseconds since the document was loaded, by the page's clock (call installClock before). */
export const sinceLoad = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return performance.now() - (entry?.loadEventStart ?? 0)
  })

/** Is scrolling locked? */
export const isLocked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-scroll-locked'))

/** Name of the focused element: its label, or its text. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement)) return ''
    const labels = 'labels' in focused ? (focused as HTMLInputElement).labels : null
    const label = labels?.[0]?.textContent
    return (focused.getAttribute('aria-label') ?? label ?? focused.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim()
  })
