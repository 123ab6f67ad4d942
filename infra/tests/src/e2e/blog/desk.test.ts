import { draftsPageSchema, PRESENCE } from '@site/contracts/articles/draft'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { DESKTOP, MOBILE } from '../../harness/browser.ts'
import { isFocused, plain } from '../../harness/page-state.ts'
import { buildContact, createArticle, makeCode, readPage, sendContact } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { sheetOf } from '../leads/sheet-page.ts'
import { findUnreachable } from '../public/keyboard-reach.ts'
import { prepareBlogSite } from './blog-fixture.ts'
import { draftsApi } from './drafts-api.ts'
import { fields, untilFits } from './screens.ts'
import { buildArticle, stubList } from './stubs.ts'

const check = prepareBlogSite()

const railOf = (page: Page) => page.getByRole('navigation', { name: 'Administration' })
const siteHeaderOf = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })
const atTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
/** Waits until `is` holds of what is read. These checks run several at a time, where expect.poll does not know its test. */
const soon = <T>(read: () => Promise<T>, is: (value: T) => boolean) =>
  until(`what ${is} says`, async () => is(await read()))
const SIZES = [
  ['desktop', DESKTOP],
  ['mobile', MOBILE]
] as const

for (const [size, options] of SIZES) {
  check(`FED-16 draws nothing of the site around the administration, ${size}`, async ({ open }) => {
    const { page } = await open(
      '/admin',
      // From the first byte on: what was ever drawn is noted.
      (page) =>
        page.addInitScript(() => {
          const scope = globalThis as unknown as { hadFooter: boolean }
          scope.hadFooter = false
          new MutationObserver(() => {
            if (document.querySelector('footer')) scope.hadFooter = true
          }).observe(document, { childList: true, subtree: true })
        }),
      options
    )
    await page.getByLabel("Code d'accès").waitFor()
    expect(await page.evaluate(() => (globalThis as unknown as { hadFooter: boolean }).hadFooter)).toBe(false)
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    expect(await page.locator('main').count()).toBe(1)
    expect(await page.locator('.skip-link').count()).toBe(1)

    await page.getByRole('link', { name: 'Voir le site' }).click()
    await page.getByRole('contentinfo').waitFor()
    await soon(
      () => page.locator('[data-mf="mf-chat"]').count(),
      (count) => count === 1
    )
    await page.goto(`${new URL(page.url()).origin}/blog`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Propulsé par' }).click()
    await page.getByLabel("Code d'accès").waitFor()
    expect(await page.getByRole('contentinfo').count()).toBe(0)
    expect(await page.locator('[data-mf="mf-chat"]').count()).toBe(0)
    const arrival = size === 'desktop' ? page.getByLabel("Code d'accès") : page.locator('main')
    await until('the focus where one goes on', () => isFocused(arrival))
    await page.goBack()
    await page.getByRole('contentinfo').waitFor()
  })

  check(`ADMIN-26 has the focus where one goes on, ${size}`, async ({ open }) => {
    const { page } = await open('/admin', undefined, options)
    const field = page.getByLabel("Code d'accès")
    const arrival = size === 'desktop' ? field : page.locator('main')
    await until('the focus to come', () => isFocused(arrival))
    // Whose focus is elsewhere before the form is there keeps it.
    const elsewhere = await open(
      '/admin',
      (page) =>
        page.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            document.body.insertAdjacentHTML('afterbegin', '<button id="elsewhere">Ailleurs</button>')
            document.getElementById('elsewhere')?.focus()
          })
        }),
      options
    )
    await elsewhere.page.getByLabel("Code d'accès").waitFor()
    expect(await isFocused(elsewhere.page.locator('#elsewhere'))).toBe(true)
  })

  check(
    `ADMIN-19 leads from screen to screen with the code + ADMIN-36 opens nothing on the way back once it is left, ${size}`,
    async ({ open, admin, code }) => {
      const { page, complaints } = await open(admin('/admin/leads'), undefined, options)
      await atTitle(page, 'MAIL ENREGISTRÉS')
      for (const [name, path, title] of [
        ['Articles', '/admin/manage', 'Gérer les articles'],
        ['Automatique', '/admin/auto', 'Articles automatiques'],
        ['Rédiger', '/admin/create', 'Rédiger un article'],
        ['Leads', '/admin/leads', 'MAIL ENREGISTRÉS']
      ] as const) {
        const link = railOf(page).getByRole('link', { name })
        await link.click()
        await atTitle(page, title)
        const { pathname, searchParams } = new URL(page.url())
        expect([pathname, searchParams.get('code')]).toEqual([path, code])
        await soon(
          () => link.getAttribute('aria-current'),
          (current) => current === 'page'
        )
        // As elsewhere: focus is on the content, past the rail, or where one goes on (EDITOR-6).
        const content = path === '/admin/create' ? page.getByLabel('Titre') : page.locator('main')
        await until('the focus on the content', () => isFocused(content))
        await page.getByText('En direct').waitFor()
      }
      await page.getByRole('link', { name: /portail d’administration/ }).click()
      await atTitle(page, 'Portail d’administration')
      expect(new URL(page.url()).search).toBe('')
      await page.getByRole('button', { name: 'Quitter' }).click()
      await page.getByLabel("Code d'accès").waitFor()
      expect(await railOf(page).count()).toBe(0)
      await page.goBack()
      await page.getByRole('heading', { name: 'Accès non autorisé' }).waitFor()
      await page.getByRole('main').getByRole('link', { name: 'administration' }).click()
      await page.getByLabel("Code d'accès").fill(code)
      await page.keyboard.press('Enter')
      await atTitle(page, 'Portail d’administration')
      await page.goBack()
      await atTitle(page, 'MAIL ENREGISTRÉS')
      // Each screen ends the stream that it followed, and the question that it waits for.
      expect(complaints.filter((line) => !line.endsWith('net::ERR_ABORTED'))).toEqual([])
    }
  )
}

check(
  'FED-17 comes to the administration by a document of its own, and goes to the site without one',
  async ({ open, url }) => {
    const hashesIn = async (path: string): Promise<string[]> => {
      const [, map = '{}'] =
        /<script type="importmap">(.*?)<\/script>/s.exec((await readPage(url + path)).html) ?? []
      return Object.keys(JSON.parse(map).integrity)
    }
    const ofAdmin = (address: string) => address.includes('/mf-admin/')
    for (const path of ['/', '/blog', '/mentions-legales', '/rien'])
      expect((await hashesIn(path)).filter(ofAdmin), path).toEqual([])
    expect((await hashesIn('/admin/leads')).filter(ofAdmin).length).toBeGreaterThan(10)

    const { page } = await open('/blog')
    const mark = () => page.evaluate(() => void Object.assign(globalThis, { isMarked: true }))
    const isSameDocument = () => page.evaluate(() => 'isMarked' in globalThis)
    await mark()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Propulsé par' }).click()
    await page.getByLabel("Code d'accès").waitFor()
    expect(await isSameDocument()).toBe(false)
    await mark()
    await page.getByRole('link', { name: 'Voir le site' }).click()
    await page.getByRole('contentinfo').waitFor()
    expect(await isSameDocument()).toBe(true)
    // After a reload this document knows nothing of the administration, and what is before it in the history is there all the same.
    await page.reload()
    await page.getByRole('contentinfo').waitFor()
    await page.goBack()
    await page.getByLabel("Code d'accès").waitFor()

    // A module that is not what the document says is not run.
    const changed = await open('/blog')
    await changed.page.route(
      ({ pathname }) => pathname.startsWith('/remotes/mf-admin/') && pathname.endsWith('.js'),
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: `${await response.text()}\n//` })
      }
    )
    await changed.page.getByRole('contentinfo').getByRole('link', { name: 'Propulsé par' }).click()
    await until('what was changed to be refused', async () =>
      changed.complaints.some((line) => line.includes('integrity'))
    )
    await changed.page.getByRole('button', { name: 'Réessayer' }).waitFor()
    expect(await changed.page.getByLabel("Code d'accès").count()).toBe(0)
  }
)

check(
  'MANAGE-46 says who has the article open, without a draft too, as they come and go',
  async ({ open, url, code, admin }) => {
    const claire = await makeCode(url, code, 'Claire Astier', ['articles'])
    const { id } = await createArticle(url, code, 'Ouvert par deux')
    const path = `/admin/edit/${id}`
    // Without its signs of life, one of which might come just then: what happens is known from the live stream alone.
    const withoutSigns = (page: Page) =>
      page.addInitScript((renewMs) => {
        const start = window.setInterval
        Object.assign(window, {
          setInterval: (run: () => void, ms: number) => (ms === renewMs ? 0 : start(run, ms))
        })
      }, PRESENCE.renewSeconds * 1000)
    const { page: first } = await open(`${path}?code=${claire}`, withoutSigns)
    await fields(first).sheet.waitFor()
    await first.getByText('En direct').waitFor()
    const { page: second } = await open(admin(path))
    await second.getByText('Claire Astier a aussi ouvert cet article.').waitFor()
    const other = first.getByText('Quelqu’un avec le code partagé a aussi ouvert cet article.')
    await other.waitFor()
    expect(await findViolations(first)).toEqual([])
    await second.getByRole('link', { name: 'Voir le site' }).click()
    await other.waitFor({ state: 'detached' })
    await second.goto(url + admin(path))
    await other.waitFor()
    await second.goto(`${url}/blog`)
    await other.waitFor({ state: 'detached' })
    // Opening an article begins no draft of it.
    const listed = await fetch(`${url}/api/admin/drafts`, { headers: { 'x-admin-code': claire } })
    const { drafts } = draftsPageSchema.parse(await listed.json())
    expect(drafts.filter(({ articleId }) => articleId === id)).toEqual([])
  }
)

check('LEADS-14 says that the list is not renewed when the network is gone', async ({ open, admin }) => {
  const { page, context } = await open(admin('/admin/leads'))
  await page.getByText('En direct').waitFor()
  await page
    .getByText(/^Chargement/)
    .first()
    .waitFor({ state: 'detached' })
  await context.setOffline(true)
  await page.getByText('La liste n’a pas pu être renouvelée').waitFor()
  await context.setOffline(false)
  await page.getByText('La liste n’a pas pu être renouvelée').waitFor({ state: 'detached' })
})

check(
  'ADMIN-32 says who has the article open though their code was not known at first',
  async ({ open, url, code, admin }) => {
    const noe = await makeCode(url, code, 'Noé Lemaire', ['articles'])
    const { id } = await createArticle(url, code, 'Ouvert avec un code tout neuf')
    const path = `/admin/edit/${id}`
    const { page: first } = await open(admin(path))
    await first.getByText('En direct').waitFor()
    let refused = 0
    await open(`${path}?code=${noe}`, (page) =>
      page.route(/\/presence$/, async (route) => {
        refused += 1
        if (refused > 3) await route.continue()
        else await route.fulfill({ status: 401, json: { message: 'Code administrateur incorrect.' } })
      })
    )
    await first.getByText('Noé Lemaire a aussi ouvert cet article.').waitFor()
  }
)

check('ADMIN-20 ADMIN-27 says what to do when the code is not accepted', async ({ open }) => {
  for (const path of ['leads', 'auto', 'codes']) {
    const { page } = await open(`/admin/${path}?code=faux`)
    await page
      .getByText('Code non accepté\u00a0: rien ne s’actualise. Quittez pour en saisir un autre.')
      .waitFor()
    await page
      .getByRole('alert')
      .filter({
        hasText: 'Ce code d’accès est refusé. Repassez par l’administration pour en saisir un autre.'
      })
      .waitFor()
    expect(await findViolations(page), path).toEqual([])
    expect(await page.getByText('Nouvel essai').filter({ visible: true }).count()).toBe(0)
    await page.getByRole('alert').getByRole('link', { name: 'Repassez par l’administration' }).click()
    await page.getByLabel("Code d'accès").waitFor()
  }
})

check('ADMIN-19 stands without its rail where nobody has come in', async ({ open }) => {
  for (const path of ['/admin', '/admin/leads', '/admin/manage']) {
    const { page } = await open(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await railOf(page).count()).toBe(0)
    expect(await siteHeaderOf(page).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Voir le site' }).isVisible()).toBe(true)
    expect(await findViolations(page)).toEqual([])
  }
})

check('ADMIN-20 counts what came since the last look', async ({ open, url, admin }) => {
  const { page } = await open(admin('/admin/leads'))
  await page.getByText('En direct').waitFor()
  // Looked at for long enough, up to the newest lead.
  expect(await sendContact(url, buildContact())).toBe(201)
  await page.locator('[data-lead]').first().waitFor()
  await soon(
    () => page.evaluate(() => Number(localStorage.getItem('lucarne_leads_seen'))),
    (id) => id > 0
  )
  await railOf(page).getByRole('link', { name: 'Articles' }).click()
  await atTitle(page, 'Gérer les articles')
  await page.getByText('En direct').waitFor()
  expect(await sendContact(url, buildContact())).toBe(201)
  expect(await sendContact(url, buildContact())).toBe(201)
  const link = railOf(page).getByRole('link', { name: 'Leads' })
  // Other checks of this file send leads too.
  const fresh = async () => Number(/\((\d+) nouveaux\)/.exec(plain(await link.textContent()))?.[1] ?? 0)
  await soon(fresh, (count) => count >= 2)
  await page.reload()
  await soon(fresh, (count) => count >= 2)
})

check('ADMIN-21 finds a lead by what it holds, and opens its sheet', async ({ open, url, admin }) => {
  await sendContact(
    url,
    buildContact({ firstName: 'Ondine', lastName: 'Fabulet', email: 'ondine@moulin.example' })
  )
  const { page } = await open(admin('/admin/manage'))
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Une page, une action, un lead ou un article' })
  const leads = page.getByRole('dialog').getByRole('group', { name: 'Leads' }).getByRole('option')
  await field.fill('moulin')
  await leads.filter({ hasText: 'ondine@moulin.example' }).waitFor()
  expect(await leads.count()).toBe(1)
  expect(await findViolations(page)).toEqual([])
  await field.fill('ondine fab')
  await page.getByRole('option', { name: 'Ondine Fabulet', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname === '/admin/leads' && address.searchParams.has('lead'))
  expect(page.url()).not.toContain('ondine')
  await sheetOf(page).getByRole('heading', { name: 'Ondine Fabulet' }).waitFor()
})

check('ADMIN-21 finds pages, actions and articles', async ({ open, url, admin, code }) => {
  const { id } = await createArticle(url, code, 'Une élégance rare')
  const { page } = await open(admin('/admin/leads'))
  await page.getByText('En direct').waitFor()
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Une page, une action, un lead ou un article' })
  await until('the focus in the palette', () => isFocused(field))
  await page.getByRole('option', { name: 'Exporter CSV' }).waitFor()
  await soon(
    () => page.getByRole('group', { name: 'Articles' }).getByRole('option').count(),
    (count) => count > 0
  )
  expect(await findViolations(page)).toEqual([])
  const chosen = async () => {
    const active = await field.getAttribute('aria-activedescendant')
    const option = page.getByRole('dialog').getByRole('option', { selected: true })
    expect(await option.getAttribute('id')).toBe(active)
    return plain(await option.locator('span').first().textContent())
  }
  await soon(chosen, (title) => title === 'Leads')
  await page.keyboard.press('ArrowDown')
  await soon(chosen, (title) => title === 'Indésirables')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  const last = plain(
    await page.getByRole('dialog').getByRole('option').last().locator('span').first().textContent()
  )
  await soon(chosen, (title) => title === last)
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await until('the focus where it was', () => isFocused(search))

  await page.keyboard.press('Control+k')
  await field.fill('elegance')
  await soon(chosen, (title) => title === 'Une élégance rare')
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname === `/admin/edit/${id}`)
  await atTitle(page, 'Modifier un article')
  await page.keyboard.press('Control+k')
  await field.fill('zyxwv utsrq')
  await page.getByRole('dialog').getByText('Rien d’autre ne correspond.').waitFor()
  await soon(chosen, (title) => title === 'Chercher « zyxwv utsrq » dans les leads')
  await page.keyboard.press('Enter')
  await atTitle(page, 'MAIL ENREGISTRÉS')
  await soon(
    () => page.getByRole('searchbox').inputValue(),
    (typed) => typed === 'zyxwv utsrq'
  )
  expect(page.url()).not.toContain('zyxwv')
  await page.getByText('Aucun résultat trouvé').waitFor()
  await page.keyboard.press('Control+k')
  await field.fill('elegance rare')
  await page.getByRole('option', { name: 'Chercher « elegance rare » dans les articles' }).click()
  await atTitle(page, 'Gérer les articles')
  await soon(
    () => page.getByRole('searchbox').inputValue(),
    (typed) => typed === 'elegance rare'
  )
  await page.keyboard.press('Control+k')
  await field.fill('quitter')
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /quitter/i, selected: true })
    .waitFor()
  await page.keyboard.press('Enter')
  await page.getByLabel("Code d'accès").waitFor()
})

check(
  'MANAGE-78 searches texts by the palette, and only what the code opens',
  async ({ open, url, admin, code }) => {
    const api = draftsApi(url, code)
    const text = { title: 'Un titre sans rien', content: '<p>Ici chante un hurluberlu d’été.</p>' }
    const { id } = await api.publish(await api.begin(text))
    await createArticle(url, code, 'Hurluberlu d’abord')
    const { page } = await open(admin('/admin/leads'))
    await page.getByText('En direct').waitFor()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Une page, une action, un lead ou un article' })
    await field.fill('HURLUBERLU')
    const options = page.getByRole('group', { name: 'Articles' }).getByRole('option')
    await soon(
      () => options.count(),
      (count) => count === 2
    )
    expect(plain(await options.first().textContent())).toContain('Hurluberlu d’abord')
    await page.keyboard.press('ArrowDown')
    const chosen = page.getByRole('dialog').getByRole('option', { selected: true })
    expect(await chosen.getAttribute('id')).toBe(await field.getAttribute('aria-activedescendant'))
    await page.getByRole('option', { name: 'Un titre sans rien Ici chante un hurluberlu d’été.' }).waitFor()
    expect(await chosen.locator('mark').allTextContents()).toEqual(['hurluberlu'])
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.waitForURL((address) => address.pathname === `/admin/edit/${id}`)

    const leads = await makeCode(url, code, 'Sans articles', ['leads'])
    const asked: string[] = []
    const { page: limited } = await open(`/admin/leads?code=${leads}`, async (page) => {
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    })
    await limited.getByText('En direct').waitFor()
    await limited.keyboard.press('Control+k')
    await limited.getByRole('combobox', { name: 'Une page, une action ou un lead' }).fill('hurluberlu')
    await limited.getByRole('dialog').getByText('Rien d’autre ne correspond.').waitFor()
    expect(asked.filter((path) => path === '/api/blog' || path === '/api/admin/articles')).toEqual([])
  }
)

check('ADMIN-22 has keys, listed in one dialog, that can be switched off', async ({ open, admin }) => {
  const { page } = await open(admin('/admin/manage'))
  await atTitle(page, 'Gérer les articles')
  // At once: the keys of a sequence follow each other within a second and a half.
  const press = (...keys: string[]) => Promise.all(keys.map((key) => page.keyboard.press(key)))
  await press('g', 'l')
  await atTitle(page, 'MAIL ENREGISTRÉS')
  // Keys of the list too: E exports it, N leads to its newest.
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  await press('g', 'e')
  await atTitle(page, 'Envois')
  await press('g', 'l')
  await atTitle(page, 'MAIL ENREGISTRÉS')
  await press('g', 'n')
  await atTitle(page, 'Personnes')
  expect(files).toEqual([])
  await press('g', 'v')
  await atTitle(page, 'Provenance')
  await press('g', 'r')
  await atTitle(page, 'Rédiger un article')
  // It is given the focus a frame later, and would have it again after it was blurred.
  await until('the focus in the title', () => isFocused(page.getByLabel('Titre')))
  await page.getByLabel('Titre').fill('')
  await page.keyboard.type('g a')
  expect(await page.getByLabel('Titre').inputValue()).toBe('g a')
  await page.getByLabel('Titre').fill('')
  await page.getByLabel('Titre').blur()
  await press('g', 'p')
  await atTitle(page, 'Portail d’administration')
  await press('?')
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  await help.waitFor()
  expect((await help.locator('dt').allTextContents()).map(plain)).toEqual([
    'Ctrl K',
    '?',
    'GP',
    'GL',
    'GI',
    'GN',
    'GV',
    'GE',
    'GA',
    'GM',
    'GQ',
    'GR',
    'GD',
    'GC',
    'GT'
  ])
  expect(await findViolations(page)).toEqual([])
  await help.getByRole('checkbox').uncheck()
  await press('Escape')
  await help.waitFor({ state: 'hidden' })
  await press('g', 'a')
  await press('Control+k')
  await page.getByRole('combobox', { name: 'Une page, une action, un lead ou un article' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin')
})

/** Waits until a screen has its data. */
const untilLoaded = async (page: Page) => {
  await page.getByText('En direct').waitFor()
  await page
    .getByText(/^Chargement/)
    .first()
    .waitFor({ state: 'detached' })
}

for (const [size, options] of SIZES)
  check(
    `MANAGE-30 A11Y-2 has nothing that axe finds on any screen, and reaches and shows every control by keyboard, ${size}`,
    async ({ open, admin, code }) => {
      const { page: portal } = await open('/admin', undefined, options)
      await comeIn(portal, code)
      await untilLoaded(portal)
      const isForm = (path: string) => ['create', 'edit/7'].includes(path)
      expect(await findUnreachable(portal), 'portal').toEqual([])
      for (const path of [
        ...['leads', 'suspects', 'persons', 'audience', 'deliveries', 'codes', 'tokens'],
        ...['manage', 'auto', 'create', 'edit/7']
      ]) {
        const { page } = await open(admin(`/admin/${path}`), undefined, options)
        await untilLoaded(page)
        if (isForm(path)) await fields(page).sheet.waitFor()
        expect(await findViolations(page), path).toEqual([])
        await untilFits(page, path)
        // The form of an article is used by keyboard alone in tests of its own (MANAGE-31, MANAGE-39).
        if (!isForm(path)) expect(await findUnreachable(page), path).toEqual([])
        await page.close()
      }
    }
  )

/** The screens of a section in the order of its navigation. */
const SECTIONS = [
  [
    ['leads', 'Liste', 'MAIL ENREGISTRÉS'],
    ['suspects', 'Indésirables', 'Indésirables'],
    ['persons', 'Personnes', 'Personnes'],
    ['audience', 'Provenance', 'Provenance'],
    ['deliveries', 'Envois', 'Envois']
  ],
  [
    ['codes', 'Codes', 'Codes nominatifs'],
    ['tokens', 'Intégrations', 'Intégrations']
  ]
] as const

for (const [size, options] of SIZES)
  check(
    `ADMIN-28 leads from screen to screen of a section, with the rail marked on each, ${size}`,
    async ({ open, admin, code }) => {
      const { page } = await open('/admin', undefined, options)
      await comeIn(page, code)
      for (const [index, screens] of SECTIONS.entries()) {
        const item = page.getByRole('banner').getByRole('link', { name: index === 0 ? 'Leads' : 'Accès' })
        await item.click()
        const section = page.getByRole('navigation', { name: /écrans$/ })
        for (const [path, name, title] of screens) {
          const link = section.getByRole('link', { name })
          await link.press('Enter')
          await atTitle(page, title)
          expect(page.url()).toContain(admin(`/admin/${path}`))
          await soon(
            () => link.getAttribute('aria-current'),
            (current) => current === 'page'
          )
          expect(await section.locator('[aria-current]').count()).toBe(1)
          expect(await item.getAttribute('aria-current')).toBe('page')
          await soon(
            () => link.boundingBox(),
            (box) => box !== null && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)
          )
          await untilFits(page, path)
        }
      }
      await page.goto(new URL(admin('/admin/manage'), page.url()).href)
      await atTitle(page, 'Gérer les articles')
      expect(await page.getByRole('navigation', { name: /écrans$/ }).count()).toBe(0)
    }
  )

for (const width of [320, 390, 768, 769, 820, 1100])
  check(`ADMIN-19 keeps its rail in sight at ${width} px`, async ({ open, admin }) => {
    const { page } = await open(admin('/admin/manage'), undefined, { viewport: { width, height: 700 } })
    await page.getByText('En direct').waitFor()
    await untilFits(page)
    await page.evaluate(() => window.scrollTo(0, 400))
    for (const name of ['Leads', 'Articles', 'Automatique', 'Rédiger']) {
      const box = await railOf(page).getByRole('link', { name }).boundingBox()
      expect(box?.x, name).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width)
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(700)
      expect(box?.height, name).toBeGreaterThanOrEqual(40)
    }
  })

const generate = async (url: string, adminCode: string) => {
  const answer = await fetch(`${url}/api/admin/generate-test-article`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ adminCode })
  })
  expect(answer.status).toBe(201)
}
const comeIn = async (page: Page, code: string) => {
  await page.getByLabel("Code d'accès").fill(code)
  await page.getByRole('button', { name: 'Accéder' }).click()
  await atTitle(page, 'Portail d’administration')
}

for (const [size, options] of SIZES)
  check(`ADMIN-23 shows the week, and what waits, ${size}`, async ({ open, url, admin, code }) => {
    const now = new Date().toISOString()
    const articles = [
      buildArticle({ id: 601, title: 'Du programme', createdAt: now, origin: { writer: 'program' } }),
      buildArticle({ id: 602, title: 'De nous', createdAt: now }),
      buildArticle({ id: 603, title: 'Ancien' })
    ]
    expect(await sendContact(url, buildContact())).toBe(201)
    await draftsApi(url, code).begin({ title: 'D’une autre', content: '<p>Pas fini.</p>' })
    const { page } = await open('/admin', (page) => stubList(page, articles), options)
    await comeIn(page, code)
    const tile = page.getByRole('listitem').filter({ hasText: 'Rédiger un article' })
    await tile.getByText(/^\d+\sbrouillons?$/).waitFor()
    const week = page.getByRole('region', { name: 'Votre semaine' })
    const rows = week.getByRole('row')
    await rows.first().waitFor()
    const heads = (await week.getByRole('columnheader').allTextContents()).map(plain)
    expect(heads).toHaveLength(8)
    expect(heads.at(-1)).toBe('cette nuit')
    const today = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', timeZone: 'Europe/Paris' }).format(
      new Date()
    )
    expect(heads.at(-2)).toBe(`auj. ${today}`)
    const leadsToday = async () => Number(await rows.nth(1).getByRole('cell').nth(6).textContent())
    await soon(leadsToday, (count) => count > 0)
    const before = await leadsToday()
    await until('the day’s article to be written', async () =>
      plain(await rows.nth(2).getByRole('cell').last().textContent()).includes('Prévu à 0 h 00')
    )
    const appeared = () =>
      week.locator('td:nth-child(8) a').evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => link.getAttribute('href'))
          .join()
      )
    // On a phone a day has room for their number alone.
    const shown = options === MOBILE ? ['/admin/manage'] : ['/admin/edit/601', '/admin/edit/602']
    await soon(appeared, (links) => links === shown.map(admin).join())
    const review = week.getByRole('link', { name: /1.article automatique à relire/ })
    expect(await review.getAttribute('href')).toBe(`${admin('/admin/manage')}&automatic=yes&reviewed=no`)
    await page.getByText('En direct').waitFor()
    expect(await sendContact(url, buildContact())).toBe(201)
    await soon(leadsToday, (count) => count > before)
    await page.getByRole('button', { name: 'Fermer la notification' }).waitFor({ state: 'hidden' })
    expect(await findViolations(page)).toEqual([])
    await untilFits(page)
  })

check('ADMIN-24 names what was touched, and filters its lines', async ({ open, url, admin, code }) => {
  const { id } = await createArticle(url, code, 'Touché il y a peu')
  await generate(url, code)
  const { page } = await open('/admin')
  await comeIn(page, code)
  const log = page.getByRole('region', { name: 'Dernières actions' })
  const lines = log.getByRole('listitem')
  const line = lines.filter({ hasText: 'Touché il y a peu' })
  await line.waitFor()
  expect(plain(await line.textContent())).toContain(`Article créé n° ${id}`)
  expect(await line.getByRole('link', { name: 'Touché il y a peu' }).getAttribute('href')).toBe(
    admin(`/admin/edit/${id}`)
  )
  await log.getByLabel('Sujet').selectOption({ label: 'Automatique' })
  await line.waitFor({ state: 'detached' })
  for (const text of await lines.allTextContents()) expect(text).toMatch(/demandée?/)
  await log.getByLabel('Sujet').selectOption({ label: 'Tout' })
  await log.getByLabel('Chercher dans le journal').fill('touche PEU')
  await soon(
    () => lines.count(),
    (count) => count === 1
  )
  await log.getByLabel('Chercher dans le journal').fill('rien de tel')
  await log.getByText('Aucune action ne correspond.').waitFor()
  for (let count = 0; count < 10; count += 1) await createArticle(url, code, `Encore un, ${count}`)
  const gone = await createArticle(url, code, 'Parti du blog')
  const { status } = await fetch(`${url}/api/blog/${gone.id}`, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ adminCode: code })
  })
  expect(status).toBe(200)
  await page.reload()
  await comeIn(page, code)
  const deletion = lines.filter({ hasText: 'Parti du blog' })
  await deletion.waitFor()
  expect(plain(await deletion.textContent())).toContain(`Article supprimé n° ${gone.id}`)
  expect(await deletion.getByRole('link').count()).toBe(0)
  expect(await lines.count()).toBe(10)
  await log.getByRole('button', { name: /^Voir (la ligne|les .+ lignes) plus anciennes?$/ }).press('Enter')
  await line.waitFor()
  await until('the focus on the list', () => isFocused(log.getByRole('list')))
})

check('A11Y-8 holds larger text in the administration', async ({ open, admin, code }) => {
  for (const width of [1440, 390])
    for (const path of ['/admin', admin('/admin/leads'), admin('/admin/manage')]) {
      const { page } = await open(path, undefined, { viewport: { width, height: 844 } })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      if (path === '/admin') {
        await comeIn(page, code)
        await page.getByRole('region', { name: 'Votre semaine' }).getByRole('table').waitFor()
      }
      await page.getByText('En direct').waitFor()
      await untilFits(page, `${path} ${width}`)
    }
})
