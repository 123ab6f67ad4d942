import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settle } from './audit.ts'
import { drag, swipe, tap } from './gestures.ts'
import type { Tools } from './ground.ts'
import { holdClock, isFocused, plain, readFlag, soon, topOf } from './page-state.ts'

const section = (page: Page, id: string) => page.locator(`#${id}`)
const newTab = { target: '_blank', rel: /noopener/ }

/** The attributes of a link that matter. */
const linkOf = (page: Page, name: string | RegExp, within = 'body') =>
  page
    .locator(within)
    .getByRole('link', { name })
    .first()
    .evaluate((link) => ({
      href: link.getAttribute('href'),
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel')
    }))

/** The home page, section by section (SPEC §2, §3, §4, §9). */
export const homeChecks = ({ check, group }: Tools): void => {
  group('the hero', () => {
    check('anchors', async ({ share }) => {
      const { page } = await share('/')
      const names = [
        'hero',
        'missions-concretes-anchor',
        'about',
        'formations-anchor',
        'implementations',
        'faq',
        'contact'
      ]
      const counts = await page.evaluate(
        (ids) => ids.map((id) => document.querySelectorAll(`main [id="${id}"]`).length),
        names
      )
      expect(counts).toEqual(names.map(() => 1))
    })

    check('home-order', async ({ share }) => {
      const { page } = await share('/')
      const wanted = [
        'hero',
        'Audit IA',
        '70 %',
        'about',
        'formations-anchor',
        'missions-concretes-anchor',
        'implementations',
        'faq',
        'contact',
        'RCS'
      ]
      const tops = await page.evaluate(
        (names) =>
          names.map((name) => {
            const byText = [...document.querySelectorAll('main section *, footer *')].find((element) =>
              [...element.childNodes].some(
                (node) => node.nodeType === 3 && node.textContent?.replace(/\s/g, ' ').includes(name)
              )
            )
            return (document.getElementById(name) ?? byText)?.getBoundingClientRect().top ?? Number.NaN
          }),
        wanted
      )
      expect(tops).toEqual([...tops].sort((a, b) => a - b))
    })

    check('hero-words', async ({ open }) => {
      const { page } = await open('/', { clock: true })
      await page.locator('h1 [data-typing]').waitFor()
      await page.evaluate(() => {
        const word = document.querySelector('h1 [data-typing]')
        const log: [string, number][] = []
        Object.assign(globalThis, { log })
        new MutationObserver(() =>
          log.push([word?.textContent?.replace('\u200b', '') ?? '', Date.now()])
        ).observe(word as Element, { subtree: true, childList: true, characterData: true })
      })
      await holdClock(page)
      // A whole cycle, and enough to see each word from its first letter to its last.
      await page.clock.runFor(24_000)
      const log = await page.evaluate(() => (globalThis as unknown as { log: [string, number][] }).log)
      const steps = log.slice(1).map(([text], index) => text.length - (log[index]?.[0].length ?? 0))
      expect(new Set(steps)).toEqual(new Set([1, -1]))
      const words = ['Transformez', 'Optimisez', 'Automatisez', 'Formez']
      const seen = log.filter(([text]) => words.includes(text)).map(([text]) => text)
      const begin = words.indexOf(seen[0] ?? '')
      expect(seen.slice(0, 5)).toEqual([0, 1, 2, 3, 4].map((turn) => words[(begin + turn) % 4]))
      for (const word of words) {
        const full = log.findIndex(([text], index) => text === word && index >= word.length)
        const at = (index: number) => log[index]?.[1] ?? Number.NaN
        const typing = at(full) - at(full - word.length)
        const resting = at(full + 1) - at(full)
        const deleting = at(full + word.length) - at(full + 1)
        expect(Math.abs(typing - word.length * 100), `${word} typed in ${typing}`).toBeLessThanOrEqual(30)
        expect(Math.abs(resting - 2560), `${word} whole for ${resting}`).toBeLessThanOrEqual(30)
        expect(
          Math.abs(deleting - (word.length - 1) * 60),
          `${word} deleted in ${deleting}`
        ).toBeLessThanOrEqual(30)
      }
    })

    check('hero-spoken', async ({ share }) => {
      const { page } = await share('/')
      const heard = await page.locator('h1').evaluate((title) => {
        const copy = title.cloneNode(true) as HTMLElement
        for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove()
        return copy.textContent
      })
      expect(plain(heard)).toMatch(/^Transformez, optimisez, automatisez, formez : .*équipes\.$/)
      expect(await page.locator('h1 [aria-hidden="true"] [data-typing]').count()).toBe(1)
    })

    check('hero-start', async ({ share }) => {
      const { page } = await share('/')
      expect(await linkOf(page, /^Démarrer un projet/)).toMatchObject({
        href: 'https://rendez-vous.lucarne.example/30-minutes',
        target: '_blank'
      })
    })

    check('hero-solutions', async ({ open }) => {
      const { page } = await open('/')
      await page.getByRole('link', { name: 'Voir nos solutions', exact: true }).click()
      await soon(() => topOf(page, '#missions-concretes-anchor')).toBe(80)
      expect(new URL(page.url()).hash).toBe('#missions-concretes-anchor')
    })

    check('hero-pause', async ({ share }) => {
      const { page } = await share('/')
      const moving = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(
                ({ playState, effect }) =>
                  playState === 'running' && effect?.getTiming().iterations === Number.POSITIVE_INFINITY
              ).length
        )
      await soon(moving).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Suspendre les animations' }).click()
      await soon(moving).toBe(0)
      await soon(() => page.locator('h1 [data-typing]').count()).toBe(0)
      await page.mouse.move(5, 5)
      await page.getByRole('button', { name: 'Relancer les animations' }).click()
      await page.locator('h1 [data-typing]').waitFor()
    })

    check('hero-strip', async ({ share }) => {
      const { page } = await share('/')
      const logos = page.getByRole('list', { name: 'Ils travaillent avec nous' }).getByRole('listitem')
      expect(await logos.count()).toBe(7)
      expect(await logos.evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetWidth))).toEqual(
        Array(7).fill(88)
      )
      expect(await logos.getByRole('img').count()).toBe(7)
      const passage = await logos.first().evaluate((logo) => {
        const animation = document.getAnimations().find(({ effect }) => {
          const { target } = effect as KeyframeEffect
          return target?.contains(logo) && effect?.getTiming().iterations === Number.POSITIVE_INFINITY
        })
        if (!animation) throw new Error('the strip does not move')
        // It stands still from here on, whatever its button says: no check after this one looks at it.
        animation.pause()
        const at = (time: number) => {
          animation.currentTime = time
          return logo.getBoundingClientRect().left
        }
        const lefts = [0, 1499, 1500, 2500, 3500].map(at)
        return lefts.map((left) => Math.round((lefts[0] ?? 0) - left))
      })
      expect(passage).toEqual([0, 0, 0, 45, 90])
    })

    check('hero-circle-login', async ({ share }) => {
      const { page } = await share('/')
      const circle = page.getByRole('button', { name: 'Espace client : se connecter' })
      const { width, height } = (await circle.boundingBox()) ?? {}
      expect(width).toBe(height)
      await circle.click()
      const modal = page.getByRole('dialog', { name: 'Connexion' })
      await modal.waitFor()
      await page.keyboard.press('Escape')
      await soon(() => isFocused(circle)).toBe(true)
      // Opened again, a press beside the modal, under which the circle now lies, closes it.
      await circle.click()
      await modal.waitFor()
      await page.mouse.click(20, 450)
      await soon(() => modal.count()).toBe(0)
    })

    check('hero-circle-logout', async ({ open }) => {
      const { page } = await open('/', { isLoggedIn: true })
      await page.getByRole('button', { name: 'Espace client : se déconnecter' }).click()
      await page.getByRole('button', { name: 'Espace client : se connecter' }).waitFor()
      await soon(() => readFlag(page)).toBeNull()
      expect(await page.getByRole('dialog', { name: 'Connexion' }).count()).toBe(0)
    })

    check('hero-circle-desktop', async ({ share }) => {
      const { page } = await share('/')
      expect(await page.getByRole('button', { name: /Espace client/ }).count()).toBe(0)
    })
  })

  group('what the company does', () => {
    check('services', async ({ share }) => {
      const { page } = await share('/')
      for (const name of ['Audit IA', 'Solutions IA', 'Formations'])
        expect(
          await page.locator('article').getByRole('heading', { name, exact: true }).isVisible(),
          name
        ).toBe(true)
    })

    check('figures', async ({ share }) => {
      const { page } = await share('/')
      const text = plain(await page.locator('main dl').first().innerText())
      for (const claim of [
        /70 %/,
        /temps gagné/,
        /50\+/,
        /entreprises formées/,
        /2 semaines/,
        /livraison/,
        /98 %/,
        /satisfaction/
      ])
        expect(text).toMatch(claim)
    })

    check('team', async ({ share }) => {
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

    check('team-company', async ({ share }) => {
      const { page } = await share('/')
      const link = await linkOf(page, /entreprise/, '#about')
      expect(link).toMatchObject({ href: 'https://reseau.example/entreprises/lucarne', target: '_blank' })
      expect(link.rel).toMatch(newTab.rel)
    })

    check('formations', async ({ open }) => {
      const { page } = await open('/')
      await section(page, 'formations-anchor').getByRole('link', { name: 'Découvrir nos formations' }).click()
      await page.waitForURL('**/article/7')
      await page.getByRole('heading', { level: 1, name: /formation à/i }).waitFor()
    })

    check('faq-five', async ({ share }) => {
      const { page } = await share('/')
      expect(await section(page, 'faq').locator('summary').count()).toBe(5)
    })

    check('faq-one-open', async ({ share }) => {
      const { page } = await share('/')
      const questions = section(page, 'faq').locator('summary')
      for (const question of await questions.all()) {
        await question.click()
        await soon(() => section(page, 'faq').locator('details[open]').count()).toBe(1)
        await soon(() => question.locator('xpath=..').locator('p').isVisible()).toBe(true)
      }
      await questions.last().click()
    })

    check('faq-collapsible', async ({ share }) => {
      const { page } = await share('/')
      const question = section(page, 'faq').locator('summary').first()
      await question.focus()
      for (const isOpen of [true, false]) {
        await page.keyboard.press('Enter')
        await soon(() => section(page, 'faq').locator('details[open] p').count()).toBe(isOpen ? 1 : 0)
      }
    })

    check('faq-claims', async ({ share }) => {
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

    check('contact', async ({ open }) => {
      const { page } = await open('/')
      expect(await linkOf(page, /Prendre rendez-vous/, '#contact')).toMatchObject({ target: '_blank' })
      expect(await linkOf(page, 'contact@lucarne.example', '#contact')).toMatchObject({
        href: 'mailto:contact@lucarne.example'
      })
      const chat = page.locator('[data-mf="mf-chat"]')
      const field = chat.getByLabel(/e-mail/i).first()
      for (const [id, name] of [
        ['contact', 'Écrire depuis le chat'],
        ['faq', 'Poser ma question']
      ] as const) {
        await section(page, id).getByRole('button', { name }).click()
        await field.waitFor()
        await page.keyboard.press('Escape')
        await field.waitFor({ state: 'hidden' })
      }
    })

    check('footer', async ({ share }) => {
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

  group('the case studies', () => {
    const current = (page: Page) =>
      section(page, 'missions-concretes-anchor').locator('[data-current="true"]')
    const place = async (page: Page) => plain(await current(page).getAttribute('aria-label'))
    const arrow = (page: Page, name: string) =>
      section(page, 'missions-concretes-anchor').getByRole('button', { name })
    const first = (page: Page) => arrow(page, 'Mission 1 sur 3').click()

    check('cases-three', async ({ share }) => {
      const { page } = await share('/')
      expect(await page.getByRole('heading', { name: 'Des missions concrètes' }).isVisible()).toBe(true)
      const subjects = [/RH et événementiel/, /Comptabilité hôtelière/, /Formation et conférences/]
      for (const subject of subjects) {
        await soon(async () => plain(await current(page).innerText())).toMatch(subject)
        await arrow(page, 'suivante').click()
      }
      await soon(() => place(page)).toBe('1 sur 3')
    })

    check('cases-fields', async ({ share }) => {
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

    check('cases-arrows-wrap', async ({ share }) => {
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

    check('cases-dots', async ({ share }) => {
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

    check('cases-hover', async ({ share }) => {
      const { page } = await share('/')
      expect(await labels(page)).toEqual([false, false, false])
      await current(page).locator('svg').first().hover()
      await soon(() => labels(page)).toEqual([true, true, true])
      await page.mouse.move(5, 5)
      await soon(() => labels(page)).toEqual([false, false, false])
    })

    check('cases-focus', async ({ share }) => {
      const { page } = await share('/')
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

    check('cases-tap', async ({ open }) => {
      // A page of its own: a phone has no mouse that other checks left resting over the picture.
      const { page } = await open('/')
      expect(await labels(page)).toEqual([false, false, false])
      await tap(page, current(page).locator('svg').first())
      await soon(() => labels(page)).toEqual([true, true, true])
      await tap(page, current(page).getByRole('button'))
      await soon(() => labels(page)).toEqual([false, false, false])
    })

    check('cases-teasers-60', async ({ share }) => {
      const { page } = await share('/')
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

    check('cases-swipe', async ({ share }) => {
      const { page } = await share('/')
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
  })

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

    check('implementations-six', async ({ share }) => {
      const { page } = await share('/')
      const names = await cards(page).getByRole('heading').allTextContents()
      expect(names.map(plain)).toEqual(NAMES)
      for (const card of await cards(page).all()) {
        expect(await card.locator('svg').count()).toBeGreaterThan(0)
        expect((await card.locator('p').innerText()).length).toBeGreaterThan(40)
      }
    })

    check('implementations-swipe', async ({ share }) => {
      const { page } = await share('/')
      const swiped = async (x: number) => {
        await swipe(page, windowOf(page), { x })
        return shown(page)
      }
      expect(await shown(page)).toBe(NAMES[0])
      expect(await swiped(-50)).toBe(NAMES[0])
      expect(await swiped(-51)).toBe(NAMES[1])
      expect(await swiped(51)).toBe(NAMES[0])
      expect(await swiped(100)).toBe(NAMES[5])
      expect(await swiped(-100)).toBe(NAMES[0])
    })

    check('implementations-dots', async ({ share }) => {
      const { page } = await share('/')
      for (const number of [4, 6, 1]) {
        await tap(page, dot(page, number))
        await soon(() => shown(page)).toBe(NAMES[number - 1])
      }
    })

    check('hotel-card-logged-out', async ({ share, size }) => {
      const { page } = await share('/')
      if (size === 'mobile') await tap(page, dot(page, 5))
      await shown(page)
      expect(await hotel(page).getByRole('link').count()).toBe(0)
      await hotel(page).click({ position: { x: 40, y: 40 } })
      await page.getByRole('dialog', { name: 'Connexion' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
      await page.keyboard.press('Escape')
      if (size === 'mobile') await tap(page, dot(page, 1))
    })

    check('hotel-card-logged-in', async ({ open, size }) => {
      const { page } = await open('/', { isLoggedIn: true })
      if (size === 'mobile') await tap(page, dot(page, 5))
      await shown(page)
      await hotel(page).click({ position: { x: 40, y: 40 } })
      await page.waitForURL('**/formule-hoteliere')
      await page.getByRole('heading', { level: 1, name: 'Formule hôtelière' }).waitFor()
    })

    check('hotel-card-text', async ({ open, size }) => {
      const { page } = await open('/', { isLoggedIn: true })
      const parts = [
        hotel(page).getByRole('heading'),
        hotel(page).locator('p'),
        hotel(page).getByRole('link')
      ]
      for (const part of parts) {
        if (size === 'mobile') await tap(page, dot(page, 5))
        await shown(page)
        await part.click()
        await page.waitForURL('**/formule-hoteliere')
        await page.goBack()
        await part.waitFor()
      }
    })

    check('hotel-card-drag', async ({ open, size }) => {
      const { page } = await open('/', { isLoggedIn: true })
      if (size === 'mobile') {
        await tap(page, dot(page, 5))
        await shown(page)
        await swipe(page, hotel(page), { x: -120 })
        expect(await shown(page)).toBe(NAMES[5])
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
