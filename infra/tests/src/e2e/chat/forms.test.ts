import { withResolvers } from '@site/service/process/with-resolvers'
import type { Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { focusedName, isFocused, plain, soon } from '../../harness/page-state.ts'
import { chatAndLeadsChecks, type Fixture, press } from './chat-fixture.ts'
import { openChat, openView, panelOf } from './chat-page.ts'

const check = chatAndLeadsChecks()
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const EMAIL = 'contact@lucarne.example'
const FAILURE = `Une erreur est survenue. Vous pouvez nous contacter à ${EMAIL}`

async function openForm(
  arrive: Fixture['arrive'],
  view: 'contact' | 'appointment',
  { path = '/', isMobile = false } = {}
) {
  const visit = await arrive({ path, isMobile })
  const { page } = visit
  const panel = await openChat(page)
  await page.clock.runFor(2500)
  await openView(page, view)
  // The booking page is on a host nobody has: the tab must open, what it shows is not ours.
  await visit.context.route('https://rendez-vous.lucarne.example/**', (route) =>
    route.fulfill({ body: 'agenda' })
  )
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) posts.push(request)
  })
  return { ...visit, panel, posts, send: panel.getByRole('button', { name: 'Envoyer', exact: true }) }
}
const fillEmail = (page: Page, email: string) =>
  panelOf(page)
    .getByLabel(/^Adresse e-mail/)
    .fill(email)
const saidIn = async (page: Page) => plain(await panelOf(page).locator('section').first().textContent())

describe('the forms of the chat', () => {
  check(
    'FORM-1 asks for the e-mail + FORM-5 does not require consent + FORM-6 hides its trap from persons',
    async ({ arrive }) => {
      for (const view of ['contact', 'appointment'] as const) {
        const { page, panel, posts, send, context } = await openForm(arrive, view)
        expect(await panel.getByRole('checkbox').isChecked()).toBe(false)
        expect(await panel.getByRole('textbox', { name: /remplissez/ }).count()).toBe(0)
        expect(
          await panel.locator('[name="website"]').evaluate((trap) => (trap as HTMLInputElement).tabIndex)
        ).toBe(-1)
        await fillEmail(page, '   ')
        await send.click()
        await panel.getByText("Merci d'indiquer votre email", { exact: true }).waitFor()
        expect(await panel.getByLabel(/^Adresse e-mail/).getAttribute('aria-invalid')).toBe('true')
        await soon(() => focusedName(page)).toBe('Adresse e-mail')
        await fillEmail(page, 'a')
        await panel.getByText("Merci d'indiquer votre email").waitFor({ state: 'detached' })
        expect(posts).toEqual([])
        expect(context.pages()).toHaveLength(1)
      }
    }
  )

  check(
    'FORM-2 sends the contact + FORM-4 sends the proof of consent, the page and the campaign + FORM-8 thanks, and offers to go back + FORM-17 says so where the form was, announced and focused + FORM-7 sends once',
    async ({ arrive }) => {
      const path = '/?utm_source=salon&utm_medium=badge&utm_campaign=hiver&code=secret'
      const { page, panel, posts, send } = await openForm(arrive, 'contact', { path })
      const { promise: answered, resolve: answer } = withResolvers()
      await page.route('**/api/contact', async (route) => {
        await answered
        await route.fulfill({ status: 201, json: { id: 1, message: 'Merci' } })
      })
      await fillEmail(page, ' elodie@hotel.example ')
      await send.click()
      const sending = panel.getByRole('button', { name: 'Envoi...' })
      await sending.waitFor()
      expect(await sending.isDisabled()).toBe(true)
      await panel.getByLabel(/^Adresse e-mail/).press('Enter')
      answer()
      await expect.poll(() => saidIn(page)).toContain(`Merci ! Vous pouvez aussi nous écrire à ${EMAIL}`)
      const outcome = panel.getByRole('alert').getByText('Merci !')
      expect(await outcome.isVisible()).toBe(true)
      await soon(() => isFocused(outcome)).toBe(true)
      expect(posts.map((request) => request.postDataJSON())).toEqual([
        {
          firstName: 'Contact',
          lastName: 'Chat',
          email: 'elodie@hotel.example',
          company: '',
          message: 'Contact depuis chat/nous-contacter',
          telephone: null,
          consent: false,
          consentVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          shownForMs: expect.any(Number),
          pageUrl: expect.stringMatching(/\/\?utm_source=salon&utm_medium=badge&utm_campaign=hiver$/),
          utmSource: 'salon',
          utmMedium: 'badge',
          utmCampaign: 'hiver'
        }
      ])
      expect(await posts[0]?.headerValue('idempotency-key')).toMatch(UUID)
      await panel.getByRole('button', { name: 'Retour' }).click()
      await openView(page, 'contact')
      expect(await panel.getByLabel(/^Adresse e-mail/).inputValue()).toBe('')
    }
  )

  check(
    'FORM-3 sends the appointment + FORM-9 thanks, and opens the booking page + FORM-12 links the booking page too',
    async ({ arrive, system }) => {
      const { page, panel, posts, send, context } = await openForm(arrive, 'appointment', { path: '/seo' })
      const link = panel.getByRole('link', { name: /agenda/ })
      expect(await link.getAttribute('target')).toBe('_blank')
      await fillEmail(page, 'rdv@hotel.example')
      await panel.getByLabel(/^Téléphone/).fill(' +33 6 12 34 56 78 ')
      await panel.getByRole('checkbox').check()
      const tab = context.waitForEvent('page')
      await send.click()
      expect((await tab).url()).toBe(await link.getAttribute('href'))
      await expect.poll(() => saidIn(page)).toContain('Merci ! Nous recontacterons bientôt')
      expect(posts).toHaveLength(1)
      expect(posts[0]?.postDataJSON()).toEqual({
        firstName: 'Contact',
        lastName: 'Chat',
        email: 'rdv@hotel.example',
        company: '',
        message: 'Contact depuis chat/prendre-rdv',
        telephone: '+33 6 12 34 56 78',
        consent: true,
        consentVersion: expect.any(String),
        shownForMs: expect.any(Number),
        pageUrl: `${system.url}/seo`
      })
      expect(await link.isVisible()).toBe(true)
      expect(await panel.getByRole('button', { name: 'Retour' }).isVisible()).toBe(true)
      expect(context.pages()).toHaveLength(2)
    }
  )

  check(
    'FORM-10 gives the address, and keeps what was typed + FORM-11 opens the booking page all the same + FORM-13 keeps its key until something is edited + FORM-17 says so where the form is, announced',
    async ({ arrive }) => {
      const { page, panel, posts, send, context } = await openForm(arrive, 'appointment', { isMobile: true })
      await page.route('**/api/contact', (route) => route.abort(), { times: 2 })
      await fillEmail(page, 'panne@hotel.example')
      const tab = context.waitForEvent('page')
      await press(send)
      await tab
      await page.bringToFront()
      await expect.poll(async () => plain(await panel.getByRole('alert').textContent())).toContain(FAILURE)
      await soon(() => saidIn(page)).toContain(FAILURE)
      await soon(() => isFocused(send)).toBe(true)
      expect(await panel.getByLabel(/^Adresse e-mail/).inputValue()).toBe('panne@hotel.example')
      await press(send)
      await expect.poll(() => posts.length).toBe(2)
      // The line of the first failure still stands there: the second is over when the button has its name again.
      await send.waitFor()
      await expect.poll(() => saidIn(page)).toContain(FAILURE)
      await fillEmail(page, 'panne.corrigee@hotel.example')
      expect(await saidIn(page)).not.toContain(FAILURE)
      await press(send)
      await expect.poll(() => saidIn(page)).toContain('Merci ! Nous recontacterons bientôt')
      const [first, second, third] = await Promise.all(
        posts.map((post) => post.headerValue('idempotency-key'))
      )
      expect(first).toMatch(UUID)
      expect(second).toBe(first)
      expect(third).not.toBe(first)
    }
  )

  check('FORM-14 says why at the refused field', async ({ arrive }) => {
    const { page, panel, send } = await openForm(arrive, 'contact')
    await fillEmail(page, 'pas une adresse')
    await send.click()
    const reason = panel.getByText('Cette adresse e-mail ne semble pas valide.')
    await reason.waitFor()
    expect(await saidIn(page)).not.toContain('Une erreur est survenue')
    const field = panel.getByLabel(/^Adresse e-mail/)
    await expect.poll(() => focusedName(page)).toBe('Adresse e-mail')
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    const described = (await field.getAttribute('aria-describedby')) ?? ''
    expect(await reason.evaluate((line, id) => line.closest(`[id="${id}"]`) !== null, described)).toBe(true)
    await fillEmail(page, 'une.adresse@hotel.example')
    expect(await reason.count()).toBe(0)
    await send.click()
    await expect.poll(() => saidIn(page)).toContain('Merci ! Vous pouvez aussi nous écrire à')
  })

  check('FORM-16 opens from the home page', async ({ arrive }) => {
    const { page } = await arrive({ path: '/', isRunning: true })
    await page.locator('#contact').getByRole('button').first().click()
    await panelOf(page).getByRole('heading', { name: 'Nous contacter' }).waitFor()
    expect(
      await panelOf(page)
        .getByLabel(/^Adresse e-mail/)
        .isVisible()
    ).toBe(true)
  })
})

check('CHAT-43 stays in the field of the page when a form has been sent', async ({ arrive }) => {
  const { page, panel, send } = await openForm(arrive, 'contact', { path: '/blog' })
  const answer = withResolvers()
  await page.route('**/api/contact', async (route) => {
    await answer.promise
    await route.fulfill({ status: 201, json: { id: 1 } })
  })
  await fillEmail(page, 'ailleurs@hotel.example')
  await send.click()
  const field = page.getByRole('searchbox')
  await field.focus()
  answer.resolve()
  await panel.getByText(/^Merci ! Vous pouvez aussi nous écrire/).waitFor()
  await page.keyboard.type('Bonjour')
  expect(await field.inputValue()).toBe('Bonjour')
})

check('CHAT-43 stays where the visitor writes when a field of a form is refused', async ({ arrive }) => {
  const { page, panel, send } = await openForm(arrive, 'contact', { path: '/blog' })
  const answer = withResolvers()
  await page.route('**/api/contact', async (route) => {
    await answer.promise
    await route.continue()
  })
  await fillEmail(page, 'pas-une-adresse')
  await send.click()
  const field = page.getByRole('searchbox')
  await field.focus()
  answer.resolve()
  await panel.getByText('Cette adresse e-mail ne semble pas valide.').waitFor()
  await page.keyboard.type('Bonjour')
  expect(await field.inputValue()).toBe('Bonjour')
})
