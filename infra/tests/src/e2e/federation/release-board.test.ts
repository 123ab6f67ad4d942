import type { BrowserReport } from '@site/contracts/browser-health/report'
import type { AuditEntry } from '@site/contracts/operations/audit'
import { changeCanary } from '@site/federation/canary/change-canary'
import { cancelPlan, planRelease } from '@site/federation/change/plan-release'
import { rollBackDeployable } from '@site/federation/change/rollback'
import { deployOne } from '@site/federation/deploy/deploy'
import { readRegistry } from '@site/federation/registry/store'
import { remoteNames } from '@site/federation/repository/remotes'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { DESKTOP, MOBILE, openVisit, type Visit } from '../../harness/browser.ts'
import { isFocused, plain, soon, withoutPopup } from '../../harness/page-state.ts'
import { copyRemote, type RemoteCopy } from '../../harness/remote-copy.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { makeCode, readPage } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'

const CONTENT = 'src/pages/blog/content/blog.ts'
const COMMIT = '0123456789abcdef0123456789abcdef01234567'
const titled = (text: string) => `title: '${text}'`

const site = shareSystem({ PREVIEW: 'off' })
const visits: Visit[] = []
let blog: RemoteCopy
let first: string
let second: string
let camille: string

beforeAll(async () => {
  const { url, code } = site.system
  blog = copyRemote('mf-blog')
  first = await liveBlog()
  second = await deployTitle('Blog', 'Carnet', { message: 'Le blog devient carnet', commit: COMMIT })
  camille = await makeCode(url, code, 'Camille Astier', ['releases'])
})
afterEach(async () => {
  for (const { context } of visits.splice(0)) await context.close()
})
afterAll(() => blog?.remove())

const liveBlog = async () => (await readRegistry(site.system.remotesDir)).units['mf-blog']?.live.version ?? ''
const serves = (title: string) =>
  until(`'${title}' is served`, async () =>
    (await readPage(`${site.system.url}/blog`)).html.includes(`<h1>${title}</h1>`)
  )
async function deployTitle(before: string, title: string, notes = {}): Promise<string> {
  blog.edit(CONTENT, titled(before), titled(title))
  const publisher = { by: 'Blog, chaîne principale', notes }
  const { version } = await deployOne(blog, { root: site.system.remotesDir, publisher })
  await serves(title)
  return version
}

/** As a page of the site tells of itself. */
const report = (body: BrowserReport) =>
  fetch(`${site.system.url}/api/browser-health`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'sec-fetch-site': 'same-origin'
    },
    body: JSON.stringify(body)
  })

async function open(path: string, options: Parameters<typeof openVisit>[1] = DESKTOP): Promise<Page> {
  const visit = await openVisit(site.browser, options)
  visits.push(visit)
  await withoutPopup(visit.page)
  await visit.page.goto(site.system.url + path)
  return visit.page
}
async function enter(code: string): Promise<Page> {
  const page = await open('/admin')
  await page.getByLabel("Code d'accès").fill(code)
  await page.getByRole('button', { name: 'Accéder' }).click()
  return page
}
/** The latest line of the portal's log of actions that says this. */
async function lineOfLog(text: string): Promise<string> {
  const portal = await enter(site.system.code)
  return plain(await portal.locator('main li').filter({ hasText: text }).first().innerText())
}
/** What the services keep of what administrators did. */
async function readAudit(): Promise<AuditEntry[]> {
  const headers = { 'x-admin-code': encodeURIComponent(site.system.code) }
  return (await (await fetch(`${site.system.url}/api/leads/audit`, { headers })).json()) as AuditEntry[]
}
const rowOf = (page: Page, name: string) =>
  page.locator('main li').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
const textOf = async (page: Page, name: string) => plain(await rowOf(page, name).innerText())
const wayBack = (page: Page, version: string) =>
  page.getByRole('button', { name: `Revenir à la version ${version} de mf-blog` })
const toast = (page: Page, text: string) =>
  page.getByRole('group', { name: 'Notification' }).filter({ hasText: text }).waitFor()
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

it('BOARD-1 BOARD-2 BOARD-3 BOARD-4 BOARD-5 BOARD-8 an administrator sees what is live, and takes a version back by keyboard', async () => {
  const incidents: BrowserReport['incidents'] = [
    { kind: 'error', deployable: 'mf-blog', version: second, message: 'TypeError: no list' },
    { kind: 'fallback', deployable: 'mf-blog', version: second }
  ]
  expect((await report({ page: '/blog', incidents })).status).toBe(204)

  const page = await enter(camille)
  const rail = page.getByRole('banner').getByRole('link', { name: 'Livraisons' })
  await rail.waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await page.getByRole('heading', { level: 1, name: 'Livraisons' }).waitFor()
  await rowOf(page, 'mf-blog').waitFor()
  const foot = page.getByRole('banner').getByRole('paragraph')
  expect(
    await foot.allInnerTexts(),
    'ADMIN-20 says whose code it is, and of no stream that it does not open'
  ).toEqual(['Camille Astier'])
  expect(await rail.getAttribute('aria-current')).toBe('page')
  expect(await page.locator('main h2').allInnerTexts()).toEqual(['shell', ...remoteNames()])
  const said = await textOf(page, 'mf-blog')
  for (const part of [second, first, 'par Blog, chaîne principale', '« Le blog devient carnet »'])
    expect(said).toContain(part)
  expect(said).toContain(`commit ${COMMIT.slice(0, 10)}`)
  expect(said).toMatch(/Scripts [\d,]+ Ko sur [\d,]+ Ko Styles [\d,]+ Ko sur/)
  expect(said).toContain('2 1 erreur 1 repli sur la version d’avant')
  expect(await textOf(page, 'shell')).toContain(
    'Retour non proposé : aucune version d’avant n’est gardée, ou elle est bloquée.'
  )
  expect(await findViolations(page)).toEqual([])

  const unfold = page.getByRole('button', { name: 'Santé et historique de mf-blog' })
  await unfold.press('Enter')
  await rowOf(page, 'mf-blog').getByText('Le blog devient carnet').nth(1).waitFor()
  const unfolded = await textOf(page, 'mf-blog')
  expect(unfolded).toContain('1 × TypeError: no list sur /blog, dernière fois à')
  expect(unfolded).toMatch(
    new RegExp(`Mise en ligne ${second} par Blog, chaîne principale, à la place de ${first}`)
  )
  expect(await findViolations(page)).toEqual([])

  // Asked about and left: nothing has happened, and the focus is where it was.
  const back = wayBack(page, first)
  await back.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Revenir en arrière : mf-blog' })
  await dialog.waitFor()
  expect(plain(await dialog.innerText())).toContain(`${second} → ${first}`)
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await until('the focus on the button', () => isFocused(back))
  expect(await liveBlog()).toBe(second)

  await back.press('Enter')
  await dialog.getByRole('button', { name: 'Revenir à cette version' }).press('Enter')
  await toast(page, `De nouveau en ligne : mf-blog ${first}.`)
  await dialog.waitFor({ state: 'hidden' })
  await serves('Blog')
  expect(await liveBlog()).toBe(first)
  await soon(() => textOf(page, 'mf-blog')).toContain('par Camille Astier')
  await until('the focus in the row', () => isFocused(unfold))
  await soon(() => textOf(page, 'mf-blog')).toContain(`Version bloquée : ${second}`)
  expect(await textOf(page, 'mf-blog')).toMatch(
    new RegExp(`Retour ${first} par Camille Astier, à la place de ${second}`)
  )

  const audit = await readAudit()
  expect(audit.find(({ action }) => action === 'release-rolled-back')).toMatchObject({
    by: 'Camille Astier',
    subject: `mf-blog ${second} → ${first}`
  })
  const line = await lineOfLog('Retour à la version d’avant')
  expect(line).toContain(`mf-blog ${second} → ${first}`)
  expect(line).toContain('par Camille Astier, depuis')
})

it('BOARD-4 BOARD-8 says on a phone that something else went live meanwhile, and what cannot be read', async () => {
  const third = await deployTitle('Carnet', 'Journal')
  const page = await open(`/admin/releases?code=${camille}`, MOBILE)
  await rowOf(page, 'mf-blog').waitFor()
  await page.getByRole('button', { name: 'Santé et historique de mf-blog' }).click()
  await page.getByText('30 derniers jours').waitFor()
  expect([await fits(page), await findViolations(page)]).toEqual([true, []])
  await page.setViewportSize({ width: 320, height: 640 })
  expect([await fits(page), await findViolations(page)]).toEqual([true, []])

  await wayBack(page, first).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await fits(page)).toBe(true)
  const fourth = await deployTitle('Journal', 'Gazette')
  await dialog.getByRole('button', { name: 'Revenir à cette version' }).click()
  await toast(
    page,
    'Une autre version est en ligne entre-temps : rien n’a été changé.'.replace(' :', '\u00a0:')
  )
  expect(await liveBlog()).toBe(fourth)
  await wayBack(page, third).waitFor()

  await page.route('**/api/admin/releases', (route) => route.abort())
  const alert = page.getByRole('alert').filter({ hasText: 'Les livraisons n’ont pas pu être lues.' })
  await alert.waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.unroute('**/api/admin/releases')
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await alert.waitFor({ state: 'detached' })
})

it('BOARD-17 BOARD-8 goes back to a version of longer ago, from the line of the history of when it was live last', async () => {
  const { live, previous } = (await readRegistry(site.system.remotesDir)).units['mf-blog'] ?? {}
  const page = await open(`/admin/releases?code=${camille}`, MOBILE)
  const unfold = page.getByRole('button', { name: 'Santé et historique de mf-blog' })
  await unfold.click()
  // Neither what is live or was just before it, nor what is blocked, is gone back to from there.
  const ways = page.getByRole('button', { name: /^Revenir à cette version : / })
  await ways.waitFor()
  const offered = async () => plain((await ways.textContent()) ?? '')
  expect(await offered()).toBe(`Revenir à cette version : ${first}`)
  const line = page.locator('main li li').filter({ has: ways })
  expect(plain(await line.innerText())).toContain(`Retour ${first} par Camille Astier`)
  expect([await fits(page), await findViolations(page)]).toEqual([true, []])
  await ways.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Revenir en arrière : mf-blog' })
  await dialog.waitFor()
  expect(plain(await dialog.innerText())).toContain(`${live?.version} → ${first}`)
  await dialog.getByRole('button', { name: 'Revenir à cette version' }).press('Enter')
  await toast(page, `De nouveau en ligne : mf-blog ${first}.`)
  await until('the focus in the row', () => isFocused(unfold))
  expect(await liveBlog()).toBe(first)
  await serves('Blog')
  // What was live after it is not blocked, but for the last.
  await soon(offered).toBe(`Revenir à cette version : ${previous?.version}`)
})

it('BOARD-9 BOARD-8 shows a canary beside what is live, gives it a greater share, and ends it, each in the name of whose code it is', async () => {
  const { remotesDir: root } = site.system
  const live = await liveBlog()
  blog.edit(CONTENT, titled('Gazette'), titled('Chronique'))
  const publisher = { by: 'Blog, chaîne principale' }
  const { version } = await deployOne(blog, { root, publisher, mode: 'preview' })
  await changeCanary('mf-blog', { action: 'start', version, steps: [5, 25, 50] }, { root, publisher })
  const canaryIn = async () => (await readRegistry(root)).units['mf-blog']?.canary

  const page = await open(`/admin/releases?code=${camille}`)
  const strip = page.getByRole('region', { name: 'Canari mf-blog' })
  await strip.waitFor()
  const said = async () => plain(await strip.innerText())
  for (const part of [version, '5 % des visiteurs', 'par Blog, chaîne principale', 'ensuite 25 %, 50 %'])
    expect(await said()).toContain(part)
  expect(await said()).toContain('Pas encore de quoi juger')
  const before = Number(/Canari (\d+)/.exec(await said())?.[1] ?? Number.NaN)
  expect(before).toBe(0)
  expect(await findViolations(page)).toEqual([])

  const dialog = page.getByRole('dialog')
  const press = async (name: string, confirm: string) => {
    await strip.getByRole('button', { name }).press('Enter')
    await dialog.waitFor()
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: confirm }).press('Enter')
    await dialog.waitFor({ state: 'hidden' })
  }
  await press('Passer à 25 %', 'Augmenter la part')
  await toast(page, '25 % des visiteurs reçoivent la version'.replace(' %', '\u202f%'))
  expect(await canaryIn()).toMatchObject({ share: 25, next: [50], by: 'Camille Astier' })
  await soon(said).toContain('25 % des visiteurs')

  await press('Garder à 25 %', 'Garder la part')
  await soon(said).toContain('Part gardée')
  expect((await canaryIn())?.isHeld).toBe(true)

  // On a phone, and where somebody else was quicker.
  const phone = await open(`/admin/releases?code=${camille}`, MOBILE)
  await phone.getByRole('region', { name: 'Canari mf-blog' }).waitFor()
  expect([await fits(phone), await findViolations(phone)]).toEqual([true, []])
  await phone.setViewportSize({ width: 320, height: 640 })
  expect([await fits(phone), await findViolations(phone)]).toEqual([true, []])
  await phone.getByRole('button', { name: 'Mettre en ligne pour tous' }).click()
  await phone.getByRole('dialog').waitFor()
  expect(plain(await phone.getByRole('dialog').innerText())).toContain('Pas encore de quoi juger')

  await press('Abandonner', 'Abandonner')
  await toast(page, 'plus personne ne reçoit la version')
  await strip.waitFor({ state: 'detached' })
  await until('the focus in the row', () =>
    isFocused(page.getByRole('button', { name: 'Santé et historique de mf-blog' }))
  )
  await phone.getByRole('dialog').getByRole('button', { name: 'Mettre en ligne' }).click()
  await toast(phone, 'Le canari a changé entre-temps\u00a0: rien n’a été fait.')
  expect([await canaryIn(), await liveBlog()]).toEqual([undefined, live])

  await page.getByRole('button', { name: 'Santé et historique de mf-blog' }).click()
  await soon(() => textOf(page, 'mf-blog')).toContain(`Canari abandonné ${version} à 25 % par Camille Astier`)
  const audit = await readAudit()
  const noted = audit.filter(({ action }) => action.startsWith('canary-'))
  expect(noted.map(({ action, by, subject }) => [action, by, plain(subject ?? '')])).toEqual([
    ['canary-aborted', 'Camille Astier', `mf-blog ${version} → ${live}`],
    ['canary-held', 'Camille Astier', `mf-blog ${live} → ${version}, 25 %`],
    ['canary-shared', 'Camille Astier', `mf-blog ${live} → ${version}, 25 %`]
  ])
})

it('BOARD-10 BOARD-8 retires a remote once it was asked about, which another open board shows, and brings it back', async () => {
  const { url, remotesDir: root } = site.system
  const live = await liveBlog()
  const page = await open(`/admin/releases?code=${camille}`)
  const other = await open(`/admin/releases?code=${camille}`, MOBILE)
  await rowOf(other, 'mf-blog').waitFor()
  const retireOf = (name: string) => page.getByRole('button', { name: `Retirer du site : ${name}` })
  const retire = retireOf('mf-blog')
  await retire.waitFor()
  expect(await textOf(page, 'shell')).toContain('Le shell est le site : il ne se retire pas.')
  expect(await textOf(page, 'mf-admin')).toContain('mf-admin ne se retire pas : /admin lui appartient')
  expect(await textOf(page, 'mf-marketing')).toContain('mf-marketing ne se retire pas : la page d’accueil')
  expect([await retireOf('shell').count(), await retireOf('mf-admin').count()]).toEqual([0, 0])

  await retire.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Retirer du site : mf-blog' })
  await dialog.waitFor()
  const asked = plain(await dialog.innerText())
  for (const part of [`mf-blog ${live}`, 'Ses versions sont gardées 30 jours', '/article/:id'])
    expect(asked).toContain(part)
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await until('the focus on the button', () => isFocused(retire))
  expect(await liveBlog()).toBe(live)

  await retire.press('Enter')
  await dialog.getByRole('button', { name: 'Retirer du site' }).press('Enter')
  await toast(page, 'mf-blog n’est plus sur le site.')
  const gone = (on: Page) =>
    on.getByRole('listitem').filter({ has: on.getByRole('heading', { level: 3, name: 'mf-blog' }) })
  await until('the focus on what was retired', () => isFocused(gone(page)))
  expect(plain(await gone(page).innerText())).toMatch(
    new RegExp(`mf-blog ${live} Retirée à .+ par Camille Astier`)
  )
  expect(await liveBlog()).toBe('')
  expect((await readPage(`${url}/blog`)).status).toBe(404)
  await gone(other).waitFor()
  expect(await rowOf(other, 'mf-blog').count()).toBe(0)
  expect([await fits(other), await findViolations(other), await findViolations(page)]).toEqual([true, [], []])
  await other.setViewportSize({ width: 320, height: 640 })
  expect([await fits(other), await findViolations(other)]).toEqual([true, []])

  const audit = await readAudit()
  expect(audit[0]).toMatchObject({
    ...{ action: 'release-retired', by: 'Camille Astier', subject: `mf-blog ${live}` }
  })
  expect(await lineOfLog('Partie du site retirée')).toMatch(
    new RegExp(`mf-blog ${live} .+ par Camille Astier, depuis`)
  )

  const bringBack = page.getByRole('button', { name: 'Remettre en ligne : mf-blog' })
  await bringBack.press('Enter')
  const back = page.getByRole('dialog', { name: 'Remettre en ligne : mf-blog' })
  await back.waitFor()
  expect(plain(await back.innerText())).toContain(`mf-blog ${live}`)
  expect(await findViolations(page)).toEqual([])
  await back.getByRole('button', { name: 'Remettre en ligne' }).press('Enter')
  await toast(page, 'mf-blog est de nouveau sur le site.')
  await rowOf(page, 'mf-blog').waitFor()
  await gone(page).waitFor({ state: 'detached' })
  expect(await liveBlog()).toBe(live)
  expect((await readPage(`${url}/blog`)).status).toBe(200)
  expect((await readAudit())[0]).toMatchObject({ action: 'release-made-live', subject: `mf-blog ${live}` })

  await deployOne(blog, { root, publisher: { by: 'Blog, chaîne principale' } })
  await page.getByRole('button', { name: 'Santé et historique de mf-blog' }).click()
  await soon(() => textOf(page, 'mf-blog')).toContain(`Retirée du site ${live} par Camille Astier`)
})

it('BOARD-11 BOARD-13 BOARD-8 shows a version that was kept as a preview, and makes it live once it was asked about', async () => {
  const { url, remotesDir: root } = site.system
  const before = await liveBlog()
  blog.edit(CONTENT, titled('Chronique'), titled('Revue'))
  const publisher = { by: 'Blog, chaîne principale', notes: { message: 'Le blog devient revue' } }
  const { version } = await deployOne(blog, { root, publisher, mode: 'preview' })
  const page = await open(`/admin/releases?code=${camille}`)
  const list = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Prêtes à être mises en ligne' })
    })
  await list.waitFor()
  expect(plain(await list.innerText())).toMatch(
    new RegExp(`mf-blog ${version} Envoyée à .+ par Blog, chaîne principale « Le blog devient revue »`)
  )
  const makeLive = list.getByRole('button', { name: 'Mettre en ligne' })
  await makeLive.press('Enter')
  await list.getByText('Cochez d’abord une version.').waitFor()
  expect(await findViolations(page)).toEqual([])
  const look = list.getByRole('link', { name: 'Voir l’aperçu' })
  expect(await look.count()).toBe(0)
  await list.getByRole('checkbox', { name: `mf-blog ${version}` }).press('Space')
  await look.waitFor()
  expect(await findViolations(page)).toEqual([])
  const [tab] = await Promise.all([page.waitForEvent('popup'), look.press('Enter')])
  await tab.getByRole('heading', { level: 1, name: 'Revue', exact: true }).waitFor()
  await tab.getByText(`mf-blog ${version}`).waitFor()
  await tab.close()
  expect((await readPage(`${url}/blog?mf-blog=${version}`)).html).toContain('<h1>Chronique</h1>')
  await makeLive.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Mettre en ligne : mf-blog' })
  await dialog.waitFor()
  expect(plain(await dialog.innerText())).toContain(`mf-blog ${before} → ${version}`)
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await until('the focus on the button', () => isFocused(makeLive))
  expect(await liveBlog()).toBe(before)

  await page.setViewportSize({ width: 320, height: 640 })
  expect([await fits(page), await findViolations(page)]).toEqual([true, []])
  await makeLive.press('Enter')
  await dialog.getByRole('button', { name: 'Mettre en ligne' }).press('Enter')
  await toast(page, 'mf-blog est en ligne dans sa nouvelle version.')
  await list.getByRole('checkbox', { name: `mf-blog ${version}` }).waitFor({ state: 'detached' })
  expect(await liveBlog()).toBe(version)
  await serves('Revue')
  await until('the focus on the front end', () =>
    isFocused(page.getByRole('button', { name: 'Santé et historique de mf-blog' }))
  )
  expect((await readAudit())[0]).toMatchObject({
    ...{ action: 'release-made-live', by: 'Camille Astier', subject: `mf-blog ${before} → ${version}` }
  })
  expect((await readPage(`${url}/blog`)).html).toContain('<h1>Revue</h1>')
  // This page is of before: the way to the portal loads that anew, and asks for no code again (FED-26).
  await page.getByRole('link', { name: /portail d’administration/ }).click()
  await page.getByRole('heading', { name: 'Portail d’administration' }).waitFor()
  expect(await page.getByLabel("Code d'accès").count()).toBe(0)
})

it('BOARD-12 BOARD-8 has a version go live at a minute of Paris, and calls it off + BOARD-15 signs a link to it as it is asked for', async () => {
  const before = await liveBlog()
  blog.edit(CONTENT, titled('Revue'), titled('Mensuel'))
  const publisher = { by: 'Blog, chaîne principale', notes: { message: 'Pour décembre' } }
  const { version } = await deployOne(blog, { root: site.system.remotesDir, publisher, mode: 'preview' })
  const page = await open(`/admin/releases?code=${camille}`)
  await page.getByRole('checkbox', { name: `mf-blog ${version}` }).press('Space')
  const openPlan = page.getByRole('button', { name: 'Prévoir…' })
  await openPlan.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Prévoir la mise en ligne : mf-blog' })
  await dialog.waitFor()
  expect(await findViolations(page)).toEqual([])
  const plan = dialog.getByRole('button', { name: 'Prévoir la mise en ligne' })
  await dialog.getByLabel('Date').fill('2020-01-01')
  await plan.press('Enter')
  await dialog.getByText('Cette heure est déjà passée.').waitFor()
  await until('the focus on the field', () => isFocused(dialog.getByLabel('Date')))
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Date').fill(day)
  await dialog.getByLabel('Heure').fill('')
  await plan.press('Enter')
  await dialog.getByText('Indiquez le jour et l’heure.').waitFor()
  await until('the focus on the hour', () => isFocused(dialog.getByLabel('Heure')))
  await dialog.getByLabel('Heure').fill('06:00')
  await plan.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  const list = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Prévues' }) })
  await list.waitFor()
  expect(plain(await list.innerText())).toMatch(
    new RegExp(`à 6 h 00, heure de Paris mf-blog ${before} → ${version} Prévue par Camille Astier à .+`)
  )
  expect(await liveBlog()).toBe(before)
  await lookAtPlanned(page)

  await page.setViewportSize({ width: 320, height: 640 })
  expect([await fits(page), await findViolations(page)]).toEqual([true, []])
  await list.getByRole('button', { name: 'Annuler la mise en ligne de mf-blog' }).press('Enter')
  const asked = page.getByRole('dialog', { name: 'Annuler la mise en ligne prévue : mf-blog' })
  await asked.getByRole('button', { name: 'Annuler la mise en ligne' }).press('Enter')
  await list.waitFor({ state: 'detached' })
  await page.getByRole('checkbox', { name: `mf-blog ${version}` }).waitFor()
  await until('the focus on what is ready', () =>
    isFocused(page.getByRole('heading', { name: 'Prêtes à être mises en ligne' }))
  )
  expect((await readAudit()).slice(0, 2).map(({ action, by }) => [action, by])).toEqual([
    ['release-plan-cancelled', 'Camille Astier'],
    ['release-planned', 'Camille Astier']
  ])
})

/** Opens what is planned of the blog, « Mensuel », from the board, which has signed nothing before. */
async function lookAtPlanned(page: Page): Promise<void> {
  const asked: (() => void)[] = []
  await page.route('**/api/admin/releases/preview', (route) => void asked.push(() => void route.continue()))
  await page.reload()
  const list = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Prévues' }) })
  const look = list.getByRole('button', { name: 'Voir l’aperçu de mf-blog' })
  await look.waitFor()
  expect(asked).toEqual([])
  const [tab] = await Promise.all([page.waitForEvent('popup'), look.press('Enter')])
  const preparing = list.getByRole('button', { name: 'Préparation… de mf-blog' })
  await preparing.waitFor()
  expect(await findViolations(page)).toEqual([])
  await preparing.press('Enter')
  expect(asked).toHaveLength(1)
  asked[0]?.()
  await tab.getByRole('heading', { level: 1, name: 'Mensuel', exact: true }).waitFor()
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await tab.close()
  await page.unroute('**/api/admin/releases/preview')

  await page.route('**/api/admin/releases/preview', (route) => route.abort())
  const [closed] = await Promise.all([page.waitForEvent('popup'), look.press('Enter')])
  await list.getByText('L’aperçu n’a pas pu être préparé.').waitFor()
  await until('the empty tab is closed', async () => closed.isClosed())
  expect(await findViolations(page)).toEqual([])
  await page.unroute('**/api/admin/releases/preview')
}

it('BOARD-14 BOARD-8 offers a version that was taken back, and says what became of a plan while the board is open', async () => {
  const { remotesDir: root } = site.system
  const by = { root, publisher: { by: 'Blog, chaîne principale' } }
  const taken = await liveBlog()
  const page = await open(`/admin/releases?code=${camille}`)
  await rowOf(page, 'mf-blog').waitFor()
  const { live } = await rollBackDeployable('mf-blog', root, by)
  const ready = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Prêtes/ }) })
  const box = ready.getByRole('checkbox', { name: `mf-blog ${taken} Bloquée` })
  await box.waitFor()
  expect(plain(await ready.innerText())).toMatch(
    new RegExp(`mf-blog ${taken} Bloquée Retirée à .+ par Blog, chaîne principale`)
  )
  expect(await findViolations(page)).toEqual([])
  await box.check()
  // Of the other version that is kept, 'Mensuel'.
  await ready.getByRole('checkbox', { name: /^mf-blog (?!.*Bloquée)/ }).check()
  await ready
    .getByRole('status')
    .getByText(`une seule version peut être en ligne, ${taken} n’est plus cochée.`)
    .waitFor()
  expect(await box.isChecked()).toBe(false)
  await box.check()
  await ready.getByRole('button', { name: 'Mettre en ligne' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('mf-blog : cette version a déjà été retirée.').waitFor()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await box.uncheck()

  await planRelease({ 'mf-blog': taken }, { ...by, at: new Date(Date.now() + 22_000) })
  await page.getByRole('heading', { name: 'Prévues' }).waitFor()
  await box.waitFor({ state: 'detached' })
  await toast(page, 'C’est fait : mf-blog est en ligne dans sa nouvelle version.')
  expect([await liveBlog(), live === taken]).toEqual([taken, false])

  const { id } = await planRelease({ 'mf-blog': live }, { ...by, at: new Date(Date.now() + 3_600_000) })
  await page.getByRole('heading', { name: 'Prévues' }).waitFor()
  await cancelPlan(id, by)
  await toast(page, 'Rien n’a été mis en ligne pour mf-blog')
  expect(await liveBlog()).toBe(taken)
})

it('BOARD-7 BOARD-8 says to a code without the right, and to a wrong one, what is the matter', async () => {
  const { url, code } = site.system
  const articles = await makeCode(url, code, 'Noé', ['articles'])
  const other = await open(`/admin/releases?code=${articles}`)
  await other.getByRole('heading', { level: 1, name: 'Cette page n’est pas ouverte à votre code' }).waitFor()
  expect(await other.getByRole('link', { name: 'Livraisons' }).count()).toBe(0)
  const wrong = await open('/admin/releases?code=faux')
  await wrong.getByRole('alert').filter({ hasText: 'Les livraisons n’ont pas pu être lues.' }).waitFor()
  expect(await wrong.getByRole('button', { name: 'Réessayer' }).count()).toBe(0)
  expect(await findViolations(wrong)).toEqual([])
})
