import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { untilWhole } from '../../harness/browser.ts'
import { holdSwipe, swipe, tap } from '../../harness/gestures.ts'
import { plain, section, soon } from '../../harness/page-state.ts'
import type { Tools } from './public-fixture.ts'

/** The carousel of case studies. */
export const casesChecks = ({ check, group }: Tools): void => {
  group('the case studies', () => {
    const current = (page: Page) =>
      section(page, 'missions-concretes-anchor').locator('[data-current="true"]')
    const place = async (page: Page) => plain(await current(page).getAttribute('aria-label'))
    const arrow = (page: Page, name: string) =>
      section(page, 'missions-concretes-anchor').getByRole('button', { name })
    const first = (page: Page) => arrow(page, 'Mission 1 sur 3').click()

    check.once('HOME-18 tells three cases', async ({ share }) => {
      const { page } = await share('/')
      expect(await page.getByRole('heading', { name: 'Des missions concrètes' }).isVisible()).toBe(true)
      const subjects = [/RH et événementiel/, /Comptabilité hôtelière/, /Formation et conférences/]
      for (const subject of subjects) {
        await soon(async () => plain(await current(page).innerText())).toMatch(subject)
        await arrow(page, 'suivante').click()
      }
      await soon(() => place(page)).toBe('1 sur 3')
    })

    check.once('HOME-19 tells each case in full', async ({ share }) => {
      const { page } = await share('/')
      const cases = await section(page, 'missions-concretes-anchor')
        .getByRole('group', { includeHidden: true })
        .evaluateAll((all) =>
          all.map((one) => {
            const texts = (selector: string) =>
              [...one.querySelectorAll(selector)].map((element) => element.textContent ?? '')
            const column = (name: string) => {
              const title = [...one.querySelectorAll('h4')].find(({ textContent }) => textContent === name)
              return [...(title?.parentElement?.querySelectorAll('p, li') ?? [])].length
            }
            return {
              titles: texts('h3').length,
              paragraphs: [...one.querySelectorAll('p')].filter((text) => !text.closest('[data-surface]'))
                .length,
              points: ['Challenge', 'Solution', 'Résultat'].map(column)
            }
          })
        )
      expect(cases).toHaveLength(3)
      for (const { titles, paragraphs, points } of cases) {
        expect(titles).toBe(1)
        // The subtitle, and at least one paragraph of the situation.
        expect(paragraphs).toBeGreaterThanOrEqual(2)
        for (const count of points) expect(count).toBeGreaterThanOrEqual(2)
      }
    })

    check.once('HOME-20 wraps in both directions', async ({ share }) => {
      const { page } = await share('/')
      for (const [name, wanted] of [
        ['précédente', '3 sur 3'],
        ['suivante', '1 sur 3'],
        ['suivante', '2 sur 3'],
        ['précédente', '1 sur 3']
      ] as const) {
        await arrow(page, name).click()
        await soon(() => place(page)).toBe(wanted)
      }
    })

    check.once('HOME-21 shows and chooses the case by dots', async ({ share }) => {
      const { page } = await share('/')
      for (const number of [3, 2, 1]) {
        const dot = arrow(page, `Mission ${number} sur 3`)
        await dot.click()
        await soon(() => place(page)).toBe(`${number} sur 3`)
        expect(await dot.getAttribute('aria-current')).toBe('true')
      }
    })

    const labels = (page: Page) =>
      Promise.all(
        ['Challenge', 'Solution', 'Résultat'].map((name) =>
          current(page).getByRole('heading', { name, exact: true }).isVisible()
        )
      )

    check('HOME-22 reveals challenge, solution and result under the mouse', async ({ share }) => {
      const { page } = await share('/')
      await untilWhole(page)
      expect(await labels(page)).toEqual([false, false, false])
      await current(page).locator('svg').first().hover()
      await soon(() => labels(page)).toEqual([true, true, true])
      await page.mouse.move(5, 5)
      await soon(() => labels(page)).toEqual([false, false, false])
      await current(page).locator('svg').first().click()
      await page.mouse.move(5, 5)
      await soon(() => labels(page)).toEqual([true, true, true])
      await current(page).locator('svg').first().click()
      await soon(() => labels(page)).toEqual([false, false, false])
      await page.mouse.move(5, 5)
    })

    check('HOME-23 reveals them to the keyboard, until Escape', async ({ share }) => {
      const { page } = await share('/')
      await untilWhole(page)
      await arrow(page, 'précédente').focus()
      await page.keyboard.press('Shift+Tab')
      await soon(() => labels(page)).toEqual([true, true, true])
      await page.keyboard.press('Escape')
      await soon(() => labels(page)).toEqual([false, false, false])
      await page.keyboard.press('Enter')
      await soon(() => labels(page)).toEqual([true, true, true])
      await page.keyboard.press('Tab')
      await soon(() => labels(page)).toEqual([false, false, false])
    })

    check('HOME-24 reveals them at a tap', async ({ open }) => {
      // A page of its own: a phone has no mouse that other checks left resting over the picture.
      const { page } = await open('/')
      expect(await labels(page)).toEqual([false, false, false])
      await tap(page, current(page).locator('svg').first())
      await soon(() => labels(page)).toEqual([true, true, true])
      await tap(page, current(page).getByRole('button'))
      await soon(() => labels(page)).toEqual([false, false, false])
    })

    check('HOME-25 cuts teasers at 60 characters', async ({ share }) => {
      const { page } = await share('/')
      await untilWhole(page)
      for (const _ of [1, 2, 3]) {
        const teasers = await current(page).locator('dd').allInnerTexts()
        expect(teasers).toHaveLength(2)
        for (const teaser of teasers) {
          expect(teaser).toMatch(/…$/)
          expect(teaser.length).toBeLessThanOrEqual(61)
          expect(teaser.length).toBeGreaterThan(40)
        }
        await arrow(page, 'suivante').click()
      }
    })

    check('HOME-43 shows of each case what it changed, to scale', async ({ share }) => {
      const { page } = await share('/')
      await untilWhole(page)
      for (const [figures, share] of [
        ['2 jours → 4 h', 4 / 14],
        ['9 jours → 3 jours', 3 / 9],
        ['3 semaines → 1 jour', 1 / 15]
      ] as const) {
        const measure = current(page).locator('progress').first().locator('xpath=../..')
        await soon(async () => plain((await measure.locator('b').allInnerTexts()).join(' '))).toBe(figures)
        expect(await measure.locator('p').isVisible()).toBe(true)
        const bars = await measure
          .locator('progress')
          .evaluateAll((all) => all.map((bar) => [bar.clientWidth, (bar as HTMLProgressElement).position]))
        expect(bars.map(([width]) => width)).toEqual([bars[0]?.[0], bars[0]?.[0]])
        expect(bars[0]?.[0]).toBeGreaterThan(200)
        expect(bars.map(([, part]) => part)).toEqual([1, share])
        await arrow(page, 'suivante').click()
      }
    })

    check('HOME-26 changes the case by more than 50 px', async ({ share }) => {
      const { page } = await share('/')
      await untilWhole(page)
      for (const [x, y, wanted] of [
        [-50, 0, '1 sur 3'],
        [-51, 0, '2 sur 3'],
        [60, 0, '1 sur 3'],
        [120, 0, '3 sur 3'],
        [-120, 0, '1 sur 3'],
        [-60, 90, '1 sur 3']
      ] as const) {
        await swipe(page, current(page), { x, y })
        await soon(() => place(page)).toBe(wanted)
      }
      await first(page)
    })

    check('HOME-50 follows the finger', async ({ share }) => {
      const { page } = await share('/')
      await untilWhole(page)
      const next = section(page, 'missions-concretes-anchor').locator('[data-place="next"]')
      const leftOf = async (slide = current(page)) => Math.round((await slide.boundingBox())?.x ?? Number.NaN)
      await current(page).scrollIntoViewIfNeeded()
      const before = await leftOf()
      await holdSwipe(page, current(page), -44, async () => {
        await soon(leftOf).toBe(before - 44)
        // The next case comes in beside it.
        expect(await leftOf(next)).toBeLessThan(page.viewportSize()?.width ?? 0)
        expect(await next.evaluate((slide) => getComputedStyle(slide).visibility)).toBe('visible')
      })
      await soon(leftOf).toBe(before)
      expect(await place(page)).toBe('1 sur 3')
    })
  })
}
