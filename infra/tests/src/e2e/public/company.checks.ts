import { expect } from 'vitest'
import { linkOf, plain, section, soon } from '../../harness/page-state.ts'
import type { Tools } from './public-fixture.ts'

const newTab = { target: '_blank', rel: /noopener/ }

/** Home’s sections on what the company does, who it is and how to reach it. */
export const companyChecks = ({ check, group }: Tools): void => {
  group('what the company does', () => {
    check.once('HOME-13 presents three services', async ({ share }) => {
      const { page } = await share('/')
      for (const name of ['Audit IA', 'Solutions IA', 'Formations'])
        expect(
          await page.locator('article').getByRole('heading', { name, exact: true }).isVisible(),
          name
        ).toBe(true)
    })

    check.once('HOME-14 claims its four figures', async ({ share }) => {
      const { page } = await share('/')
      const text = plain(await page.locator('main dl').first().innerText())
      for (const claim of [
        /70 %/,
        /temps gagné/,
        /\+ de 50/,
        /entreprises formées/,
        /2 semaines/,
        /livraison/,
        /98 %/,
        /satisfaction/
      ])
        expect(text).toMatch(claim)
    })

    check.once('HOME-44 says how its figures are measured', async ({ share }) => {
      const { page } = await share('/')
      const summary = page.locator('summary', { hasText: 'Comment nous mesurons' })
      const said = summary.locator('xpath=..').locator('li')
      expect(await said.first().isVisible()).toBe(false)
      await summary.click()
      await soon(() => said.count()).toBe(4)
      const text = plain((await said.allInnerTexts()).join(' '))
      for (const part of ['avant la mission, puis trois mois après', '62 répondants', '2025 et 2026'])
        expect(text).toContain(part)
      await summary.click()
      await soon(() => said.first().isVisible()).toBe(false)
    })

    check('HOME-49 fills the bars of its figures as they are first seen', async ({ open }) => {
      const { page } = await open('/')
      const list = page.locator('main dl').first()
      const cut = () =>
        list
          .locator('svg > :last-child')
          .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).clipPath))
      await soon(cut).toEqual(Array(4).fill('inset(0px 100% 0px 0px)'))
      await list.evaluate((one) => one.scrollIntoView({ block: 'center' }))
      await soon(cut).toEqual(Array(4).fill('inset(0px)'))
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await cut(), 'once').toEqual(Array(4).fill('inset(0px)'))
      const still = await open('/', { options: { reducedMotion: 'reduce' } })
      const shown = still.page.locator('main dl').first().locator('svg > :last-child').first()
      expect(await shown.evaluate((bar) => getComputedStyle(bar).clipPath)).toBe('inset(0px)')
    })

    check.once('HOME-15 presents three members', async ({ share }) => {
      const { page } = await share('/')
      const members = section(page, 'about').getByRole('listitem')
      expect(await members.count()).toBe(3)
      for (const member of await members.all()) {
        expect(await member.getByRole('img').isVisible()).toBe(true)
        expect(plain(await member.getByRole('heading').textContent())).toMatch(/^\S+ \S+$/)
        const [role, description] = await member.locator('p').allInnerTexts()
        expect(role?.length).toBeGreaterThan(8)
        expect(description?.length).toBeGreaterThan(60)
        const profile = member.getByRole('link')
        expect(await profile.getAttribute('href')).toMatch(/^https:\/\/reseau\.example\/profils\//)
        expect(await profile.getAttribute('target')).toBe(newTab.target)
      }
    })

    check("HOME-16 links the company's profile", async ({ share }) => {
      const { page } = await share('/')
      const link = await linkOf(page, /entreprise/, '#about')
      expect(link).toMatchObject({ href: 'https://reseau.example/entreprises/lucarne', target: '_blank' })
      expect(link.rel).toMatch(newTab.rel)
    })

    check.once('HOME-17 leads to the article on training', async ({ open }) => {
      const { page } = await open('/')
      await section(page, 'formations-anchor').getByRole('link', { name: 'Découvrir nos formations' }).click()
      await page.waitForURL('**/article/7')
      await page.getByRole('heading', { level: 1, name: /formation à/i }).waitFor()
    })

    check.once('HOME-30 asks five questions', async ({ share }) => {
      const { page } = await share('/')
      expect(await section(page, 'faq').locator('summary').count()).toBe(5)
    })

    check.once('HOME-31 opens one question at a time', async ({ share }) => {
      const { page } = await share('/')
      const questions = section(page, 'faq').locator('summary')
      for (const question of await questions.all()) {
        await question.click()
        await soon(() => section(page, 'faq').locator('details[open]').count()).toBe(1)
        await soon(() => question.locator('xpath=..').locator('p').isVisible()).toBe(true)
      }
      await questions.last().click()
    })

    check.once('HOME-32 closes the open question', async ({ share }) => {
      const { page } = await share('/')
      const question = section(page, 'faq').locator('summary').first()
      await question.focus()
      for (const isOpen of [true, false]) {
        await page.keyboard.press('Enter')
        await soon(() => section(page, 'faq').locator('details[open] p').count()).toBe(isOpen ? 1 : 0)
      }
    })

    check.once('HOME-33 makes its claims in the answers', async ({ share }) => {
      const { page } = await share('/')
      const text = plain(await section(page, 'faq').textContent())
      for (const claim of [
        '2 à 4 semaines',
        '4 à 6 semaines pour un projet complexe',
        '30 % de coûts de recrutement en moins',
        '15 à 20 % de revenus en plus',
        '90 % d’erreurs en moins'
      ])
        expect(text).toContain(claim)
    })

    check.once('HOME-34 offers booking, e-mail and the chat', async ({ open }) => {
      const { page } = await open('/')
      expect(await linkOf(page, /Prendre rendez-vous/, '#contact')).toMatchObject({ target: '_blank' })
      expect(await linkOf(page, 'contact@lucarne.example', '#contact')).toMatchObject({
        href: 'mailto:contact@lucarne.example'
      })
      const chat = page.locator('[data-mf="mf-chat"]')
      const field = chat.getByLabel(/e-mail/i).first()
      for (const id of ['contact', 'faq']) {
        await section(page, id).getByRole('button', { name: 'Être recontacté' }).click()
        await field.waitFor()
        await page.keyboard.press('Escape')
        await field.waitFor({ state: 'hidden' })
      }
    })

    check.once('HOME-48 books the half-hour of the day', async ({ share }) => {
      const { page } = await share('/')
      expect(await linkOf(page, /30 min$/, '#contact figure')).toMatchObject({
        href: 'https://rendez-vous.lucarne.example/30-minutes',
        target: '_blank'
      })
    })

    check('HOME-46 keeps a call at hand past the hero', async ({ open }) => {
      const { page } = await open('/')
      const bar = page.locator('main [data-print="hidden"] a', { hasText: 'Prendre rendez-vous' })
      const launcher = page.getByRole('button', { name: 'Ouvrir l’assistant' })
      const isShown = () => bar.isVisible()
      /** Has what is found so far above the window's lower edge. */
      const raise = (selector: string, above: number) =>
        page.evaluate(
          ([wanted, pixels]) => {
            const bottom = document.querySelector(wanted)?.getBoundingClientRect().bottom ?? 0
            window.scrollBy({ top: bottom - window.innerHeight + pixels, behavior: 'instant' })
          },
          [selector, above] as const
        )
      const isResting = () => launcher.evaluate((button) => !button.hasAttribute('data-away'))
      expect(await isShown()).toBe(false)

      // The bands that are laid out after the first paint move what stands beneath them.
      await page.locator('html[data-laid-out]').waitFor()
      // The foot of the figures: nothing that a finger may aim at.
      await raise('main dl', 0)
      await soon(isShown).toBe(true)
      const [own, other] = await Promise.all([bar.boundingBox(), launcher.boundingBox()])
      expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThan(other?.x ?? 0)
      expect(await bar.getAttribute('href')).toBe('https://rendez-vous.lucarne.example/30-minutes')

      await page.evaluate(() =>
        document.querySelector<HTMLElement>('#votre-semaine input')?.focus({ preventScroll: true })
      )
      await soon(isShown).toBe(false)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await soon(isShown).toBe(true)

      await page.evaluate(() => window.scrollBy({ top: 20, behavior: 'instant' }))
      await soon(isShown).toBe(false)
      for (const [selector, above] of [
        // Under the bar, had it come.
        ['main dl ~ details', 30],
        ['#contact', 0]
      ] as const) {
        await raise(selector, above)
        await soon(isResting).toBe(true)
        expect(await isShown(), selector).toBe(false)
      }
    })

    check.once('NAV-19 has the legal links, the registration and the address', async ({ share }) => {
      const { page } = await share('/')
      const footer = page.getByRole('contentinfo')
      for (const [name, path] of [
        ['Mentions légales', '/mentions-legales'],
        ['Politique de confidentialité', '/politique-confidentialite'],
        ['Conditions d’utilisation', '/conditions-utilisation']
      ] as const)
        expect(await footer.getByRole('link', { name }).getAttribute('href')).toBe(path)
      const text = plain(await footer.innerText())
      expect(text).toContain('RCS Paris 000 000 000')
      expect(text).toMatch(/75\d{3} Paris/)
    })
  })
}
