import { faqListSchema } from '@site/contracts/questions/faq'
import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { untilRead } from '../../assistant/measure.ts'
import { findViolations } from '../../harness/accessibility.ts'
import { DESKTOP, MOBILE, openVisit, untilHydrated, type Visit } from '../../harness/browser.ts'
import { readPageHead } from '../../harness/page-head.ts'
import { isFocused, withoutPopup } from '../../harness/page-state.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { until } from '../../harness/until.ts'
import { panelOf } from '../chat/chat-page.ts'
import { toast, untilFits, WIDTHS } from './screens.ts'

const site = shareSystem({ ASSISTANT: 'on' })
const visits: Visit[] = []
afterEach(async () => {
  for (const { context } of visits.splice(0)) await context.close()
})

/** Of a person’s browser: what a program asks is not noted. */
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const QUESTION = 'Je m’appelle Ada Byron : travaillez-vous avec des apiculteurs ?'
const KEPT = 'Je m’appelle […] : travaillez-vous avec des apiculteurs ?'
const AGAIN = 'travaillez vous avec des apiculteurs'
const ANSWER = 'Oui : nous avons équipé trois ruchers depuis 2024.'

async function come(path: string, size: object = DESKTOP): Promise<Page> {
  const visit = await openVisit(site.browser, { ...size, userAgent: AGENT })
  visits.push(visit)
  await withoutPopup(visit.page)
  await visit.page.goto(site.system.url + path)
  await visit.page.keyboard.press('Shift')
  await untilHydrated(visit.page)
  return visit.page
}
const admin = (size: object = DESKTOP) =>
  come(`/admin/questions?code=${encodeURIComponent(site.system.code)}`, size)

const openChat = async (page: Page) => {
  await page.getByRole('button', { name: 'Ouvrir l’assistant' }).click()
  await panelOf(page).waitFor()
}
const say = async (page: Page, text: string) => {
  await panelOf(page).getByLabel('Votre message').fill(text)
  await page.keyboard.press('Enter')
}
const lastAnswer = (page: Page) => panelOf(page).locator('[data-result]').last()

const askAs = (question: string) =>
  fetch(`${site.system.url}/api/assistant/questions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': AGENT },
    body: JSON.stringify({ question })
  })
const publish = (more: object = {}) =>
  fetch(`${site.system.url}/api/faq`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      adminCode: site.system.code,
      ...{ question: 'Avez-vous des girafes ?', answer: 'Non.', link: null, wordings: [], questionId: null },
      ...more
    })
  })
const readFaq = async () => faqListSchema.parse(await (await fetch(`${site.system.url}/api/faq`)).json())

it('FAQ-7 a visitor asks in vain, an administrator answers, and the visitor who asks again gets it', async () => {
  await untilRead(site.system.url)
  const visitor = await come('/')
  await openChat(visitor)
  await say(visitor, QUESTION)
  await lastAnswer(visitor).waitFor()
  expect(await lastAnswer(visitor).innerText()).not.toContain('ruchers')

  const desk = await admin()
  const group = desk.getByRole('list', { name: 'Questions sans réponse' }).getByRole('listitem')
  await group.filter({ hasText: KEPT }).waitFor()
  expect(await desk.locator('main').innerText()).not.toMatch(/Ada|Byron/)
  expect(await findViolations(desk)).toEqual([])

  // By the keyboard alone: what is missing is said, what was typed outlives the dialog, what is refused stays.
  await desk.getByRole('button', { name: `Répondre à « ${KEPT} »` }).press('Enter')
  const dialog = desk.getByRole('dialog', { name: 'Répondre à une question' })
  const answer = dialog.getByLabel('Réponse', { exact: true })
  await until('the focus on the answer', () => isFocused(answer))
  const send = dialog.getByRole('button', { name: 'Mettre en ligne' })
  await send.press('Enter')
  await dialog.getByText('Écrivez la réponse.').waitFor()
  await until('the focus on what is missing', () => isFocused(answer))
  await answer.fill(`<b>${'é'.repeat(10_000)}</b>`)
  await send.press('Enter')
  await dialog.getByText(/est du texte simple/).waitFor()
  await answer.fill('é'.repeat(10_000))
  await desk.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await desk.getByRole('button', { name: `Répondre à « ${KEPT} »` }).press('Enter')
  await answer.waitFor()
  expect((await answer.inputValue()).length).toBe(10_000)
  await send.press('Enter')
  await dialog.getByText(/ne peut pas dépasser 2.000 caractères/).waitFor()
  expect((await answer.inputValue()).length).toBe(10_000)
  expect(await findViolations(desk)).toEqual([])
  await dialog
    .getByLabel('Question, telle que le site la montre')
    .fill('Travaillez-vous avec des apiculteurs ?')
  await answer.fill(ANSWER)
  await dialog.getByLabel(/^Page du site/).fill('/chatbot')
  await send.press('Enter')
  await dialog.getByText('Écrivez le texte du lien.').waitFor()
  await dialog.getByLabel(/^Texte du lien/).fill('Voir le chatbot')
  const stored = desk.waitForResponse(
    (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/api/faq'
  )
  await send.press('Enter')
  expect((await stored).ok()).toBe(true)
  await toast(desk, 'Réponse en ligne')
  await group.filter({ hasText: KEPT }).waitFor({ state: 'detached' })
  await until('the focus in the list', () => isFocused(desk.locator('[data-place="groups"]')))

  // FAQ-3: it comes by an event; a crowded machine may need more than the two seconds that it takes. One address asks so often in a minute.
  await until('the assistant answers', async () => (await (await askAs(AGAIN)).text()).includes('ruchers'), {
    everyMs: 500
  })
  await say(visitor, AGAIN)
  await panelOf(visitor).getByText(ANSWER).waitFor()
  const link = lastAnswer(visitor).getByRole('link').first()
  expect(await link.getAttribute('href')).toMatch(/^\/questions#question-\d+:~:text=/)
  const opened = visitor.context().waitForEvent('page')
  await link.click()
  const place = await opened
  await place.getByRole('heading', { name: 'Travaillez-vous avec des apiculteurs ?' }).waitFor()
  await place.getByRole('link', { name: 'Voir le chatbot' }).waitFor()
})

it('FAQ-2 shows entries on a page of its own, to search engines once there is one, without scripts too', async () => {
  const before = await readFaq()
  if (before.length === 0) {
    const head = await readPageHead(`${site.system.url}/questions`)
    expect(head.metas.get('robots')).toMatch(/noindex/)
  }
  expect(
    (await publish({ question: 'Avez-vous des éléphants ?', answer: 'Un.\n\nIl est <gris>.' })).status
  ).toBe(422)
  expect(
    (await publish({ question: 'Avez-vous des éléphants ?', answer: 'Un & un seul.\n\nIl est gris.' })).status
  ).toBe(201)
  const found = await until('the page has it', async () => {
    const html = await (await fetch(`${site.system.url}/questions`)).text()
    return html.includes('Avez-vous des éléphants') && html
  })
  expect(found).toContain('Un &amp; un seul.')
  expect(found).toContain('FAQPage')
  expect(found).toContain('Combien coûte un audit')
  const head = await readPageHead(`${site.system.url}/questions`)
  expect([head.status, head.headings, head.metas.get('robots')]).toEqual([
    200,
    1,
    'index, follow, max-image-preview:large'
  ])
  await until('the sitemap has it', async () =>
    (await (await fetch(`${site.system.url}/sitemap.xml`)).text()).includes('/questions</loc><lastmod>')
  )
  for (const size of [DESKTOP, MOBILE]) {
    const page = await come('/questions', size)
    expect(await findViolations(page)).toEqual([])
    for (const path of ['/plan-du-site', '/'])
      expect(await (await fetch(site.system.url + path)).text()).toContain('href="/questions"')
  }
  const page = await come('/questions')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await untilFits(page, width)
  }
})

it('FAQ-4 + FAQ-5 an entry is changed, taken off and put back, on a phone too', async () => {
  await publish({ question: 'Avez-vous des girafes ?' })
  const desk = await admin(MOBILE)
  const entries = desk.getByRole('list', { name: 'Réponses en ligne' })
  const row = entries.getByRole('listitem').filter({ hasText: 'girafes' })
  await row.getByRole('button', { name: /^Modifier/ }).click()
  const dialog = desk.getByRole('dialog', { name: 'Modifier une réponse' })
  await dialog.getByLabel('Réponse', { exact: true }).fill('Deux.')
  expect(await findViolations(desk)).toEqual([])
  await dialog.getByRole('button', { name: 'Mettre en ligne' }).click()
  await toast(desk, 'Réponse modifiée')
  await row.getByText('Deux.').waitFor()
  // The notification before may stand above it.
  await row.getByRole('button', { name: /^Retirer/ }).press('Enter')
  await toast(desk, 'Réponse retirée')
  await desk.getByRole('group', { name: 'Notification' }).hover() // keeps it from leaving
  await row.waitFor({ state: 'detached' })
  expect((await readFaq()).map(({ question }) => question)).not.toContain('Avez-vous des girafes ?')
  await desk.getByRole('group', { name: 'Notification' }).getByRole('button', { name: 'Annuler' }).click()
  await toast(desk, 'Réponse remise en ligne')
  await row.getByText('Deux.').waitFor()
  for (const width of WIDTHS) {
    await desk.setViewportSize({ width, height: 844 })
    await untilFits(desk, width)
  }
})

it('ASSISTANT-12 + ASSISTANT-13 a question is left, or given to the writer, and each is taken back', async () => {
  await untilRead(site.system.url)
  for (const question of ['vendez-vous des trompettes ?', 'louez-vous des montgolfières ?'])
    await askAs(question)
  const desk = await admin()
  const groups = desk.getByRole('list', { name: 'Questions sans réponse' }).getByRole('listitem')
  const [left, given] = ['trompettes', 'montgolfières'].map((word) => groups.filter({ hasText: word }))
  if (!left || !given) throw new Error('Two questions')
  // Live: they come without the page being read anew.
  await left.waitFor()
  await given.waitFor()
  await left.getByRole('button', { name: /^Écarter/ }).press('Enter')
  await toast(desk, 'Question écartée')
  await desk.getByRole('group', { name: 'Notification' }).hover() // keeps it from leaving
  await left.waitFor({ state: 'detached' })
  await until('the focus near', () => desk.evaluate(() => document.activeElement !== document.body))
  await desk.getByRole('group', { name: 'Notification' }).getByRole('button', { name: 'Annuler' }).click()
  await left.waitFor()
  const warning = desk.getByText('une question qui lui est donnée attend ici')
  await warning.waitFor()
  await given.getByRole('button', { name: /^Donner/ }).click()
  await toast(desk, 'Sujet noté', 'il ne s’en servira pas')
  const wishes = desk.getByRole('list', { name: 'Sujets donnés au rédacteur' }).getByRole('listitem')
  await wishes.filter({ hasText: 'montgolfières' }).waitFor()
  expect(await warning.count()).toBe(0)
  expect(await findViolations(desk)).toEqual([])
  await desk
    .getByRole('navigation', { name: /écrans$/ })
    .getByRole('link', { name: 'Nuits' })
    .click()
  await desk.getByText(/le rédacteur intégré ne traite que les siens/).waitFor()
  expect(await findViolations(desk)).toEqual([])
  await desk.getByRole('link', { name: 'Voir les sujets donnés' }).click()
  await wishes.getByRole('link', { name: 'Rédiger l’article' }).click()
  await until('the article has its title', async () =>
    (await desk.getByLabel(/^Titre/).inputValue()).includes('montgolfières')
  )
  await desk.goBack()
  await wishes.getByRole('button', { name: /^Reprendre/ }).click()
  await toast(desk, 'Sujet repris')
  await given.waitFor()
  // The keyboard leads here from anywhere.
  // At once: the keys of a sequence follow each other within a second and a half.
  await Promise.all(['g', 'p'].map((key) => desk.keyboard.press(key)))
  await desk.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Questions' }).waitFor()
  await until('the keys lead back', async () => {
    await desk.keyboard.press('g')
    await desk.keyboard.press('q')
    return desk.getByRole('heading', { level: 1, name: 'Questions' }).isVisible()
  })
})
