import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { MOBILE } from '../../harness/browser.ts'
import { isFocused } from '../../harness/page-state.ts'
import { BLOG_GRANTS, makeToken, readLeads } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { chatAndLeadsChecks } from '../chat/chat-fixture.ts'

const check = chatAndLeadsChecks()

check(
  'TOKEN-1 makes a token, shows it once, and revokes it + TOKEN-10 follows its use + TOKEN-11 says in French what it can do + ADMIN-29 says what the form lacks + ADMIN-30 gives the token the focus + TOKEN-12 asks what it may put live + ADMIN-35 proposes the addresses that it has live + TOKEN-4 takes a lead by it + TOKEN-7 refuses it within a second in every service',
  async ({ system, visit }) => {
    const { page } = await visit()
    await page.goto(`${system.url}/admin/codes?code=${encodeURIComponent(system.code)}`)
    await page.getByRole('link', { name: 'Intégrations' }).click()
    await page.getByRole('heading', { level: 1, name: 'Intégrations' }).waitFor()
    const create = page.getByRole('button', { name: 'Créer le jeton' })
    const name = page.getByLabel('Nom du programme')
    await create.click()
    await page.getByText('Indiquez le nom du programme.').waitFor()
    await page.getByText('Cochez au moins une chose que le jeton ouvre.').waitFor()
    expect(await isFocused(name)).toBe(true)
    await page.getByText('Ce qu’un programme peut faire avec un jeton').click()
    await page.getByText('Un lead à la fois (POST /api/leads)').waitFor()
    await page.getByText('Avec un en-tête Idempotency-Key, qui est un UUID').waitFor()
    expect(await findViolations(page)).toEqual([])
    // What may be put live is asked for where that is ticked.
    const parts = page.getByRole('textbox', { name: 'Parties du site' })
    expect(await parts.count()).toBe(0)
    await name.fill('Blog, chaîne principale')
    await page.getByRole('checkbox', { name: 'Mettre en ligne des parties du site' }).check()
    await page.getByRole('textbox', { name: 'Adresses' }).fill('blog')
    await create.click()
    await page.getByText(/^Indiquez au moins une partie du site/).waitFor()
    await page.getByText(/^Une adresse commence par \//).waitFor()
    expect(await isFocused(parts)).toBe(true)
    expect(await findViolations(page)).toEqual([])
    await parts.fill('mf-blog, mf-chat')
    const routes = page.getByRole('textbox', { name: 'Adresses' })
    const propose = page.getByRole('button', { name: /^Reprendre leurs adresses actuelles/ })
    await propose.waitFor()
    expect(await findViolations(page)).toEqual([])
    await propose.press('Enter')
    await propose.waitFor({ state: 'detached' })
    expect(await isFocused(routes)).toBe(true)
    expect(await routes.inputValue()).toBe('/blog /article /apercu')
    await routes.fill('/blog /article')
    await create.click()
    await page.getByText('RELEASES_TOKEN=JETON npx site deploy --to=ADRESSE').waitFor()
    await page.getByRole('button', { name: 'C’est noté' }).click()
    await page.getByText('Met en ligne mf-blog, mf-chat. Adresses\u00a0: /blog, /article').waitFor()
    await name.fill('Formulaire du salon')
    for (const name of ['Envoyer des leads', /^Lire les articles/])
      await page.getByRole('checkbox', { name }).check()
    await create.click()
    const shown = page.locator('main code').first()
    await shown.waitFor()
    const token = await shown.innerText()
    await until('the focus on the token', () => isFocused(shown))
    expect(await page.evaluate(() => String(window.getSelection()))).toBe(token)
    expect(token).toMatch(/^[a-hjkmnp-z2-9]{8}(-[a-hjkmnp-z2-9]{7}){4}$/)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'C’est noté' }).click()
    await shown.waitFor({ state: 'detached' })
    await until('the focus on the form', () => isFocused(name))
    const row = page.locator('main li').filter({ hasText: 'Formulaire du salon' })
    await row.getByText('Pas encore utilisé').waitFor()

    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const email = 'venue.du.salon@hotel.example'
    const sendLead = () =>
      fetch(`${system.url}/api/leads`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email, nom: 'Salon' })
      })
    const statusOf = async (path: string) => (await fetch(system.url + path, { headers })).status
    expect((await sendLead()).status).toBe(201)
    expect(await readLeads(system.url, system.code, email)).toMatchObject([
      { source: 'popup', origin: 'Formulaire du salon', nom: 'Salon' }
    ])
    await row.getByText(/Dernière utilisation le .+ vers /).waitFor()
    await until('svc-content knows the token', async () => (await statusOf('/api/admin/articles')) === 200)
    expect(await statusOf('/api/leads')).toBe(403)
    expect(await statusOf('/api/admin/codes')).toBe(403)
    // No way into the administration, whatever it is sent as.
    const login = (more: object) =>
      fetch(`${system.url}/api/validate-admin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...more },
        body: JSON.stringify({ adminCode: token })
      })
    expect((await login({})).status).toBe(401)
    expect((await login(headers)).status).toBe(403)
    expect(await statusOf('/api/live')).toBe(403)

    await page.getByRole('button', { name: 'Révoquer le jeton de Formulaire du salon' }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.innerText()).toContain('Formulaire du salon')
    await dialog.getByRole('button', { name: 'Révoquer' }).click()
    await page.getByText('Jeton révoqué', { exact: true }).waitFor()
    expect((await sendLead()).status).toBe(401)
    // It comes by an event; a crowded machine may need more than the second that it takes.
    await until('svc-content refuses it', async () => (await statusOf('/api/admin/articles')) === 401)
    await row.getByText('Révoqué le').waitFor()
    expect(await findViolations(page)).toEqual([])

    const phone = await visit(MOBILE)
    await phone.page.goto(`${system.url}/admin/tokens?code=${encodeURIComponent(system.code)}`)
    await phone.page.getByText('Révoqué le').waitFor()
    expect(await findViolations(phone.page)).toEqual([])
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
)

check(
  'TOKEN-13 changes what a token is called and opens, without another token: what is taken away is refused at once, what is wrong is said at its field, and one that was revoked meanwhile stays as it was',
  async ({ system, visit }) => {
    const { url, code } = system
    const { id, token } = await makeToken(system, {
      name: 'Export du lundi',
      scopes: ['leads:read', 'articles:read']
    })
    const headers = { authorization: `Bearer ${token}` }
    const statusOf = async (path: string) => (await fetch(url + path, { headers })).status
    await until('svc-content knows the token', async () => (await statusOf('/api/admin/articles')) === 200)
    expect(await statusOf('/api/leads')).toBe(200)

    const { page } = await visit()
    await page.goto(`${url}/admin/tokens?code=${encodeURIComponent(code)}`)
    const changeOf = (name: string) => page.getByRole('button', { name: `Modifier le jeton ${name}` })
    const opener = changeOf('d’Export du lundi')
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Modifier ce jeton' })
    await dialog.getByText('Le jeton lui-même reste le même. Ce qu’il ouvre change tout de suite.').waitFor()
    const name = dialog.getByLabel('Nom du programme')
    const box = (label: string | RegExp) => dialog.getByRole('checkbox', { name: label })
    await until('the focus on the name', () => isFocused(name))
    expect(await name.inputValue()).toBe('Export du lundi')
    expect(await box('Lire les leads').isChecked()).toBe(true)
    expect(await box('Envoyer des leads').isChecked()).toBe(false)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await isFocused(opener)).toBe(true)

    // What is wrong is said at each field, and nothing that was typed goes.
    await opener.press('Enter')
    await name.fill(' ')
    await box('Lire les leads').uncheck()
    await box('Mettre en ligne des parties du site').check()
    const routes = dialog.getByRole('textbox', { name: 'Adresses' })
    await routes.fill('blog')
    await name.press('Enter')
    await dialog.getByText('Indiquez le nom du programme.').waitFor()
    await dialog.getByText(/^Indiquez au moins une partie du site/).waitFor()
    await dialog.getByText(/^Une adresse commence par \//).waitFor()
    await until('the focus on the name', () => isFocused(name))
    expect(await routes.inputValue()).toBe('blog')
    expect(await findViolations(page)).toEqual([])
    await name.fill('Chaîne du blog')
    await dialog.getByRole('textbox', { name: 'Parties du site' }).fill('mf-blog')
    await routes.fill('/blog')
    await routes.press('Enter')
    await page.getByText('Jeton modifié', { exact: true }).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    const changed = changeOf('de Chaîne du blog')
    await until('the focus where it was', () => isFocused(changed))
    const row = page.locator('main li').filter({ hasText: 'Chaîne du blog' })
    await row.getByText('Met en ligne mf-blog. Adresses\u00a0: /blog').waitFor()
    expect(await row.getByText('Lire les leads').count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
    // The same token: what was taken away is refused, what is left is not.
    expect(await statusOf('/api/leads')).toBe(403)
    expect(await statusOf('/api/admin/articles')).toBe(200)

    await changed.press('Enter')
    expect(await routes.inputValue()).toBe('/blog')
    await box(/^Lire les articles/).uncheck()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await until('svc-content refuses it', async () => (await statusOf('/api/admin/articles')) === 403)

    // Somebody revokes it meanwhile.
    await changed.press('Enter')
    await name.fill('Trop tard')
    await fetch(`${url}/api/admin/tokens/${id}`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ adminCode: code })
    })
    await name.press('Enter')
    await page.getByText('Ce jeton est révoqué\u00a0: il ne peut plus être modifié.').waitFor()
    expect(await name.inputValue()).toBe('Trop tard')
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await row.getByText('Révoqué le').waitFor()
    expect(await changed.count()).toBe(0)

    await page.goto(`${url}/admin`)
    await page.getByLabel("Code d'accès").fill(code)
    await page.getByRole('button', { name: 'Accéder' }).click()
    await page.locator('main ol').getByText('Jeton modifié').first().waitFor()

    await makeToken(system, { name: 'Ysaline', scopes: ['releases:write'], releases: BLOG_GRANTS })
    const phone = await visit(MOBILE)
    await phone.page.goto(`${url}/admin/tokens?code=${encodeURIComponent(code)}`)
    await phone.page.getByRole('button', { name: 'Modifier le jeton d’Ysaline' }).tap()
    await phone.page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).waitFor()
    expect(await findViolations(phone.page)).toEqual([])
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
)
