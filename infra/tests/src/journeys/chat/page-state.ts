import type { Page } from 'playwright-core'

/** Playwright's clock, which runs until it is held; it forgets when the document was loaded, and is told. */
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

/** Milliseconds from the load of the document, by the page's clock (installed before). */
export const sinceLoad = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return performance.now() - (entry?.loadEventStart ?? 0)
  })

/** Does the page refuse to scroll? */
export const isLocked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-scroll-locked'))

/** Name of what has focus: its label, or its text. */
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
