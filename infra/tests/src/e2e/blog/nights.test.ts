import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { readArticles } from '../../harness/site-api.ts'
import { prepareBlogSite } from './blog-fixture.ts'
import { aMonth } from './nights-month.ts'
import { toast, untilFits, WIDTHS } from './screens.ts'
import { stub } from './stubs.ts'

// The article of the day is written at the start, and waits for whoever comes first: nothing is published by itself.
const check = prepareBlogSite({ SCHEDULER: 'on', REVIEW: 'on', REVIEW_DEFAULT: 'hold' })

const WAITING = 'Cet article attend votre lecture'

check(
  'RUN-21 RUN-19 lets the article of the night wait, and publishes it for whoever read it',
  async ({ open, url, admin }) => {
    const { page } = await open(admin('/admin/auto'))
    const waiting = page.getByRole('region', { name: WAITING })
    await waiting.waitFor()
    const title = (await waiting.locator('p').first().textContent()) ?? ''
    expect((await readArticles(url)).map((article) => article.title)).not.toContain(title)
    await waiting.getByText('Lire l’article').click()
    await waiting.getByRole('heading', { level: 2 }).nth(2).waitFor()
    expect(await findViolations(page)).toEqual([])
    await waiting.getByRole('button', { name: 'Publier l’article' }).click()
    await toast(page, 'Article publié')
    await waiting.waitFor({ state: 'detached' })
    const article = (await readArticles(url)).find((one) => one.title === title)
    expect(article).toMatchObject({ review: {} })
    const planning = page.getByRole('table', { name: 'Nuits passées et à venir' })
    const href = await planning.getByRole('link', { name: title }).getAttribute('href')
    expect(href).toBe(`/article/${article?.id}`)
    const { page: reader } = await open(`/article/${article?.id}`)
    expect(await reader.content()).not.toMatch(/"grade"|relecture automatique/i)
  }
)

check('RUN-22 keeps the subject somebody chose for the coming night', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/auto'))
  const choice = page.getByLabel(/^Nuit du/)
  await choice.waitFor()
  const third = choice.locator('option').nth(3)
  const id = (await third.getAttribute('value')) ?? ''
  await choice.selectOption(id)
  await toast(page, 'Sujet enregistré')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Shift')
  await page.getByText('Choisi par vous').waitFor()
  expect(await choice.inputValue()).toBe(id)
})

check('RUN-26 RUN-27 says until when an article waits, and what silence does', async ({ open, admin }) => {
  const run = {
    ...{ id: 24, kind: 'daily', plannedDate: '2026-05-01', state: 'running', attempts: 1, cause: null },
    ...{ startedAt: '2026-04-30T22:00:00.000Z', endedAt: '2026-04-30T22:01:00.000Z', nextAttemptAt: null },
    ...{ articleId: null, title: 'Un article qui attend', waitsUntil: '2026-05-01T07:00:00.000Z' }
  }
  const { page } = await open(admin('/admin/auto'), (page) =>
    stub(page, '/api/admin/scheduler-status', 'GET', () => ({
      body: {
        ...{ isRunning: false, scheduledTime: '00:00', nextRun: '2026-05-01T22:00:00.000Z' },
        ...{ runs: [run], nights: aMonth }
      }
    }))
  )
  const waiting = page.getByRole('region', { name: WAITING })
  await waiting
    .getByText('Décidez avant le 1er mai 2026 à 9 h 00. Sans décision d’ici là, il sera publié')
    .waitFor()
  const runs = page.getByRole('region', { name: 'Derniers passages' })
  await runs.getByText('Attend une relecture').waitFor()
  await runs.getByText('Jusqu’au 1er mai 2026 à 9 h 00.').waitFor()
  expect(await runs.getByText('En train d’écrire').count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
})

for (const [left, title, said] of [
  [
    42,
    'La banque de textes n’a plus que 42 articles',
    'La dernière nuit à en avoir un est celle du 12 juin 2026'
  ],
  [0, 'La banque de textes est épuisée', 'Aucun article ne paraît plus de lui-même']
] as const)
  check(
    'RUN-31 says that the texts run out, on the portal and on the screen of automatic articles',
    async ({ open, code }) => {
      const tell = (page: Page) =>
        stub(page, '/api/admin/scheduler-status', 'GET', () => ({
          body: {
            ...{ isRunning: false, scheduledTime: '00:00', nextRun: '2026-05-01T22:00:00.000Z', runs: [] },
            ...{ nights: aMonth, stock: { left, lastNight: left === 0 ? null : '2026-06-12' } }
          }
        }))
      const { page } = await open('/admin', tell)
      await page.getByLabel(/^Code d'accès/).fill(code)
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: /banque/ }).click()
      const notice = page.getByRole('region', { name: title })
      await notice.getByText(said).waitFor()
      expect(await findViolations(page)).toEqual([])
    }
  )

check('RUN-23 shows a month of nights at every width, and to who does not see', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/auto'), (page) =>
    stub(page, '/api/admin/scheduler-status', 'GET', () => ({
      body: {
        isRunning: false,
        scheduledTime: '00:00',
        nextRun: '2026-05-01T22:00:00.000Z',
        runs: [],
        nights: aMonth
      }
    }))
  )
  const planning = page.getByRole('table', { name: 'Nuits passées et à venir' })
  await planning.waitFor()
  await planning.getByText(/Manqué/).waitFor({ state: 'attached' })
  expect(await planning.getByRole('link').count()).toBe(20)
  await page.getByText('Les nuits, une par une').click()
  const held = page.getByRole('listitem').filter({ hasText: 'Retenu' }).filter({ hasText: '20' })
  await held.getByText(/ne vient d’aucun document fourni/).waitFor()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await untilFits(page, `${width} px`)
    expect(await findViolations(page), `${width} px`).toEqual([])
  }
})

check(
  'RUN-24 asks twice before a test article is published, and lets it be withdrawn',
  async ({ open, url, admin }) => {
    const { page } = await open(admin('/admin/auto'))
    const ask = page.getByRole('button', { name: 'Générer et publier un essai' })
    await ask.click()
    await page.getByText('L’essai paraîtra tout de suite sur le blog').waitFor()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await ask.click()
    await page.getByRole('button', { name: 'Oui, générer et publier' }).click()
    await toast(page, 'Article de test généré', 'En ligne')
    const note = page.getByRole('group', { name: 'Notification' })
    await note.hover() // keeps it from leaving
    const address = (await note.getByRole('link', { name: 'Voir' }).getAttribute('href')) ?? ''
    const isOnline = async () => (await readArticles(url)).some(({ id }) => address === `/article/${id}`)
    expect(await isOnline()).toBe(true)
    await note.getByRole('button', { name: 'Retirer' }).click()
    await toast(page, 'Article supprimé')
    expect(await isOnline()).toBe(false)
  }
)
