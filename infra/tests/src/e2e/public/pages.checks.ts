import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isFocused, plain, soon, topOf } from '../../harness/page-state.ts'
import { readPage } from '../../harness/site-api.ts'
import { itemsUnder } from './items-under.ts'
import type { Tools } from './public-fixture.ts'

/** /seo, /formule-hoteliere and the legal pages. */
export const pagesChecks = ({ check, group }: Tools): void => {
  group('/seo', () => {
    const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Évaluation SEO Gratuite' })
    const opener = (page: Page) => page.getByRole('button', { name: 'Évaluation SEO Gratuite' }).first()
    const openPanel = async (page: Page) => {
      await opener(page).click()
      const panel = panelOf(page)
      await panel.waitFor()
      return {
        panel,
        site: panel.getByLabel('Adresse de votre site'),
        email: panel.getByLabel('Votre adresse e-mail'),
        ok: panel.getByRole('button', { name: 'OK', exact: true }),
        send: panel.getByRole('button', { name: 'Envoyer', exact: true })
      }
    }

    check.once('SEO-1 presents six services', async ({ share }) => {
      const { page } = await share('/seo')
      const services = itemsUnder(page, 'Six chantiers')
      expect(await services.getByRole('heading', { level: 3 }).count()).toBe(6)
    })

    check.once('SEO-2 shows three results', async ({ share }) => {
      const { page } = await share('/seo')
      const results = itemsUnder(page, 'Ce que cela donne')
      expect(await results.count()).toBe(3)
      for (const result of await results.all()) expect((await result.innerText()).length).toBeGreaterThan(30)
    })

    check('SEO-3 opens a side panel', async ({ share, size }) => {
      const { page } = await share('/seo')
      expect(await panelOf(page).count()).toBe(0)
      const { panel } = await openPanel(page)
      await soon(async () => {
        const box = await panel.boundingBox()
        return [(box?.x ?? 0) + (box?.width ?? 0), box?.height]
      }).toEqual(size === 'desktop' ? [1440, 900] : [390, 844])
      await page.keyboard.press('Escape')
      await soon(() => panel.count()).toBe(0)
    })

    check('SEO-4 asks for the site', async ({ share }) => {
      const { page } = await share('/seo')
      const { panel, site, ok } = await openPanel(page)
      expect(await ok.isDisabled()).toBe(true)
      await site.fill('pas une adresse !')
      expect(await ok.isDisabled()).toBe(false)
      await site.fill('')
      expect(await ok.isDisabled()).toBe(true)
      await site.fill('monhotel.fr')
      await ok.click()
      await soon(() => site.count()).toBe(0)
      expect(await panel.getByText('monhotel.fr', { exact: true }).isVisible()).toBe(true)
      await page.keyboard.press('Escape')
    })

    check.once('SEO-5 asks for the e-mail', async ({ share }) => {
      const { page } = await share('/seo')
      const { panel, site, ok, email, send } = await openPanel(page)
      await site.fill('monhotel.fr')
      await ok.click()
      await soon(async () => plain(await panel.innerText())).toContain('Site analysé : monhotel.fr')
      expect(await email.getAttribute('type')).toBe('email')
      expect(await send.isDisabled()).toBe(true)
      await email.fill('a@hotel.example')
      expect(await send.isDisabled()).toBe(false)
      await panel.getByRole('button', { name: 'Changer d’adresse' }).click()
      expect(await site.inputValue()).toBe('monhotel.fr')
      await page.keyboard.press('Escape')
    })

    const finish = async (page: Page) => {
      const steps = await openPanel(page)
      await steps.site.fill('monhotel.fr')
      await steps.ok.click()
      await steps.email.fill('a@hotel.example')
      await steps.send.click()
      await steps.panel.getByText(/^Demande envoyée\s!$/).waitFor()
      return steps
    }

    check.once('SEO-6 confirms with a recap', async ({ share }) => {
      const { page } = await share('/seo')
      const { panel } = await finish(page)
      const recap = plain(await panel.locator('dl').innerText())
      expect(recap).toContain('monhotel.fr')
      expect(recap).toContain('a@hotel.example')
      await panel.getByRole('button', { name: 'Fermer' }).click()
      await soon(() => panel.count()).toBe(0)
      await soon(() => isFocused(opener(page))).toBe(true)
    })

    check.once('SEO-7 says that nothing was sent, and what to do', async ({ open }) => {
      const { page } = await open('/seo')
      const { panel } = await finish(page)
      expect(plain(await panel.innerText())).toContain('Rien n’a encore quitté votre navigateur.')
      const booking = panel.getByRole('link', { name: /^Réserver un créneau/ })
      expect(await booking.getAttribute('href')).toMatch(/^https:/)
      expect(await booking.getAttribute('target')).toBe('_blank')
      await panel.getByRole('button', { name: 'Être recontacté par e-mail' }).click()
      await soon(() => panel.count()).toBe(0)
      const chat = page.getByRole('dialog', { name: /^Assistant/ })
      await chat.getByRole('heading', { name: 'Nous contacter' }).waitFor()
      await soon(() => chat.getByLabel('Adresse e-mail').inputValue()).toBe('a@hotel.example')
    })

    check.once('SEO-8 forgets everything when closed', async ({ share }) => {
      const { page } = await share('/seo')
      const closes = [
        async () => page.keyboard.press('Escape'),
        async () => panelOf(page).getByRole('button', { name: 'Fermer' }).click()
      ]
      for (const close of closes) {
        const { panel, site, ok, email } = await openPanel(page)
        expect(await site.inputValue()).toBe('')
        await site.fill('monhotel.fr')
        await ok.click()
        await email.fill('a@hotel.example')
        await close()
        await soon(() => panel.count()).toBe(0)
      }
      await finish(page)
      await page.keyboard.press('Escape')
      const { site, ok, email } = await openPanel(page)
      expect(await site.inputValue()).toBe('')
      await site.fill('x')
      await ok.click()
      expect(await email.inputValue()).toBe('')
      await page.keyboard.press('Escape')
    })

    check.once('SEO-9 calls no server', async ({ share }) => {
      const { page } = await share('/seo')
      // What the page itself still asks for is none of it.
      await page.getByRole('button', { name: 'Ouvrir l’assistant' }).waitFor()
      await page.waitForLoadState('networkidle')
      const calls: string[] = []
      const note = (request: { method: () => string; url: () => string }) =>
        calls.push(`${request.method()} ${request.url()}`)
      page.on('request', note)
      await finish(page)
      await page.keyboard.press('Escape')
      page.off('request', note)
      expect(calls).toEqual([])
      expect(
        await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)).join())
      ).not.toMatch(/seo|eval/i)
    })

    check('SEO-10 works by keyboard alone', async ({ share }) => {
      const { page } = await share('/seo')
      await opener(page).focus()
      await page.keyboard.press('Enter')
      const panel = panelOf(page)
      await soon(() => isFocused(panel.getByLabel('Adresse de votre site'))).toBe(true)
      await page.keyboard.type('monhotel.fr')
      await page.keyboard.press('Enter')
      await soon(() => isFocused(panel.getByLabel('Votre adresse e-mail'))).toBe(true)
      await page.keyboard.type('a@hotel.example')
      await page.keyboard.press('Enter')
      await soon(() => isFocused(panel.getByRole('heading', { name: /^Demande envoyée/ }))).toBe(true)
      for (const [role, name] of [
        ['link', /^Réserver un créneau/],
        ['button', 'Être recontacté par e-mail'],
        ['button', 'Fermer']
      ] as const) {
        await page.keyboard.press('Tab')
        await soon(() => isFocused(panel.getByRole(role, { name }))).toBe(true)
      }
      await page.keyboard.press('Escape')
      await soon(() => isFocused(opener(page))).toBe(true)
    })
  })

  group('/formule-hoteliere', () => {
    check("OFFER-5 shows the offer's picture under the header", async ({ share }) => {
      const { page } = await share('/formule-hoteliere')
      expect(await page.getByRole('banner').isVisible()).toBe(true)
      const image = page.locator('main').getByRole('img')
      expect(await image.count()).toBe(1)
      expect((await page.locator('main figure').boundingBox())?.width).toBeGreaterThan(300)
      expect((await image.getAttribute('aria-label'))?.length).toBeGreaterThan(20)
      const headerEnd = await page
        .getByRole('banner')
        .evaluate((header) => header.getBoundingClientRect().bottom)
      expect(await topOf(page, 'main figure')).toBeGreaterThanOrEqual(headerEnd)
    })
  })

  group('the way to /formule-hoteliere', () => {
    check.once('OFFER-6 is linked from nowhere else and not indexed', async ({ share, open, url }) => {
      for (const path of ['/', '/chatbot', '/seo', '/blog', '/mentions-legales'])
        expect((await readPage(url + path)).html, path).not.toMatch(/href="[^"]*formule-hoteliere/)
      const home = (await share('/')).page
      expect(await home.locator('a[href^="/formule-hoteliere"]').count()).toBe(0)
      const { html, headers } = await readPage(`${url}/formule-hoteliere`)
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(headers.get('x-robots-tag') ?? 'noindex').toContain('noindex')
      expect((await readPage(`${url}/sitemap.xml`)).html).not.toContain('formule-hoteliere')
      const { page } = await open('/', { isLoggedIn: true })
      await soon(() => page.locator('a[href="/formule-hoteliere"]').count()).toBe(1)
    })
  })

  group('legal pages', () => {
    const sectionsOf = (page: Page) => page.locator('article section')
    const titlesOf = async (page: Page) => (await sectionsOf(page).locator('h2').allInnerTexts()).map(plain)
    const matchAll = (titles: string[], wanted: RegExp[]) =>
      wanted.forEach((one, index) => {
        expect(titles[index]).toMatch(one)
      })

    check.once('LEGAL-1 covers its subjects', async ({ share }) => {
      const { page } = await share('/mentions-legales')
      const wanted = [
        /éditeur/i,
        /hébergement/i,
        /propriété intellectuelle/i,
        /responsabilité/i,
        /données personnelles/i,
        /cookies/i,
        /droit applicable/i
      ]
      const titles = await titlesOf(page)
      expect(titles).toHaveLength(wanted.length)
      matchAll(titles, wanted)
      expect(plain(await sectionsOf(page).nth(4).innerText())).toContain('2 ans')
      expect(plain(await sectionsOf(page).nth(6).innerText())).toContain('droit français')
    })

    check.once('LEGAL-2 has eleven sections', async ({ share }) => {
      const { page } = await share('/politique-confidentialite')
      const wanted = [
        /collectées/i,
        /utilis|usage/i,
        /base légale/i,
        /partage/i,
        /hors de l’Union européenne/i,
        /sécurité/i,
        /conservation/i,
        /droits/i,
        /cookies/i,
        /modification/i,
        /contact/i
      ]
      const titles = await titlesOf(page)
      expect(titles).toHaveLength(11)
      matchAll(titles, wanted)
      expect(plain(await page.locator('article header').innerText())).toContain('10/04/2025')
      const retention = plain(await sectionsOf(page).nth(6).innerText())
      expect(retention).toMatch(/2 ans/)
      expect(retention).toMatch(/5 ans/)
    })

    check.once('LEGAL-4 prints as text alone', async ({ share }) => {
      for (const [path, date] of [
        ['/mentions-legales', '10/04/2025'],
        ['/politique-confidentialite', '10/04/2025'],
        ['/conditions-utilisation', '10/04/2025'],
        ['/accessibilite', '25 novembre 2026']
      ] as const) {
        const { page } = await share(path)
        await page.emulateMedia({ media: 'print' })
        for (const part of [
          page.getByRole('banner'),
          page.getByRole('contentinfo'),
          page.getByRole('navigation'),
          page.getByRole('button')
        ])
          expect(await part.count(), path).toBe(0)
        expect(await page.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true)
        expect(plain(await page.locator('article').innerText())).toContain(date)
        expect(plain(await page.locator('article').innerText())).toContain(path)
        const colors = await page
          .locator('article p, article li, article h2')
          .evaluateAll((all) => [...new Set(all.map((text) => getComputedStyle(text).color))])
        expect(colors, path).toEqual(['rgb(0, 0, 0)'])
        await page.emulateMedia({ media: null })
      }
    })

    check.once('LEGAL-3 has twelve sections', async ({ share }) => {
      const { page } = await share('/conditions-utilisation')
      expect(await titlesOf(page)).toHaveLength(12)
      expect(plain(await page.locator('article header').innerText())).toContain('10/04/2025')
    })
  })
}
