import { expect } from 'vitest'
import { findViolations, settle } from '../../harness/accessibility.ts'
import { untilHydrated, untilPainted } from '../../harness/browser.ts'
import { plain, soon } from '../../harness/page-state.ts'
import { readPage } from '../../harness/site-api.ts'
import { modalOf, openLogin, openMenu, sendCode, toastsOf, WRONG_CODE } from './account.ts'
import { findUnreachable } from './keyboard-reach.ts'
import type { Tools } from './public-fixture.ts'

/** Each public page by its address, with what its h1 says. */
const PAGES = {
  '/': /Transformez/,
  '/chatbot': /./,
  '/seo': /./,
  '/formule-hoteliere': /Formule hôtelière/,
  '/questions': /Questions fréquentes/,
  '/mentions-legales': /Mentions légales/,
  '/politique-confidentialite': /Politique de confidentialité/,
  '/conditions-utilisation': /Conditions d’utilisation/,
  '/accessibilite': /Déclaration d’accessibilité/,
  '/plan-du-site': /Plan du site/
} as const
export const PATHS = [...Object.keys(PAGES), '/nulle-part']

/** What holds for each public page. */
export const everyPageChecks = ({ check, group }: Tools): void => {
  group('every public page', () => {
    check.once('NAV-1 answers each public route with its own page', async ({ share, url }) => {
      for (const [path, title] of Object.entries(PAGES)) {
        expect((await readPage(url + path)).status, path).toBe(200)
        const { page, complaints } = await share(path)
        expect(plain(await page.getByRole('heading', { level: 1 }).textContent()), path).toMatch(title)
        expect(complaints, path).toEqual([])
      }
    })

    check('NAV-20 has header, footer and chat button on every page', async ({ share }) => {
      for (const path of PATHS) {
        const { page } = await share(path)
        expect(await page.getByRole('banner').isVisible(), path).toBe(true)
        await page.getByRole('button', { name: 'Ouvrir l’assistant' }).waitFor()
        const links = await page
          .getByRole('contentinfo')
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
        expect(links, path).toEqual(
          expect.arrayContaining([
            '/mentions-legales',
            '/politique-confidentialite',
            '/conditions-utilisation'
          ])
        )
      }
    })

    check(
      'DATA-4 sets no cookie and loads nothing from elsewhere',
      async ({ share, open, size, url, code, elsewhere }) => {
        for (const path of PATHS) await share(path)
        expect(elsewhere, 'whatever the checks before this one did').toEqual([])
        const { page, context } = await open('/?utm_source=salon')
        await openLogin(page, size)
        await sendCode(page, code)
        await soon(() => page.evaluate(() => localStorage.length)).toBe(2)
        await page.goto(`${url}/politique-confidentialite`)
        await page.getByRole('button', { name: 'Ne plus compter mes visites' }).click()
        await soon(() => page.evaluate(() => localStorage.length)).toBe(3)
        const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
        expect(await context.cookies()).toEqual([])
        const named = await page.locator('#cookies dt').allInnerTexts()
        expect(kept.sort()).toEqual(named.sort())
      }
    )

    check.once('BRAND-2 speaks French', async ({ share }) => {
      for (const path of PATHS) {
        const { page } = await share(path)
        expect(await page.locator('html').getAttribute('lang')).toBe('fr')
        const words = await page.evaluate(() => {
          const copy = document.body.cloneNode(true) as HTMLElement
          for (const english of copy.querySelectorAll('[lang="en"], script, style')) english.remove()
          const names = [...copy.querySelectorAll('[aria-label], [title], [placeholder]')].map((element) =>
            ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? '').join(' ')
          )
          // The licence has no French name.
          return `${copy.textContent} ${names.join(' ')}`.replace('SIL Open Font License', '')
        })
        expect(
          words.match(
            /\b(the|and|with|your|our|close|open|menu toggle|submit|loading|read|more|previous|next|page not found)\b/gi
          ),
          path
        ).toBeNull()
      }
    })

    check.once('NAV-21 opens links out of the site in a new tab', async ({ share, url }) => {
      for (const path of PATHS) {
        const { page } = await share(path)
        const links = await page
          .locator('a[href^="http"]')
          .evaluateAll(
            (all, origin) =>
              all
                .filter((link) => !(link as HTMLAnchorElement).href.startsWith(origin))
                .map((link) => [link.getAttribute('target'), link.getAttribute('rel')].join()),
            url
          )
        expect(links.length, path).toBeGreaterThan(1)
        expect(new Set(links), path).toEqual(new Set(['_blank,noopener']))
      }
      const { page } = await share('/')
      const [tab] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: /^Démarrer un projet/ }).click()
      ])
      await tab.close()
      expect(page.url()).toBe(`${url}/`)
    })

    check('A11Y-6 does not scroll sideways', async ({ share, size }) => {
      const widths = size === 'mobile' ? [320, 390] : [768, 1440]
      for (const path of PATHS) {
        const { page } = await share(path)
        for (const width of widths) {
          await page.setViewportSize({ width, height: size === 'mobile' ? 844 : 900 })
          const read = () => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
          await soon(read, `${path} at ${width}`).toEqual([width, width])
        }
      }
      // Nor while a case comes in: a phone zooms out to hold what is wider than it.
      const { page } = await share('/')
      await page.getByRole('button', { name: 'Mission suivante' }).click()
      const widest = await page.evaluate(async () => {
        let wide = 0
        for (let frame = 0; frame < 20; frame += 1) {
          await new Promise((done) => requestAnimationFrame(done))
          wide = Math.max(wide, window.innerWidth, document.documentElement.scrollWidth)
        }
        return wide
      })
      expect(widest).toBe(widths[1])
      await page.getByRole('button', { name: 'Mission précédente' }).click()
    })

    check('A11Y-7 does not scroll sideways when something is open', async ({ open }) => {
      const { page } = await open('/', { options: { viewport: { width: 320, height: 640 } } })
      const widths = () =>
        page.evaluate(() => [
          document.documentElement.scrollWidth,
          ...[...document.querySelectorAll('dialog[open]')].map(({ scrollWidth }) => scrollWidth)
        ])
      const fits = async (what: string) => {
        await settle(page)
        expect(Math.max(...(await widths())), what).toBeLessThanOrEqual(320)
      }
      await openMenu(page)
      await fits('menu')
      await page.keyboard.press('Escape')
      await openLogin(page, 'mobile')
      await sendCode(page, WRONG_CODE)
      await toastsOf(page).waitFor()
      await fits('login and toast')
      await page.goto(`${new URL(page.url()).origin}/seo`)
      await untilHydrated(page)
      await page.getByRole('button', { name: 'Évaluation SEO Gratuite' }).first().click()
      await page
        .getByRole('dialog')
        .getByLabel('Adresse de votre site')
        .fill(`${'long'.repeat(30)}.example`)
      await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click()
      await page.getByRole('dialog').getByLabel('Votre adresse e-mail').waitFor()
      await fits('panel')
    })

    check('A11Y-2 is reached by keyboard', async ({ share }) => {
      for (const path of PATHS) {
        const { page } = await share(path)
        await page.locator('[data-mf="mf-chat"] button').filter({ visible: true }).first().waitFor()
        // What goes away where the page is at its top goes with the next frame, and takes its time.
        await untilPainted(page)
        await settle(page)
        expect(await findUnreachable(page), path).toEqual([])
      }
    })

    check('A11Y-3 has nothing that axe finds', async ({ share }) => {
      for (const path of PATHS) {
        const { page } = await share(path)
        await page.getByRole('button', { name: 'Ouvrir l’assistant' }).waitFor()
        expect(await findViolations(page), path).toEqual([])
      }
    })

    check('A11Y-4 has nothing that axe finds when something is open', async ({ share, size }) => {
      const { page } = await share('/')
      if (size === 'mobile') {
        await openMenu(page)
        expect(await findViolations(page), 'menu').toEqual([])
        await page.keyboard.press('Escape')
      }
      await openLogin(page, size)
      await sendCode(page, WRONG_CODE)
      await toastsOf(page).waitFor()
      await toastsOf(page).hover()
      expect(await findViolations(page), 'login and toast').toEqual([])
      await modalOf(page).press('Escape')
      await soon(() => modalOf(page).count()).toBe(0)
      await page.locator('#faq summary').first().click()
      await page.locator('#missions-concretes-anchor [data-current="true"]').getByRole('button').hover()
      await page.getByRole('heading', { name: 'Résultat', exact: true }).waitFor()
      expect(await findViolations(page), 'question and case').toEqual([])
      await page.locator('#faq summary').first().click()
      const seo = (await share('/seo')).page
      await seo.getByRole('button', { name: 'Évaluation SEO Gratuite' }).first().click()
      const panel = seo.getByRole('dialog')
      for (const [label, text, button] of [
        ['Adresse de votre site', 'monhotel.fr', 'OK'],
        ['Votre adresse e-mail', 'a@hotel.example', 'Envoyer']
      ] as const) {
        expect(await findViolations(seo), label).toEqual([])
        await panel.getByLabel(label).fill(text)
        await panel.getByRole('button', { name: button, exact: true }).click()
      }
      await panel.getByText(/^Demande envoyée/).waitFor()
      expect(await findViolations(seo), 'confirmation').toEqual([])
      await seo.keyboard.press('Escape')
    })
  })

  group('without scripts', () => {
    check.once('PAGE-1 reads without JavaScript', async ({ open, url }) => {
      const { page } = await open('/', { options: { javaScriptEnabled: false } })
      for (const path of PATHS) {
        await page.goto(url + path)
        expect(await page.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true)
        expect(plain(await page.locator('main').innerText()).length, path).toBeGreaterThan(
          path === '/nulle-part' ? 60 : 350
        )
        expect(await page.getByRole('banner').getByRole('link', { name: 'Blog' }).isVisible(), path).toBe(
          true
        )
        expect(
          await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).isVisible(),
          path
        ).toBe(true)
        const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
        expect(overflow, path).toBe(0)
      }
      await page.goto(url)
      for (const text of ['Un planning d’extras sans trou', 'La caisse et le PMS', 'Deux cents inscrits'])
        expect(await page.getByRole('heading', { name: text }).isVisible(), text).toBe(true)
      expect(await page.getByRole('heading', { name: 'Résultat', exact: true }).last().isVisible()).toBe(true)
      const question = page.locator('#faq summary').first()
      await question.click()
      await soon(() => page.locator('#faq details[open] p').isVisible()).toBe(true)
      // What only scripts can do is not offered.
      for (const name of [
        'Ouvrir le menu',
        'Mission suivante',
        /Voir le détail/,
        'Suspendre les animations',
        'Être recontacté',
        /Accès par code/,
        'Ouvrir avec un code d’accès'
      ])
        expect(await page.getByRole('button', { name }).filter({ visible: true }).count(), `${name}`).toBe(0)
      await page.goto(`${url}/seo`)
      expect(
        await page.getByRole('button', { name: 'Évaluation SEO Gratuite' }).filter({ visible: true }).count()
      ).toBe(0)
    })
  })

  group('with reduced motion', () => {
    check('A11Y-5 stands still for who wants less motion', async ({ open, size }) => {
      const { page } = await open('/', { clock: true, options: { reducedMotion: 'reduce' } })
      // What still comes over the network would time out by the clock's jump (a remote has 8 s).
      await page.getByRole('button', { name: 'Ouvrir l’assistant' }).waitFor()
      const word = () => page.locator('h1 [aria-hidden]').textContent()
      const before = await word()
      await page.clock.runFor(12_000)
      expect(await word()).toBe(before)
      expect(before).toMatch(/^Transformez/)
      const running = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(
                ({ playState, effect }) =>
                  playState === 'running' && Number(effect?.getComputedTiming().endTime) > 1
              ).length
        )
      expect(await running()).toBe(0)
      await page.getByRole('button', { name: 'Mission suivante' }).click()
      expect(await running()).toBe(0)
      await openLogin(page, size)
      expect(await running()).toBe(0)
    })
  })
}
