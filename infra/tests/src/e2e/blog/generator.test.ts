import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pauseClock } from '../../harness/page-state.ts'
import { readArticles } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { prepareBlogSite } from './blog-fixture.ts'
import { toast } from './screens.ts'
import { buildArticle, stub } from './stubs.ts'

const check = prepareBlogSite()

const STATUS = '/api/admin/scheduler-status'
const status = (isRunning: boolean) => ({
  isRunning,
  scheduledTime: '00:00',
  nextRun: '2026-05-01T22:00:00.000Z'
})
const TEST = 'Générer et publier un essai'
const CONFIRM = 'Oui, générer et publier'

/** Asks for a test article, and again in its place. */
const askForTest = async (page: Page) => {
  await page.getByRole('button', { name: TEST }).click()
  await page.getByRole('button', { name: CONFIRM }).click()
}

const TRIGGER = 'Déclencher la génération'

/** Counts the page's own questions for the status; to be called before it is opened. */
const countQuestions = (page: Page) =>
  page.addInitScript((path) => {
    const ask = window.fetch
    Object.assign(globalThis, { questions: 0 })
    window.fetch = (...question) => {
      if (String(question[0]) === path) (globalThis as unknown as { questions: number }).questions += 1
      return ask(...question)
    }
  }, STATUS)
const questions = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { questions: number }).questions)

check('RUN-1 shows its status and the next run', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/auto'), async (page) => {
    await page.clock.install()
    await countQuestions(page)
    await stub(page, STATUS, 'GET', (nth) => ({ body: status(nth > 1) }))
  })
  await page.getByText('En attente', { exact: true }).waitFor()
  await page.getByText('2 mai 2026 à 0 h 00').waitFor()
  await pauseClock(page)
  // From one question to the next, by a clock that stands still: what the page makes of an answer takes some of its time.
  while ((await questions(page)) === 1) await page.clock.runFor(100)
  let passed = 0
  for (; !(await page.getByText('En cours', { exact: true }).isVisible()); passed += 10)
    await page.clock.runFor(10)
  await page.clock.runFor(29_800 - passed)
  expect(await questions(page)).toBe(2)
  await page.clock.runFor(passed + 300)
  expect(await questions(page)).toBe(3)
})

check('RUN-2 cannot be triggered while it runs', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/auto'), (page) =>
    stub(page, STATUS, 'GET', () => ({ body: status(true) }))
  )
  await page.getByText('En cours', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: TRIGGER }).isDisabled()).toBe(true)
})

check('RUN-3 tells failures, causes and the next attempt', async ({ open, admin }) => {
  const run = {
    id: 4,
    kind: 'daily',
    plannedDate: '2026-05-01',
    state: 'failed',
    attempts: 2,
    startedAt: '2026-04-30T22:00:00.000Z',
    endedAt: '2026-04-30T22:01:00.000Z',
    cause: 'Le rédacteur n’a pas répondu à temps.',
    nextAttemptAt: '2026-05-01T06:30:00.000Z',
    articleId: null,
    title: null
  }
  const written = {
    ...run,
    id: 3,
    state: 'succeeded',
    cause: null,
    nextAttemptAt: null,
    articleId: 7,
    title: 'Paru'
  }
  const { page } = await open(admin('/admin/auto'), (page) =>
    stub(page, STATUS, 'GET', () => ({ body: { ...status(false), runs: [run, written] } }))
  )
  const runs = page.getByRole('region', { name: 'Derniers passages' }).getByRole('listitem')
  await runs.first().getByText('Le rédacteur n’a pas répondu à temps.').waitFor()
  await runs.first().getByText('Nouvel essai le 1er mai 2026 à 8 h 30.').waitFor()
  expect(await runs.nth(1).getByRole('link', { name: 'Paru' }).getAttribute('href')).toBe('/article/7')
})

check('RUN-4 says that there is no status', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/auto'), (page) =>
    stub(page, STATUS, 'GET', () => ({ status: 503, text: '' }))
  )
  await page.getByText('Impossible de récupérer le statut', { exact: true }).waitFor()
})

check('RUN-5 has a test article made', async ({ open, admin, code }) => {
  const { page } = await open(admin('/admin/auto'), (page) =>
    stub(page, STATUS, 'GET', () => ({ body: status(false) }))
  )
  const posts = await stub(page, '/api/admin/generate-test-article', 'POST', (nth) =>
    nth === 1 ? { body: { article: buildArticle({ title: 'Né d’un essai' }) } } : { status: 503, text: '' }
  )
  await askForTest(page)
  await page.getByText('Article de test généré', { exact: true }).waitFor()
  await page.getByText('Né d’un essai').waitFor()
  expect(posts[0]?.postDataJSON()).toEqual({ adminCode: code })
  await askForTest(page)
  await page.getByText("Impossible de générer l'article de test.", { exact: true }).waitFor()
})

check('RUN-6 triggers a generation', async ({ open, admin, code }) => {
  const { page } = await open(admin('/admin/auto'), (page) =>
    stub(page, STATUS, 'GET', () => ({ body: status(false) }))
  )
  const posts = await stub(page, '/api/admin/trigger-generation', 'POST', (nth) =>
    nth === 1 ? { status: 202, body: {} } : { status: 409, body: { message: 'Déjà en cours.' } }
  )
  const button = page.getByRole('button', { name: TRIGGER })
  await button.click()
  await page.getByText('Génération déclenchée', { exact: true }).waitFor()
  expect(posts[0]?.postDataJSON()).toEqual({ adminCode: code })
  await until('the button to be back', () => button.isEnabled())
  await button.click()
  await page.getByText('Impossible de déclencher la génération.', { exact: true }).waitFor()
})

check('RUN-7 sends the code in a header', async ({ open, admin, code }) => {
  const { page } = await open(admin('/admin/auto'), (page) =>
    stub(page, STATUS, 'GET', () => ({ body: status(false) }))
  )
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === STATUS)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Shift')
  const request = await asked
  expect(await request.headerValue('x-admin-code')).toBe(encodeURIComponent(code))
  expect(new URL(request.url()).search).toBe('')
})

check('RUN-8 shows the page with a wrong code, and fails at its calls', async ({ open }) => {
  const { page } = await open('/admin/auto?code=faux')
  await page.getByRole('heading', { level: 1, name: 'Articles automatiques' }).waitFor()
  await page.getByText('Impossible de récupérer le statut', { exact: true }).waitFor()
  await askForTest(page)
  await toast(page, 'Erreur', "Impossible de générer l'article de test.")
})

check('RUN-9 has articles on the blog, shown without a reload', async ({ open, url, admin }) => {
  const { page } = await open(admin('/admin/auto'))
  const runs = page.getByRole('region', { name: 'Derniers passages' }).getByRole('listitem')
  await askForTest(page)
  await toast(page, 'Article de test généré')
  const written = runs.filter({ hasText: 'Article de test' }).filter({ hasText: 'Publié' })
  const title = (await written.first().getByRole('link').textContent()) ?? ''
  expect((await readArticles(url)).map((article) => article.title)).toContain(title)
  await page.getByRole('button', { name: TRIGGER }).click()
  await toast(page, 'Génération déclenchée')
  // Sooner than the next refresh, which is half a minute away: the live stream says so.
  await runs.filter({ hasText: 'À la demande' }).filter({ hasText: 'Publié' }).first().waitFor()
})
