import { withResolvers } from '@site/service/process/with-resolvers'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settle } from '../../harness/accessibility.ts'
import { untilHydrated, untilPainted } from '../../harness/browser.ts'
import { drag, swipe, tap } from '../../harness/gestures.ts'
import { holdClock, isFocused, plain, readFlag, soon } from '../../harness/page-state.ts'
import { isLoggedIn, modalOf, openLogin, openMenu, sendCode, toastsOf, WRONG_CODE } from './account.ts'
import type { Fixture, Tools } from './public-fixture.ts'

const isScrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden')

/** Header, mobile menu, login and toasts. */
export const accountChecks = ({ check, group }: Tools): void => {
  group('the header', () => {
    check('NAV-12 links its pages, the events site and the booking', async ({ share, size }) => {
      const { page } = await share('/')
      const place = size === 'mobile' ? await openMenu(page) : page.getByRole('banner')
      const links = await place
        .getByRole('link')
        .evaluateAll((all) =>
          all
            .filter((link) => (link as HTMLElement).checkVisibility())
            .map((link) => [link.getAttribute('href'), link.getAttribute('target')])
        )
      expect(links.filter(([href]) => href !== '/')).toEqual([
        ['/chatbot', null],
        ['https://www.estrade.example/', '_blank'],
        ['/seo', null],
        ['/blog', null],
        ['https://rendez-vous.lucarne.example/30-minutes', '_blank']
      ])
      if (size === 'mobile') await page.keyboard.press('Escape')
    })

    check('NAV-13 changes its style past 10 px', async ({ share }) => {
      const { page } = await share('/')
      const style = () =>
        page.getByRole('banner').evaluate((header) => {
          const { backgroundColor, boxShadow } = getComputedStyle(header)
          return `${backgroundColor} ${boxShadow}`
        })
      const at = async (top: number) => {
        await page.evaluate((y) => window.scrollTo(0, y), top)
        await untilPainted(page)
        await settle(page)
        return style()
      }
      // The check before may have left the page scrolled.
      await at(0)
      await soon(() => page.getByRole('banner').getAttribute('data-scrolled')).toBeNull()
      const rest = await at(0)
      expect(await at(10)).toBe(rest)
      await soon(() => at(11)).not.toBe(rest)
      expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)
      await soon(() => at(0)).toBe(rest)
    })
  })

  group('the mobile menu', () => {
    check('NAV-14 opens and closes the menu', async ({ share }) => {
      const { page } = await share('/')
      const button = page.getByRole('button', { name: 'Ouvrir le menu' })
      for (const close of ['cross', 'Escape']) {
        const menu = await openMenu(page)
        await soon(() => isScrollLocked(page)).toBe(true)
        if (close === 'cross') await tap(page, menu.getByRole('button', { name: 'Fermer le menu' }))
        else await page.keyboard.press('Escape')
        await soon(() => menu.count()).toBe(0)
        await soon(() => isFocused(button)).toBe(true)
        await soon(() => isScrollLocked(page)).toBe(false)
      }
    })

    check('NAV-15 offers the login in the menu', async ({ share }) => {
      const { page } = await share('/seo')
      const menu = await openMenu(page)
      expect(await menu.getByRole('button', { name: 'Déconnexion' }).count()).toBe(0)
      await tap(page, menu.getByRole('button', { name: 'Se connecter' }))
      await modalOf(page).waitFor()
      await page.keyboard.press('Escape')
    })

    check('NAV-16 offers the logout in the menu', async ({ open }) => {
      const { page } = await open('/mentions-legales', { isLoggedIn: true })
      const menu = await openMenu(page)
      expect(await menu.getByRole('button', { name: 'Se connecter' }).count()).toBe(0)
      await tap(page, menu.getByRole('button', { name: 'Déconnexion' }))
      await soon(() => readFlag(page)).toBeNull()
      await soon(() => isLoggedIn(page, 'mobile')).toBe(false)
    })

    check('NAV-18 lets the scroll go when the window grows', async ({ open }) => {
      const { page } = await open('/mentions-legales')
      const menu = await openMenu(page)
      await soon(() => isScrollLocked(page)).toBe(true)
      await page.setViewportSize({ width: 1024, height: 844 })
      await soon(() => menu.count()).toBe(0)
      await soon(() => isScrollLocked(page)).toBe(false)
    })

    check('NAV-17 leads to the page and closes the menu', async ({ share }) => {
      const { page } = await share('/')
      const menu = await openMenu(page)
      await tap(page, menu.getByRole('link', { name: 'Chatbot' }))
      await page.waitForURL('**/chatbot')
      await soon(() => menu.count()).toBe(0)
      await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('contenu')
      // The page one is on already: the menu closes all the same.
      await tap(page, (await openMenu(page)).getByRole('link', { name: 'Chatbot' }))
      await soon(() => menu.count()).toBe(0)
    })
  })

  group('the login modal', () => {
    check('LOGIN-1 asks for one masked code', async ({ share, size }) => {
      const { page } = await share('/')
      await openLogin(page, size)
      const modal = modalOf(page)
      expect(await modal.getByRole('heading', { name: 'Connexion', exact: true }).isVisible()).toBe(true)
      expect(await modal.locator('input').count()).toBe(1)
      const field = modal.getByLabel("Code d'accès", { exact: true })
      expect(await field.getAttribute('type')).toBe('password')
      await soon(() => isFocused(field)).toBe(true)
      expect(await modal.locator('button[type="submit"]').count()).toBe(1)
      await page.keyboard.press('Escape')
    })

    check.once('LOGIN-2 shows and hides the code', async ({ share, size }) => {
      const { page } = await share('/')
      await openLogin(page, size)
      const field = modalOf(page).getByLabel("Code d'accès", { exact: true })
      await field.fill('secret')
      for (const [name, type] of [
        ['Afficher le code', 'text'],
        ['Masquer le code', 'password']
      ] as const) {
        await modalOf(page).getByRole('button', { name }).click()
        await soon(() => field.getAttribute('type')).toBe(type)
        expect(await field.inputValue()).toBe('secret')
      }
      await page.keyboard.press('Escape')
    })

    check.once('LOGIN-3 cannot be submitted empty', async ({ share, size }) => {
      const { page } = await share('/')
      await openLogin(page, size)
      const field = modalOf(page).getByLabel("Code d'accès", { exact: true })
      const submit = modalOf(page).locator('button[type="submit"]')
      expect(await submit.isDisabled()).toBe(true)
      await field.press('Enter')
      expect(await toastsOf(page).count()).toBe(0)
      for (const code of ['x', ' ', 'é'.repeat(500)]) {
        await field.fill(code)
        expect(await submit.isDisabled(), code.slice(0, 3)).toBe(false)
      }
      await field.fill('')
      expect(await submit.isDisabled()).toBe(true)
      await page.keyboard.press('Escape')
    })

    check.once('LOGIN-4 says that it is under way', async ({ open, size }) => {
      const { page } = await open('/')
      let calls = 0
      const { promise: answered, resolve: answer } = withResolvers()
      await page.route('**/api/validate-admin', async (route) => {
        calls += 1
        await answered
        await route.continue()
      })
      await openLogin(page, size)
      await sendCode(page, WRONG_CODE)
      const submit = modalOf(page).locator('button[type="submit"]')
      await soon(() => submit.innerText()).toBe('Connexion...')
      expect(await submit.isDisabled()).toBe(true)
      await modalOf(page).getByLabel("Code d'accès", { exact: true }).press('Enter')
      answer()
      await toastsOf(page).waitFor()
      await soon(() => submit.innerText()).toBe('Se connecter')
      await soon(() => submit.isDisabled()).toBe(false)
      expect(calls).toBe(1)
    })

    check.once('LOGIN-5 logs in', async ({ open, size, code }) => {
      const { page } = await open('/')
      await soon(() => isLoggedIn(page, size)).toBe(false)
      await openLogin(page, size)
      const request = page.waitForRequest('**/api/validate-admin')
      await sendCode(page, code)
      expect((await request).method()).toBe('POST')
      expect((await request).postDataJSON()).toEqual({ adminCode: code })
      await toastsOf(page).waitFor()
      expect(plain(await toastsOf(page).innerText())).toBe('Connexion réussie Vous êtes maintenant connecté.')
      await soon(() => modalOf(page).count()).toBe(0)
      await soon(() => readFlag(page)).toBe('true')
      await soon(() => isLoggedIn(page, size)).toBe(true)
      // Cleared: logged out again, the modal opens empty.
      if (size === 'mobile') await (await openMenu(page)).getByRole('button', { name: 'Déconnexion' }).click()
      else await page.getByRole('button', { name: 'Accès par code : se déconnecter' }).click()
      await openLogin(page, size)
      expect(await modalOf(page).getByLabel("Code d'accès", { exact: true }).inputValue()).toBe('')
    })

    check.once('LOGIN-6 believes its flag alone', async ({ open, size }) => {
      const { page } = await open('/', { isLoggedIn: true })
      await soon(() => isLoggedIn(page, size)).toBe(true)
      for (const value of ['1', 'TRUE', 'false']) {
        await page.evaluate((text) => localStorage.setItem('lucarne_auth', text), value)
        await page.reload()
        await untilHydrated(page)
        await soon(() => isLoggedIn(page, size)).toBe(false)
      }
    })

    check.once('LOGIN-7 says that the code is wrong', async ({ open, size }) => {
      const { page } = await open('/')
      await openLogin(page, size)
      const request = page.waitForRequest('**/api/validate-admin')
      await sendCode(page, ` ${WRONG_CODE} `)
      expect((await request).postDataJSON()).toEqual({ adminCode: ` ${WRONG_CODE} ` })
      await toastsOf(page).hover() // keeps it from leaving
      expect(plain(await toastsOf(page).innerText())).toBe("Erreur de connexion Code d'accès incorrect.")
      await soon(() =>
        toastsOf(page).evaluate((toast) => {
          const { left, top, width } = toast.getBoundingClientRect()
          return toast.contains(document.elementFromPoint(left + width / 2, top + 8))
        })
      ).toBe(true)
      await soon(() => readFlag(page)).toBeNull()
      expect(
        await modalOf(page).locator('form').getByText("Code d'accès incorrect.", { exact: true }).isVisible()
      ).toBe(true)
      // The modal stays, and the keyboard goes on in the field.
      await soon(() => isFocused(modalOf(page).getByLabel("Code d'accès", { exact: true }))).toBe(true)
      await page.keyboard.press('Escape')
      await soon(() => isLoggedIn(page, size)).toBe(false)
    })

    check.once('LOGIN-8 treats a network error as a refusal', async ({ open, size }) => {
      const { page, complaints } = await open('/')
      await page.route('**/api/validate-admin', (route) => route.abort())
      await openLogin(page, size)
      await sendCode(page, WRONG_CODE)
      await toastsOf(page).waitFor()
      expect(plain(await toastsOf(page).innerText())).toBe("Erreur de connexion Code d'accès incorrect.")
      await soon(
        () =>
          complaints.filter((line) => line.startsWith('error: The access code could not be checked')).length
      ).toBe(1)
      await soon(() => readFlag(page)).toBeNull()
    })

    check.once('LOGIN-9 says that something failed', async ({ open, size, code }) => {
      const { page } = await open('/')
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('refused', 'QuotaExceededError')
        }
      })
      await openLogin(page, size)
      await sendCode(page, code)
      await toastsOf(page).waitFor()
      expect(plain(await toastsOf(page).innerText())).toBe(
        'Erreur de connexion Une erreur est survenue lors de la connexion.'
      )
      await page.keyboard.press('Escape')
      await soon(() => isLoggedIn(page, size)).toBe(false)
    })

    check('LOGIN-10 logs out', async ({ open, size }) => {
      const { page, context } = await open('/', { isLoggedIn: true })
      const other = await context.newPage()
      await other.goto(page.url())
      await soon(() => isLoggedIn(other, size)).toBe(true)
      if (size === 'mobile') await (await openMenu(page)).getByRole('button', { name: 'Déconnexion' }).click()
      else await page.getByRole('button', { name: 'Accès par code : se déconnecter' }).click()
      await soon(() => readFlag(page)).toBeNull()
      await soon(() => isLoggedIn(page, size)).toBe(false)
      // So are the visitor's other tabs.
      await soon(() => isLoggedIn(other, size)).toBe(false)
      await page.reload()
      await untilHydrated(page)
      await soon(() => isLoggedIn(page, size)).toBe(false)
    })

    check('LOGIN-11 keeps the focus inside, until Escape', async ({ share, size }) => {
      const { page } = await share('/')
      const opener = await openLogin(page, size)
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press('Tab')
        const isOutside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog')
        )
        expect(isOutside).toBe(false)
      }
      await page.keyboard.press('Escape')
      await soon(() => modalOf(page).count()).toBe(0)
      await soon(() => isFocused(opener)).toBe(true)
    })
  })

  group('toasts', () => {
    /** A toast under a clock that stands still: a login is refused, and the modal closed. */
    const showToast = async ({ open, size }: Fixture) => {
      const { page } = await open('/', { clock: true })
      await holdClock(page)
      await openLogin(page, size)
      await sendCode(page, WRONG_CODE)
      await toastsOf(page).waitFor()
      return page
    }

    check.once('TOAST-1 shows one at a time', async (fixture) => {
      const page = await showToast(fixture)
      await page.clock.runFor(4000)
      const request = page.waitForResponse('**/api/validate-admin')
      await sendCode(page, WRONG_CODE)
      await request
      await soon(() => modalOf(page).locator('button[type="submit"]').isEnabled()).toBe(true)
      expect(await toastsOf(page).count()).toBe(1)
      // It is a new one, with its whole time.
      await page.mouse.move(5, 5)
      await page.clock.runFor(4900)
      expect(await toastsOf(page).count()).toBe(1)
    })

    check.once('TOAST-2 marks what failed', async ({ open, size, code }) => {
      const { page } = await open('/')
      const look = () =>
        toastsOf(page).evaluate((toast) => {
          const sign = toast.querySelector('svg')
          return [getComputedStyle(sign?.parentElement as Element).backgroundColor, sign?.innerHTML].join()
        })
      await openLogin(page, size)
      await sendCode(page, WRONG_CODE)
      await toastsOf(page).getByText('Erreur de connexion').waitFor()
      await toastsOf(page).hover() // keeps it from leaving
      const manner = () =>
        toastsOf(page).evaluate((toast) => toast.closest('[aria-live]')?.getAttribute('aria-live'))
      const refused = await look()
      // Said at once, where a success waits for the voice to finish.
      expect(await manner()).toBe('assertive')
      await sendCode(page, code)
      await toastsOf(page).getByText('Connexion réussie').waitFor()
      await toastsOf(page).hover()
      expect(await manner()).toBe('polite')
      const accepted = await look()
      expect(refused.split(',')).not.toEqual(accepted.split(','))
      expect(refused.slice(0, refused.indexOf('<'))).not.toBe(accepted.slice(0, accepted.indexOf('<')))
    })

    check.once('TOAST-3 goes after 5000 ms', async (fixture) => {
      const page = await showToast(fixture)
      await page.mouse.move(5, 5)
      await page.clock.runFor(4999)
      expect(await toastsOf(page).count()).toBe(1)
      await page.clock.runFor(1)
      await soon(() => toastsOf(page).count()).toBe(0)
    })

    check('TOAST-4 is swiped away to the right', async (fixture) => {
      const page = await showToast(fixture)
      await page.keyboard.press('Escape')
      await soon(() => modalOf(page).count()).toBe(0)
      const move = fixture.size === 'mobile' ? swipe : drag
      const words = toastsOf(page).locator('p').first()
      for (const x of [-120, 49]) {
        await move(page, words, { x })
        expect(await toastsOf(page).count(), `${x}`).toBe(1)
      }
      await move(page, words, { x: 50 })
      await soon(() => toastsOf(page).count()).toBe(0)
    })

    check.once('TOAST-5 takes the focus by F8', async ({ share, size }) => {
      const { page } = await share('/')
      await page.keyboard.press('F8')
      const region = page.getByRole('region', { name: /Notifications/ })
      await soon(() => isFocused(region)).toBe(true)
      await openLogin(page, size)
      await page.keyboard.press('F8')
      await soon(() => isFocused(region)).toBe(true)
      await page.keyboard.press('Escape')
    })

    check('TOAST-6 is at most 420 px wide', async ({ share, size }) => {
      const { page } = await share('/')
      const region = page.getByRole('region', { name: /Notifications/ })
      const width = () => region.evaluate((element) => element.getBoundingClientRect().width)
      if (size === 'mobile') return soon(width).toBe(390)
      for (const wide of [1440, 768]) {
        await page.setViewportSize({ width: wide, height: 900 })
        await soon(width).toBe(420)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
    })

    check.once('TOAST-8 can be closed, and waits while it is read', async (fixture) => {
      const page = await showToast(fixture)
      await page.keyboard.press('F8')
      await page.keyboard.press('Tab')
      const close = toastsOf(page).getByRole('button', { name: 'Fermer la notification' })
      await soon(() => isFocused(close)).toBe(true)
      await page.clock.runFor(20_000)
      expect(await toastsOf(page).count()).toBe(1)
      // The modal it stood in closes: its clock goes on.
      await page.keyboard.press('Escape')
      await soon(() => modalOf(page).count()).toBe(0)
      await soon(() => toastsOf(page).count()).toBe(1)
      await page.mouse.move(5, 5)
      await page.clock.runFor(5000)
      await soon(() => toastsOf(page).count()).toBe(0)
      await openLogin(page, fixture.size)
      await sendCode(page, WRONG_CODE)
      await toastsOf(page).waitFor()
      await close.click()
      await soon(() => toastsOf(page).count()).toBe(0)
      expect(await modalOf(page).isVisible()).toBe(true)
    })
  })
}
