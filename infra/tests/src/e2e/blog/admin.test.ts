import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { isFocused } from '../../harness/page-state.ts'
import { buildContact, createArticle, readArticles, readPage, sendContact } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { prepareBlogSite } from './blog-fixture.ts'
import { fields, inHtml, publishes, rowOf, toast } from './screens.ts'
import { buildArticle, stub, stubList, withoutServer } from './stubs.ts'

const check = prepareBlogSite()

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const enter = async (page: Page, code: string) => {
  await page.getByLabel("Code d'accès").fill(code)
  await page.getByRole('button', { name: 'Accéder' }).click()
}

check('ADMIN-1 asks for the code, masked + ADMIN-29 says that it is missing', async ({ open }) => {
  const { page } = await open('/admin')
  const field = page.getByLabel("Code d'accès")
  expect(await field.getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Accéder' }).click()
  await page.getByText('Saisissez le code d’accès.', { exact: true }).waitFor()
  expect(await isFocused(field)).toBe(true)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await field.fill('x')
  expect(await field.getAttribute('aria-invalid')).toBeNull()
})

check('ADMIN-2 says that the code is wrong', async ({ open }) => {
  const { page } = await open('/admin')
  await enter(page, 'mauvais code')
  await toast(page, 'Code incorrect', 'Le code administrateur est incorrect.')
  expect(await page.getByLabel("Code d'accès").isVisible()).toBe(true)
})

check('ADMIN-3 says that the check failed', async ({ open }) => {
  const { page } = await open('/admin', (page) =>
    stub(page, '/api/validate-admin', 'POST', () => ({ fails: true }))
  )
  await enter(page, 'x')
  await toast(page, 'Erreur', "Une erreur est survenue lors de l'authentification.")
})

check('ADMIN-4 opens the portal', async ({ open, code, admin }) => {
  const { page } = await open('/admin')
  await enter(page, code)
  await toast(page, 'Authentification réussie')
  await until('the focus on the content', () => isFocused(page.locator('main')))
  const wanted = ['create', 'manage', 'auto', 'leads'].map((name) => admin(`/admin/${name}`))
  const targets = () =>
    page.locator('main h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await until(`links to ${wanted}`, async () => String(await targets()) === String(wanted))
})

check('ADMIN-5 encodes the code in addresses', async ({ open }) => {
  const { page } = await open('/admin', (page) =>
    stub(page, '/api/validate-admin', 'POST', () => ({ body: {} }))
  )
  await enter(page, 'a&b=c é#')
  const tile = page.getByRole('link', { name: 'Gérer les articles' })
  expect(await tile.getAttribute('href')).toBe('/admin/manage?code=a%26b%3Dc%20%C3%A9%23')
})

check('ADMIN-6 says that actions are logged, and shows the latest', async ({ open, url, code }) => {
  const { id } = await createArticle(url, code, 'Pour le journal')
  const { page } = await open('/admin')
  await enter(page, code)
  await page.getByText('Les actions faites ici sont journalisées').waitFor()
  const line = page.locator('main ol li').filter({ has: page.getByText(`n°\u00a0${id}`, { exact: true }) })
  expect(await line.innerText()).toMatch(/Article créé[\s\S]*depuis \S+/)
})

check('ADMIN-6 says that actions are logged, and shows the latest', async ({ open, url, code, admin }) => {
  expect(await sendContact(url, buildContact())).toBe(201)
  const desk = await open(admin('/admin/leads'))
  await desk.page.locator('[data-lead]').first().waitFor()
  const written = desk.page.waitForResponse((answer) => answer.url() === `${url}/api/leads/audit`)
  await desk.page.getByRole('button', { name: 'Exporter CSV' }).click()
  expect((await written).ok()).toBe(true)

  const { page } = await open('/admin')
  await enter(page, code)
  const log = page.getByRole('region', { name: 'Dernières actions' })
  const lines = log.getByRole('listitem')
  const exported = lines.filter({ hasText: 'Leads exportés' })
  const choice = log.getByRole('checkbox', {
    name: 'Afficher aussi les connexions, consultations et exports',
    exact: true
  })
  expect(await choice.isChecked()).toBe(false)
  await log.getByText('Chargement...').waitFor({ state: 'detached' })
  expect(await exported.count()).toBe(0)
  await choice.focus()
  await page.keyboard.press('Space')
  await exported.waitFor()
  expect(await exported.innerText()).toMatch(/depuis \S+/)
  await log.getByText('n’est noté qu’une fois').waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(await choice.isChecked()).toBe(true)
  await page.keyboard.press('Space')
  await exported.waitFor({ state: 'detached' })
})

check('ADMIN-7 keeps its counts current', async ({ open, url, code }) => {
  const { page } = await open('/admin')
  await enter(page, code)
  const tile = page.locator('main li').filter({ has: page.getByRole('link', { name: 'Leads' }) })
  const count = async () => Number(/(\d+)\sleads?/.exec(await tile.innerText())?.[1] ?? Number.NaN)
  const before = await until('the count', async () =>
    (await count()) >= 0 ? { leads: await count() } : null
  )
  expect(await sendContact(url, buildContact())).toBe(201)
  await until('one lead more', async () => (await count()) === before.leads + 1)
})

check('ADMIN-8 keeps its pages out of indexes, stores and referers', async ({ open, url, admin }) => {
  for (const path of ['/admin', admin('/admin/manage')]) {
    const { headers } = await readPage(url + path)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  }
  const { page } = await open(admin('/admin/manage'))
  await page.getByRole('heading', { level: 1, name: 'Gérer les articles' }).waitFor()
  expect(await page.locator('[data-mf="mf-chat"]').count()).toBe(0)
})

check('ADMIN-9 refuses a page without a code', async ({ open }) => {
  for (const path of ['/admin/manage', '/admin/edit/sept', '/admin/auto?code=', '/admin/leads']) {
    const { page } = await open(path)
    await page.getByText('Accès non autorisé', { exact: true }).waitFor()
    await page.locator('main').getByRole('link', { name: 'Retour' }).click()
    await page.getByLabel("Code d'accès").waitFor()
  }
  const { page } = await open('/admin/create')
  await page.getByLabel("Code d'accès").waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin')
})

check('MANAGE-1 has title, content and an optional image', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/create'))
  const { title, content, image } = fields(page)
  await inHtml(page)
  expect(await title.evaluate((field) => field.localName)).toBe('textarea')
  expect(await content.evaluate((field) => field.localName)).toBe('textarea')
  expect(await image.evaluate((field) => field.localName)).toBe('input')
})

check('MANAGE-2 refuses what is blank, and sends nothing', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/create'))
  const posts = await stub(page, '/api/blog', 'POST', () => ({ status: 201, body: buildArticle() }))
  const { title, content, publish } = fields(page)
  await inHtml(page)
  for (const [name, html] of [
    ['', ''],
    ['   ', '<p>Texte</p>'],
    ['Un titre', '<p>&nbsp;</p>']
  ] as const) {
    await title.fill(name)
    await content.fill(html)
    await publish.click()
    await toast(page, 'Champs requis', 'Veuillez remplir au moins le titre et le contenu.')
    await page.getByRole('button', { name: 'Fermer la notification' }).click()
  }
  expect(posts).toHaveLength(0)
})

check('MANAGE-3 previews the image wherever it is shown, and recovers', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/create'))
  const { image } = fields(page)
  const preview = page.getByRole('img', { name: 'Aperçu de l’image' })
  const onCard = page.getByRole('figure', { name: 'Sur le blog' }).locator('img')
  await image.fill('/favicon.svg')
  await Promise.all([preview.waitFor(), onCard.waitFor()])
  await image.fill('/nulle-part.png')
  await Promise.all([preview.waitFor({ state: 'detached' }), onCard.waitFor({ state: 'detached' })])
  await page.locator('img[src*="nulle-part"]').waitFor({ state: 'detached' })
  await image.fill(PIXEL)
  await Promise.all([preview.waitFor(), onCard.waitFor()])
})

check('MANAGE-4 creates an article', async ({ open, url, admin, code }) => {
  // However long it takes to fill in, there is no draft that would be published with it.
  const { page } = await open(admin('/admin/create'), withoutServer)
  const { title, content, publish } = fields(page)
  await inHtml(page)
  await title.fill('  Écrit à la main  ')
  await content.fill('<p>Un texte.</p>')
  const sent = page.waitForRequest(publishes('POST', '/api/blog'))
  await publish.click()
  expect((await sent).postDataJSON()).toEqual({
    title: 'Écrit à la main',
    content: '<p>Un texte.</p>',
    imageUrl: null,
    adminCode: code
  })
  await toast(page, 'Article créé avec succès')
  await page.goto(url + admin('/admin/manage'))
  await rowOf(page, 'Écrit à la main').waitFor()
  expect((await readPage(`${url}/blog`)).html).toContain('Écrit à la main')
})

check('MANAGE-5 says why it could not be created', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/create'))
  await stub(page, '/api/blog', 'POST', (nth) =>
    nth === 1 ? { status: 422, body: { message: 'Le titre est trop étrange.' } } : { status: 500, text: '' }
  )
  const { title, content, publish } = fields(page)
  await inHtml(page)
  await title.fill('Un titre')
  await content.fill('<p>Texte</p>')
  await publish.click()
  await toast(page, 'Erreur', 'Le titre est trop étrange.')
  await publish.click()
  await toast(page, 'Erreur', "Une erreur est survenue lors de la création de l'article.")
  expect(await title.inputValue()).toBe('Un titre')
})

check('MANAGE-6 shows the page with a wrong code, and fails at the call', async ({ open, url }) => {
  const { page } = await open('/admin/create?code=faux')
  const { title, content, publish } = fields(page)
  await inHtml(page)
  await title.fill('Jamais paru')
  await content.fill('<p>Texte</p>')
  await publish.click()
  await toast(page, 'Erreur', 'Code administrateur incorrect.')
  expect((await readArticles(url)).some((article) => article.title === 'Jamais paru')).toBe(false)
})

check('MANAGE-7 lists articles with pin, edit and delete', async ({ open, admin }) => {
  const long = buildArticle({ title: 'Long', content: `<p>${'a'.repeat(200)}</p>`, isPinned: true })
  const { page } = await open(admin('/admin/manage'), (page) => stubList(page, [long]))
  const row = rowOf(page, 'Long')
  await row.getByText(`${'a'.repeat(150)}…`, { exact: true }).waitFor()
  for (const name of ['Désépingler', 'Supprimer'])
    expect(await row.getByRole('button', { name }).isVisible()).toBe(true)
  expect(await row.getByRole('link', { name: 'Modifier' }).getAttribute('href')).toBe(
    admin('/admin/edit/501')
  )
})

check('MANAGE-8 pins and unpins + MANAGE-32 has the list read anew', async ({ open, url, admin, code }) => {
  const { id } = await createArticle(url, code, 'À épingler')
  const isPinned = async () => (await readArticles(url)).find((article) => article.id === id)?.isPinned
  const { page } = await open(admin('/admin/manage'))
  const row = rowOf(page, 'À épingler')
  await row.waitFor()
  const isRead = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/blog')
  await row.getByRole('button', { name: /^Épingler/ }).click()
  await toast(page, 'Article épinglé')
  expect((await isRead).ok()).toBe(true)
  expect(await isPinned()).toBe(true)
  await row.getByRole('button', { name: 'Désépingler' }).click()
  await toast(page, 'Article désépinglé')
  expect(await isPinned()).toBe(false)
  await row.getByRole('button', { name: /^Épingler/ }).waitFor()
})

check('MANAGE-43 takes a pin back', async ({ open, url, admin, code }) => {
  const { id } = await createArticle(url, code, 'Épinglé par erreur')
  const isPinned = async () => (await readArticles(url)).find((article) => article.id === id)?.isPinned
  const { page } = await open(admin('/admin/manage'))
  await rowOf(page, 'Épinglé par erreur')
    .getByRole('button', { name: /^Épingler/ })
    .click()
  await toast(page, 'Article épinglé')
  await page.getByRole('group', { name: 'Notification' }).hover() // keeps it from leaving
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('group', { name: 'Notification' }).getByRole('button', { name: 'Annuler' }).click()
  await toast(page, 'Article désépinglé')
  expect(await isPinned()).toBe(false)
  expect(await page.getByRole('button', { name: 'Annuler', exact: true }).count()).toBe(0)
})

/** A blog of its own, kept by the test: others change the real one meanwhile. */
const keepBlog = (count: number) => {
  let articles = Array.from({ length: count }, (_, index) =>
    buildArticle({ id: 600 + index, title: `Article ${index}`, content: `<p>${'Un mot '.repeat(60)}</p>` })
  )
  const take = (id: number) => {
    const taken = articles.find((article) => article.id === id)
    articles = articles.filter((article) => article !== taken)
    return taken
  }
  return async (page: Page) => {
    await page.route('**/api/blog', (route) => route.fulfill({ json: articles }))
    await page.route(/\/api\/blog\/6\d+/, async (route) => {
      const [id, action] = new URL(route.request().url()).pathname.split('/').slice(3)
      const one = take(Number(id))
      if (one && action === 'pin') {
        one.isPinned = !one.isPinned
        articles.splice(one.isPinned ? 0 : 24, 0, one)
      }
      await route.fulfill({ json: { article: one, message: 'fait' } })
    })
  }
}
const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)
const articleOf = (page: Page, title: string) =>
  page.locator('li').filter({ has: page.getByRole('link', { name: title, exact: true }) })

check('MANAGE-9 keeps scroll and focus when pinning', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/manage'), keepBlog(30))
  const row = articleOf(page, 'Article 24')
  expect((await row.boundingBox())?.height).toBeLessThan(78)
  const pin = row.getByRole('button').first()
  // The rows scroll, under a head that stays.
  const scrolledBy = () =>
    page
      .locator('main ul')
      .first()
      .evaluate((list) => list.scrollTop)
  await pin.scrollIntoViewIfNeeded()
  await pin.focus()
  for (const [done, isFirst] of [
    ['Article épinglé', true],
    ['Article désépinglé', false]
  ] as const) {
    const scrolled = await scrolledBy()
    expect(scrolled).toBeGreaterThan(200)
    await page.keyboard.press('Enter')
    await toast(page, done)
    await until('the row in its new place', async () => {
      const [first] = await page.locator('main li h2').allTextContents()
      return (first === 'Article 24') === isFirst
    })
    await until(`the scroll of before: ${done}`, async () => (await scrolledBy()) === scrolled)
    await until(`the focus of before: ${done}`, () => hasFocus(pin))
  }
})

check('MANAGE-10 focuses the next article after a deletion', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/manage'), keepBlog(3))
  for (const [gone, next] of [
    ['Article 1', 'Article 2'],
    ['Article 2', 'Article 0']
  ] as const) {
    await articleOf(page, gone)
      .getByRole('button', { name: /^Supprimer/ })
      .focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).press('Enter')
    await articleOf(page, gone).waitFor({ state: 'detached' })
    await until('the focus', () => hasFocus(page.getByRole('link', { name: next, exact: true })))
  }
})

check(
  'MANAGE-17 says how an article was made, and who has read it over',
  async ({ open, url, admin, code }) => {
    const answer = await fetch(`${url}/api/admin/generate-test-article`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ adminCode: code })
    })
    const { article } = (await answer.json()) as { article: { id: number; title: string } }
    const { page } = await open(admin('/admin/manage'))
    const row = rowOf(page, article.title)
    await row.getByText('absent des moteurs de recherche').waitFor()
    await row.getByRole('button', { name: /^Marquer comme relu/ }).click()
    await row.getByLabel('Relu par').fill('Camille Astier')
    await row.getByRole('button', { name: 'Je l’ai relu en entier' }).click()
    await toast(page, 'Article marqué comme relu')
    await row.getByText('Par Camille Astier, le').waitFor()
    const { html } = await readPage(`${url}/article/${article.id}`)
    expect(html).toContain('Il a été relu par Camille Astier')
    expect(html).toContain('content="index, follow')
    await row.getByRole('button', { name: /^Annuler la relecture/ }).click()
    await toast(page, 'Relecture annulée')
    await row.getByText('absent des moteurs de recherche').waitFor()
    expect((await readPage(`${url}/article/${article.id}`)).html).toContain('content="noindex"')
  }
)

check('MANAGE-11 says why it could not be pinned', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/manage'), (page) => stubList(page, [buildArticle()]))
  await stub(page, '/api/blog/501/pin', 'PATCH', (nth) =>
    nth === 1 ? { status: 500, text: '' } : { status: 404, body: { message: 'Article non trouvé' } }
  )
  const pin = page.getByRole('button', { name: /^Épingler/ })
  await pin.click()
  await toast(page, 'Erreur', "Une erreur est survenue lors de l'épinglage.")
  await pin.click()
  await toast(page, 'Erreur', 'Article non trouvé')
})

check('MANAGE-12 asks before it deletes', async ({ open, admin }) => {
  const article = buildArticle({ title: 'Avec "guillemets" & <b>' })
  const { page } = await open(admin('/admin/manage'), (page) => stubList(page, [article]))
  const calls = await stub(page, '/api/blog/501', 'DELETE', () => ({ body: {} }))
  const remove = page.getByRole('button', { name: /^Supprimer/ })
  await remove.click()
  const dialog = page.getByRole('dialog', { name: 'Confirmer la suppression' })
  await dialog
    .getByText(
      'Êtes-vous sûr de vouloir supprimer l\'article "Avec "guillemets" & <b>" ? Cette action est irréversible.',
      { exact: true }
    )
    .waitFor()
  expect(await dialog.getByRole('button', { name: 'Supprimer', exact: true }).isVisible()).toBe(true)
  await dialog.getByRole('button', { name: 'Annuler', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(calls).toHaveLength(0)
})

check('MANAGE-13 deletes', async ({ open, url, admin, code }) => {
  const { id } = await createArticle(url, code, 'À retirer')
  const { page } = await open(admin('/admin/manage'))
  await rowOf(page, 'À retirer').getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
  await toast(page, 'Article supprimé')
  await rowOf(page, 'À retirer').waitFor({ state: 'detached' })
  expect((await readPage(`${url}/article/${id}`)).status).toBe(404)
})

check('MANAGE-14 says why it could not be deleted', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/manage'), (page) => stubList(page, [buildArticle()]))
  await stub(page, '/api/blog/501', 'DELETE', (nth) =>
    nth === 1 ? { fails: true } : { status: 404, body: { message: 'Article non trouvé' } }
  )
  for (const message of ['Une erreur est survenue lors de la suppression.', 'Article non trouvé']) {
    await page.getByRole('button', { name: /^Supprimer/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
    await toast(page, 'Erreur', message)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  expect(await rowOf(page, 'Un essai').isVisible()).toBe(true)
})

check('MANAGE-15 warns before article 7 is deleted', async ({ open, admin }) => {
  const articles = [buildArticle({ id: 7, title: 'Sept' }), buildArticle({ id: 8, title: 'Huit' })]
  const { page } = await open(admin('/admin/manage'), (page) => stubList(page, articles))
  const dialog = page.getByRole('dialog')
  const warning = dialog.getByText('Découvrir nos formations')
  await rowOf(page, 'Huit').getByRole('button', { name: 'Supprimer' }).click()
  await dialog.getByText('Cette action est irréversible.').waitFor()
  expect(await warning.count()).toBe(0)
  await page.keyboard.press('Escape')
  await rowOf(page, 'Sept').getByRole('button', { name: 'Supprimer' }).click()
  await warning.waitFor()
})

check('MANAGE-16 names the articles that link to it', async ({ open, admin }) => {
  const linking = '<p>Voir <a href="/article/8">la suite</a>.</p>'
  const articles = [
    buildArticle({ id: 8, title: 'Huit' }),
    buildArticle({ id: 9, title: 'Neuf', content: linking })
  ]
  const { page } = await open(admin('/admin/manage'), (page) => stubList(page, articles))
  const dialog = page.getByRole('dialog')
  await rowOf(page, 'Neuf').getByRole('button', { name: 'Supprimer' }).click()
  await dialog.getByText('Cette action est irréversible.').waitFor()
  expect(await dialog.getByText('page introuvable').count()).toBe(0)
  await page.keyboard.press('Escape')
  await rowOf(page, 'Huit').getByRole('button', { name: 'Supprimer' }).click()
  await dialog.getByText(/«\sNeuf\s» contient un lien vers celui-ci/).waitFor()
})

check('MANAGE-18 shows the list with a wrong code, and fails at each change', async ({ open, url }) => {
  const { page } = await open('/admin/manage?code=faux')
  const [first] = await readArticles(url)
  const row = rowOf(page, first?.title ?? '')
  await row.getByRole('button', { name: /pingler/ }).click()
  await toast(page, 'Erreur', 'Code administrateur incorrect.')
  await page.getByRole('button', { name: 'Fermer la notification' }).click()
  await row.getByRole('button', { name: 'Supprimer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click()
  await toast(page, 'Erreur', 'Code administrateur incorrect.')
  expect((await readArticles(url)).find(({ id }) => id === first?.id)).toEqual(first)
})

check('MANAGE-19 edits the same fields', async ({ open, admin }) => {
  const article = buildArticle({ imageUrl: '/images/a.webp' })
  const { page } = await open(admin('/admin/edit/501'), (page) => stubList(page, [article]))
  const puts = await stub(page, '/api/blog/501', 'PUT', () => ({ body: article }))
  const { title, content, image, save } = fields(page)
  await inHtml(page)
  await title.waitFor()
  expect(await image.getAttribute('type')).toBe('url')
  expect(await content.inputValue()).toBe('<p>Texte.</p>')
  await save.click()
  await toast(page, 'Article mis à jour')
  expect(puts[0]?.postDataJSON()).toMatchObject({ title: 'Un essai', imageUrl: '/images/a.webp' })
})

check('MANAGE-20 saves an edit', async ({ open, url, admin, code }) => {
  const { id } = await createArticle(url, code, 'À reprendre')
  const { page } = await open(admin(`/admin/edit/${id}`))
  const { title, save } = fields(page)
  await title.fill('Repris')
  await save.click()
  await toast(page, 'Article mis à jour')
  expect((await readPage(`${url}/article/${id}`)).html).toContain('Repris')
})

check('MANAGE-21 says why it could not be saved', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/edit/501'), (page) => stubList(page, [buildArticle()]))
  await stub(page, '/api/blog/501', 'PUT', (nth) =>
    nth === 1 ? { fails: true } : { status: 409, body: { message: 'Déjà modifié.' } }
  )
  const { save } = fields(page)
  await save.click()
  await toast(page, 'Erreur', 'Une erreur est survenue lors de la modification.')
  await save.click()
  await toast(page, 'Erreur', 'Déjà modifié.')
})

check('MANAGE-22 checks code, number, list and article in order', async ({ open, admin }) => {
  const invalid = await open(admin('/admin/edit/sept'))
  await invalid.page.getByText('Article non trouvé', { exact: true }).waitFor()
  const unknown = await open(admin('/admin/edit/99999'))
  await unknown.page
    .getByText("L'article que vous tentez de modifier n'existe pas.", { exact: true })
    .waitFor()
  const broken = await open(admin('/admin/edit/7'), (page) =>
    stub(page, '/api/blog', 'GET', () => ({ status: 503, text: 'panne' }))
  )
  await broken.page.getByText('Erreur de chargement: 503: panne').waitFor()
  expect(await broken.page.getByText('Article non trouvé').count()).toBe(0)
})
