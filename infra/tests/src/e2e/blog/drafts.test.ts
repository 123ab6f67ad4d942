import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { MOBILE, untilPainted } from '../../harness/browser.ts'
import { isFocused, plain } from '../../harness/page-state.ts'
import { createArticle, nameCode, readArticles, readPage, readRenewed } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { type Fixture, prepareBlogSite } from './blog-fixture.ts'
import { draftsApi } from './drafts-api.ts'
import { browserCopyGone, fields, inHtml, rowOf, toast, untilFits } from './screens.ts'
import { hold, stub, withoutServer } from './stubs.ts'

const check = prepareBlogSite()

const json = { 'content-type': 'application/json' }

/** Calls the API as an administrator does. */
async function call(url: string, method: string, path: string, body: Record<string, unknown>) {
  const answer = await fetch(url + path, { method, headers: json, body: JSON.stringify(body) })
  return { status: answer.status, body: await answer.json() }
}

const barOf = (page: Page) => page.getByRole('region', { name: 'État de l’article' })
const kept = (page: Page) =>
  barOf(page)
    .getByText(/Brouillon gardé à/)
    .first()
const edit = (id: number, code: string) => `/admin/edit/${id}?code=${code}`

/** The answer to the save that brings this text, be it the first; one of what was typed before may still be on its way. */
const saveOf = (page: Page, text: string) =>
  page.waitForResponse(
    (answer) =>
      ['POST', 'PUT'].includes(answer.request().method()) &&
      /\/drafts(\/\d+)?$/.test(new URL(answer.url()).pathname) &&
      answer.request().postData()?.includes(text) === true &&
      answer.ok()
  )

/** Revokes a code, until the service of the drafts has heard of it: on a busy machine it would still take what is typed at once. */
async function revoke(url: string, adminCode: string, revoked: { id: number; code: string }): Promise<void> {
  await call(url, 'DELETE', `/api/admin/codes/${revoked.id}`, { adminCode })
  await until('the code to be refused', async () => {
    const answer = await fetch(`${url}/api/admin/drafts`, { headers: { 'x-admin-code': revoked.code } })
    return answer.status === 401
  })
}

/** Types at the end of the sheet. */
async function type(page: Page, text: string): Promise<void> {
  const { sheet } = fields(page)
  await sheet.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

/** What the server's draft of an article reads; undefined when it has none. */
async function readDraft(url: string, code: string, articleId: number) {
  const { read, readDraft } = draftsApi(url, code)
  const article = (await read(`/api/admin/articles/${articleId}`)) as { draft?: { id: number } | null }
  return article.draft ? readDraft(article.draft.id) : undefined
}

/** Takes up the draft of a new article, wherever it stands in the list. */
async function resumeNew(page: Page, title: string): Promise<void> {
  const offer = page.getByRole('button', { name: `Reprendre : « ${title} »` })
  const more = page.getByRole('button', { name: /^Voir \d+ autre/ })
  await offer.or(more).first().waitFor()
  if (!(await offer.isVisible())) await more.click()
  await offer.click()
}

check(
  'MANAGE-44 EDITOR-4 keeps a draft on the server as one types, and takes it up elsewhere',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/create'))
    const { title, sheet } = fields(page)
    /** How far below the head of its column the field of the picture stands. */
    const below = async () => {
      const head = await page.getByRole('heading', { name: 'Cet article' }).boundingBox()
      const field = await page.getByRole('group', { name: 'Image de l’article' }).boundingBox()
      return (field?.y ?? 0) - (head?.y ?? 0)
    }
    const before = await below()
    await title.fill('Écrit à deux endroits')
    await type(page, 'Un début.')
    await kept(page).waitFor()
    await page.getByRole('button', { name: 'Supprimer le brouillon' }).waitFor()
    expect(await below()).toBe(before)
    await page.waitForURL((address) => address.searchParams.has('draft'))
    expect(await isFocused(sheet)).toBe(true)
    expect(await findViolations(page)).toEqual([])
    await browserCopyGone(page)
    await page.keyboard.press('Control+z')
    await until('the text to be undone', async () => !(await sheet.innerText()).includes('Un début.'))
    await page.keyboard.press('Control+Shift+z')
    await type(page, ' Une suite.')
    await until('the rest on the server', () => sheet.getByText('Un début. Une suite.').isVisible())
    const saved = saveOf(page, ' Fin.')
    await type(page, ' Fin.')
    await saved

    const other = await open(admin('/admin/create'))
    await resumeNew(other.page, 'Écrit à deux endroits')
    await fields(other.page).sheet.getByText('Un début. Une suite. Fin.').waitFor()
    expect(await fields(other.page).title.inputValue()).toBe('Écrit à deux endroits')
    await page.reload()
    await fields(page).sheet.getByText('Un début. Une suite. Fin.').waitFor()
  }
)

check(
  'DRAFT-29 offers not the draft that is written, however late the list of drafts comes',
  async (fixture) => {
    const { open, url, admin, code } = fixture
    await draftsApi(url, code).begin({ title: 'Commencé avant', content: '<p>Texte.</p>' })
    const { held, answer } = hold()
    const { page } = await open(admin('/admin/create'), async (page) => {
      await page.route('**/api/admin/drafts', async (route) => {
        if (route.request().method() === 'GET') await held
        await route.continue()
      })
    })
    await fields(page).title.fill('Écrit pendant ce temps')
    await kept(page).waitFor()
    answer()
    await page.getByRole('heading', { name: 'Brouillons à reprendre' }).waitFor()
    const more = page.getByRole('button', { name: /^Voir \d+ autre/ })
    if (await more.isVisible()) await more.click()
    await page.getByRole('button', { name: 'Reprendre : « Commencé avant »' }).waitFor()
    expect(await page.getByRole('button', { name: /« Écrit pendant ce temps »/ }).count()).toBe(0)
  }
)

check('MANAGE-45 takes up what this browser kept last in the draft that it belongs to', async (fixture) => {
  const { open, admin, url, code } = fixture
  const { page } = await open(admin('/admin/create'))
  await fields(page).title.fill('Gardé ici en premier')
  await page.waitForURL((address) => address.searchParams.has('draft'))
  const id = Number(new URL(page.url()).searchParams.get('draft'))
  const context = page.context()
  await context.setOffline(true)
  await fields(page).title.fill('Gardé ici en dernier')
  await until('this browser to keep it', () =>
    page.evaluate(() => Object.values(localStorage).some((text) => text.includes('Gardé ici en dernier')))
  )
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(url + admin('/admin/create'))
  const offers = again.getByRole('list', { name: 'Brouillons gardés dans ce navigateur' })
  await offers.getByRole('button', { name: 'Reprendre le brouillon' }).first().click()
  await again.waitForURL((address) => address.searchParams.get('draft') === String(id))
  await browserCopyGone(again)
  // The page that was closed may have sent it after all, as the network came back.
  const draft = await draftsApi(url, code).readDraft(id)
  expect(draft.title).toBe('Gardé ici en dernier')
  await again.close()
})

check(
  'MANAGE-45 offers what this browser kept of a draft where that is opened by its article',
  async (fixture) => {
    const { open, admin, url, code } = fixture
    const { page } = await open(admin('/admin/create'))
    await fields(page).title.fill('Parti sans réseau')
    await page.waitForURL((address) => address.searchParams.has('draft'))
    const id = Number(new URL(page.url()).searchParams.get('draft'))
    await kept(page).waitFor()
    const { articleId, version } = await draftsApi(url, code).readDraft(id)
    // As a tab that was closed without a network left it.
    await page.evaluate(
      (of) => {
        const draft = { title: 'Parti sans réseau', content: '<p>Écrit dans le tunnel.</p>', imageUrl: '' }
        const kept = { draft, savedAt: Date.now(), basis: 'x', of, sent: [] }
        localStorage.setItem(`lucarne_draft:create:${crypto.randomUUID()}`, JSON.stringify(kept))
      },
      { id, version }
    )
    await page.goto(url + admin('/admin'))
    await page.goto(url + admin(`/admin/edit/${articleId}`))
    const offers = page.getByRole('list', { name: 'Brouillons gardés dans ce navigateur' })
    await offers.getByRole('button', { name: 'Reprendre le brouillon' }).click()
    await fields(page).sheet.getByText('Écrit dans le tunnel.').waitFor()
    await until('the text on the server', async () =>
      (await draftsApi(url, code).readDraft(id)).content.includes('Écrit dans le tunnel.')
    )
    // What the server had is kept in its place, and nothing else.
    await offers.getByRole('button', { name: 'Revenir à ce texte' }).waitFor()
    await until('one text to be kept', async () => (await offers.getByRole('listitem').count()) === 1)
  }
)

check('EDITOR-33 keeps a text that was put aside with the new article that it became', async (fixture) => {
  const { open, admin, url } = fixture
  const { page: first } = await open(admin('/admin/create'))
  await fields(first).title.fill('Écrit à deux mains')
  await type(first, 'Au début.')
  await first.waitForURL((address) => address.searchParams.has('draft'))
  await kept(first).waitFor()
  const second = await first.context().newPage()
  await second.goto(first.url())
  await type(second, ' Deuxième main.')
  await kept(second).waitFor()
  await type(first, ' Première main.')
  const both = await compare(first)
  await both.getByRole('button', { name: 'Réunir les deux…' }).click()
  await both.getByRole('button', { name: 'Continuer avec le texte réuni' }).click()
  const { publish } = fields(first)
  await publish.click()
  await toast(first, 'Article créé avec succès')
  await first.waitForURL(/\/admin\/edit\/\d+/)
  const offers = (page: Page) => page.getByRole('list', { name: 'Brouillons gardés dans ce navigateur' })
  await offers(first).getByRole('button', { name: 'Revenir à ce texte' }).waitFor()
  await second.goto(url + admin('/admin/create'))
  await fields(second).title.waitFor()
  await fields(second).sheet.waitFor()
  expect(await offers(second).count()).toBe(0)
  await second.close()
})

check('EDITOR-15 offers a text of another new article where one is begun alone', async (fixture) => {
  const { open, admin } = fixture
  const { page } = await open(admin('/admin/create'))
  // As a tab that was closed without a network left it.
  await page.evaluate(() => {
    const draft = { title: 'Un tout autre texte', content: '<p>Ailleurs.</p>', imageUrl: '' }
    const kept = { draft, savedAt: Date.now(), basis: 'x' }
    localStorage.setItem(`lucarne_draft:create:${crypto.randomUUID()}`, JSON.stringify(kept))
  })
  await page.reload()
  const offer = page
    .getByRole('list', { name: 'Brouillons gardés dans ce navigateur' })
    .getByText('Un tout autre texte')
  await offer.waitFor()
  const { title, publish } = fields(page)
  await title.fill('Publié sans lui')
  await type(page, 'Un texte.')
  await publish.click()
  await toast(page, 'Article créé avec succès')
  await page.waitForURL(/\/admin\/edit\/\d+/)
  await offer.waitFor({ state: 'detached' })
  await page.reload()
  await title.waitFor()
  expect(await offer.count()).toBe(0)
  const again = await page.context().newPage()
  await again.goto(fixture.url + admin('/admin/create'))
  await again.getByText('Un tout autre texte').first().waitFor()
  await again.close()
})

/** Has the server take what is saved, and the page learn nothing of it, for as long as it says. */
async function loseAnswers(page: Page, path: RegExp) {
  const lost: string[] = []
  const network = { isLosing: true, lost }
  await page.route(path, async (route) => {
    const request = route.request()
    if (!network.isLosing || !['POST', 'PUT'].includes(request.method())) return route.fallback()
    const answer = await route.fetch()
    lost.push(`${request.method()} ${answer.status()}`)
    await route.abort('connectionfailed')
  })
  return network
}

check(
  'DRAFT-24 DRAFT-23 answers that are lost while one types on make no second draft and no conflict',
  async ({ open, url, code, admin }) => {
    const { page } = await open(admin('/admin/create'))
    const { title, content } = fields(page)
    const network = await loseAnswers(page, /\/api\/admin\/drafts(\/\d+)?$/)
    await title.fill('Réponses perdues')
    await until('the beginning to be lost', async () => network.lost.length > 0)
    await barOf(page)
      .getByText(/^Gardé dans ce navigateur seulement\s: le serveur ne répond pas/)
      .first()
      .waitFor()
    await inHtml(page)
    await content.fill('<p>Un.</p>')
    network.isLosing = false
    await kept(page).waitFor()
    expect(network.lost[0]).toBe('POST 201')

    network.lost.length = 0
    network.isLosing = true
    // What is kept of it reads otherwise than what was typed.
    await content.fill('<p data-seen="1">Un. Deux.</p>')
    await until('a save to be lost', async () => network.lost.length > 0)
    await content.fill('<p data-seen="1">Un. Deux. Trois.</p>')
    network.isLosing = false
    const id = Number(new URL(page.url()).searchParams.get('draft'))
    const { read, readDraft } = draftsApi(url, code)
    await until(
      'the last words on the server',
      async () => (await readDraft(id)).content === '<p>Un. Deux. Trois.</p>'
    )
    await kept(page).waitFor()
    expect(network.lost[0]).toBe('PUT 200')
    expect(await page.getByRole('button', { name: 'Comparer les deux textes' }).count()).toBe(0)
    const { drafts } = (await read('/api/admin/drafts')) as { drafts: { id: number; title: string }[] }
    expect(drafts.filter((draft) => draft.title === 'Réponses perdues').map((draft) => draft.id)).toEqual([
      id
    ])
  }
)

check(
  'DRAFT-24 a draft whose last answer was lost is published, without a question',
  async ({ open, url, code, admin }) => {
    const { id } = await createArticle(url, code, 'Publié malgré tout')
    const { page } = await open(admin(`/admin/edit/${id}`))
    await type(page, ' Gardé.')
    await kept(page).waitFor()
    const network = await loseAnswers(page, /\/api\/admin\/drafts\/\d+$/)
    await type(page, ' Perdu.')
    await until('a save to be lost', async () => network.lost.length > 0)
    await type(page, ' Publié.')
    network.isLosing = false
    await fields(page).save.click()
    await toast(page, 'Article mis à jour')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await until('the text on the blog', async () =>
      (await readArticles(url)).some((one) => one.id === id && one.content.includes('Gardé. Perdu. Publié.'))
    )
    expect(await readDraft(url, code, id)).toBeUndefined()
  }
)

check(
  'DRAFT-27 a new article whose publication is not answered is one when it is published again',
  async ({ open, url, admin }) => {
    const { page } = await open(admin('/admin/create'))
    const network = await loseAnswers(page, /\/api\/blog$/)
    const { title, publish } = fields(page)
    await title.fill('Une seule parution')
    await type(page, 'Son texte.')
    const question = page.getByRole('dialog', { name: 'Publier cet article' })
    await page.keyboard.press('Control+Enter')
    await question.getByRole('button', { name: 'Publier', exact: true }).click()
    await until('the publication to be lost', async () => network.lost.length > 0)
    network.isLosing = false
    const online = barOf(page).getByText('En ligne.').first()
    await online
      .or(publish.and(page.locator(':enabled')))
      .first()
      .waitFor()
    if (!(await online.isVisible())) {
      await fields(page).sheet.click()
      await page.keyboard.press('Control+Enter')
      await question.or(online).first().waitFor()
      if (await question.isVisible())
        await question.getByRole('button', { name: 'Publier', exact: true }).click()
    }
    await online.waitFor()
    expect(network.lost[0]).toBe('POST 201')
    const published = (await readArticles(url)).filter((article) => article.title === 'Une seule parution')
    expect(published).toHaveLength(1)
    await page.waitForURL(({ pathname }) => pathname === `/admin/edit/${published[0]?.id}`)
  }
)

/** An article whose change is published, and the page does not learn it. */
const loseUpdate = async ({ open, url, code, admin }: Fixture, isLive: boolean) => {
  const { id } = await createArticle(url, code, 'Une seule mise à jour')
  // It is published before a draft is begun.
  const { page } = await open(admin(`/admin/edit/${id}`), async (page) => {
    await withoutServer(page)
    if (!isLive) await page.route(/\/api\/live$/, (route) => route.abort())
  })
  const network = await loseAnswers(page, new RegExp(`/api/blog/${id}$`))
  await type(page, ' Changé.')
  await page.keyboard.press('Control+Enter')
  await until('the publication to be lost', async () => network.lost.length > 0)
  network.isLosing = false
  expect(network.lost[0]).toBe('PUT 200')
  return { page, id }
}

/** It is online, and nobody is told of another text. */
const expectOnline = async (page: Page) => {
  await barOf(page)
    .getByText(/^En ligne/)
    .first()
    .waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.getByText('avec un autre texte').count()).toBe(0)
}

check('DRAFT-27 a change whose publication is not answered is seen online by the stream', async (fixture) => {
  const { page } = await loseUpdate(fixture, true)
  await expectOnline(page)
})

check(
  'DRAFT-27 a change whose publication is not answered is published once, and is nobody else’s',
  async (fixture) => {
    const { page, id } = await loseUpdate(fixture, false)
    await fields(page).save.and(page.locator(':enabled')).click()
    await toast(page, 'Article mis à jour')
    await expectOnline(page)
    const { url, code } = fixture
    const revisions = (await draftsApi(url, code).read(`/api/admin/articles/${id}/revisions`)) as unknown[]
    expect(revisions).toHaveLength(2)
  }
)

check(
  'DRAFT-26 another code goes on from the version that the text was made of, not over a newer one',
  async ({ open, url, code }) => {
    const claire = await nameCode(url, code, 'Claire Remplacée', ['articles'])
    const { page } = await open(`/admin/create?code=${claire.code}`)
    await fields(page).title.fill('Deux mains')
    await page.waitForURL((address) => address.searchParams.has('draft'))
    const id = Number(new URL(page.url()).searchParams.get('draft'))
    await kept(page).waitFor()
    await revoke(url, code, claire)
    await type(page, 'De Claire.')
    const { readDraft, save } = draftsApi(url, code)
    await save(await readDraft(id), { title: 'Deux mains', content: '<p>D’une autre main.</p>' })
    const bar = barOf(page)
    await bar.getByRole('button', { name: 'Saisir un autre code' }).click({ timeout: 90_000 })
    const dialog = page.getByRole('dialog', { name: 'Saisir un autre code' })
    await dialog.getByLabel('Code d’accès', { exact: true }).fill(code)
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await page.waitForURL((address) => address.searchParams.get('code') === code)
    await fields(page).sheet.getByText('De Claire.').waitFor()
    await bar
      .getByText(/Une autre version de ce brouillon a été enregistrée/)
      .first()
      .waitFor()
    expect((await readDraft(id)).content).toBe('<p>D’une autre main.</p>')
    expect(await page.getByRole('list', { name: 'Brouillons gardés dans ce navigateur' }).count()).toBe(0)
  }
)

check('MANAGE-44 saves what was typed last as the screen is left', async ({ open, url, code, admin }) => {
  const { id } = await createArticle(url, code, 'Quitté aussitôt')
  const { page } = await open(admin(`/admin/edit/${id}`))
  await fields(page).title.fill('Quitté, et gardé')
  await page.getByRole('link', { name: 'Portail d’administration' }).click()
  const portal = page.getByRole('heading', { level: 1, name: 'Portail d’administration' })
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer' })
  await portal.or(question).first().waitFor()
  if (await question.isVisible()) await question.getByRole('button', { name: 'Quitter' }).click()
  await portal.waitFor()
  await until(
    'the title on the server',
    async () => (await readDraft(url, code, id))?.title === 'Quitté, et gardé'
  )
  await browserCopyGone(page)
  await page.goBack()
  // Where it had been saved before the screen was left, its address names the draft, and the form goes on with it.
  const offer = page.getByRole('button', { name: /^Reprendre/ })
  await offer
    .or(page.getByText(/Brouillon gardé à/))
    .first()
    .waitFor()
  if (await offer.isVisible()) await offer.click()
  await until(
    'the draft in the form',
    async () => (await fields(page).title.inputValue()) === 'Quitté, et gardé'
  )
  expect(await page.getByRole('list', { name: 'Brouillons gardés dans ce navigateur' }).count()).toBe(0)
})

check(
  'DRAFT-24 a form that is opened again at once opens on what the one before is still saving',
  async ({ open, url, code, admin }) => {
    const { id } = await createArticle(url, code, 'Quitté et repris')
    const { page } = await open(admin(`/admin/edit/${id}`))
    await type(page, ' Premier.')
    await kept(page).waitFor()
    const { held, answer } = hold()
    await page.route(/\/api\/admin\/drafts\/\d+$/, async (route) => {
      if (route.request().method() === 'PUT') await held
      await route.fallback()
    })
    await type(page, ' Dernier.')
    await page.getByRole('link', { name: 'Portail d’administration' }).click()
    await page
      .getByRole('dialog', { name: 'Quitter sans enregistrer' })
      .getByRole('button', { name: 'Quitter' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Portail d’administration' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Modifier un article' }).waitFor()
    answer()
    await fields(page).sheet.getByText('Premier. Dernier.').waitFor()
    await type(page, ' Suite.')
    await until('all of it on the server', async () =>
      (await readDraft(url, code, id))?.content.includes('Premier. Dernier. Suite.')
    )
    await browserCopyGone(page)
    expect(await page.getByRole('list', { name: 'Brouillons gardés dans ce navigateur' }).count()).toBe(0)
  }
)

check('MANAGE-44 begins no draft for who only looks', async ({ open, url, admin, code }) => {
  const { id } = await createArticle(url, code, 'Seulement lu')
  const { page } = await open(admin(`/admin/edit/${id}`))
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/drafts') && request.method() !== 'GET') calls.push(request.url())
  })
  // At once: what stands there for a second and a half is kept.
  await fields(page).title.press('End')
  await Promise.all(['x', 'Backspace'].map((key) => page.keyboard.press(key)))
  expect(await fields(page).title.inputValue()).toBe('Seulement lu')
  await page.goto(url + admin('/admin/manage'))
  await page.getByRole('heading', { level: 1, name: 'Gérer les articles' }).waitFor()
  expect(calls).toEqual([])
  expect(await readDraft(url, code, id)).toBeUndefined()
})

check(
  'MANAGE-45 says that it is kept here alone while the server is away, and goes on',
  async ({ open, url, code, admin }) => {
    const { id } = await createArticle(url, code, 'Dans le train')
    const { page, context } = await open(admin(`/admin/edit/${id}`))
    await fields(page).title.waitFor()
    await fields(page).sheet.waitFor()
    await context.setOffline(true)
    await type(page, ' Sans réseau.')
    await barOf(page)
      .getByText(/^Gardé dans ce navigateur seulement\s: le serveur ne répond pas/)
      .first()
      .waitFor()
    expect(await findViolations(page)).toEqual([])
    expect(await page.getByRole('group', { name: 'Notification' }).count()).toBe(0)
    await type(page, ' Toujours pas.')
    await context.setOffline(false)
    await kept(page).waitFor()
    await until('the text on the server', async () =>
      (await readDraft(url, code, id))?.content.includes('Toujours pas.')
    )
  }
)

check(
  'MANAGE-45 says at its field that an address is none of a picture',
  async ({ open, url, code, admin }) => {
    const { id } = await createArticle(url, code, 'Sans image encore')
    const { page } = await open(admin(`/admin/edit/${id}`))
    const { image } = fields(page)
    await image.fill('une photo.jpg')
    await image.and(page.locator('[aria-invalid="true"]')).waitFor()
    expect(await findViolations(page)).toEqual([])
    await image.fill('/images/une-photo.jpg')
    await kept(page).waitFor()
    expect(await image.getAttribute('aria-invalid')).not.toBe('true')
  }
)

check('MANAGE-45 says why the server refuses a draft, without notifications', async ({ open, admin }) => {
  const refusals = [
    { status: 507, body: { message: 'Plus de place.' } },
    { status: 422, body: { message: 'L’adresse de l’image est étrange.' } }
  ]
  // One route for both: the first text is sent again after a while, and would be kept between two.
  let refusal = refusals[0]
  const { page } = await open(admin('/admin/create'), (page) =>
    stub(page, '/api/admin/drafts', 'POST', () => refusal ?? {})
  )
  const { title, sheet } = fields(page)
  await sheet.waitFor()
  for (const [index, said] of [
    'le serveur n’a plus de place',
    'L’adresse de l’image est étrange'
  ].entries()) {
    refusal = refusals[index]
    await title.fill(`Refusé ${index}`)
    await barOf(page).getByText(said).first().waitFor()
  }
  expect(await page.getByRole('group', { name: 'Notification' }).count()).toBe(0)
  await page.unrouteAll()
  await title.fill('Repris')
  await kept(page).waitFor()
})

check(
  'MANAGE-45 takes another code when one is revoked, with what was typed',
  async ({ open, url, code }) => {
    const claire = await nameCode(url, code, 'Claire Revoquée', ['articles'])
    const { page } = await open(`/admin/create?code=${claire.code}`)
    await fields(page).title.fill('Écrit avant la révocation')
    await kept(page).waitFor()
    await revoke(url, code, claire)
    await type(page, 'Et après.')
    await barOf(page)
      .getByText('Votre code ne vaut plus : votre texte reste dans ce navigateur.')
      .waitFor({ timeout: 90_000 })
    await fields(page).publish.click()
    await toast(page, 'Erreur', 'Code administrateur incorrect.')
    await barOf(page).getByRole('button', { name: 'Saisir un autre code' }).click()
    const dialog = page.getByRole('dialog', { name: 'Saisir un autre code' })
    await dialog.getByLabel('Code d’accès', { exact: true }).fill(code)
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await page.waitForURL((address) => address.searchParams.get('code') === code)
    await fields(page).sheet.getByText('Et après.').waitFor()
    expect(await fields(page).title.inputValue()).toBe('Écrit avant la révocation')
    await kept(page).waitFor()
  }
)

check(
  'DRAFT-20 « Modifier » opens an article on its draft, which is removed after a question',
  async ({ open, url, code, admin }) => {
    const { id } = await createArticle(url, code, 'Avec brouillon')
    const text = { title: 'Brouillon', content: '<p>Autre chose</p>', imageUrl: null }
    await call(url, 'POST', '/api/admin/drafts', { adminCode: code, articleId: id, text })
    const { page } = await open(admin('/admin/manage'))
    await rowOf(page, 'Avec brouillon')
      .getByRole('link', { name: /^Modifier/ })
      .click()
    const { title } = fields(page)
    await page.getByText(/Cet article a un brouillon, gardé à/).waitFor()
    expect(await title.inputValue()).toBe('Brouillon')
    expect(await findViolations(page)).toEqual([])
    await page.waitForURL((address) => address.searchParams.has('draft'))
    const remove = page.getByRole('button', { name: 'Supprimer le brouillon' })
    await remove.click()
    const dialog = page.getByRole('dialog', { name: 'Supprimer le brouillon' })
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    expect(await title.inputValue()).toBe('Brouillon')
    await remove.click()
    await dialog.getByRole('button', { name: 'Supprimer le brouillon' }).click()
    await toast(page, 'Brouillon supprimé')
    await until('the title', async () => (await title.inputValue()) === 'Avec brouillon')
    await page.getByText('Cet article a un brouillon').waitFor({ state: 'detached' })
    expect(await readDraft(url, code, id)).toBeUndefined()
    await page.waitForURL((address) => !address.searchParams.has('draft'))
  }
)

/** Two people with an article's draft open, each with a code of their own. */
async function openTwice(fixture: Parameters<Parameters<typeof check>[1]>[0], title: string) {
  const { open, url, code } = fixture
  const [claire, noe] = [
    await nameCode(url, code, 'Claire', ['articles']),
    await nameCode(url, code, 'Noé', ['articles'])
  ]
  const { id } = await createArticle(url, code, title)
  const { page: first } = await open(edit(id, claire.code))
  const saved = saveOf(first, ' De Claire.')
  await type(first, ' De Claire.')
  await saved
  const { page: second } = await open(edit(id, noe.code))
  await second.getByText(/Un brouillon de Claire, gardé à/).waitFor()
  await fields(second).sheet.getByText('De Claire.').waitFor()
  return { id, first, second }
}

check('MANAGE-46 shows who else has the draft open', async (fixture) => {
  const { first, second } = await openTwice(fixture, 'Ouvert à deux')
  await second.getByText('Claire a aussi ouvert cet article.').waitFor()
  await first.getByText('Noé a aussi ouvert cet article.').waitFor()
  expect(await findViolations(second)).toEqual([])
  await second.goto(`${fixture.url}/blog`)
  await first.getByText('Noé a aussi ouvert cet article.').waitFor({ state: 'detached' })
})

check('MANAGE-46 says it whole on a phone, and moves nothing by it', async ({ open, url, code, admin }) => {
  const text = { title: 'Sous trois regards', content: '<p>Un texte.</p>' }
  const { articleId } = await draftsApi(url, code).begin(text)
  const { page } = await open(admin(`/admin/edit/${articleId}`), undefined, MOBILE)
  const { title } = fields(page)
  await title.waitFor()
  // Once the page stands: what is above it has its height with the fonts.
  await page.getByText('En direct').waitFor()
  await page.evaluate(() => document.fonts.ready)
  await untilPainted(page)
  const before = await title.boundingBox()
  for (const name of ['Marie-Charlotte de La Rochefoucauld', 'Jean-Baptiste Delacroix', 'Noé Lemaire']) {
    const named = await nameCode(url, code, name, ['articles'])
    const path = `/api/admin/articles/${articleId}/presence`
    await draftsApi(url, named.code).send('PUT', path, { editor: crypto.randomUUID(), open: true })
  }
  const line = page.getByText(/ et 2\sautres ont aussi ouvert cet article\.$/)
  await line.waitFor()
  expect(await line.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
  expect(await title.boundingBox()).toEqual(before)
})

const compare = async (page: Page) => {
  await barOf(page).getByRole('button', { name: 'Comparer les deux textes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deux versions de ce brouillon' })
  await dialog.waitFor()
  return dialog
}

check('MANAGE-47 keeps mine of two texts, takes theirs or waits + EDITOR-33 joins both', async (fixture) => {
  const { url, code } = fixture
  const { id, first, second } = await openTwice(fixture, 'Écrit à deux')
  const content = async () => plain((await readDraft(url, code, id))?.content)

  await type(second, ' De Noé.')
  await until('the text on the server', async () => (await content()).includes('De Noé.'))
  await type(first, ' Encore Claire.')
  await barOf(first)
    .getByText(/enregistrée par Noé à/)
    .first()
    .waitFor()
  const mine = await compare(first)
  expect(await findViolations(first)).toEqual([])
  await mine.locator('mark', { hasText: 'Encore' }).waitFor()
  await mine.locator('mark', { hasText: 'Noé' }).waitFor()
  await mine.getByRole('button', { name: 'Garder mon texte' }).click()
  await until('the text on the server', async () => (await content()).includes('Encore Claire.'))
  expect(await content()).not.toContain('De Noé.')

  await type(second, ' Noé encore.')
  const later = await compare(second)
  await later.getByRole('button', { name: 'Décider plus tard' }).click()
  await later.waitFor({ state: 'detached' })
  await type(second, ' Et plus.')
  expect(await content()).not.toContain('Noé encore.')
  const theirs = await compare(second)
  await theirs.getByRole('button', { name: 'Prendre l’autre texte' }).click()
  await fields(second).sheet.getByText('Encore Claire.').waitFor()
  const offers = second.getByRole('list', { name: 'Brouillons gardés dans ce navigateur' })
  await offers.getByRole('button', { name: 'Revenir à ce texte' }).first().click()
  await fields(second).sheet.getByText('Noé encore. Et plus.').waitFor()

  await until('the text on the server', async () => (await content()).includes('Et plus.'))
  await type(first, ' Fin.')
  const both = await compare(first)
  await both.getByRole('button', { name: 'Réunir les deux…' }).click()
  await both.getByRole('group', { name: 'Différence 1 sur 1' }).waitFor()
  expect(await findViolations(first)).toEqual([])
  await both.getByRole('button', { name: 'Continuer avec le texte réuni' }).click()
  const joined = /De Noé\. Noé encore\. Et plus\. Encore Claire\. Fin\./
  await until('both texts on the server', async () => joined.test(await content()))
})

check(
  'MANAGE-47 shows a text that was published meanwhile before another replaces it',
  async ({ open, url, code, admin }) => {
    const { id, title } = await createArticle(url, code, 'Publié deux fois')
    const put = (content: string) =>
      call(url, 'PUT', `/api/blog/${id}`, { title, content, imageUrl: null, adminCode: code })
    const before = '<p>Une ligne comme avant.</p>'.repeat(60)
    expect((await put(before)).status).toBe(200)
    const { page } = await open(admin(`/admin/edit/${id}`), undefined, {
      viewport: { width: 390, height: 844 }
    })
    await type(page, ' De l’éditeur.')
    await kept(page).waitFor()
    expect((await put(`${before}<p>Paru entre-temps.</p>`)).status).toBe(200)
    await fields(page).save.click()
    const dialog = page.getByRole('dialog', { name: 'L’article a été publié de nouveau' })
    const isInSight = async () => {
      const mark = await dialog.locator('mark:visible').first().boundingBox()
      const text = await dialog.locator('[data-words]:visible').boundingBox()
      return mark && text ? mark.y >= text.y && mark.y + mark.height <= text.y + text.height : false
    }
    await dialog.getByText('Paru').first().waitFor()
    await until('the first difference in sight', isInSight)
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Votre texte' }).click()
    await dialog.getByText('éditeur').last().waitFor()
    await until('the first difference in sight', isInSight)
    await dialog.getByRole('button', { name: 'Publier mon texte' }).click()
    await toast(page, 'Article mis à jour')
    await until('the text on the blog', async () =>
      (await readArticles(url)).some((one) => one.id === id && one.content.includes('De l’éditeur'))
    )
    expect(await readDraft(url, code, id)).toBeUndefined()
  }
)

check(
  'MANAGE-48 publishing ends the draft, and what is off the blog is opened',
  async ({ open, url, code, admin }) => {
    const { page } = await open(admin('/admin/create'))
    const { title, publish } = fields(page)
    await title.fill('Devient un article')
    await type(page, 'Son texte.')
    await kept(page).waitFor()
    const saved = saveOf(page, ' Encore.')
    await type(page, ' Encore.')
    const { articleId } = await (await saved).json()

    const other = await open(admin(`/admin/edit/${articleId}`))
    await fields(other.page).sheet.getByText('Son texte. Encore.').waitFor()
    await barOf(other.page)
      .getByText(/Brouillon gardé à/)
      .first()
      .waitFor()
    expect(await fields(other.page).publish.isVisible()).toBe(true)

    const sent = page.waitForRequest(
      (request) => new URL(request.url()).pathname === '/api/blog' && request.method() === 'POST'
    )
    await publish.click()
    expect((await sent).postDataJSON()).toMatchObject({
      draft: { id: expect.any(Number), version: expect.any(Number) }
    })
    await toast(page, 'Article créé avec succès')
    expect((await readPage(`${url}/article/${articleId}`)).html).toContain('Devient un article')
    expect(await readDraft(url, code, articleId)).toBeUndefined()
    await until('the address without the draft', () => !new URL(page.url()).searchParams.has('draft'))
  }
)

check(
  'MANAGE-49 schedules a publication, moves it and cancels it + MANAGE-81 asks before it comes out earlier + EDITOR-16',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/create'))
    const bar = barOf(page)
    await fields(page).title.fill('Pour plus tard')
    await type(page, 'Patience.')
    await bar.getByRole('button', { name: 'Planifier…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Date').fill('2026-01-05')
    await dialog.getByRole('button', { name: 'Planifier', exact: true }).click()
    await dialog.getByText('Cette heure est déjà passée.').waitFor()
    expect(await isFocused(dialog.getByLabel('Date'))).toBe(true)
    expect(await findViolations(page)).toEqual([])
    await dialog.getByLabel('Date').fill('2027-03-28')
    await dialog.getByLabel('Heure').fill('02:30')
    await dialog.getByRole('button', { name: 'Planifier', exact: true }).click()
    await dialog.getByText('Cette heure n’existe pas à Paris').waitFor()
    await dialog.getByLabel('Heure').fill('08:00')
    await dialog.getByText('dimanche 28 mars à 8 h 00, heure de Paris.').waitFor()
    await dialog.getByLabel('Heure').press('Enter')
    await toast(page, 'Publication planifiée')
    await bar.getByText('Prévu pour dimanche 28 mars à 8 h 00.').waitFor()
    expect(await bar.getByText(/Brouillon gardé/).count()).toBe(0)
    const beside = await open(admin('/admin/create'))
    const more = beside.page.getByRole('button', { name: /^Voir \d+ autre/ })
    const planned = beside.page.getByRole('button', { name: 'Ouvrir : « Pour plus tard »' })
    await planned.or(more).first().waitFor()
    if (!(await planned.isVisible())) await more.click()
    await beside.page.getByText('prévu pour dimanche 28 mars à 8 h 00').waitFor()
    await planned.waitFor()
    await beside.page.close()
    await fields(page).publish.click()
    const early = page.getByRole('dialog', { name: 'Publier maintenant' })
    await early.getByText('Prévu pour dimanche 28 mars à 8 h 00.').first().waitFor()
    await early.getByRole('button', { name: 'Pas encore' }).click()

    const saved = saveOf(page, ' Et plus.')
    await type(page, ' Et plus.')
    await saved
    await bar.getByText('Le texte a changé depuis.').waitFor()
    await bar.getByRole('button', { name: 'Modifier la date' }).click()
    await dialog.getByText('Le texte paraîtra tel qu’il était prévu.').waitFor()
    await dialog.getByLabel('Date').fill('2027-03-29')
    await dialog.getByRole('checkbox', { name: 'Remplacer le texte prévu par celui de maintenant' }).check()
    await dialog.getByText('Le texte paraîtra tel qu’il est maintenant.').waitFor()
    await dialog.getByRole('button', { name: 'Modifier la date' }).click()
    await bar.getByText('Prévu pour lundi 29 mars à 8 h 00.').waitFor()
    await bar.getByText('Le texte a changé depuis.').waitFor({ state: 'detached' })

    const again = saveOf(page, ' Encore plus.')
    await type(page, ' Encore plus.')
    await again
    await bar.getByRole('button', { name: 'Mettre à jour le texte prévu' }).click()
    await toast(page, 'Texte prévu mis à jour', 'Prévu pour lundi 29 mars à 8 h 00.')
    await bar.getByText('Le texte a changé depuis.').waitFor({ state: 'detached' })

    await bar.getByRole('button', { name: 'Modifier la date' }).click()
    await dialog.getByRole('button', { name: 'Annuler la planification' }).click()
    const question = page.getByRole('dialog', { name: 'Annuler la planification' })
    expect(await findViolations(page)).toEqual([])
    await question.getByRole('button', { name: 'Garder la date' }).click()
    await bar.getByText('Prévu pour lundi 29 mars').waitFor()
    await bar.getByRole('button', { name: 'Modifier la date' }).click()
    await dialog.getByRole('button', { name: 'Annuler la planification' }).click()
    await question.getByRole('button', { name: 'Annuler la planification' }).click()
    await toast(page, 'Planification annulée')
    await bar.getByText(/Prévu pour/).waitFor({ state: 'detached' })
  }
)

check('EDITOR-35 shows what is changed of what readers see, and publishes it', async (fixture) => {
  const { open, url, code } = fixture
  const { id } = await createArticle(url, code, 'Ce qui change')
  const { page } = await open(edit(id, code))
  const show = barOf(page).getByRole('button', { name: 'Voir les changements' })
  await fields(page).sheet.getByText('ce que nous avons appris').waitFor()
  expect(await show.count()).toBe(0)
  await type(page, ' Et pour longtemps.')
  await show.click()
  const dialog = page.getByRole('dialog', { name: 'Ce que vous changez' })
  await dialog.getByRole('region', { name: 'En ligne' }).getByText('appris cette semaine.').waitFor()
  const mine = dialog.getByRole('region', { name: 'Votre texte' }).locator('mark')
  expect(plain(await mine.innerText())).toBe('Et pour longtemps.')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await until('the focus to be back', () => isFocused(show))
  await show.click()
  await dialog.getByRole('button', { name: 'Mettre à jour' }).click()
  await toast(page, 'Article mis à jour')
  await show.waitFor({ state: 'detached' })
  await readRenewed(`${url}/article/${id}`, 'Et pour longtemps.')
  expect((await readPage(`${url}/article/${id}`)).html).toContain('Et pour longtemps.')
})

check('MANAGE-50 withdraws an article, and publishes it again', async ({ open, url, code, admin }) => {
  const { id } = await createArticle(url, code, 'Va et vient')
  const { page } = await open(admin(`/admin/edit/${id}`))
  await page.getByRole('button', { name: 'Retirer du blog' }).click()
  const dialog = page.getByRole('dialog', { name: 'Retirer cet article du blog' })
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Retirer du blog' }).click()
  await toast(page, 'Article retiré du blog')
  await barOf(page).getByText('Retiré du blog.').first().waitFor()
  expect((await readPage(`${url}/article/${id}`)).status).toBe(404)
  await page.reload()
  await barOf(page).getByText('Retiré du blog.').first().waitFor()
  expect(await fields(page).title.inputValue()).toBe('Va et vient')
  await fields(page).publish.click()
  await toast(page, 'Article mis à jour')
  expect((await readPage(`${url}/article/${id}`)).html).toContain('Va et vient')
  expect(await page.getByRole('link', { name: 'Versions publiées' }).getAttribute('href')).toBe(
    admin(`/admin/revisions/${id}`)
  )
})

check(
  'MANAGE-51 PREVIEW-5 opens a draft’s preview by one press, and shares it by an address that is shown once',
  async ({ open, url, admin }) => {
    const { page } = await open(admin('/admin/create'), undefined, { viewport: { width: 320, height: 640 } })
    await fields(page).title.fill('À relire')
    await kept(page).waitFor()
    await untilFits(page)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Aperçu', exact: true }).click()
    const tab = await opened
    await tab.getByRole('heading', { level: 1, name: 'À relire' }).waitFor()
    expect(tab.url()).toMatch(new RegExp(`^${url}/apercu#[\\w-]{43}$`))
    const first = tab.url()
    await tab.close()
    await page.reload()
    await page
      .getByText(/Un brouillon|Brouillon gardé/)
      .first()
      .waitFor()
    const reopened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Aperçu', exact: true }).click()
    const again = await reopened
    await again.waitForURL(first)
    await again.close()
    await page.getByRole('button', { name: 'Aperçu à partager' }).click()
    const dialog = page.getByRole('dialog', { name: 'Aperçu à partager' })
    expect(await dialog.getByRole('button', { name: /^Révoquer/ }).count()).toBe(1)
    await dialog.getByRole('button', { name: 'Créer une adresse' }).click()
    const address = await dialog.getByLabel('Adresse de l’aperçu').inputValue()
    expect(address).toMatch(new RegExp(`^${url}/apercu#[\\w-]{43}$`))
    expect(await findViolations(page)).toEqual([])
    const read = () =>
      fetch(`${url}/api/preview`, { headers: { 'x-preview-token': address.split('#')[1] ?? '' } })
    expect(await (await read()).json()).toMatchObject({ title: 'À relire' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Aperçu à partager' }).click()
    expect(await dialog.getByLabel('Adresse de l’aperçu').count()).toBe(0)
    await dialog
      .getByRole('button', { name: /^Révoquer/ })
      .last()
      .click()
    await dialog.getByText('Aperçu révoqué.').waitFor()
    expect((await read()).status).toBe(404)
    // One that was just made goes with its field: nobody copies what leads nowhere.
    await dialog.getByRole('button', { name: 'Créer une adresse' }).click()
    await dialog.getByLabel('Adresse de l’aperçu').waitFor()
    await dialog
      .getByRole('button', { name: /^Révoquer/ })
      .last()
      .click()
    await dialog.getByRole('button', { name: 'Créer une adresse' }).waitFor()
  }
)

check('MANAGE-71 MANAGE-75 has the address name what is written', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/create'))
  const { title, sheet, save } = fields(page)
  const at = (path: RegExp, hasDraft: boolean) =>
    page.waitForURL(
      ({ pathname, searchParams }) => path.test(pathname) && searchParams.has('draft') === hasDraft
    )
  const reads = (text: string) =>
    until(`the title « ${text} »`, async () => (await title.inputValue()) === text)
  const write = page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Rédiger' })
  await title.fill('Sous son adresse')
  // The draft may have been begun with the title alone.
  const saved = saveOf(page, 'Premier jet.')
  await type(page, 'Premier jet.')
  await at(/create$/, true)
  await saved
  await browserCopyGone(page)
  await page.reload()
  await sheet.getByText('Premier jet.').waitFor()

  await type(page, ' Suite.')
  await page.keyboard.press('Control+Enter')
  const question = page.getByRole('dialog', { name: 'Publier cet article' })
  await until('the focus on « Publier »', () =>
    isFocused(question.getByRole('button', { name: 'Publier', exact: true }))
  )
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  await until('the focus in the sheet', () => isFocused(sheet))
  await page.keyboard.press('Control+Enter')
  await question.waitFor()
  await page.keyboard.press('Enter')
  await toast(page, 'Article créé avec succès')
  await at(/^\/admin\/edit\/\d+$/, false)
  await page.getByRole('heading', { level: 1, name: 'Modifier un article' }).waitFor()
  await until('the focus in the sheet', () => isFocused(sheet))
  await page.keyboard.press('Control+z')
  await sheet.getByText('Suite.').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+Shift+z')
  await barOf(page).getByText('En ligne.').first().waitFor()
  await page.reload()
  await save.waitFor()
  await sheet.getByText('Premier jet. Suite.').waitFor()

  await write.click()
  await at(/create$/, false)
  await reads('')
  await title.fill('Un autre')
  await at(/create$/, true)
  await kept(page).waitFor()
  await write.click()
  await at(/create$/, false)
  await reads('')
  await page.goBack()
  await at(/create$/, true)
  await reads('Un autre')
  await page.goBack()
  await reads('Sous son adresse')
  await save.waitFor()
})

check(
  'MANAGE-71 stays with the text where a publication is answered without an article',
  async ({ open, admin }) => {
    const { page } = await open(admin('/admin/create'), (page) =>
      stub(page, '/api/blog', 'POST', () => ({ status: 201, body: {} }))
    )
    const { title, sheet } = fields(page)
    await title.fill('Publié par un autre serveur')
    await type(page, 'Le texte reste.')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await toast(page, 'Article créé avec succès')
    await sheet.getByText('Le texte reste.').waitFor()
    expect(await title.inputValue()).toBe('Publié par un autre serveur')
    expect(new URL(page.url()).pathname).toBe('/admin/create')
  }
)
