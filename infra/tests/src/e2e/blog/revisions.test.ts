import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { DESKTOP } from '../../harness/browser.ts'
import { focusedName, isFocused, plain } from '../../harness/page-state.ts'
import { readArticles } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import type { Fixture } from './blog-fixture.ts'
import { prepareBlogSite } from './blog-fixture.ts'
import { draftsApi, type Text } from './drafts-api.ts'
import { fields, toast, untilFits, WIDTHS } from './screens.ts'

const check = prepareBlogSite()

const FIRST: Text = {
  title: 'Recevoir un séminaire',
  content:
    '<h2>Avant</h2><p>Un très grand <strong>hôtel</strong> de Nice.</p><ul><li>Compter les chambres</li></ul><table><tbody><tr><td>Salles</td><td>deux</td></tr></tbody></table>',
  imageUrl: '/favicon.svg'
}
const SECOND: Text = {
  title: 'Recevoir un congrès',
  content:
    '<h2>Avant</h2><p>Un grand <strong>hôtel calme</strong> de Nice.</p><ul><li>Compter les chambres</li><li>Fermer le bar</li></ul><table><tbody><tr><td>Salles</td><td>trois</td></tr></tbody></table>',
  imageUrl: null
}

/** Publishes texts one after another as one article, and gives its number. */
async function publish({ url, code }: Fixture, ...texts: Text[]): Promise<number> {
  const api = draftsApi(url, code)
  const [first, ...later] = texts as [Text, ...Text[]]
  const { id } = await api.publish(await api.begin(first))
  for (const text of later) await api.publish(await api.begin(text, id))
  return id
}

const versions = (page: Page) =>
  page.getByRole('navigation', { name: 'Versions publiées' }).getByRole('button')
const shown = (page: Page, number: number) =>
  page.getByRole('region', { name: `Version ${number}`, exact: true })
const summary = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const restore = (page: Page) => page.getByRole('button', { name: 'Reprendre cette version comme brouillon' })

check('REVISION-1 lists what was published, newest first, and says which text is online', async (fixture) => {
  const { open, admin, url, code } = fixture
  const id = await publish(fixture, FIRST, SECOND)
  const { page, complaints } = await open(admin(`/admin/revisions/${id}`))
  await page.getByRole('heading', { level: 1, name: 'Versions de l’article' }).waitFor()
  await versions(page).first().waitFor()
  const rows = (await versions(page).allInnerTexts()).map(plain)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(
    /^Version 2 En ligne \w+ \d+(er)? \S+ à \d\d? h \d\d publiée à la main, avec le code partagé$/
  )
  expect(rows[1]).toMatch(/^Version 1 \w+ \d/)
  const rail = page.getByRole('navigation', { name: 'Administration' })
  expect(await rail.locator('[aria-current="page"]').allInnerTexts()).toEqual(['Articles'])
  await summary(page, 'mots ajoutés').waitFor()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await untilFits(page, `${width} px`)
    expect(await findViolations(page)).toEqual([])
  }
  expect(complaints).toEqual([])

  await draftsApi(url, code).send('POST', `/api/admin/articles/${id}/withdraw`)
  await page.reload()
  await versions(page).first().waitFor()
  expect(await page.getByText('En ligne', { exact: true }).count()).toBe(0)
  for (const unknown of ['999999', 'abc']) {
    const visit = await open(admin(`/admin/revisions/${unknown}`))
    await visit.page.getByRole('heading', { level: 1, name: 'Article non trouvé' }).waitFor()
  }
  const closed = await open(`/admin/revisions/${id}`)
  await closed.page.getByRole('heading', { name: 'Accès non autorisé' }).waitFor()
})

check(
  'REVISION-2 REVISION-7 shows what a version changed, in the article’s formatting, counts it, and leads from change to change',
  async (fixture) => {
    const { open, admin } = fixture
    const id = await publish(fixture, FIRST, SECOND, SECOND)
    const { page } = await open(admin(`/admin/revisions/${id}`))
    await summary(page, 'Les deux textes sont identiques.').waitFor()
    await versions(page).nth(1).click()
    // Title, words of the paragraph, an item, a cell.
    await summary(page, '6 mots ajoutés, 3 retirés').waitFor()
    const text = shown(page, 2)
    expect(await text.locator('h2 ins').allInnerTexts()).toEqual(['congrès'])
    expect(await text.locator('p strong ins').innerText()).toBe('calme')
    expect(plain(await text.locator('p:has(strong) del').innerText())).toBe('très')
    expect(await text.locator('li[data-change="added"]').innerText()).toBe('Fermer le bar')
    expect(await text.locator('td del').innerText()).toBe('deux')
    await text.getByText('Image retirée').waitFor()
    const decoration = (selector: string) =>
      text
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).textDecorationLine)
    expect([await decoration('p:has(strong) ins'), await decoration('p:has(strong) del')]).toEqual([
      'underline',
      'line-through'
    ])
    expect(await findViolations(page)).toEqual([])

    await text.getByText(/^\d\schangements$/).waitFor()
    await text.getByRole('button', { name: 'Changement suivant' }).click()
    await text.getByText(/^Changement 1 sur \d/).waitFor()
    await text.locator('h2 ins[data-current]').waitFor()
    await page.keyboard.press('j')
    await text.getByText(/^Changement 2 sur \d/).waitFor()
    expect(await text.locator('h2 ins[data-current]').count()).toBe(0)
    await page.keyboard.press('k')
    await text.locator('h2 ins[data-current]').waitFor()

    const against = page.getByLabel('Comparer avec')
    expect(await against.locator('option').allInnerTexts()).toEqual([
      'le texte en ligne (3)',
      'la version précédente (1)'
    ])
    await against.selectOption({ label: 'le texte en ligne (3)' })
    await summary(page, 'Les deux textes sont identiques.').waitFor()
    await versions(page).nth(2).click()
    await page.getByText('C’est la première version').waitFor()
    await summary(page, '3 mots ajoutés, 6 retirés').waitFor()
  }
)

check('REVISION-3 EDITOR-22 takes a version up again as a draft, and publishes nothing', async (fixture) => {
  const { open, admin, url, code } = fixture
  const api = draftsApi(url, code)
  const id = await publish(fixture, FIRST, SECOND)
  const { page } = await open(admin(`/admin/revisions/${id}`))
  await versions(page).nth(1).click()
  await page.getByText('Rien n’est publié').waitFor()
  await restore(page).click()
  await page.waitForURL(`**/admin/edit/${id}?code=*`)
  await toast(page, 'Version reprise')
  const title = page.getByLabel('Titre')
  await until('the draft in the form', async () => (await title.inputValue()) === FIRST.title)
  const { sheet } = fields(page)
  await until('the focus in the text', () => isFocused(sheet))
  await page.keyboard.type(' chambres')
  await sheet.getByText('deux chambres').waitFor()
  const online = async () => (await readArticles(url)).find((article) => article.id === id)?.title
  expect(await online()).toBe(SECOND.title)

  // Now there is a draft: what would replace it asks, and replaces the version that was seen alone.
  await page.goto(url + admin(`/admin/revisions/${id}`))
  await page.getByText('C’est le texte en ligne').waitFor()
  expect(await restore(page).count()).toBe(0)
  await versions(page).nth(1).click()
  await restore(page).click()
  const dialog = page.getByRole('dialog', { name: 'Cet article a déjà un brouillon' })
  await dialog.getByText(FIRST.title).waitFor()
  expect(plain(await dialog.innerText())).toMatch(/Il a été gardé \w+ \d.+ à \d\d? h \d\d\./)
  expect(await findViolations(page)).toEqual([])
  const answer = await fetch(`${url}/api/admin/drafts`, {
    headers: { 'x-admin-code': encodeURIComponent(code) }
  })
  const { drafts } = (await answer.json()) as { drafts: { id: number; articleId: number; version: number }[] }
  const draft = drafts.find(({ articleId }) => articleId === id)
  await api.send('PUT', `/api/admin/drafts/${draft?.id}`, {
    ...FIRST,
    version: draft?.version,
    title: 'Écrit par quelqu’un d’autre'
  })
  await dialog.getByRole('button', { name: 'Remplacer le brouillon' }).click()
  await dialog.getByText('Écrit par quelqu’un d’autre').waitFor()
  await dialog.getByRole('button', { name: 'Remplacer le brouillon' }).click()
  await page.waitForURL(`**/admin/edit/${id}?code=*`)
  expect(await online()).toBe(SECOND.title)

  // Its key publishes from all of the screen, wherever one has clicked.
  await until('the draft in the form', async () => (await title.inputValue()) === FIRST.title)
  await until('the focus in the text', () => isFocused(sheet))
  await page.getByRole('heading', { level: 1 }).click()
  await until('the focus on the page', async () => !(await isFocused(sheet)))
  await page.keyboard.press('Control+Enter')
  await toast(page, 'Article mis à jour')
})

check('REVISION-4 is read and restored by the keyboard alone', async (fixture) => {
  const { open, admin, url } = fixture
  const id = await publish(fixture, FIRST, SECOND, FIRST)
  const { page } = await open(admin(`/admin/revisions/${id}`), undefined, DESKTOP)
  await versions(page).nth(1).waitFor()
  const reach = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      if (name.test(await focusedName(page))) return
    }
    throw new Error(`Tab does not reach ${name}`)
  }
  await reach(/^Version 1/)
  await page.keyboard.press('Enter')
  await shown(page, 1).waitFor()
  await restore(page).waitFor()
  await reach(/^Reprendre cette version/)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/admin/edit/${id}?code=*`)
  await page.goto(url + admin(`/admin/revisions/${id}`))
  await versions(page).nth(1).waitFor()
  await reach(/^Version 2/)
  await page.keyboard.press('Enter')
  await restore(page).waitFor()
  await reach(/^Reprendre cette version/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cet article a déjà un brouillon' })
  await until('the focus on the way out', () => isFocused(dialog.getByRole('button', { name: 'Annuler' })))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await until('the focus back', () => isFocused(restore(page)))
})
