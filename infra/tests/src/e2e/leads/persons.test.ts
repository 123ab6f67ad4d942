import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { MOBILE } from '../../harness/browser.ts'
import { soon } from '../../harness/page-state.ts'
import { buildContact, sendContact } from '../../harness/site-api.ts'
import { toast } from '../blog/screens.ts'
import { chatAndLeadsChecks, type Fixture } from '../chat/chat-fixture.ts'
import { download } from './leads-page.ts'

const check = chatAndLeadsChecks()

const pathOf = ({ system }: Fixture, path: string) =>
  `${system.url}${path}?code=${encodeURIComponent(system.code)}`

/** Opens the screen « Personnes ». */
async function visitPersons(fixture: Fixture, options?: Parameters<Fixture['visit']>[0]) {
  const visit = await fixture.visit(options)
  await visit.page.goto(pathOf(fixture, '/admin/persons'))
  await visit.page.getByRole('heading', { level: 1, name: 'Personnes' }).waitFor()
  // Who searches sooner breaks off what is being read.
  await soon(() => visit.page.getByText('Chargement...').count()).toBe(0)
  return visit
}
const openPersons = async (...visit: Parameters<typeof visitPersons>): Promise<Page> =>
  (await visitPersons(...visit)).page

/** A person who wrote from two addresses, with one telephone. Nobody else has its name or its number, however often this runs. */
async function sendTwo(url: string) {
  const lastName = `Astier ${randomUUID().slice(0, 8)}`
  const number = String(randomInt(10_000_000)).padStart(7, '0')
  const local = lastName.toLowerCase().replace(' ', '.')
  const addresses = [`${local}@port.example`, `perso.${local}@nuit.example`] as const
  for (const [index, email] of addresses.entries()) {
    const telephone = index === 0 ? `064${number}` : `+33 6 4${number}`
    const contact = buildContact({ firstName: 'Camille', lastName, email, telephone })
    expect(await sendContact(url, contact, randomUUID())).toBe(201)
  }
  return { one: addresses[0], other: addresses[1], name: `Camille ${lastName}` }
}

/** The words of what has the focus; BODY where nothing has. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    return activeElement === body ? 'BODY' : activeElement?.textContent?.trim()
  })

/** With the pointer on it, a notification does not end by itself, however long the next answer takes. */
const keepToast = (page: Page) => page.getByRole('group', { name: 'Notification' }).hover()

/** What can be pressed and lies beneath the notification. */
const coveredByToast = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[data-toast]')?.getBoundingClientRect()
    if (!toast) throw new Error('no toast')
    return [...document.querySelectorAll('a[href], button, input, select, summary')]
      .filter((control) => !control.closest('[data-toasts]'))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top
      })
      .map((control) => control.textContent)
  })

const find = async (page: Page, text: string) => {
  await page.getByRole('searchbox', { name: 'Chercher une personne' }).fill(text)
  await page.getByRole('heading', { name: 'Résultats' }).waitFor()
}
const addressesIn = (page: Page) => page.getByRole('region', { name: 'Ses adresses' })

for (const [size, options] of [
  ['desktop', undefined],
  ['mobile', MOBILE]
] as const)
  check(
    `PERSON-11 PERSON-12 PERSON-14 joins who is proposed, shows one history, and parts again + PERSON-15 keeps the focus + PERSON-16 lists whoever wrote last + TOAST-11 covers no control, ${size}`,
    async (fixture) => {
      const { one, other, name } = await sendTwo(fixture.system.url)
      const page = await openPersons(fixture, options)
      const proposal = page.getByRole('listitem').filter({ hasText: one }).filter({ hasText: other })
      await proposal
        .first()
        .getByText(/Même téléphone/)
        .waitFor()
      expect(await findViolations(page)).toEqual([])
      const addresses: string[] = []
      page.on('request', (request) => addresses.push(request.url()))
      await proposal
        .first()
        .getByRole('button', { name: /^Réunir/ })
        .click()
      await toast(page, 'Personnes réunies', `${one} · ${other}`)
      await soon(() => focusOf(page)).not.toBe('BODY')
      // On a phone each person of the list is a button as wide as the window: there is no place.
      if (size === 'desktop') await soon(() => coveredByToast(page)).toEqual([])
      const listed = page.getByRole('region', { name: 'Derniers contacts' })
      await soon(() => listed.getByRole('button', { name: new RegExp(name) }).count()).toBe(1)

      await find(page, other)
      await page.getByRole('button', { name: new RegExp(name) }).click()
      await page.getByRole('heading', { level: 2, name }).waitFor()
      await soon(() => addressesIn(page).innerText()).toContain(one)
      const history = page.getByRole('region', { name: 'Ses demandes' })
      await soon(() => history.getByRole('listitem').count()).toBe(2)
      await page
        .getByRole('listitem')
        .filter({ hasText: /^2\sdemandes$/ })
        .waitFor()
      expect(await findViolations(page)).toEqual([])
      await page.setViewportSize({ width: size === 'mobile' ? 320 : 1440, height: 800 })
      await soon(() =>
        page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      ).toBeLessThanOrEqual(0)

      await addressesIn(page)
        .getByRole('button', { name: /^Séparer/ })
        .click()
      await toast(page, 'Adresses séparées')
      await keepToast(page)
      await soon(() => focusOf(page)).toBe('Ses adresses')
      await soon(() => coveredByToast(page)).toEqual([])
      await addressesIn(page).getByText('Une seule adresse.').waitFor()
      await soon(() => history.getByRole('listitem').count()).toBe(1)
      await page.getByRole('button', { name: 'Annuler' }).click()
      await toast(page, 'Annulé')
      await soon(() => history.getByRole('listitem').count()).toBe(2)
      expect(addresses.filter((address) => address.includes('@') || address.includes('%40'))).toEqual([])
    }
  )

check(
  'TOAST-12 PERSON-8 PERSON-13 exports a person as JSON and as a page, then erases it in a dialog that names what goes',
  async (fixture) => {
    const { one, name } = await sendTwo(fixture.system.url)
    const page = await openPersons(fixture)
    await find(page, one)
    await page.getByRole('button', { name: new RegExp(name) }).click()
    const kept = page.getByRole('region', { name: 'Ses données personnelles' })
    await kept.getByText('1 demande', { exact: true }).waitFor()

    const json = await download(page, () => kept.getByRole('button', { name: 'Exporter (JSON)' }).click())
    expect(json.name).toMatch(/^donnees-personnelles-[\d-]+\.json$/)
    expect(JSON.parse(json.text).leads).toMatchObject([{ email: one }])
    await toast(page, 'Export téléchargé')
    const sheet = await download(page, () =>
      kept.getByRole('button', { name: 'Télécharger la fiche lisible' }).click()
    )
    expect(sheet.name).toMatch(/\.html$/)
    expect(sheet.text).toContain(one)
    await toast(page, 'Export téléchargé')
    await keepToast(page)
    await page.getByRole('button', { name: 'Résultats de la recherche' }).press('Enter')
    await page.getByRole('heading', { name: 'Résultats' }).waitFor()
    await soon(() => page.getByRole('group', { name: 'Notification' }).count()).toBe(0)
    await page.getByRole('button', { name: new RegExp(name) }).click()
    await kept.getByText('1 demande', { exact: true }).waitFor()

    await kept.getByText('Ce qui reste, et pourquoi').click()
    await kept.getByText(/^Dans les sauvegardes, 30/).waitFor()
    await kept.getByRole('button', { name: 'Effacer ses données' }).click()
    const dialog = page.getByRole('dialog', { name: 'Effacer les données de cette personne' })
    expect(await dialog.innerText()).toContain(one)
    await dialog.getByText('1 demande', { exact: true }).waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await kept.getByRole('button', { name: 'Effacer ses données' }).press('Enter')
    await dialog.getByRole('button', { name: 'Effacer définitivement' }).press('Enter')
    await page.getByRole('heading', { name: 'Données effacées' }).waitFor()
    await page.getByRole('button', { name: 'Terminé' }).press('Enter')
    await find(page, one)
    await page.getByText('Aucun résultat trouvé').waitFor()
  }
)

check('PERSON-12 proposes and joins in the sheet of a lead', async (fixture) => {
  const { one, other, name } = await sendTwo(fixture.system.url)
  const { page } = await fixture.visit()
  await page.goto(pathOf(fixture, '/admin/leads'))
  await page.getByRole('searchbox').fill(one)
  const row = page.locator('tbody tr[data-lead]').filter({ hasText: one })
  await row.waitFor()
  const id = await row.getAttribute('data-lead')
  await page.goto(`${pathOf(fixture, '/admin/leads')}&lead=${id}`)
  const section = page.getByRole('region', { name: 'Ses autres adresses' })
  await section.getByText(/Même téléphone/).waitFor()
  await section.getByRole('button', { name: /^Réunir/ }).click()
  await toast(page, 'Personnes réunies')
  await section.getByText(other).waitFor()
  const titleId = await section.getAttribute('aria-labelledby')
  expect(await findViolations(page, { within: `section[aria-labelledby="${titleId}"]` })).toEqual([])
  await section.getByRole('link', { name: 'Fiche de la personne, export et effacement' }).click()
  await page.getByRole('heading', { level: 2, name }).waitFor()
})

check(
  'PERSON-17 joins an address that nobody proposed, and refuses one that nobody wrote from',
  async (fixture) => {
    const mark = randomUUID().slice(0, 8)
    const [one, other] = [`un.${mark}@port.example`, `zwei.${mark}@nuit.example`]
    for (const [email, lastName] of [
      [one, `Première ${mark}`],
      [other, `Seconde ${mark}`]
    ] as const)
      expect(await sendContact(fixture.system.url, buildContact({ email, lastName }), randomUUID())).toBe(201)
    const { page, complaints } = await visitPersons(fixture)
    await find(page, one)
    await page.getByRole('button', { name: new RegExp(`Première ${mark}`) }).click()
    const form = addressesIn(page)
    const field = form.getByLabel('Réunir avec une autre adresse')
    const join = form.getByRole('button', { name: 'Réunir', exact: true })
    await join.click()
    await form.getByText('Indiquez une adresse e-mail.').waitFor()
    await field.fill(`personne.${mark}@nuit.example`)
    await join.click()
    await form.getByText('Aucune demande ne vient de cette adresse.').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    const described = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')
    const descriptions = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()))
    expect(descriptions.join(' ')).toContain('Aucune demande ne vient de cette adresse.')
    await soon(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await page.locator('[data-toast]').count()).toBe(0)
    expect(complaints).toEqual([])
    expect(await field.inputValue()).toBe(`personne.${mark}@nuit.example`)
    await soon(() => join.getAttribute('aria-disabled')).toBe('false')
    await field.fill(other)
    await page.keyboard.press('Enter')
    await form.getByRole('listitem').filter({ hasText: other }).waitFor()
    expect(await findViolations(page)).toEqual([])
  }
)
