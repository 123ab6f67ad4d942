import { withResolvers } from '@site/service/process/with-resolvers'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { MOBILE } from '../../harness/browser.ts'
import { isFocused, pauseClock, soon } from '../../harness/page-state.ts'
import { makeCode, readLeads } from '../../harness/site-api.ts'
import { chatAndLeadsChecks, type Fixture } from '../chat/chat-fixture.ts'
import { captureAll } from './leads-page.ts'

const check = chatAndLeadsChecks()

const spam = (email: string) => ({
  firstName: 'Bob',
  lastName: 'Rank',
  email,
  message: 'Boostez votre référencement avec 500 backlinks ! Offre limitée, commandez ici https://liens.top'
})
const cardOf = (page: Page, email: string) => page.locator('li[data-suspect]').filter({ hasText: email })

async function openSuspects({ system, visit }: Fixture, code = system.code, options?: typeof MOBILE) {
  const opened = await visit(options)
  await opened.page.goto(`${system.url}/admin/suspects?code=${encodeURIComponent(code)}`)
  await opened.page.getByRole('heading', { level: 1, name: 'Indésirables' }).waitFor()
  await opened.page.locator('li[data-suspect]').first().waitFor()
  return opened
}

check(
  'SPAM-5 lists what was set aside with its reasons, reached from the leads + SPAM-4 shows nothing of it there',
  async (fixture) => {
    const { system, visit } = fixture
    await captureAll(fixture, [spam('robot@liens.example'), { email: 'vraie@hotel.example' }])
    const { page } = await visit()
    await page.goto(`${system.url}/admin/leads?code=${encodeURIComponent(system.code)}`)
    await page.getByText('vraie@hotel.example').first().waitFor()
    expect(await page.getByText('robot@liens.example').count()).toBe(0)
    await page.getByRole('link', { name: 'Indésirables' }).click()
    const card = cardOf(page, 'robot@liens.example')
    await card.waitFor()
    const reasons = await card.getByRole('region', { name: 'Pourquoi' }).innerText()
    expect(reasons).toContain('Le message vend du référencement.')
    expect(reasons).toMatch(/1\d\d points/)
    expect(await card.innerText()).toContain('Sera effacé le')
    expect(await card.locator('a').count()).toBe(0)
    expect(
      await page.getByRole('navigation', { name: 'Administration' }).locator('[aria-current]').innerText()
    ).toContain('Leads')
    expect(await findViolations(page)).toEqual([])
    const phone = await openSuspects(fixture, system.code, MOBILE)
    expect(await findViolations(phone.page)).toEqual([])
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
)

check(
  'SPAM-6 releases one by the keyboard alone, which is then a lead + SPAM-7 says who did',
  async (fixture) => {
    const { system } = fixture
    await captureAll(fixture, [{ ...spam('deux@liens.example'), website: 'x' }, spam('un@liens.example')])
    const code = await makeCode(system.url, system.code, 'Camille Astier', ['leads'])
    const { page } = await openSuspects(fixture, code)
    await cardOf(page, 'un@liens.example')
      .getByRole('button', { name: /^Ce n’est pas un indésirable/ })
      .focus()
    await page.keyboard.press('Enter')
    await page.getByText('Remis dans la liste', { exact: true }).waitFor()
    await cardOf(page, 'un@liens.example').waitFor({ state: 'detached' })
    await expect.poll(() => isFocused(cardOf(page, 'deux@liens.example'))).toBe(true)
    const way = page.getByRole('link', { name: 'Ouvrir la fiche' })
    expect(await way.getAttribute('href')).toMatch(/^\/admin\/leads\?code=.+&lead=\d+$/)
    expect((await readLeads(system.url, system.code, 'un@liens.example')).length).toBe(1)

    await cardOf(page, 'deux@liens.example')
      .getByRole('button', { name: /^Supprimer/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Supprimer cet envoi' })
    expect(await dialog.innerText()).toContain('deux@liens.example')
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Supprimer' }).click()
    await page.getByText('Envoi supprimé', { exact: true }).waitFor()
    await cardOf(page, 'deux@liens.example').waitFor({ state: 'detached' })
    // On the next card, or on the count where there is none.
    await page.locator('li[data-suspect]:focus, p[tabindex="-1"]:focus').waitFor()
    expect(await readLeads(system.url, system.code, 'deux@liens.example')).toEqual([])

    const { page: portal } = await fixture.visit()
    await portal.goto(`${system.url}/admin`)
    await portal.getByLabel("Code d'accès").fill(system.code)
    await portal.getByRole('button', { name: 'Accéder' }).click()
    await portal.getByText('Lead suspect rétabli').first().waitFor()
    const log = await portal.locator('main').innerText()
    expect(log).toContain('Indésirable supprimé')
    expect(log).toContain('par Camille Astier')
  }
)

check('SPAM-6 says so where somebody else was first', async (fixture) => {
  await captureAll(fixture, [spam('disputé@liens.example')])
  const [{ page: one }, { page: other }] = await Promise.all([openSuspects(fixture), openSuspects(fixture)])
  const release = (page: Page) =>
    cardOf(page, 'disputé@liens.example')
      .getByRole('button', { name: /^Ce n’est pas/ })
      .click()
  // The list is read again every 30 s: the card must not go before the other has pressed.
  const { promise: isPressed, resolve: pressed } = withResolvers()
  await other.route(/\/api\/leads\/suspects(\?.*)?$/, async (route) => {
    await isPressed
    await route.continue()
  })
  await release(one)
  await one.getByText('Remis dans la liste', { exact: true }).waitFor()
  await release(other)
  pressed()
  await other.getByText('Cet envoi n’est plus parmi les indésirables.').waitFor()
  await cardOf(other, 'disputé@liens.example').waitFor({ state: 'detached' })
})

check('SPAM-10 asks nothing more once its code is refused', async (fixture) => {
  await captureAll(fixture, [spam('refus@liens.example')])
  const { page } = await fixture.visit()
  await page.clock.install()
  let isRefused = false
  const refused: string[] = []
  await page.route('**/api/leads/suspects**', (route) => {
    if (!isRefused) return route.continue()
    refused.push(route.request().url())
    return route.fulfill({ status: 401, json: { message: 'non' } })
  })
  await page.goto(`${fixture.system.url}/admin/suspects?code=${encodeURIComponent(fixture.system.code)}`)
  await cardOf(page, 'refus@liens.example').waitFor()
  await pauseClock(page)
  isRefused = true
  // The list, and its count in the navigation: each is refused once.
  await soon(async () => {
    await page.clock.runFor(30_000)
    return refused.length
  }).toBe(2)
  await page.clock.runFor(300_000)
  expect(refused).toHaveLength(2)
})
