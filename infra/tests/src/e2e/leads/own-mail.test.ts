import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { soon } from '../../harness/page-state.ts'
import { chatAndLeadsChecks, type Fixture } from '../chat/chat-fixture.ts'
import { captureAll } from './leads-page.ts'
import { hire, idOf, openDesk, sheetOf, titleOf } from './sheet-page.ts'

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
