import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { DESKTOP, MOBILE } from '../../harness/browser.ts'
import { soon } from '../../harness/page-state.ts'
import { chatAndLeadsChecks, press } from '../chat/chat-fixture.ts'
import { rowOf } from './leads-page.ts'
import { openPopup } from './popup-page.ts'
import {
  deskOf,
  hire,
  idOf,
  noteOf,
  openDesk,
  sheetOf,
  statusButton,
  statusOf,
  titleOf
} from './sheet-page.ts'

const check = chatAndLeadsChecks()
const MARK = randomUUID().slice(0, 6)

for (const [means, size] of [
  ['mouse', DESKTOP],
  ['finger', MOBILE]
] as const)
  check(
    `SHEET-1 SHEET-4 ANSWER-9 a lead lives from the pop-up to « Gagné », with a ${means} alone`,
    async (fixture) => {
      const camille = await hire(fixture, `Camille ${means} ${MARK}`)
      const email = `${means}.${MARK}@vie.example`
      const { page } = await openDesk(fixture, camille, size)
      const visitor = await openPopup(fixture, size)
      await visitor.popup.getByLabel(/^Prénom/).fill('Lou')
      await visitor.popup.getByLabel(/^Nom/).fill('Garnier')
      await visitor.popup.getByLabel('Adresse e-mail').fill(email)
      await visitor.popup.getByLabel(/^Note/).fill('Pouvez-vous me rappeler jeudi ?')
      await press(visitor.popup.getByRole('button', { name: /envoyer/i }))
      await visitor.page.getByText('Merci ! Nous revenons vers vous rapidement.').waitFor()
      await visitor.context.close()

      const opener =
        size === MOBILE
          ? page
              .locator('li[data-lead]')
              .filter({ hasText: email })
              .getByRole('button', { name: 'Ouvrir la fiche' })
          : rowOf(page, email).getByRole('cell', { name: 'Lou', exact: true })
      await press(opener)
      await soon(() => titleOf(page).textContent()).toBe('Lou Garnier')
      const sheet = sheetOf(page)
      await press(sheet.getByRole('button', { name: 'À moi', exact: true }))
      await soon(() => sheet.getByLabel('Responsable').inputValue()).toBe(camille.name)

      await press(sheet.getByRole('button', { name: 'Répondre', exact: true }).first())
      await sheet.getByLabel('Modèle').selectOption({ label: 'Proposer un rendez-vous' })
      const mailto = sheet.getByRole('link', { name: 'Ouvrir dans ma messagerie' })
      await soon(() => mailto.getAttribute('href')).toContain('Bonjour%20Lou')
      expect(await findViolations(page)).toEqual([])
      await press(sheet.getByRole('button', { name: 'Fermer', exact: true }))

      await noteOf(page).fill('Rappelée, partante.')
      await press(sheet.getByRole('button', { name: /^Ajouter/ }))
      await sheet.getByRole('list', { name: 'Ce qui a été fait' }).getByText('Rappelée, partante.').waitFor()
      await press(sheet.getByRole('button', { name: 'Rappeler le…' }))
      await press(sheet.getByRole('button', { name: /^Lundi, 9/ }))
      await sheet.getByText(/^Prévu/).waitFor()
      await press(statusButton(page, 'Gagné'))
      await soon(() => statusOf(page).textContent()).toBe('Gagné')
      await soon(async () => deskOf(fixture, await idOf(fixture, email))).toMatchObject({
        status: 'gagne',
        owner: camille.name
      })
      // What stands in the sheet scrolls in it, and makes neither it nor the page around it longer.
      const isLonger = (box: Element) => box.scrollHeight > box.clientHeight
      expect(await sheet.evaluate(isLonger)).toBe(false)
      if (size === DESKTOP) expect(await page.locator('html').evaluate(isLonger)).toBe(false)
    }
  )
