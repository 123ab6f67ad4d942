import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settle } from '../../harness/accessibility.ts'
import { untilWhole } from '../../harness/browser.ts'
import { drag, holdSwipe, swipe, tap } from '../../harness/gestures.ts'
import { plain, section, soon } from '../../harness/page-state.ts'
import type { Size, Tools } from './public-fixture.ts'

/** The carousel of implementations. */
export const implementationsChecks = ({ check, group }: Tools): void => {
  group('the implementations', () => {
    const NAMES = [
      'Automatisation RH',
      'Implémentation RAG',
      'Yield Management',
      'Optimisation comptabilité et PMS hôtelier',
      'Formule hôtelière',
      'Tri et réponses e-mail automatisés'
    ]
    const cards = (page: Page) => section(page, 'implementations').getByRole('listitem')
    const hotel = (page: Page) => cards(page).filter({ hasText: 'Formule hôtelière' })
    const windowOf = (page: Page) => section(page, 'implementations').locator('[data-index]')
    const dot = (page: Page, number: number) =>
      section(page, 'implementations').getByRole('button', { name: `Automatisation ${number} sur 6` })
    /** The card in the middle of the phone, once it has stopped moving. */
    const shown = async (page: Page) => {
      await settle(page)
      const lefts = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().left)
      )
      return NAMES[lefts.findIndex((left) => left >= 0 && left < 60)]
    }
    /** Turns to the hotel's card where one is shown at a time. */
    const turnToHotel = async (page: Page, size: Size) => {
      await untilWhole(page)
      if (size === 'mobile') {
        await tap(page, dot(page, 5))
        await soon(() => shown(page)).toBe('Formule hôtelière')
      } else await settle(page)
    }

    check('HOME-27 shows six implementations', async ({ share }) => {
      const { page } = await share('/')
      const names = await cards(page).getByRole('heading').allTextContents()
      expect(names.map(plain)).toEqual(NAMES)
      for (const card of await cards(page).all()) {
        expect(await card.locator('svg').count()).toBeGreaterThan(0)
        expect((await card.locator('p').innerText()).length).toBeGreaterThan(40)
      }
    })

    check('HOME-28 turns the cards by a swipe', async ({ share }) => {
      const { page } = await share('/')
      await untilWhole(page)
      await soon(() => shown(page)).toBe(NAMES[0])
      for (const [x, place] of [
        [-50, 0],
        [-51, 1],
        [51, 0],
        [100, 5],
        [-100, 0]
      ] as const) {
        await swipe(page, windowOf(page), { x })
        await soon(() => shown(page)).toBe(NAMES[place])
      }
    })

    check('HOME-51 follows the finger', async ({ share }) => {
      const { page } = await share('/')
      await untilWhole(page)
      await soon(() => shown(page)).toBe(NAMES[0])
      const lefts = () =>
        cards(page).evaluateAll((all) => all.slice(0, 2).map((card) => card.getBoundingClientRect().left))
      const [first = 0, second = 0] = await lefts()
      await holdSwipe(page, windowOf(page), -44, async () => {
        await soon(lefts).toEqual([first - 44, second - 44])
      })
      await soon(lefts).toEqual([first, second])
    })

    check('HOME-29 turns the cards by bars', async ({ share }) => {
      const { page } = await share('/')
      for (const number of [4, 6, 1]) {
        await tap(page, dot(page, number))
        await soon(() => shown(page)).toBe(NAMES[number - 1])
      }
    })

    check.once('HOME-47 leads on to the article on the subject', async ({ open }) => {
      const { page } = await open('/')
      const leads = await cards(page).evaluateAll((all) =>
        all.map((card) => card.querySelector('a')?.getAttribute('href') ?? null)
      )
      expect(leads).toEqual(['/article/4', '/article/3', '/article/2', '/article/5', null, '/article/6'])
      const audit = page.locator('article', { hasText: 'Audit IA' }).getByRole('link')
      expect(await audit.getAttribute('href')).toBe('/article/1')
      // The card as a whole is the link.
      await cards(page)
        .first()
        .click({ position: { x: 40, y: 40 } })
      await page.waitForURL('**/article/4')
      await page.getByRole('heading', { level: 1, name: /planning/i }).waitFor()
    })

    check.once('OFFER-1 goes nowhere when logged out', async ({ share, size }) => {
      const { page } = await share('/')
      await turnToHotel(page, size)
      expect(await hotel(page).getByRole('link').count()).toBe(0)
      await hotel(page).click({ position: { x: 40, y: 40 } })
      await page.getByRole('dialog', { name: 'Connexion' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
      await page.keyboard.press('Escape')
      if (size === 'mobile') await tap(page, dot(page, 1))
    })

    check.once('OFFER-2 leads to the offer when logged in', async ({ open, size }) => {
      const { page } = await open('/', { isLoggedIn: true })
      await turnToHotel(page, size)
      await hotel(page).click({ position: { x: 40, y: 40 } })
      await page.waitForURL('**/formule-hoteliere')
      await page.getByRole('heading', { level: 1, name: 'Formule hôtelière' }).waitFor()
    })

    check.once('OFFER-3 leads there by title, text and link', async ({ open, size }) => {
      const { page } = await open('/', { isLoggedIn: true })
      const parts = [
        hotel(page).getByRole('heading'),
        hotel(page).locator('p'),
        hotel(page).getByRole('link')
      ]
      for (const part of parts) {
        await turnToHotel(page, size)
        await part.click()
        // The address is there before the page.
        await page.getByRole('heading', { level: 1, name: 'Formule hôtelière' }).waitFor()
        await page.goBack()
        await part.waitFor()
      }
    })

    check('OFFER-4 takes no drag for a click', async ({ open, size }) => {
      const { page } = await open('/', { isLoggedIn: true })
      await turnToHotel(page, size)
      if (size === 'mobile') {
        await swipe(page, hotel(page), { x: -120 })
        await soon(() => shown(page)).toBe(NAMES[5])
        await swipe(page, windowOf(page), { x: 120 })
      } else {
        await drag(page, hotel(page), { x: -120 })
        await drag(page, hotel(page), { x: 30 })
      }
      await shown(page)
      expect(new URL(page.url()).pathname).toBe('/')
      await hotel(page).getByRole('link').focus()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/formule-hoteliere')
    })
  })
}
