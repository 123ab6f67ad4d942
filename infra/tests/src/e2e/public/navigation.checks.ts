import { expect } from 'vitest'
import { holdClock, isFocused, scrolledBy, soon, topOf } from '../../harness/page-state.ts'
import { readPage } from '../../harness/site-api.ts'
import type { Tools } from './public-fixture.ts'

/** Routes, scrolling and titles. */
export const navigationChecks = ({ check, group }: Tools): void => {
  group('routes', () => {
    check.once('NAV-2 shows the not-found page at any other path', async ({ open, url }) => {
      expect((await readPage(`${url}/nulle/part`)).status).toBe(404)
      const { page } = await open('/nulle-part')
      expect(await page.locator('main').getByText('Page Not Found', { exact: true }).isVisible()).toBe(true)
      await page.locator('main').getByRole('link', { name: 'accueil' }).click()
      await page.getByRole('heading', { level: 1, name: /transformez/i }).waitFor()
    })
  })

  group('scrolling', () => {
    check('NAV-3 starts at the top on arrival', async ({ share }) => {
      const { page } = await share('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
      await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
      await soon(() => scrolledBy(page)).toBe(0)
    })

    check.once('NAV-26 goes to the top by a link to the page one is on', async ({ open }) => {
      const { page } = await open('/blog')
      await page.evaluate(() => window.scrollTo(0, 600))
      await soon(() => scrolledBy(page)).toBeGreaterThan(300)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).first().click()
      await soon(() => scrolledBy(page)).toBe(0)
      expect(new URL(page.url()).pathname).toBe('/blog')
    })

    check('NAV-4 goes back to the place one left', async ({ open }) => {
      const { page } = await open('/blog')
      const last = page.locator('main a[href^="/article/"]').last()
      // What comes late above the link, and the press itself, may scroll the page.
      await page.evaluate(() =>
        window.addEventListener('click', () => Object.assign(window, { left: Math.round(scrollY) }), {
          capture: true,
          once: true
        })
      )
      await last.click()
      await page.waitForURL('**/article/*')
      const left = await page.evaluate(() => (window as unknown as { left: number }).left)
      expect(left).toBeGreaterThan(300)
      await soon(() => scrolledBy(page)).toBe(0)
      await page.evaluate(() => window.scrollTo(0, 500))
      await page.goBack()
      await page.waitForURL('**/blog')
      await soon(() => scrolledBy(page)).toBe(left)
      await page.goForward()
      await page.waitForURL('**/article/*')
      await soon(() => scrolledBy(page)).toBe(500)
      // An arrival is none of it.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).first().click()
      await page.waitForURL('**/blog')
      await soon(() => scrolledBy(page)).toBe(0)
    })

    check('NAV-5 follows a hash after 300 ms', async ({ open }) => {
      const { page } = await open('/chatbot', { clock: true })
      await page.getByRole('contentinfo').getByRole('link', { name: 'L’équipe' }).scrollIntoViewIfNeeded()
      await holdClock(page)
      await page.getByRole('contentinfo').getByRole('link', { name: 'L’équipe' }).click()
      await page.locator('#about').waitFor({ state: 'attached' })
      await page.waitForFunction(() => document.activeElement?.id === 'contenu')
      await page.clock.runFor(299)
      expect(await topOf(page, '#about')).not.toBe(80)
      await page.clock.runFor(1)
      expect(await topOf(page, '#about')).toBe(80)
    })

    check('NAV-6 stops 80 px above a target', async ({ open }) => {
      const { page } = await open('/#about')
      await soon(() => topOf(page, '#about')).toBe(80)
      for (const [name, target] of [
        ['Nos solutions', '#implementations'],
        ['Formations', '#formations-anchor']
      ] as const) {
        await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
        await soon(() => topOf(page, target)).toBe(80)
      }
    })

    check.once('NAV-7 scrolls again at a second click', async ({ share }) => {
      const { page } = await share('/')
      const link = page.getByRole('link', { name: 'Voir nos solutions' })
      for (const _ of [1, 2]) {
        await link.click()
        await soon(() => topOf(page, '#missions-concretes-anchor')).toBe(80)
        await page.evaluate(() => window.scrollTo(0, 0))
      }
    })

    check('NAV-8 takes the keyboard to the target', async ({ open }) => {
      const { page } = await open('/chatbot')
      await page.getByRole('link', { name: 'Parler de votre projet' }).first().click()
      await page.waitForFunction(() => document.activeElement?.id === 'contact')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('#contact') !== null)).toBe(true)
    })

    check('A11Y-1 skips to the content', async ({ open }) => {
      const { page } = await open('/seo')
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Aller au contenu' })
      await soon(() => skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
      await soon(() => isFocused(skip)).toBe(true)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    })

    check.once('NAV-9 takes the focus to the content of a new page', async ({ share }) => {
      const { page } = await share('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Chatbot' }).focus()
      await page.keyboard.press('Enter')
      await page.waitForFunction(
        () => location.pathname === '/chatbot' && document.activeElement?.tagName === 'MAIN'
      )
    })
  })

  group('titles', () => {
    check.once('HOME-1 speaks of AI solutions in the title', async ({ share }) => {
      const { page } = await share('/')
      expect(await page.title()).toMatch(/^Solutions IA/)
    })

    check.once('BOT-1 names the events product in the title', async ({ share, url }) => {
      expect((await readPage(`${url}/chatbot`)).html).toContain('<title>Chatbot IA Estrade</title>')
      const { page } = await share('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Chatbot' }).click()
      await soon(() => page.title()).toBe('Chatbot IA Estrade')
    })

    check.once('BOT-2 puts its title back every 100 ms', async ({ open }) => {
      const { page } = await open('/chatbot', { clock: true })
      await holdClock(page)
      await page.clock.runFor(2000)
      for (const _ of [1, 2, 3]) {
        await page.evaluate(() => {
          document.title = 'Un autre nom'
        })
        await page.clock.runFor(100)
        expect(await page.title()).toBe('Chatbot IA Estrade')
        await page.clock.runFor(5000)
      }
    })

    check.once('NAV-11 puts a wrong title right after 100, 500 and 1000 ms', async ({ open }) => {
      const { page } = await open('/', { clock: true })
      await holdClock(page)
      await page.clock.runFor(2000)
      await page.getByRole('contentinfo').getByRole('link', { name: 'SEO hôtelier' }).click()
      await page.getByRole('heading', { level: 1, name: /trouvé/ }).waitFor()
      await page.waitForFunction(() => document.title.startsWith('SEO'))
      const spoil = () =>
        page.evaluate(() => {
          document.title = 'Un autre nom'
        })
      const passed: [number, number][] = [
        [99, 1],
        [399, 1],
        [499, 1]
      ]
      for (const [before, last] of passed) {
        await spoil()
        await page.clock.runFor(before)
        expect(await page.title()).toBe('Un autre nom')
        await page.clock.runFor(last)
        expect(await page.title()).toMatch(/^SEO hôtelier/)
      }
    })

    check('NAV-10 gives each page its title, after a navigation too', async ({ share, open }) => {
      const { page } = await share('/')
      const titles = [await page.title()]
      const footer = page.getByRole('contentinfo')
      for (const name of [
        'Chatbot',
        'SEO hôtelier',
        'Mentions légales',
        'Politique de confidentialité',
        'Conditions d’utilisation'
      ]) {
        const before = await page.title()
        await footer.getByRole('link', { name }).click()
        await soon(() => page.title()).not.toBe(before)
        titles.push(await page.title())
      }
      expect(new Set(titles).size).toBe(titles.length)
      // A page that insists on its title lets go of it once it is left.
      const chatbot = (await open('/chatbot', { clock: true })).page
      await holdClock(chatbot)
      await chatbot.getByRole('contentinfo').getByRole('link', { name: 'SEO hôtelier' }).click()
      await soon(() => chatbot.title()).toMatch(/^SEO hôtelier/)
      await chatbot.clock.runFor(1000)
      expect(await chatbot.title()).toMatch(/^SEO hôtelier/)
    })
  })
}
