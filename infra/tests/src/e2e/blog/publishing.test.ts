import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { isFocused } from '../../harness/page-state.ts'
import { createArticle, makeCode, readArticles } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { type Fixture, prepareBlogSite } from './blog-fixture.ts'
import { draftsApi } from './drafts-api.ts'
import { browserCopyGone, fields, toast } from './screens.ts'

const check = prepareBlogSite()

const barOf = (page: Page) => page.getByRole('region', { name: 'État de l’article' })
const edit = (id: number, code: string) => `/admin/edit/${id}?code=${encodeURIComponent(code)}`

/** Types at the end of the sheet. */
async function type(page: Page, text: string): Promise<void> {
  await fields(page).sheet.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

const contentOf = async (url: string, id: number): Promise<string> =>
  (await readArticles(url)).find((one) => one.id === id)?.content ?? ''

const conflictOf = (page: Page) => page.getByRole('dialog', { name: 'L’article a été publié de nouveau' })

/** Two people with a published article open that has no draft, each with a code of their own. */
async function openTwice({ open, url, code }: Fixture, title: string) {
  const [paul, quentin] = [
    await makeCode(url, code, 'Paul', ['articles']),
    await makeCode(url, code, 'Quentin', ['articles'])
  ]
  const { id } = await createArticle(url, code, title)
  const { page: first } = await open(edit(id, paul))
  const { page: second } = await open(edit(id, quentin))
  for (const page of [first, second])
    await barOf(page).getByText('En ligne, sans modification').first().waitFor()
  return { id, first, second }
}

/** Waits for the answer too: the notification of the publication before it may still be there. */
const publishAs = async (page: Page) => {
  const published = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' &&
      /^\/api\/blog\/\d+$/.test(new URL(answer.url()).pathname) &&
      answer.ok()
  )
  await fields(page).save.click()
  await published
  await toast(page, 'Article mis à jour')
}

check(
  'MANAGE-74 EDITOR-28 a form without changes takes the text that somebody else publishes, and says so',
  async (fixture) => {
    const { id, first, second } = await openTwice(fixture, 'Repris en direct')
    await type(first, ' De Paul.')
    await publishAs(first)
    await fields(second).sheet.getByText('De Paul.').waitFor()
    await type(second, ' Puis de Quentin.')
    await publishAs(second)
    await fields(first).sheet.getByText('De Paul. Puis de Quentin.').waitFor()
    const news = barOf(first).getByText(/^Quentin a publié une nouvelle version à\s.*: la voici\./)
    await news.waitFor()
    expect(await findViolations(first)).toEqual([])
    const changes = news.getByRole('link', { name: 'Voir ce qui a changé' })
    expect(await changes.getAttribute('href')).toContain(`/admin/revisions/${id}?code=`)
    await type(first, ' Paul encore.')
    await news.waitFor({ state: 'detached' })
    // What one publishes oneself is no news.
    await publishAs(first)
    await fields(second).sheet.getByText('Paul encore.').waitFor()
    await barOf(second)
      .getByText(/^Paul a publié une nouvelle version/)
      .waitFor()
    expect(await barOf(first).getByText('la voici').count()).toBe(0)
  }
)

check(
  'MANAGE-74 a text is not published over one that came meanwhile before both were seen + EDITOR-17 said once',
  async (fixture) => {
    const { url } = fixture
    const { id, first, second } = await openTwice(fixture, 'Publié à deux')
    await type(second, ' De Quentin.')
    await barOf(second)
      .getByText(/Brouillon gardé à/)
      .first()
      .waitFor()
    await type(first, ' De Paul.')
    await fields(first).save.click()
    await toast(first, 'Article mis à jour')
    await barOf(second)
      .getByText(/^Paul a publié cet article à\s.* avec un autre texte/)
      .waitFor()
    expect(await findViolations(second)).toEqual([])
    await fields(second).save.click()
    const dialog = conflictOf(second)
    await dialog.getByText(/Texte publié par Paul à/).waitFor()
    await dialog.locator('mark', { hasText: 'Paul' }).waitFor()
    expect(await contentOf(url, id)).toContain('De Paul.')
    await dialog.getByRole('button', { name: 'Publier mon texte' }).click()
    await toast(second, 'Article mis à jour')
    expect(await contentOf(url, id)).toContain('De Quentin.')
  }
)

check('MANAGE-74 nor by a form that opens beside an older list', async ({ open, url, code }) => {
  const { id, title } = await createArticle(url, code, 'Plus récent que la liste')
  const older = await (await fetch(`${url}/api/blog`)).text()
  const text = { title, content: '<p>Le texte qui est en ligne.</p>', imageUrl: null }
  await draftsApi(url, code).send('PUT', `/api/blog/${id}`, text)
  const { page } = await open(edit(id, code), (page) =>
    page.route(/\/api\/blog$/, (route) => route.fulfill({ contentType: 'application/json', body: older }))
  )
  await fields(page).sheet.getByText('Le texte qui est en ligne.').waitFor()
  await barOf(page).getByText('En ligne, sans modification').first().waitFor()
})

check('MANAGE-74 nor while the form could not hear of it, with a draft or without', async (fixture) => {
  const { open, url, code, admin } = fixture
  const texts = { title: 'Sans nouvelles', content: '<p>Paru entre-temps.</p>', imageUrl: null }
  for (const withDraft of [true, false]) {
    const { id } = await createArticle(url, code, 'Sans nouvelles')
    const { page } = await open(admin(`/admin/edit/${id}`), async (page) => {
      await page.route(/\/api\/live/, (route) => route.abort())
      if (!withDraft) await page.route(/\/api\/admin\/drafts$/, (route) => route.abort())
    })
    await barOf(page).getByText('En ligne, sans modification').first().waitFor()
    await fields(page).sheet.getByText('ce que nous avons appris').waitFor()
    // What the form asks for again by itself must not bring it the news either.
    await page.waitForLoadState('networkidle')
    await draftsApi(url, code).send('PUT', `/api/blog/${id}`, texts)
    await type(page, ' Tapé sur l’ancien.')
    await fields(page).save.click()
    const dialog = conflictOf(page)
    await dialog.getByText('Paru entre-temps').first().waitFor()
    expect(await contentOf(url, id)).toContain('Paru entre-temps')
    await dialog.getByRole('button', { name: 'Prendre l’autre texte' }).click()
    await fields(page).sheet.getByText('Paru entre-temps.').waitFor()
    const offers = page.getByRole('list', { name: 'Brouillons gardés dans ce navigateur' })
    await offers.getByRole('button', { name: 'Revenir à ce texte' }).waitFor()
    await page.close()
  }
})

check('MANAGE-74 nor while the draft of somebody else stands in the way', async (fixture) => {
  const { url, code } = fixture
  const { id, first, second } = await openTwice(fixture, 'Deux fois en travers')
  await type(first, ' De Paul.')
  await publishAs(first)
  await fields(second).sheet.getByText('De Paul.').waitFor()
  await second.route(/\/api\/admin\/articles\/\d+$/, (route) => route.abort())
  await type(first, ' Encore Paul.')
  await publishAs(first)
  await draftsApi(url, code).begin(
    { title: 'Deux fois en travers', content: '<p>Le brouillon de Claire.</p>' },
    id
  )
  await type(second, ' De Quentin.')
  await barOf(second).getByText('Cet article a déjà un brouillon').first().waitFor()
  await fields(second).save.click()
  const dialog = conflictOf(second)
  await dialog.locator('mark', { hasText: 'Encore' }).waitFor()
  expect(await contentOf(url, id)).toContain('Encore Paul.')
  await dialog.getByRole('button', { name: 'Publier mon texte' }).click()
  await toast(second, 'Article mis à jour')
  expect(await contentOf(url, id)).toContain('De Quentin.')
})

check(
  'MANAGE-45 goes on after the page was closed in the middle of a save',
  async ({ open, url, code, admin }) => {
    const { page, context } = await open(admin('/admin/create'))
    await fields(page).title.fill('Fermé en pleine écriture')
    await page.waitForURL((address) => address.searchParams.has('draft'))
    const id = Number(new URL(page.url()).searchParams.get('draft'))
    const sent: string[] = []
    let hasArrived = false
    await page.route(/\/api\/admin\/drafts\/\d+$/, async (route) => {
      // The first save arrives, and its answer is lost; the page is closed before another one.
      if (sent.push(route.request().method()) === 1) await route.fetch()
      hasArrived = true
      await route.abort().catch(() => undefined) // the page is closed
    })
    await type(page, 'Arrivé.')
    await until('the save that is not answered', () => hasArrived)
    await type(page, ' Gardé ici.')
    await until('this browser to keep it', () =>
      page.evaluate(() => Object.values(localStorage).some((text) => text.includes('Gardé ici.')))
    )
    await page.close()
    const again = await context.newPage()
    await again.goto(url + admin('/admin/create'))
    const offers = again.getByRole('list', { name: 'Brouillons gardés dans ce navigateur' })
    await offers.getByRole('button', { name: 'Reprendre le brouillon' }).first().click()
    await type(again, ' Et la suite.')
    await until('the text on the server', async () => {
      const draft = await draftsApi(url, code).readDraft(id)
      return draft.content.includes('Arrivé. Gardé ici. Et la suite.')
    })
    expect(await barOf(again).getByText('Une autre version').count()).toBe(0)
    await again.close()
  }
)

check('MANAGE-76 says that there is no network where one publishes', async ({ open, admin }) => {
  const { page, context } = await open(admin('/admin/create'))
  await fields(page).title.fill('Dans un tunnel')
  await type(page, 'Sans réseau.')
  await barOf(page)
    .getByText(/Brouillon gardé à/)
    .first()
    .waitFor()
  await context.setOffline(true)
  await page.getByText('Reconnexion…').first().waitFor()
  await type(page, ' Toujours.')
  await fields(page).publish.click()
  await toast(page, 'Erreur', "Une erreur est survenue lors de la création de l'article.")
  const { publish } = fields(page)
  await until('the focus on the button', () => isFocused(publish))
  const said = barOf(page).getByText('Pas de réseau : votre texte est gardé dans ce navigateur.')
  await said.waitFor()
  expect(await findViolations(page)).toEqual([])
  await context.setOffline(false)
  await said.waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname.startsWith('/admin/edit/'))
  await until('the focus on the button', () =>
    isFocused(barOf(page).getByRole('button', { name: 'Mettre à jour', exact: true }))
  )
})

for (const hears of [true, false])
  check(
    `MANAGE-80 goes on with the article once its draft came out elsewhere, ${hears ? 'as it hears of it' : 'as it is about to publish it'}`,
    async ({ open, url, code, admin }) => {
      const title = `Paru tout seul ${hears}`
      const { page } = await open(admin('/admin/create'), async (page) => {
        if (hears) return
        await page.route(/\/api\/live|\/presence/, (route) => route.abort())
      })
      await fields(page).title.fill(title)
      await type(page, 'Un texte.')
      await page.waitForURL(/draft=\d+/)
      await barOf(page)
        .getByText(/Brouillon gardé à/)
        .first()
        .waitFor()
      const id = Number(new URL(page.url()).searchParams.get('draft'))
      const { send, readDraft } = draftsApi(url, code)
      // The draft may have been begun in the middle of the text: its last save is what is published.
      const { version } = await until('the text on the server', async () => {
        const draft = await readDraft(id)
        return draft.content.includes('Un texte.') && draft
      })
      await browserCopyGone(page)
      await send('POST', `/api/admin/drafts/${id}/publish`, { version })
      if (!hears) await fields(page).publish.click()
      await barOf(page).getByRole('link', { name: 'Voir l’article' }).waitFor()
      await type(page, ' Et la suite.')
      await publishAs(page)
      const published = (await readArticles(url)).filter((one) => one.title === title)
      expect(published).toHaveLength(1)
      expect(published[0]?.content).toContain('Et la suite.')
    }
  )
