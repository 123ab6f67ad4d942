import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { soon } from '../../harness/page-state.ts'
import { chatAndLeadsChecks, type Fixture } from '../chat/chat-fixture.ts'
import { captureAll } from './leads-page.ts'
import { deskOf, hire, idOf, openDesk, sheetOf, statusOf, titleOf } from './sheet-page.ts'

const check = chatAndLeadsChecks()
const MARK = randomUUID().slice(0, 6)

const messageOf = (page: Page) => sheetOf(page).getByRole('textbox', { name: 'Message', exact: true })
const mailOf = (page: Page) => sheetOf(page).getByRole('link', { name: 'Ouvrir dans ma messagerie' })

/** The sheet of the second of three new leads, with an answer that is being written. */
async function beginAnswer(fixture: Fixture, name: string) {
  const people = ['Un', 'Deux', 'Trois'].map((firstName) => ({
    firstName,
    lastName: name,
    email: `${firstName.toLowerCase()}.${MARK}@${name.toLowerCase()}.example`
  }))
  await captureAll(fixture, people)
  const me = await hire(fixture, `${name} ${MARK}`)
  const lead = await idOf(fixture, people[1]?.email ?? '')
  const { page } = await openDesk(fixture, me, { lead })
  await soon(() => titleOf(page).textContent()).toBe(`Deux ${name}`)
  await sheetOf(page).getByRole('button', { name: 'Répondre', exact: true }).click()
  await sheetOf(page).getByLabel('Objet').fill('Votre demande')
  await messageOf(page).fill('Bonjour Deux')
  return { page, lead }
}

/** Is the middle of it what a finger there would touch? */
const isSeen = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

check(
  'ANSWER-21 stays at the name of a lead whose answer is being written, by J, K and Enter',
  async (fixture) => {
    const { page } = await beginAnswer(fixture, 'Brouillon')
    await page.keyboard.press('Escape')
    await soon(() => focused(page)).toBe('H2')
    await page.keyboard.press('j')
    await soon(() => titleOf(page).textContent()).toBe('Un Brouillon')
    await page.keyboard.press('k')
    await soon(() => titleOf(page).textContent()).toBe('Deux Brouillon')
    await soon(() => messageOf(page).inputValue()).toBe('Bonjour Deux')
    expect(await focused(page)).toBe('H2')
    await page.keyboard.press('Escape')
    await sheetOf(page).waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await soon(() => messageOf(page).inputValue()).toBe('Bonjour Deux')
    expect(await focused(page)).toBe('H2')
    // Asked for, it has the focus, and none of the keys on the way is in it.
    await page.keyboard.press('m')
    await soon(() => messageOf(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await messageOf(page).inputValue()).toBe('Bonjour Deux')
  }
)

check(
  'ANSWER-22 opens the mail program without a question, and asks before the page is left',
  async (fixture) => {
    const { page } = await beginAnswer(fixture, 'Messagerie')
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type())
      await dialog.dismiss()
    })
    const left = page.evaluate(
      () =>
        new Promise<boolean>((done) =>
          window.addEventListener('beforeunload', (event) => done(event.defaultPrevented), { once: true })
        )
    )
    await mailOf(page).click()
    expect(await left).toBe(false)
    expect(await messageOf(page).inputValue()).toBe('Bonjour Deux')
    await page.close({ runBeforeUnload: true })
    await soon(() => asked).toEqual(['beforeunload'])
  }
)

check(
  'ANSWER-23 asks whether what was opened elsewhere was sent, notes a yes, and takes its status back',
  async (fixture) => {
    const { page, lead } = await beginAnswer(fixture, 'Envoyé')
    const sheet = sheetOf(page)
    const question = sheet.getByText(/L’avez-vous envoyé/)
    await mailOf(page).click()
    await question.waitFor()
    // It is asked below what it is about, and is in sight.
    const yes = sheet.getByRole('button', { name: 'Oui, noter comme contacté' })
    await soon(() => isSeen(yes)).toBe(true)
    expect(await findViolations(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Non', exact: true }).click()
    await question.waitFor({ state: 'detached' })
    await soon(() => mailOf(page).evaluate((link) => link === document.activeElement)).toBe(true)
    expect((await deskOf(fixture, lead)).status).toBe('nouveau')

    await mailOf(page).click()
    await page.route('**/notes', (route) => route.abort(), { times: 1 })
    await sheet.getByRole('button', { name: 'Oui, noter comme contacté' }).click()
    await sheet
      .getByRole('alert')
      .getByText(/rien n’a été noté/)
      .waitFor()
    expect(await messageOf(page).inputValue()).toBe('Bonjour Deux')
    await sheet.getByRole('button', { name: 'Oui, noter comme contacté' }).click()
    await sheet.getByText('Réponse notée.').waitFor()
    const done = sheet.getByRole('list', { name: 'Ce qui a été fait' })
    await done.getByText(/^Réponse envoyée par e-mail.: «.Votre demande.»$/).waitFor()
    expect(await done.getByText(/^Réponse envoyée par e-mail/).count()).toBe(1)
    await soon(() => statusOf(page).textContent()).toBe('Contacté')
    await soon(() =>
      sheet
        .getByRole('button', { name: 'Répondre', exact: true })
        .evaluate((button) => button === document.activeElement)
    ).toBe(true)
    expect(await sheet.getByText('Rien ne lui a encore été écrit d’ici.').count()).toBe(0)
    await sheet.getByRole('button', { name: 'Annuler le changement' }).click()
    await soon(async () => (await deskOf(fixture, lead)).status).toBe('nouveau')
  }
)
