import type { Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { untilRead } from '../../assistant/measure.ts'
import { findViolations } from '../../harness/accessibility.ts'
import { plain, soon } from '../../harness/page-state.ts'
import { chatAndLeadsChecks, press } from './chat-fixture.ts'
import { openChat, openView, panelOf } from './chat-page.ts'

const check = chatAndLeadsChecks({ ASSISTANT: 'on' })
const REPLY = /^(Assistant : )?Merci pour votre message\./
const TO_PERSON = 'Envoyer ma question à l’équipe'

const say = async (page: Page, text: string) => {
  await panelOf(page).getByLabel('Votre message').fill(text)
  await page.keyboard.press('Enter')
}
/** The second bubbles, in order. */
const bubblesOf = (page: Page) => panelOf(page).locator('[data-result]')

describe('what the site says in the chat', () => {
  check(
    'CHAT-37 quotes the site in a second bubble after the reply + CHAT-38 links to the passage + CHAT-14 has nothing that axe finds',
    async ({ arrive, system }) => {
      await untilRead(system.url)
      const { page, context } = await arrive()
      const panel = await openChat(page)
      await page.clock.runFor(2500)
      await say(page, 'faut il changer de logiciel ?')
      await page.clock.runFor(999)
      expect(await bubblesOf(page).count()).toBe(0)
      await page.clock.runFor(1)
      await panel.getByText(REPLY).waitFor()
      const bubble = bubblesOf(page).first()
      await bubble.getByText(/Nous partons de vos outils/).waitFor()
      // They are measured one by one, and the conversation may still scroll.
      await soon(async () => {
        const [reply, answer] = [await panel.getByText(REPLY).boundingBox(), await bubble.boundingBox()]
        return (answer?.y ?? Number.NaN) > (reply?.y ?? Number.NaN)
      }).toBe(true)
      expect(await findViolations(page, { within: '[data-mf="mf-chat"]', isHeld: true })).toEqual([])

      const link = bubble.getByRole('link').first()
      expect(plain(await link.textContent())).toContain('Faut-il changer de logiciels ou recruter ?')
      expect(await link.getAttribute('href')).toMatch(/^\/#faq:~:text=/)
      const opened = context.waitForEvent('page')
      await press(link)
      const place = await opened
      // The browser opens the question by itself, as the words are in it, and brings them into sight.
      const words = place.getByText(/^Non. Nous partons de vos outils/)
      await words.waitFor()
      await soon(async () => {
        const box = await words.boundingBox()
        return box !== null && box.y > 0 && box.y < (place.viewportSize()?.height ?? 0)
      }).toBe(true)
      // The conversation stays where it was.
      expect(await bubblesOf(page).count()).toBe(1)
    }
  )

  check(
    'CHAT-37 says that the site does not say + CHAT-39 sends the question along in a field of its own, if its box is ticked',
    async ({ arrive, system }) => {
      await untilRead(system.url)
      const { page } = await arrive()
      const panel = await openChat(page)
      await page.clock.runFor(2500)
      await say(page, 'Quelle est la capitale de l’Australie ?')
      await page.clock.runFor(1000)
      const bubble = bubblesOf(page).first()
      await bubble.getByText(/pas trouvé la réponse sur notre site/).waitFor()
      expect(await bubble.getAttribute('data-result')).toBe('none')
      expect(await bubble.getByRole('link', { name: 'Prendre rendez-vous' }).getAttribute('target')).toBe(
        '_blank'
      )
      // Who comes to a form another way may send it along, too.
      const box = panel.getByRole('checkbox', { name: /Joindre ma question.*capitale de l’Australie/ })
      await openView(page, 'appointment')
      await box.waitFor()
      expect(await box.isChecked()).toBe(false)
      await press(panel.getByRole('button', { name: 'Retour' }))
      await press(bubble.getByRole('button', { name: TO_PERSON }))
      await page.clock.runFor(1200)
      await box.waitFor()
      expect(await box.isChecked()).toBe(true)

      const posts: Request[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/contact')) posts.push(request)
      })
      await panel.getByLabel(/^Adresse e-mail/).fill('question@exemple.fr')
      await press(panel.getByRole('button', { name: 'Envoyer', exact: true }))
      await panel.getByText(/^Merci ! Vous pouvez aussi nous écrire/).waitFor()
      expect(posts[0]?.postDataJSON()).toMatchObject({
        message: 'Contact depuis chat/nous-contacter',
        question: 'Quelle est la capitale de l’Australie ?'
      })
      await press(panel.getByRole('button', { name: 'Retour' }))
      await openView(page, 'contact')
      expect(await panel.getByRole('checkbox', { name: /Joindre ma question/ }).count()).toBe(0)
    }
  )

  check(
    'CHAT-37 names what comes near where nothing answers surely + CHAT-38 links to it + CHAT-14 has nothing that axe finds',
    async ({ arrive, system }) => {
      await untilRead(system.url)
      const { page, context } = await arrive()
      const panel = await openChat(page)
      await page.clock.runFor(2500)
      await say(page, 'extras qui plantent la veille')
      await page.clock.runFor(1000)
      const bubble = bubblesOf(page).first()
      await bubble.getByText(/pas trouvé la réponse sur notre site/).waitFor()
      const near = bubble.getByRole('list', { name: /^Ce qui s’en approche le plus\s:$/ })
      const links = near.getByRole('link')
      expect(await links.count()).toBeLessThanOrEqual(2)
      expect(await links.allTextContents()).toContainEqual(expect.stringMatching(/extras|planning/i))
      expect(await bubble.getByRole('button', { name: TO_PERSON }).isVisible()).toBe(true)
      expect(await findViolations(page, { within: '[data-mf="mf-chat"]', isHeld: true })).toEqual([])
      const opened = context.waitForEvent('page')
      await press(links.first())
      expect((await opened).url()).toMatch(/^http:/)
      expect(await panel.isVisible()).toBe(true)
    }
  )

  check(
    'CHAT-46 says in English, to who asks in English, that the site is in French + CHAT-14 has nothing that axe finds',
    async ({ arrive, system }) => {
      await untilRead(system.url)
      const { page } = await arrive()
      await openChat(page)
      await page.clock.runFor(2500)
      await say(page, 'Are dogs allowed in your hotels?')
      await page.clock.runFor(1000)
      const bubble = bubblesOf(page).first()
      await bubble.getByText(/pas trouvé la réponse sur notre site/).waitFor()
      const said = bubble.getByText(/^This assistant quotes the pages of this site, which are in French/)
      expect(await said.getAttribute('lang')).toBe('en')
      expect(await findViolations(page, { within: '[data-mf="mf-chat"]', isHeld: true })).toEqual([])
      await say(page, 'Quelle est la capitale de l’Australie ?')
      await page.clock.runFor(1000)
      await bubblesOf(page)
        .nth(1)
        .getByText(/pas trouvé la réponse sur notre site/)
        .waitFor()
      expect(await said.count()).toBe(1)
    }
  )

  check(
    'CHAT-40 says that the site cannot be asked, and loses nothing that was typed + CHAT-45 says how long a message may be',
    async ({ arrive, system }) => {
      await untilRead(system.url)
      const { page } = await arrive({ isMobile: true })
      const panel = await openChat(page)
      await page.clock.runFor(2500)
      await page.route('**/api/assistant/questions', (route) => route.abort())
      await say(page, 'Combien de temps dure un audit ?')
      await page.clock.runFor(1000)
      await panel.getByText(REPLY).waitFor()
      const bubble = bubblesOf(page).first()
      await bubble.getByText(/Je ne peux pas consulter notre site/).waitFor()
      await panel.getByText('Combien de temps dure un audit ?', { exact: true }).waitFor()
      expect(await bubble.getByRole('button', { name: TO_PERSON }).isVisible()).toBe(true)
      await page.unroute('**/api/assistant/questions')
      await page.route('**/api/assistant/questions', (route) => route.fulfill({ status: 503, body: '{}' }))
      await say(page, `<b>你好</b> ${'é'.repeat(1900)}`)
      await page.clock.runFor(1000)
      await soon(() => bubblesOf(page).count()).toBe(2)
      expect(await panel.locator('b').count()).toBe(0)
      const limit = panel.getByText(/2\s000 caractères au plus/)
      await panel.getByLabel('Votre message').fill('é'.repeat(1999))
      expect(await limit.count()).toBe(0)
      await page.keyboard.insertText('éé')
      await limit.waitFor()
      expect((await panel.getByLabel('Votre message').inputValue()).length).toBe(2000)
    }
  )

  check('CHAT-41 leads from a subject to an appointment and to a person', async ({ arrive }) => {
    const { page } = await arrive()
    const panel = await openChat(page)
    await page.clock.runFor(2500)
    for (const view of ['about', 'sectors', 'solution'] as const) {
      await openView(page, view)
      const ways = panel.getByRole('list', { name: 'Pour continuer' })
      expect(await ways.getByRole('button').allTextContents()).toEqual([
        'Prendre rendez-vous',
        'En parler à une personne'
      ])
      await press(ways.getByRole('button', { name: 'En parler à une personne' }))
      await page.clock.runFor(1200)
      await panel.getByRole('heading', { name: 'Nous contacter', level: 3 }).waitFor()
      await press(panel.getByRole('button', { name: 'Retour' }))
    }
  })
})
