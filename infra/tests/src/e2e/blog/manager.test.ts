import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { MOBILE } from '../../harness/browser.ts'
import { tap } from '../../harness/gestures.ts'
import { isFocused, plain } from '../../harness/page-state.ts'
import { createArticle, readArticles } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { prepareBlogSite } from './blog-fixture.ts'
import { draftsApi } from './drafts-api.ts'
import { rowOf, toast, untilFits } from './screens.ts'
import { buildArticle, stub, stubList } from './stubs.ts'

const check = prepareBlogSite()

const titlesIn = async (page: Page) => (await page.locator('main li h2').allTextContents()).map(plain)
/** Waits for these rows; says what stands there instead, and what is asked for. */
async function shows(page: Page, titles: string[]): Promise<void> {
  await until(`the rows ${titles}`, async () => String(await titlesIn(page)) === String(titles)).catch(
    async (cause: unknown) => {
      const asked = `${new URL(page.url()).search} “${await searchOf(page).inputValue()}”`
      throw new Error(`${await titlesIn(page)} for ${asked}, and not ${titles}`, { cause })
    }
  )
}
const searchOf = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher' })
const countOf = (page: Page) => page.getByRole('status').filter({ hasText: /^\d.*\sarticles?/ })
const barOf = (page: Page) => page.getByRole('region', { name: 'Articles sélectionnés' })
const boxOf = (page: Page, title: string) => rowOf(page, title).getByRole('checkbox')

const beginDraft = (url: string, code: string, title: string) =>
  draftsApi(url, code).begin({ title, content: '<p>Pas fini.</p>' })

check('MANAGE-53 says where each article stands', async ({ open, url, code, admin }) => {
  const shown = await createArticle(url, code, 'Calembredaine public')
  await beginDraft(url, code, 'Calembredaine brouillon')
  const planned = await beginDraft(url, code, 'Calembredaine prévu')
  const day = new Date(Date.now() + 30 * 86_400_000)
  const at = `${day.toISOString().slice(0, 10)}T08:00`
  await draftsApi(url, code).send('POST', `/api/admin/drafts/${planned.id}/schedule`, { version: 1, at })
  const { id } = await createArticle(url, code, 'Calembredaine retiré')
  await draftsApi(url, code).send('POST', `/api/admin/articles/${id}/withdraw`)
  const { page } = await open(`${admin('/admin/manage')}&search=calembredaine`)
  const said = async (title: string) => plain(await rowOf(page, title).textContent())
  await rowOf(page, 'Calembredaine public').waitFor()
  expect(await said('Calembredaine public')).toContain('En ligne')
  expect(await said('Calembredaine brouillon')).toMatch(/Brouillon, \d+ h \d\d/)
  expect(await said('Calembredaine prévu')).toMatch(/Prévu le \d+(er)? \S+ 20\d\d à 8 h 00/)
  expect(await said('Calembredaine retiré')).toContain('Retiré')
  const linkOf = (title: string) => rowOf(page, title).getByRole('link', { name: title, exact: true })
  expect(await linkOf('Calembredaine public').getAttribute('href')).toBe(admin(`/admin/edit/${shown.id}`))
  expect(await linkOf('Calembredaine retiré').getAttribute('href')).toBe(admin(`/admin/edit/${id}`))
  const viewOf = (title: string) => rowOf(page, title).getByRole('link', { name: 'Voir sur le blog' })
  expect(await viewOf('Calembredaine public').getAttribute('href')).toBe(`/article/${shown.id}`)
  expect(await viewOf('Calembredaine retiré').count()).toBe(0)
  expect((await rowOf(page, 'Calembredaine public').boundingBox())?.height).toBeLessThan(74)
  expect(await findViolations(page)).toEqual([])
})

check('MANAGE-53 opens the form from any part of a row on a phone', async ({ open, url, code, admin }) => {
  const { id } = await createArticle(url, code, 'Carabistouille')
  const { page } = await open(`${admin('/admin/manage')}&search=carabistouille`, undefined, MOBILE)
  const row = rowOf(page, 'Carabistouille')
  await row.waitFor()
  for (const name of [/^Épingler/, /^Voir sur le blog/, /^Supprimer/]) {
    const control = row.getByRole('button', { name }).or(row.getByRole('link', { name }))
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(name)).toBeGreaterThanOrEqual(44)
  }
  await tap(page, row.getByRole('checkbox'))
  expect(await row.getByRole('checkbox').isChecked()).toBe(true)
  // The link of its title lies over what is no control.
  const date = await row.locator('time').boundingBox()
  await page.touchscreen.tap((date?.x ?? 0) + 4, (date?.y ?? 0) + 4)
  await page.waitForURL((address) => address.pathname === `/admin/edit/${id}`)
})

check('MANAGE-54 finds by words and filters', async ({ open, url, code, admin }) => {
  const { id } = await createArticle(url, code, 'Galimatias d’été')
  await createArticle(url, code, 'Galimatias d’hiver')
  await beginDraft(url, code, 'Galimatias en cours')
  await draftsApi(url, code).send('PATCH', `/api/blog/${id}/pin`)
  const { page } = await open(`${admin('/admin/manage')}&search=galimatias`)
  await rowOf(page, 'Galimatias d’hiver').waitFor()
  // The lines above it have their heights once the fonts are there.
  await page.evaluate(() => document.fonts.ready)
  const { y } = (await page.locator('main ul').first().boundingBox()) ?? { y: -1 }
  await searchOf(page).press('End')
  await searchOf(page).pressSequentially(' ETE')
  await shows(page, ['Galimatias d’été'])
  await until('the count', async () => /^1 article sur \d+$/.test(plain(await countOf(page).textContent())))
  expect(await isFocused(searchOf(page))).toBe(true)
  expect((await page.locator('main ul').first().boundingBox())?.y).toBe(y)
  await searchOf(page).fill('galimatias')
  await shows(page, ['Galimatias d’été', 'Galimatias en cours', 'Galimatias d’hiver'])
  await page.getByLabel('État').selectOption({ index: 2 })
  await shows(page, ['Galimatias en cours'])
  await page.getByLabel('État').selectOption('Tous')
  await page.getByLabel('Type', { exact: true }).selectOption('Épinglés')
  await shows(page, ['Galimatias d’été'])
  await page.getByLabel('Type', { exact: true }).selectOption('Avec un brouillon')
  await shows(page, ['Galimatias en cours'])
  await searchOf(page).fill('rien de cela nulle part')
  await page.getByText('Aucun article ne correspond.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Effacer la recherche et les filtres' }).click()
  await until('more rows', async () => (await titlesIn(page)).length > 3)
  await until('the focus in the search', () => isFocused(searchOf(page)))
  expect(await searchOf(page).inputValue()).toBe('')
})

const passageOf = (page: Page, title: string) => rowOf(page, title).locator('p').first()
const marksIn = async (page: Page, title: string) =>
  (await rowOf(page, title).locator('mark').allTextContents()).map(plain)

for (const [size, options] of [
  ['desktop', {}],
  ['phone', MOBILE]
] as const)
  check(`MANAGE-77 shows where the word stands, ${size}`, async ({ open, url, code, admin }) => {
    const title = `Vire-volte d’été ${size}`
    const content = `<p>${'Avant. '.repeat(60)}Là, un virelangue ${'après. '.repeat(60)}</p>`
    const api = draftsApi(url, code)
    await api.publish(await api.begin({ title, content }))
    const { page } = await open(`${admin('/admin/manage')}&search=vire-volte+${size}`, undefined, options)
    await rowOf(page, title).waitFor()
    expect(await marksIn(page, title)).toEqual(['Vire-volte', size])
    expect(plain(await passageOf(page, title).textContent())).toMatch(/^Avant\. Avant/)
    const height = (await rowOf(page, title).boundingBox())?.height
    await searchOf(page).fill(`VIRELANGUE ete ${size}`)
    await until('the passage', async () => plain(await passageOf(page, title).textContent()).startsWith('…'))
    expect(await marksIn(page, title)).toEqual(['été', size, 'virelangue'])
    expect((await rowOf(page, title).boundingBox())?.height).toBe(height)
    const mark = await rowOf(page, title).locator('p mark').first().boundingBox()
    const line = await passageOf(page, title).boundingBox()
    expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual((line?.x ?? 0) + (line?.width ?? 0))
    expect(await findViolations(page)).toEqual([])
  })

check('MANAGE-79 is put in order and held to a period', async ({ open, url, code, admin }) => {
  for (const title of ['Patafioler c', 'Épatafioler', 'Patafioler a']) await createArticle(url, code, title)
  await beginDraft(url, code, 'Patafioler b')
  const { page } = await open(`${admin('/admin/manage')}&search=patafioler`)
  await shows(page, ['Patafioler b', 'Patafioler a', 'Épatafioler', 'Patafioler c'])
  const sort = page.getByLabel('Trier par')
  await sort.selectOption('Titre, de A à Z')
  await shows(page, ['Épatafioler', 'Patafioler a', 'Patafioler b', 'Patafioler c'])
  await sort.selectOption('Plus anciens')
  await shows(page, ['Patafioler c', 'Épatafioler', 'Patafioler a', 'Patafioler b'])
  await sort.selectOption('Derniers modifiés')
  await shows(page, ['Patafioler b', 'Patafioler a', 'Épatafioler', 'Patafioler c'])
  expect(plain(await rowOf(page, 'Épatafioler').textContent())).toMatch(/Modifié : \d+ h \d\d/)
  await page.getByLabel('Période').selectOption({ index: 2 })
  await page.getByText('Aucun article ne correspond.').waitFor()
  await page.goBack()
  await shows(page, ['Patafioler b', 'Patafioler a', 'Épatafioler', 'Patafioler c'])
  await page.getByLabel('Période').selectOption({ index: 1 })
  await until('the month in the address', () => /from=\d{4}-\d\d-01&to=/.test(page.url()))
  await page.reload()
  await shows(page, ['Patafioler b', 'Patafioler a', 'Épatafioler', 'Patafioler c'])
  expect(new URL(page.url()).searchParams.get('sort')).toBe('changed-desc')
  await page.getByLabel('Période').selectOption('Du… au…')
  const last = page.getByLabel('Au', { exact: true })
  await last.fill('2020-01-31')
  await page.getByText('Ce jour précède le premier.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Du', { exact: true }).fill('2020-01-01')
  await until('both days', () => page.url().includes('from=2020-01-01&to=2020-01-31'))
  await page.getByRole('button', { name: 'Effacer la recherche et les filtres' }).click()
  await until('the order alone', () => /sort=changed-desc$/.test(page.url()))
})

check('MANAGE-79 shows its choices by a press on a phone', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/manage'), undefined, MOBILE)
  const toggle = page.getByRole('button', { name: /^Filtrer et trier/ })
  await toggle.click()
  expect(await toggle.getAttribute('aria-expanded')).toBe('true')
  await page.getByLabel('État').selectOption({ index: 1 })
  await page.getByLabel('Période').selectOption('Du… au…')
  await page.getByRole('button', { name: 'Filtrer et trier (1)' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await untilFits(page)
})

check('MANAGE-55 keeps its place in the address', async ({ open, url, code, admin }) => {
  for (let number = 1; number <= 32; number += 1) await createArticle(url, code, `Zinzolin ${number}`)
  const { page } = await open(admin('/admin/manage'))
  await page.locator('main li h2').first().waitFor()
  await searchOf(page).fill('zinzolin')
  await until('the count', async () => plain(await countOf(page).textContent()).startsWith('32 articles sur'))
  const pages = page.getByRole('navigation', { name: 'Pages de la liste' })
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
  await shows(page, ['Zinzolin 2', 'Zinzolin 1'])
  await until('the focus on its link', () =>
    isFocused(pages.getByRole('link', { name: 'Page 2', exact: true }))
  )
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toEqual({ code, search: 'zinzolin', page: '2' })
  await page.reload()
  await shows(page, ['Zinzolin 2', 'Zinzolin 1'])
  expect(await searchOf(page).inputValue()).toBe('zinzolin')
  await page.goBack()
  await rowOf(page, 'Zinzolin 32').waitFor()
  await page.goForward()
  await shows(page, ['Zinzolin 2', 'Zinzolin 1'])
  // Half typed words are no entries of their own.
  await page.goBack()
  await page.goBack()
  expect(new URL(page.url()).searchParams.get('search') ?? '').not.toBe('zinzolin')
})

check(
  'MANAGE-55 goes back over all that the arrow keys went through in a choice',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/manage'))
    await page.locator('main li h2').first().waitFor()
    const asks = (search: string) => until(search, () => page.url().endsWith(search))
    const state = page.getByLabel('État')
    await state.focus()
    for (const asked of ['published', 'draft', 'scheduled']) {
      await state.press('ArrowDown')
      await asks(`&state=${asked}`)
    }
    await page.getByLabel('Trier par').selectOption('Titre, de A à Z')
    await asks('&state=scheduled&sort=title-asc')
    await page.goBack()
    await asks('&state=scheduled')
    await page.goBack()
    await until('all states', () => page.url().endsWith(admin('/admin/manage')))
    await until('its choice', async () => (await state.inputValue()) === '0')
  }
)

check(
  'MANAGE-55 loses no key and no filter, however slow the page is',
  async ({ open, url, code, admin }) => {
    await createArticle(url, code, 'Quinconce')
    const { page } = await open(admin('/admin/manage'))
    await page.locator('main li h2').first().waitFor()
    await page.evaluate(() => {
      const choose = (label: string, index: number) => {
        const [field] = [...document.querySelectorAll('label')].filter((one) => one.textContent === label)
        const select = field?.control as HTMLSelectElement
        select.selectedIndex = index
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
      choose('État', 1)
      choose('Type', 3)
    })
    await until('both filters in the address', () => /state=.*automatic=|automatic=.*state=/.test(page.url()))
    await page.goBack()
    await until('the address of before', () => !page.url().includes('automatic='))
    await page.getByLabel('Type', { exact: true }).selectOption({ index: 0 })
    await page.getByLabel('État').selectOption({ index: 0 })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 12 })
    for (const letter of 'quinconce') await searchOf(page).press(letter)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await shows(page, ['Quinconce'])
    expect(await searchOf(page).inputValue()).toBe('quinconce')
  }
)

check('MANAGE-56 is used by keyboard alone', async ({ open, url, code, admin }) => {
  for (const title of ['Ouistiti trois', 'Ouistiti deux', 'Ouistiti un'])
    await createArticle(url, code, title)
  const { page } = await open(admin('/admin/manage'))
  await page.locator('main li h2').first().waitFor()
  await page.keyboard.press('/')
  await until('the focus in the search', () => isFocused(searchOf(page)))
  await page.keyboard.type('ouistiti')
  await shows(page, ['Ouistiti un', 'Ouistiti deux', 'Ouistiti trois'])
  await page.keyboard.press('ArrowDown')
  await until('the focus on the first', () => isFocused(rowOf(page, 'Ouistiti un')))
  await page.keyboard.press('ArrowUp')
  await until('the focus in the search again', () => isFocused(searchOf(page)))
  await searchOf(page).blur()
  await page.keyboard.press('j')
  await until('the focus on the first', () => isFocused(rowOf(page, 'Ouistiti un')))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await until('the choice', () => boxOf(page, 'Ouistiti deux').isChecked())
  await boxOf(page, 'Ouistiti deux').focus()
  await page.keyboard.press('Space')
  await until('no choice', async () => !(await boxOf(page, 'Ouistiti deux').isChecked()))
  await page.keyboard.press('k')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  expect((await help.locator('dt').allTextContents()).map(plain).slice(0, 6)).toEqual([
    '/',
    'J',
    'K',
    'Entrée',
    'X',
    'Suppr'
  ])
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'hidden' })
  await until('the focus of before', () => isFocused(rowOf(page, 'Ouistiti un')))
  await page.keyboard.press('Delete')
  await page.getByRole('dialog').getByText('"Ouistiti un"').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname.startsWith('/admin/edit/'))
})

check('MANAGE-57 pins and withdraws several, and takes it back', async ({ open, url, code, admin }) => {
  for (const title of ['Brimborion trois', 'Brimborion deux', 'Brimborion un'])
    await createArticle(url, code, title)
  const { page } = await open(admin('/admin/manage'))
  await searchOf(page).fill('brimborion')
  await shows(page, ['Brimborion un', 'Brimborion deux', 'Brimborion trois'])
  await boxOf(page, 'Brimborion un').check()
  await boxOf(page, 'Brimborion trois').click({ modifiers: ['Shift'] })
  await barOf(page).getByText('3 articles sélectionnés').waitFor()
  expect(await findViolations(page)).toEqual([])
  const pinned = async () =>
    (await readArticles(url)).filter(({ title, isPinned }) => title.startsWith('Brimborion ') && isPinned)
      .length
  await barOf(page).getByRole('button', { name: 'Épingler', exact: true }).click()
  await toast(page, '3 articles épinglés')
  const notification = page.getByRole('group', { name: 'Notification' })
  await notification.hover() // keeps it from leaving
  expect(await pinned()).toBe(3)
  await barOf(page).waitFor({ state: 'detached' })
  const undo = notification.getByRole('button', { name: 'Annuler' })
  await undo.click()
  await toast(page, '3 changements annulés')
  expect(await pinned()).toBe(0)

  const isPublic = async () =>
    (await readArticles(url)).filter(({ title }) => title.startsWith('Brimborion ')).length
  await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
  await barOf(page).getByRole('button', { name: 'Retirer du blog' }).click()
  await toast(page, '3 articles retirés du blog')
  await notification.hover() // keeps it from leaving
  expect(await isPublic()).toBe(0)
  await rowOf(page, 'Brimborion deux').getByText('Retiré').waitFor()
  await undo.click()
  await toast(page, '3 changements annulés')
  expect(await isPublic()).toBe(3)
})

check(
  'MANAGE-50 MANAGE-57 brings a withdrawn article back, and says of which the draft is to be published',
  async ({ open, url, code, admin }) => {
    const api = draftsApi(url, code)
    const [{ id }, written] = [
      await createArticle(url, code, 'Galimatias un'),
      await createArticle(url, code, 'Galimatias deux')
    ]
    for (const one of [id, written.id]) await api.send('POST', `/api/admin/articles/${one}/withdraw`)
    const text = { title: 'Galimatias deux', content: '<p>Autrement.</p>', imageUrl: null }
    await api.send('POST', '/api/admin/drafts', { articleId: written.id, text })
    const { page } = await open(`${admin('/admin/manage')}&state=withdrawn&search=galimatias`)
    await shows(page, ['Galimatias deux', 'Galimatias un'])
    const bringBack = (title: string) => rowOf(page, title).getByRole('button', { name: 'Remettre en ligne' })
    expect(await bringBack('Galimatias deux').count()).toBe(0)
    expect((await rowOf(page, 'Galimatias un').boundingBox())?.height).toBeLessThan(74)
    expect(await findViolations(page)).toEqual([])
    await bringBack('Galimatias un').press('Enter')
    await toast(page, '1 article remis en ligne')
    const isPublic = async () => (await readArticles(url)).some((article) => article.id === id)
    expect(await isPublic()).toBe(true)
    await until('the focus', () =>
      isFocused(rowOf(page, 'Galimatias deux').getByRole('link', { name: 'Galimatias deux', exact: true }))
    )
    await page.getByRole('group', { name: 'Notification' }).getByRole('button', { name: 'Annuler' }).click()
    await toast(page, '1 changement annulé')
    expect(await isPublic()).toBe(false)
    await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
    await barOf(page).getByRole('button', { name: 'Remettre en ligne (1)' }).click()
    await toast(page, '1 article remis en ligne')
    await barOf(page)
      .getByText('« Galimatias deux » a un brouillon : ouvrez l’article pour publier ce texte.')
      .waitFor()
    expect(await boxOf(page, 'Galimatias deux').isChecked()).toBe(true)
  }
)

check('MANAGE-57 marks several as read over, once it knows by whom', async ({ open, url, code, admin }) => {
  const titles: string[] = []
  for (let count = 0; count < 2; count += 1) {
    const answer = await draftsApi(url, code).send('POST', '/api/admin/generate-test-article')
    titles.push((answer as unknown as { article: { title: string } }).article.title)
  }
  const { page } = await open(`${admin('/admin/manage')}&automatic=yes&reviewed=no`)
  for (const title of titles) await boxOf(page, title).check()
  await barOf(page).getByRole('button', { name: 'Marquer comme relus' }).click()
  const dialog = page.getByRole('dialog', { name: 'Marquer comme relus' })
  await dialog.getByLabel('Relu par').fill('Camille Astier')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Je les ai relus en entier' }).click()
  await toast(page, '2 articles marqués comme relus')
  for (const title of titles) await rowOf(page, title).waitFor({ state: 'detached' })
  await page.getByLabel('Type', { exact: true }).selectOption('Relus')
  for (const title of titles) await rowOf(page, title).getByText('Par Camille Astier, le').waitFor()
})

check('MANAGE-57 deletes several once asked, and names what was not', async ({ open, url, code, admin }) => {
  const ids: Record<string, number> = {}
  for (const title of ['Turlupin trois', 'Turlupin deux', 'Turlupin un'])
    ids[title] = (await createArticle(url, code, title)).id
  const { page } = await open(admin('/admin/manage'))
  await stub(page, `/api/blog/${ids['Turlupin deux']}`, 'DELETE', () => ({
    status: 409,
    body: { message: 'Pas maintenant.', code: 'no' }
  }))
  await searchOf(page).fill('turlupin')
  await shows(page, ['Turlupin un', 'Turlupin deux', 'Turlupin trois'])
  await page.getByRole('checkbox', { name: 'Sélectionner la page' }).check()
  await barOf(page).getByRole('button', { name: 'Supprimer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirmer la suppression' })
  await dialog.getByText(/ces 3\sarticles\s\? Cette action est irréversible\./).waitFor()
  await dialog.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await toast(page, '2 articles supprimés')
  await shows(page, ['Turlupin deux'])
  await barOf(page)
    .getByText(/«\sTurlupin deux\s» n’a pas été supprimé\. Pas maintenant\./)
    .waitFor()
  expect(await boxOf(page, 'Turlupin deux').isChecked()).toBe(true)
})

check(
  'MANAGE-58 follows what others do, and moves nothing that is read',
  async ({ open, url, code, admin }) => {
    await createArticle(url, code, 'Quolibet un')
    const { page } = await open(admin('/admin/manage'))
    await page.getByText('En direct').waitFor()
    await searchOf(page).fill('quolibet')
    await shows(page, ['Quolibet un'])
    await createArticle(url, code, 'Quolibet deux')
    await shows(page, ['Quolibet deux', 'Quolibet un'])
    await rowOf(page, 'Quolibet un').getByRole('link', { name: 'Modifier' }).focus()
    const { id } = await createArticle(url, code, 'Quolibet trois')
    await page.getByRole('button', { name: 'La liste a changé. Actualiser' }).waitFor()
    expect(await titlesIn(page)).toEqual(['Quolibet deux', 'Quolibet un'])
    await draftsApi(url, code).send('DELETE', `/api/blog/${id}`)
    await page.getByRole('button', { name: 'La liste a changé. Actualiser' }).waitFor({ state: 'detached' })
    await createArticle(url, code, 'Quolibet quatre')
    await page.getByRole('button', { name: 'La liste a changé. Actualiser' }).click()
    await shows(page, ['Quolibet quatre', 'Quolibet deux', 'Quolibet un'])
  }
)

check(
  'MANAGE-59 looks for links when it asks, and says when it cannot',
  async ({ open, url, code, admin }) => {
    const { id } = await createArticle(url, code, 'Lié de partout')
    const linking = { title: 'Liant', content: `<p><a href="/article/${id}">Voir</a></p>`, imageUrl: '' }
    await draftsApi(url, code).send('POST', '/api/blog', linking)
    const { page } = await open(admin('/admin/manage'))
    const dialog = page.getByRole('dialog')
    await rowOf(page, 'Lié de partout').getByRole('button', { name: 'Supprimer' }).click()
    await dialog.getByText(/«\sLiant\s» contient un lien vers celui-ci/).waitFor()
    await page.keyboard.press('Escape')

    // A long blog, of which the list holds no texts.
    const states = { draft: 0, scheduled: 0, published: 2000, withdrawn: 0 }
    const one = { id: 601, title: 'Un de mille', imageUrl: null, createdAt: '2026-05-01T08:00:00.000Z' }
    const line = { ...one, isPinned: false, state: 'published', excerpt: 'Texte', revision: 1 }
    const body = { total: 1, page: 1, pages: 1, states, articles: [{ ...line, draft: null, schedule: null }] }
    const long = await open(admin('/admin/manage'), async (page) => {
      await stub(page, '/api/admin/articles', 'GET', () => ({ body }))
      await stub(page, '/api/blog', 'GET', () => ({ fails: true }))
    })
    await rowOf(long.page, 'Un de mille').getByRole('button', { name: 'Supprimer' }).click()
    await long.page
      .getByText('Les liens d’autres articles vers celui-ci n’ont pas pu être vérifiés.')
      .waitFor()
  }
)

check('MANAGE-60 lists the public articles with a wrong code', async ({ open, url, code }) => {
  await createArticle(url, code, 'Salmigondis pour tous')
  const { page } = await open('/admin/manage?code=faux')
  await page.getByText('Ce code n’ouvre pas la liste complète').waitFor()
  await searchOf(page).fill('salmigondis TOUS')
  await shows(page, ['Salmigondis pour tous'])
  await page.getByLabel('État').selectOption('Brouillons')
  await page.getByText('ne se lisent que dans la liste complète').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('État').selectOption('Tous')
  await boxOf(page, 'Salmigondis pour tous').check()
  await barOf(page).getByRole('button', { name: 'Épingler', exact: true }).click()
  await toast(page, 'Erreur', 'Code administrateur incorrect.')
  expect(await boxOf(page, 'Salmigondis pour tous').isChecked()).toBe(true)
})

check(
  'MANAGE-60 lists what GET /api/blog gives, whatever the complete list says',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/manage'), (page) => stubList(page, [buildArticle()]))
    await shows(page, ['Un essai'])
    await page.getByText('La liste complète n’a pas pu être lue').waitFor()
    const empty = await open(admin('/admin/manage'), (page) => stubList(page, []))
    await empty.page.getByText('Aucun article pour le moment').waitFor()
    const lost = await open(admin('/admin/manage'), (page) =>
      stub(page, '/api/blog', 'GET', () => ({ status: 500, text: 'Panne' }))
    )
    await lost.page.getByText('Erreur de chargement: 500: Panne').waitFor()
  }
)

check(
  'MANAGE-60 keeps the complete list while what it is held against differs, and says until then that it may be old',
  async ({ open, admin, url, code }) => {
    await createArticle(url, code, 'Une liste qui reste')
    const { page } = await open(admin('/admin/manage'))
    await rowOf(page, 'Une liste qui reste').waitFor()
    // As from a cache that is behind: what was published last is not in it.
    await page.route('**/api/blog', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ json: (await response.json()).slice(1) })
    })
    await createArticle(url, code, 'Une autre entre-temps')
    await rowOf(page, 'Une autre entre-temps').waitFor()
    await page.getByText('Cette liste n’est peut-être plus à jour.').waitFor()
    expect(
      await page
        .getByLabel('État')
        .getByRole('option', { name: /^Brouillons \(/ })
        .count()
    ).toBe(1)
    expect(await findViolations(page)).toEqual([])
    await page.unroute('**/api/blog')
    await page.getByText('Cette liste n’est peut-être plus à jour.').waitFor({ state: 'detached' })
    await rowOf(page, 'Une autre entre-temps').waitFor()
  }
)

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1366, 768],
  [1440, 900]
] as const)
  check(`MANAGE-53 fits a window of ${width} px, every target within reach`, async ({ open, admin }) => {
    const options = width < 768 ? { ...MOBILE, viewport: { width, height } } : { viewport: { width, height } }
    // One row with all that a row can have, which no other check moves.
    const full = buildArticle({
      title: 'Un titre d’une longueur que personne ne voudrait mais que beaucoup écrivent',
      content: `<p>${'Un mot '.repeat(60)}</p>`,
      isPinned: true,
      origin: { writer: 'program' },
      noindex: true
    })
    const { page } = await open(admin('/admin/manage'), (page) => stubList(page, [full]), options)
    const row = page.locator('main li[data-article]')
    await row.waitFor()
    await untilFits(page)
    for (const target of await row.locator('button:visible, a:visible, label').all()) {
      const box = await target.boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(24)
      expect(box?.height).toBeGreaterThanOrEqual(24)
      // A title that is longer than its line is cut by its heading.
      const end = await target.evaluate(
        (element) => (element.closest('h2') ?? element).getBoundingClientRect().right
      )
      expect(end).toBeLessThanOrEqual(width)
    }
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect((await page.locator('main ul').first().boundingBox())?.x).toBe(title?.x)
    await row.getByRole('checkbox').check()
    await barOf(page).waitFor()
    await untilFits(page)
    expect(await findViolations(page)).toEqual([])
  })

/** 120 characters, and a word of 60 letters. */
const LONG_TITLES = [
  'Ce qu’une équipe de réception a changé, mois après mois, à ses réponses du matin, et ce qu’elle a gardé malgré les avis.',
  `Un mot seul : ${'anticonstitutionnel'.repeat(4).slice(0, 60)}`
]

for (const [width, height] of [
  [390, 844],
  [1366, 768]
] as const)
  check(
    `MANAGE-83 cuts long titles to two lines, and shows all of them, ${width} px`,
    async ({ open, admin }) => {
      const options =
        width < 768 ? { ...MOBILE, viewport: { width, height } } : { viewport: { width, height } }
      const articles = [...LONG_TITLES, 'Un titre court'].map((title, index) =>
        buildArticle({ id: 801 + index, title })
      )
      const { page } = await open(admin('/admin/manage'), (page) => stubList(page, articles), options)
      const rows = page.locator('main li[data-article]')
      await rows.nth(2).waitFor()
      await page.evaluate(() => document.fonts.ready)
      await untilFits(page)
      const heights = () =>
        rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)))
      const before = await heights()
      for (const row of await rows.all()) {
        for (const action of await row.locator('button, a').all())
          expect((await rightOf(action)) <= width, (await action.textContent()) ?? '').toBe(true)
        const lines = await row.getByRole('heading').evaluate((heading) => {
          const { lineHeight } = getComputedStyle(heading)
          return heading.getBoundingClientRect().height / Number.parseFloat(lineHeight)
        })
        expect(lines).toBeLessThan(2.3)
      }

      // What is cut is read out all the same, and shown to who points at it, and to the keyboard.
      const [long = ''] = LONG_TITLES
      const link = rows.first().getByRole('link', { name: long, exact: true })
      const isWhole = () => link.evaluate((words) => words.scrollHeight <= words.clientHeight)
      expect(await isWhole()).toBe(false)
      if (width > 768) {
        await link.hover()
        await until('all of the title for the mouse', isWhole)
        await page.mouse.move(0, 0)
        await until('two lines again', async () => !(await isWhole()))
      }
      await link.focus()
      await until('all of the title for the keyboard', isWhole)
      if (width > 768) expect(await heights()).toEqual(before)
      expect(await findViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await until('two lines after Escape', async () => !(await isWhole()))
      await rows.first().focus()
      await until('all of the title from the row', isWhole)
      await page.keyboard.press('j')
      await until('two lines once the next row is reached', async () => !(await isWhole()))
    }
  )

const rightOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().right)
