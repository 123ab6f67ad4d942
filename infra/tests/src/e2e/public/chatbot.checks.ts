import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { isFocused, plain, scrolledBy, soon } from '../../harness/page-state.ts'
import { itemsUnder } from './items-under.ts'
import type { Tools } from './public-fixture.ts'

/** /chatbot, and the conversation on it that can be tried. */
export const chatbotChecks = ({ check, group }: Tools): void => {
  group('/chatbot', () => {
    check.once('BOT-3 has six features', async ({ share }) => {
      const { page } = await share('/chatbot')
      const features = itemsUnder(page, 'Ce qu’il fait')
      expect(await features.count()).toBe(6)
      for (const feature of await features.all()) {
        expect(await feature.getByRole('heading', { level: 3 }).isVisible()).toBe(true)
        expect((await feature.locator('p').first().innerText()).length).toBeGreaterThan(30)
      }
    })

    check.once('BOT-4 has three use cases', async ({ share }) => {
      const { page } = await share('/chatbot')
      const cases = itemsUnder(page, 'Trois endroits')
      expect(await cases.getByRole('heading', { level: 3 }).count()).toBe(3)
      expect(await cases.count()).toBe(3)
    })

    check.once('BOT-5 claims languages, delay and tickets', async ({ share }) => {
      const { page } = await share('/chatbot')
      const text = plain(await page.locator('main').innerText())
      for (const claim of [
        /plus de 50 langues/,
        /moins de 48 h|< 48 h/,
        /80 % (de|des) demandes au support en moins|80 %/
      ])
        expect(text).toMatch(claim)
      expect(text).toMatch(/demandes au support en moins/)
    })

    check.once('BOT-6 leads back to the hero', async ({ open }) => {
      const { page } = await open('/chatbot')
      await page.getByRole('link', { name: 'Retour à l’accueil' }).first().click()
      await page.waitForURL('**/#hero')
      await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('hero')
      await soon(() => scrolledBy(page)).toBe(0)
    })

    check.once('BOT-7 leads to the contact section', async ({ open }) => {
      const { page } = await open('/chatbot')
      await page.getByRole('link', { name: 'Parler de votre projet' }).last().click()
      await page.waitForURL('**/#contact')
      await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('contact')
      await soon(() =>
        page.locator('#contact').evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
          return Math.round(top) === 80 || (isAtEnd && top > 0 && bottom <= window.innerHeight)
        })
      ).toBe(true)
    })
  })

  group('the conversation of /chatbot', () => {
    const frame = (page: Page) => page.locator('main figure')
    const field = (page: Page) => page.getByLabel('Votre question, en français ou en anglais')
    const messages = (page: Page) => frame(page).locator('ol > li')
    const lastOf = (page: Page) => messages(page).last()
    const guide = (page: Page) =>
      frame(page).getByRole('region', { name: /^(Guide de l’exposant|Exhibitor guide)$/ })
    const bar = (page: Page) => frame(page).getByRole('button', { name: 'Le guide qu’il a lu' })
    /** What the live region says; every message but the newest has been said before. */
    const said = async (page: Page) => plain(await frame(page).getByRole('status').textContent())
    const ask = async (page: Page, question: string) => {
      await field(page).fill(question)
      await field(page).press('Enter')
    }
    /** Asks, and waits until the answer is there. */
    const askFor = async (page: Page, question: string, answer: string | RegExp) => {
      await ask(page, question)
      await soon(() => lastOf(page).innerText().then(plain), question).toMatch(answer)
    }
    const DOGS = 'Les chiens sont admis en laisse'

    check.once('BOT-8 goes on with the visitor’s own questions', async ({ open }) => {
      const { page } = await open('/chatbot')
      const before = await messages(page).count()
      expect(before).toBe(4)
      await page.getByRole('button', { name: 'Essayer' }).click()
      await soon(() => isFocused(field(page))).toBe(true)
      await soon(() => field(page).evaluate(isInView)).toBe(true)
      await askFor(page, 'Prenez-vous les chiens ?', DOGS)
      expect(await messages(page).count()).toBe(before + 2)
      expect(plain(await messages(page).nth(before).innerText())).toContain('Prenez-vous les chiens ?')
      expect(await field(page).inputValue()).toBe('')
    })

    check.once('BOT-9 shows the whole example without JavaScript', async ({ open }) => {
      const { page } = await open('/chatbot', { options: { javaScriptEnabled: false } })
      for (const text of [
        'Bonsoir, l’accès au salon est-il possible dès 8 h pour monter notre stand ?',
        'les exposants entrent par le quai B dès 7 h 30',
        'Can I bring a trolley through that entrance?',
        'Quay B has a ramp 1.2 m wide'
      ])
        expect(plain(await frame(page).innerText())).toContain(text)
      const { cut, controls } = await frame(page).evaluate((figure) => ({
        cut: [...figure.querySelectorAll('*')].filter(
          (one) => getComputedStyle(one).overflowY === 'auto' && one.scrollHeight > one.clientHeight
        ).length,
        controls: [...figure.querySelectorAll('button, textarea')].filter((one) => one.checkVisibility())
          .length
      }))
      expect({ cut, controls }).toEqual({ cut: 0, controls: 0 })
      expect(await page.getByText('Essayer', { exact: true }).isVisible()).toBe(false)
    })

    check.once('BOT-10 answers with the line of the guide and its page', async ({ open }) => {
      const { page } = await open('/chatbot')
      for (const [question, answer, source] of [
        [
          'Monter le stand à 8 h ?',
          'Pour monter leur stand, les exposants entrent par le quai B dès 7 h 30',
          12
        ],
        ['Puis-je venir avec un groupe de 40 ?', 'Au-delà de 20 personnes, un groupe s’annonce 48 heures', 18]
      ] as const) {
        await frame(page).getByRole('button', { name: question }).click()
        await soon(() => lastOf(page).innerText().then(plain)).toContain(answer)
        expect(plain(await lastOf(page).getByRole('button').innerText())).toBe(
          `Guide de l’exposant, page ${source}`
        )
      }
      await askFor(
        page,
        'Où garer la voiture, et y a-t-il du Wi-Fi ?',
        /Le parking P1 .* Le Wi-Fi est gratuit/
      )
      expect(await lastOf(page).getByRole('button').count()).toBe(2)
    })

    check.once('BOT-11 answers in the language of the question', async ({ open }) => {
      const { page } = await open('/chatbot')
      await frame(page).getByRole('button', { name: 'Do you take dogs?' }).click()
      await soon(() => lastOf(page).locator('[lang="en"]').innerText().then(plain)).toMatch(
        /^Dogs are welcome on a lead.* Exhibitor guide, page 15$/
      )
      await askFor(page, 'Prenez-vous les chiens ?', DOGS)
      expect(await lastOf(page).locator('[lang="fr"]').count()).toBe(1)
    })

    check.once('BOT-12 hands over what the guide does not answer', async ({ open }) => {
      const { page } = await open('/chatbot')
      await frame(page).getByRole('button', { name: 'Qui paie un stand abîmé ?' }).click()
      await soon(() => lastOf(page).innerText().then(plain)).toMatch(
        /Je préfère passer la main\. .*la bonne personne reçoit la question.*rien n’est envoyé/
      )
      expect(await lastOf(page).getByRole('button').count()).toBe(0)
      await askFor(page, 'Can I get a refund for my ticket?', /I would rather hand over\./)
      expect(await lastOf(page).getByRole('button').count()).toBe(0)
    })

    check.once('BOT-13 opens the guide at the line of an answer', async ({ open }) => {
      const { page } = await open('/chatbot')
      await askFor(page, 'Do you take dogs?', /^Réponse : Dogs/)
      const source = lastOf(page).getByRole('button')
      const mark = guide(page).locator('mark')
      for (const close of ['Escape', 'bar']) {
        await source.click()
        await soon(() => isFocused(mark)).toBe(true)
        expect(plain(await mark.innerText())).toMatch(/^Dogs are welcome on a lead/)
        await soon(() => mark.evaluate(isInView)).toBe(true)
        expect(plain(await guide(page).getByRole('heading').innerText())).toMatch(/^On site page 15$/)
        // The answer stays beside it.
        await soon(() => source.evaluate(isInView)).toBe(true)
        if (close === 'bar') await bar(page).click()
        else await page.keyboard.press(close)
        await soon(() => guide(page).count()).toBe(0)
        await soon(() => isFocused(close === 'bar' ? bar(page) : source)).toBe(true)
      }
      // The example's own answers lead there too.
      await messages(page).nth(1).getByRole('button').click()
      await soon(() => mark.innerText().then(plain)).toMatch(
        /^Pour monter leur stand, les exposants entrent par le quai B/
      )
    })

    check(
      'BOT-14 works by keyboard, says each answer once, and keeps still where asked',
      async ({ open }) => {
        const { page } = await open('/chatbot', { options: { reducedMotion: 'reduce' } })
        expect(await frame(page).locator('[role="status"], [role="log"], [aria-live]').count()).toBe(1)
        await bar(page).focus()
        const reached: string[] = []
        for (let press = 0; press < 12; press += 1) {
          await page.keyboard.press('Tab')
          reached.push(
            await page.evaluate(
              () =>
                document.activeElement?.getAttribute('aria-label') ??
                document.activeElement?.textContent ??
                ''
            )
          )
        }
        expect(reached.map(plain)).toEqual(
          expect.arrayContaining(['Conversation', 'Guide de l’exposant, page 12', 'Do you take dogs?'])
        )
        const suggestion = frame(page).getByRole('button', { name: 'Do you take dogs?' })
        await suggestion.focus()
        await page.keyboard.press('Enter')
        await lastOf(page).getByRole('button').waitFor()
        const hidden = await lastOf(page).evaluate((answer) =>
          [...answer.querySelectorAll('span')].some(
            (part) => getComputedStyle(part).opacity === '0' && part.textContent
          )
        )
        expect(hidden).toBe(false)
        await soon(() => said(page)).toMatch(/^Dogs are welcome .* Exhibitor guide, page 15\.$/)
        expect(await isFocused(suggestion)).toBe(true)
        await bar(page).press('Enter')
        await guide(page).getByRole('button', { name: 'Page suivante' }).press('Enter')
        await soon(() => said(page)).toBe('Badges, page 7')
        expect(await findViolations(page)).toEqual([])
      }
    )

    check.once('BOT-15 loses nothing, and answers truly, whatever is asked', async ({ open }) => {
      const { page, complaints } = await open('/chatbot')
      const long = `Bonjour, ${'où est la licorne bleue '.repeat(420)}`.slice(0, 10_000).trim()
      for (const [question, answer] of [
        [
          '犬は大丈夫ですか',
          /Je préfère passer la main.* Cet essai ne comprend que le français et l’anglais.* French and English only/
        ],
        ['<img src=x onerror=alert(1)><b>badge</b>', /Je préfère passer la main/],
        ['🙂 12', /Je n’y lis aucun mot/],
        [long, /Je préfère passer la main/]
      ] as const) {
        await askFor(page, question, answer)
        expect(
          plain(
            await messages(page)
              .nth((await messages(page).count()) - 2)
              .innerText()
          )
        ).toBe(`Question : ${plain(question)}`)
        // However long the question, its answer is in sight.
        await soon(() => lastOf(page).locator('p').first().evaluate(isInView), question.slice(0, 40)).toBe(
          true
        )
      }
      expect(await frame(page).locator('img, b').count()).toBe(0)
      await field(page).fill('   ')
      expect(await frame(page).getByRole('button', { name: 'Poser la question' }).isDisabled()).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
      expect(complaints).toEqual([])
    })

    check.once(
      'BOT-16 loads late, sends nothing, and keeps a question that it cannot answer yet',
      async ({ open }) => {
        const asked: string[] = []
        const { page } = await open('/chatbot', {
          prepare: async (opened) => {
            opened.on('request', (request) => asked.push(request.url()))
            await opened.route('**/assets/trial-*.js', (route) => route.abort())
          }
        })
        await page.getByRole('button', { name: 'Ouvrir l’assistant' }).waitFor()
        // What the page itself still asks for is none of it.
        await page.waitForLoadState('networkidle')
        const before = asked.length
        expect(asked.filter((url) => url.includes('/trial-'))).toEqual([])
        await ask(page, 'Prenez-vous les chiens ?')
        const retry = frame(page).getByRole('button', { name: 'Réessayer' })
        await retry.waitFor()
        expect(await said(page)).toBe('Le guide n’a pas pu être chargé. Vérifiez votre connexion.')
        expect(plain(await lastOf(page).innerText())).toContain('Prenez-vous les chiens ?')
        await page.unroute('**/assets/trial-*.js')
        await retry.click()
        await soon(() => lastOf(page).innerText().then(plain)).toContain(DOGS)
        // Files alone: its own, and the registry that a scroll asks for.
        const sent = asked.slice(before).filter((url) => !/\/remotes\/[\w./-]+\.(js|css|json)$/.test(url))
        expect(sent).toEqual([])
      }
    )

    check.once('BOT-17 shows the whole guide, as the invented one it is', async ({ open }) => {
      const { page } = await open('/chatbot')
      expect(plain(await frame(page).locator('figcaption').innerText())).toMatch(
        /le salon et son guide sont inventés\. .*phrase exacte.* Rien n’est envoyé\./
      )
      await bar(page).click()
      await guide(page).waitFor()
      expect(plain(await bar(page).innerText())).toBe(
        'Le guide qu’il a lu inventé, 6 pages sur 21, 2 langues'
      )
      const titles = new Set<string>()
      for (let turned = 0; turned < 6; turned += 1) {
        titles.add(plain(await guide(page).getByRole('heading').innerText()))
        await guide(page).getByRole('button', { name: 'Page suivante' }).click()
      }
      expect([...titles]).toEqual([
        'Accès page 3',
        'Badges page 7',
        'Montage et démontage page 12',
        'Sur place page 15',
        'Visiteurs et groupes page 18',
        'Livraisons et propreté page 21'
      ])
      expect(plain(await guide(page).getByRole('heading').innerText())).toBe('Accès page 3')
      await guide(page).getByRole('button', { name: 'English' }).click()
      await soon(() => guide(page).getByRole('heading').innerText().then(plain)).toBe('Getting here page 3')
      await bar(page).click()
      await soon(() => guide(page).count()).toBe(0)
    })

    check('BOT-19 has the chat’s button out of the way of who writes', async ({ open }) => {
      const { page } = await open('/chatbot')
      const launcher = page.getByRole('button', { name: 'Ouvrir l’assistant' })
      const isBelow = () => launcher.evaluate((button) => button.getBoundingClientRect().top >= innerHeight)
      await soon(isBelow).toBe(false)
      await field(page).focus()
      await soon(isBelow).toBe(true)
      await field(page).blur()
      await soon(isBelow).toBe(false)
    })

    check('BOT-18 keeps its height', async ({ open }) => {
      const { page } = await open('/chatbot')
      const height = () => frame(page).evaluate((figure) => Math.round(figure.getBoundingClientRect().height))
      const before = await height()
      await bar(page).click()
      await guide(page).waitFor()
      expect(await height()).toBe(before)
      await askFor(page, 'Où garer la voiture, et y a-t-il du Wi-Fi ?', /Le Wi-Fi est gratuit/)
      expect(await height()).toBe(before)
      await askFor(page, 'Do you take dogs?', /Dogs/)
      expect(await height()).toBe(before)
    })
  })
}

/** Runs in the page. Is the middle of the element what is seen there? */
function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + Math.min(height, 20) / 2)
  return hit !== null && (element.contains(hit) || hit.contains(element))
}
