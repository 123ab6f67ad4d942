import { randomUUID } from 'node:crypto'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { DESKTOP, MOBILE } from '../../harness/browser.ts'
import { isFocused, soon } from '../../harness/page-state.ts'
import { chatAndLeadsChecks, press } from '../chat/chat-fixture.ts'
import { captureAll, rowOf } from './leads-page.ts'
import { changeBy, deskOf, hire, idOf, noteOf, openDesk, sheetOf, statusOf, titleOf } from './sheet-page.ts'

const check = chatAndLeadsChecks()
const MARK = randomUUID().slice(0, 6)

/** Several leads, of which the first is the oldest. */
const build = (host: string, names: readonly string[]) =>
  names.map((firstName) => ({
    firstName,
    lastName: host,
    email: `${firstName.toLowerCase()}.${MARK}@${host.toLowerCase()}.example`
  }))

const soonFocused = (target: Locator) => soon(() => isFocused(target)).toBe(true)

for (const [means, size] of [
  ['mouse', DESKTOP],
  ['finger', MOBILE]
] as const)
  check(`SHEET-26 goes on in the field of the note that was added, with a ${means}`, async (fixture) => {
    const [person] = build(`Note${means}`, ['Une'])
    await captureAll(fixture, person ? [person] : [])
    const me = await hire(fixture, `Note ${means} ${MARK}`)
    const { page } = await openDesk(fixture, me, { ...size, lead: await idOf(fixture, person?.email ?? '') })
    await noteOf(page).fill('Rappelée.')
    await press(sheetOf(page).getByRole('button', { name: 'Ajouter la note' }))
    await soon(() => noteOf(page).inputValue()).toBe('')
    await soonFocused(noteOf(page))
  })

check(
  'SHEET-26 stays at what was to be changed, and at the model whose text is taken back',
  async (fixture) => {
    const [person] = build('Conflit', ['Une'])
    await captureAll(fixture, person ? [person] : [])
    const [me, other] = [await hire(fixture, `Conflit A ${MARK}`), await hire(fixture, `Conflit B ${MARK}`)]
    const lead = await idOf(fixture, person?.email ?? '')
    const { page } = await openDesk(fixture, me, { lead })
    const sheet = sheetOf(page)
    await soon(() => titleOf(page).textContent()).toBe('Une Conflit')
    await page.route(
      '**/desk',
      async (route) => {
        await changeBy(fixture, other, lead, { status: 'gagne' })
        await route.continue()
      },
      { times: 1 }
    )
    await titleOf(page).focus()
    await page.keyboard.press('3')
    await sheet.getByRole('button', { name: 'Laisser ainsi' }).click()
    await soonFocused(statusOf(page))

    await sheet.getByRole('button', { name: 'Répondre', exact: true }).click()
    await sheet.getByLabel('Objet').fill('Le mien')
    await sheet.getByLabel('Modèle').selectOption({ label: 'Proposer un rendez-vous' })
    await sheet.getByRole('button', { name: 'Reprendre mon texte' }).click()
    await soon(() => sheet.getByLabel('Objet').inputValue()).toBe('Le mien')
    await soonFocused(sheet.getByLabel('Modèle'))
  }
)

check(
  'SHEET-27 goes to the actions on what is selected and back + SHEET-26 stays at the row + SHEET-28 takes what is confirmed alone',
  async (fixture) => {
    const people = build('Barre', ['Un', 'Deux', 'Trois', 'Quatre'])
    await captureAll(fixture, people)
    const me = await hire(fixture, `Barre ${MARK}`)
    const lead = await idOf(fixture, people[1]?.email ?? '')
    const { page } = await openDesk(fixture, me)
    const row = rowOf(page, people[1]?.email ?? '')
    await row.focus()
    await page.keyboard.press('x')
    const bar = page.getByRole('region', { name: 'Leads sélectionnés' })
    await bar.waitFor()
    await page.keyboard.press('.')
    await soonFocused(bar.getByRole('button', { name: /^Tout sélectionner/ }))
    await page.keyboard.press('Escape')
    await soonFocused(row)
    await page.keyboard.press('.')
    await page.keyboard.press('Tab')
    const status = bar.getByLabel('Statut des leads sélectionnés')
    await soonFocused(status)

    const changes: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' && /\/desk$|\/bulk$/.test(request.url())) changes.push(request.url())
    })
    // What the arrows bring up is nothing yet, and Escape drops it.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await status.inputValue()).toBe('contacte')
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await status.inputValue()).toBe('')
    await soonFocused(status)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(changes).toEqual([])
    await page.keyboard.press('Enter')
    await soon(async () => (await deskOf(fixture, lead)).status).toBe('contacte')
    expect(changes).toHaveLength(1)

    await page.getByRole('button', { name: 'Annuler le changement' }).waitFor()
    await row.focus()
    await page.keyboard.press('x')
    await bar.getByRole('button', { name: 'Tout désélectionner' }).click()
    await soonFocused(row)

    await page.keyboard.press('Enter')
    const owner = sheetOf(page).getByLabel('Responsable')
    await owner.focus()
    await page.keyboard.press('ArrowDown')
    expect(await owner.inputValue()).not.toBe('')
    expect(changes).toHaveLength(1)
    const brought = await owner.inputValue()
    await page.keyboard.press('Tab')
    await soon(async () => (await deskOf(fixture, lead)).owner).toBe(brought)
  }
)

check('SHEET-29 brings into sight the status that a key chose', async (fixture) => {
  const [person] = build('Loin', ['Une'])
  await captureAll(fixture, person ? [{ ...person, message: 'Une longue demande. '.repeat(120) }] : [])
  const me = await hire(fixture, `Loin ${MARK}`)
  const { page } = await openDesk(fixture, me, { lead: await idOf(fixture, person?.email ?? '') })
  await soon(() => titleOf(page).textContent()).toBe('Une Loin')
  const history = sheetOf(page).getByRole('heading', { name: 'Qui a été prévenu' })
  await history.scrollIntoViewIfNeeded()
  await titleOf(page).focus()
  const isInSight = () =>
    statusOf(page).evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  expect(await isInSight()).toBe(false)
  await page.keyboard.press('2')
  await soon(() => statusOf(page).textContent()).toBe('Contacté')
  await soon(isInSight).toBe(true)
})
