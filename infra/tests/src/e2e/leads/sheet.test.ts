import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { MOBILE } from '../../harness/browser.ts'
import { isFocused, plain, soon } from '../../harness/page-state.ts'
import { readLeads } from '../../harness/site-api.ts'
import { chatAndLeadsChecks } from '../chat/chat-fixture.ts'
import { captureAll, download, rowOf, rowsOf } from './leads-page.ts'
import { openPopup } from './popup-page.ts'
import {
  changeBy,
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
/** The site may have the leads of other runs. */
const MARK = randomUUID().slice(0, 6)
const MESSAGE = 'Bonjour,\nnous cherchons à répondre plus vite aux groupes.\nCordialement'

/** Is the focus in the row of a lead? */
const hasRowFocus = (page: Page) =>
  page.evaluate(() => Boolean(document.activeElement?.closest('tr[data-lead]')))

describe('the sheet of a lead', () => {
  check(
    'SHEET-1 shows all that is known + SHEET-2 has an address and gives the focus back + SHEET-4 takes a lead from the pop-up to « Gagné » by keyboard + SHEET-11 shows it in the row + SHEET-14 has nothing that axe finds',
    async (fixture) => {
      const camille = await hire(fixture, `Camille Astier ${MARK}`)
      const email = `cle.gagne.${MARK}@hotel.example`
      const { page, context } = await openDesk(fixture, camille)
      const visitor = await openPopup(fixture)
      await visitor.popup.getByLabel(/^Nom/).fill('Garnier')
      await visitor.popup.getByLabel(/^Prénom/).fill('Lou')
      await visitor.popup.getByLabel('Adresse e-mail').fill(email)
      await visitor.popup.getByLabel(/^Note/).fill(MESSAGE)
      await visitor.popup.getByRole('checkbox').check()
      await visitor.popup.getByRole('button', { name: /envoyer/i }).click()
      await visitor.page.getByText('Merci ! Nous revenons vers vous rapidement.').waitFor()
      await visitor.context.close()
      const row = rowOf(page, email)
      await row.waitFor()

      await page.keyboard.press('j')
      await soon(() => isFocused(row)).toBe(true)
      await page.keyboard.press('Enter')
      await soon(() => isFocused(titleOf(page))).toBe(true)
      const id = await idOf(fixture, email)
      await soon(() => new URL(page.url()).searchParams.get('lead')).toBe(String(id))
      await soon(() => titleOf(page).textContent()).toBe('Lou Garnier')
      await sheetOf(page).getByText('salon · badge · hiver').waitFor()
      const text = async () => plain(await sheetOf(page).textContent())
      for (const words of [
        plain(MESSAGE),
        'J’accepte que Lucarne IA utilise ces informations',
        'Accord donné le',
        'Aucune autre demande depuis cette adresse e-mail.',
        'Qui a été prévenu'
      ])
        await soon(text).toContain(words)
      expect(await findViolations(page)).toEqual([])

      await page.keyboard.press('a')
      await soon(() => sheetOf(page).getByLabel('Responsable').inputValue()).toBe(camille.name)
      await page.keyboard.press('2')
      await soon(() => statusOf(page).textContent()).toBe('Contacté')
      await page.keyboard.press('n')
      await soon(() => isFocused(noteOf(page))).toBe(true)
      await page.keyboard.type('A dit 2 fois oui.')
      await page.keyboard.press('Control+Enter')
      const done = sheetOf(page).getByRole('list', { name: 'Ce qui a été fait' })
      await done.getByText('A dit 2 fois oui.').waitFor()
      await soon(() => noteOf(page).inputValue()).toBe('')
      await page.keyboard.press('Escape')
      await soon(() => isFocused(titleOf(page))).toBe(true)
      await page.keyboard.press('r')
      await soon(() =>
        sheetOf(page)
          .getByRole('button', { name: /^Dans 1/ })
          .evaluate((one) => one === document.activeElement)
      ).toBe(true)
      await page.keyboard.press('Enter')
      await sheetOf(page)
        .getByText(/^Prévu/)
        .waitFor()
      await page.keyboard.press('3')
      await page.keyboard.press('4')
      await soon(() => statusOf(page).textContent()).toBe('Gagné')
      await done.getByText('Statut « Gagné »').waitFor()
      await soon(async () => plain(await row.getByRole('rowheader').textContent())).toContain(
        'Gagné, Camille Astier'
      )
      await page.keyboard.press('Escape')
      await sheetOf(page).waitFor({ state: 'detached' })
      await soon(() => isFocused(row)).toBe(true)
      await soon(() => new URL(page.url()).searchParams.has('lead')).toBe(false)
      await soon(() => deskOf(fixture, id)).toMatchObject({ status: 'gagne', owner: camille.name })

      await page.goto(`${fixture.system.url}/admin/leads?code=${camille.code}&lead=${id}`)
      await soon(() => titleOf(page).textContent()).toBe('Lou Garnier')
      await context.close()
    }
  )

  check(
    'SHEET-2 gives the focus back and keeps the address right for keys that come faster than a page',
    async (fixture) => {
      const people = ['un', 'deux'].map((name) => ({
        firstName: name,
        lastName: 'Pressé',
        email: `${name}.presse.${MARK}@rapide.example`
      }))
      // With one more, the list says by its length that it is the one of the search.
      const other = { firstName: 'autre', lastName: 'Lent', email: `autre.${MARK}@rapide.example` }
      await captureAll(fixture, [...people, other])
      const camille = await hire(fixture, `Camille Pressée ${MARK}`)
      const { page } = await openDesk(fixture, camille)
      await page.getByRole('searchbox').fill(`presse.${MARK}`)
      await soon(() => rowsOf(page).count()).toBe(2)
      const [first, second] = [rowsOf(page).nth(0), rowsOf(page).nth(1)]
      const leadInAddress = () => new URL(page.url()).searchParams.get('lead')
      const pressAtOnce = (...keys: string[]) => Promise.all(keys.map((key) => page.keyboard.press(key)))
      await first.focus()
      for (let round = 0; round < 20; round += 1) {
        await pressAtOnce('Enter', 'Escape')
        await soon(leadInAddress).toBeNull()
        await soon(() => isFocused(first)).toBe(true)
        expect(await sheetOf(page).count(), `sheets in round ${round}`).toBe(0)
      }
      await pressAtOnce('Enter', 'Escape', 'j', 'Enter')
      await soon(() => titleOf(page).textContent()).toBe('un Pressé')
      await soon(leadInAddress).toBe(await second.getAttribute('data-lead'))
      await page.goBack()
      await sheetOf(page).waitFor({ state: 'detached' })
      await soon(leadInAddress).toBeNull()
      await soon(() => isFocused(second)).toBe(true)
    }
  )

  check(
    'SHEET-16 opens where the row stays, by one request for the sheet, and counts nothing beside + SHEET-25 asks for each of its sections once, before the sheet has answered + SHEET-32 stands above a list that cannot be reached',
    async (fixture) => {
      const email = `place.${MARK}@suite.example`
      await captureAll(fixture, [{ firstName: 'Place', lastName: 'Fixe', email }])
      const camille = await hire(fixture, `Camille Place ${MARK}`)
      const { page } = await openDesk(fixture, camille, { viewport: { width: 1366, height: 768 } })
      const row = rowOf(page, email)
      const before = await row.boundingBox()
      // That somebody looks at a lead is a change of it, after which its sheet is read again.
      await page.route('**/presence', (route) => route.fulfill({ json: { others: [] } }))
      const asked: URL[] = []
      page.on('request', (request) => asked.push(new URL(request.url())))
      const sections = ['/thread', '/api/persons/read', '/api/deliveries', '/api/deliveries/reminders']
      const countOf = (path: string) => asked.filter(({ pathname }) => pathname.endsWith(path)).length
      let answer: () => void = () => undefined
      const isAsked = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('**/sheet*', (route) => isAsked.then(() => route.continue()))
      await row.getByRole('cell', { name: 'Place', exact: true }).click()
      await soon(() => titleOf(page).textContent()).toBe('Place Fixe')
      await soon(() => sections.map(countOf)).toEqual([1, 1, 1, 1])
      answer()
      await statusOf(page).waitFor()
      await sheetOf(page).getByText('Aucun envoi n’est réglé').waitFor()
      expect((await row.boundingBox())?.y).toBe(before?.y)
      const of = (path: string) => asked.filter(({ pathname }) => pathname.endsWith(path))
      expect(of('/sheet')).toHaveLength(1)
      await sheetOf(page).getByText('Rien ne lui a encore été écrit d’ici.').waitFor()
      expect(sections.map(countOf)).toEqual([1, 1, 1, 1])
      expect(of('/api/deliveries').map(({ searchParams }) => searchParams.get('counts'))).toEqual(['no'])

      await page.setViewportSize({ width: 820, height: 1180 })
      const isInSheet = () =>
        sheetOf(page).evaluate((sheet) => sheet.contains(document.activeElement) && sheet.matches(':modal'))
      await soon(isInSheet).toBe(true)
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Shift+Tab')
      expect(
        await page
          .getByRole('region', { name: 'Mails enregistrés' })
          .evaluate((list) => list.contains(document.activeElement))
      ).toBe(false)
      await page.mouse.click(200, 700)
      await sheetOf(page).waitFor({ state: 'detached' })
      await soon(() => isFocused(row)).toBe(true)
    }
  )

  check(
    'SHEET-21 takes a new status back with all that it brought along, and keeps the focus + DESK-17 says to whom a lead was given + PERSON-18 leads to who has the same number',
    async (fixture) => {
      const email = `repenti.${MARK}@hotel.example`
      const telephone = '06 47 58 69 72'
      await captureAll(fixture, [
        { firstName: 'Marc', lastName: 'Petit', email: `marc.${MARK}@autre.example`, telephone },
        { firstName: 'Noa', lastName: 'Repenti', email, telephone }
      ])
      const camille = await hire(fixture, `Camille Repentie ${MARK}`)
      const id = await idOf(fixture, email)
      await changeBy(fixture, camille, id, { status: 'contacte' })
      await changeBy(fixture, camille, id, { callbackAt: new Date(Date.now() + 86_400_000).toISOString() })
      const { page } = await openDesk(fixture, camille, { lead: id })
      await sheetOf(page).getByRole('button', { name: 'À moi' }).click()
      await soon(() => isFocused(sheetOf(page).getByLabel('Responsable'))).toBe(true)
      await soon(() => deskOf(fixture, id).then(({ owner }) => owner)).toBe(camille.name)
      await sheetOf(page).getByText(`Responsable\u00a0: ${camille.name}. Vous avez dix secondes`).waitFor()
      const before = await deskOf(fixture, id)
      const move = sheetOf(page).getByRole('button', { name: 'Déplacer' })
      await move.click()
      await sheetOf(page)
        .getByRole('button', { name: /^Lundi, 9/ })
        .click()
      await soon(() => isFocused(move)).toBe(true)
      await soon(() => deskOf(fixture, id).then(({ version }) => version)).toBe(before.version + 1)
      const { status, contactedAt, callbackAt } = await deskOf(fixture, id)
      await titleOf(page).focus()
      // Nothing else is asked for until it is taken back: that can be done for ten seconds.
      const answer = page.waitForResponse(
        (response) => response.request().postData()?.includes('"gagne"') === true
      )
      await page.keyboard.press('4')
      await sheetOf(page)
        .getByText(
          /^Statut\s: Gagné\. Le rappel prévu (demain|le\s\d+(er)?\s\S+\s\d{4}) à\s9\sh\s00 est retiré\./
        )
        .waitFor()
      expect(await (await answer).json()).toMatchObject({ status: 'gagne', callbackAt: null })
      await sheetOf(page).getByRole('button', { name: 'Annuler le changement' }).click()
      await soon(() => statusOf(page).textContent()).toBe('Contacté')
      expect(await deskOf(fixture, id)).toMatchObject({ status, contactedAt, callbackAt })
      expect(await isFocused(titleOf(page))).toBe(true)

      const noe = await hire(fixture, `Noé Repenti ${MARK}`)
      const { page: his } = await openDesk(fixture, noe)
      await changeBy(fixture, camille, id, { owner: noe.name })
      await his.getByText(`${camille.name} vous confie Noa Repenti.`, { exact: true }).waitFor()
      await his.getByRole('link', { name: 'Ouvrir la fiche' }).click()
      await soon(() => titleOf(his).textContent()).toBe('Noa Repenti')
      const same = sheetOf(his).getByRole('button', { name: 'Marc Petit' })
      await sheetOf(his).getByText('Même numéro').waitFor()
      await same.click()
      await soon(() => titleOf(his).textContent()).toBe('Marc Petit')
    }
  )

  check(
    'ADMIN-31 opens from the address that e-mails to the team hold, once the code is given',
    async (fixture) => {
      const email = `courrier.${MARK}@hotel.example`
      await captureAll(fixture, [{ firstName: 'Jo', lastName: 'Courrier', email }])
      const { code } = await hire(fixture, `Camille Courrier ${MARK}`)
      const id = await idOf(fixture, email)
      const { page } = await fixture.visit()
      const giveCode = async () => {
        await page.getByLabel("Code d'accès").fill(code)
        await page.keyboard.press('Enter')
        await soon(() => titleOf(page).textContent()).toBe('Jo Courrier')
        expect(new URL(page.url()).pathname).toBe('/admin/leads')
      }
      await page.goto(`${fixture.system.url}/admin?lead=${id}`)
      await giveCode()
      await page.goto(`${fixture.system.url}/admin/leads?lead=${id}`)
      await page.locator('main').getByRole('link', { name: 'Retour' }).click()
      await giveCode()
    }
  )

  check(
    'SHEET-3 goes on to the next lead + SHEET-4 asks why a lead is lost, by mouse + SHEET-2 closes with the back button',
    async (fixture) => {
      const people = ['un', 'deux', 'trois'].map((name) => ({
        firstName: name,
        lastName: 'Suite',
        email: `${name}.${MARK}@suite.example`
      }))
      await captureAll(fixture, people)
      const camille = await hire(fixture, `Camille Suite ${MARK}`)
      const { page } = await openDesk(fixture, camille)
      await rowOf(page, `trois.${MARK}@suite.example`)
        .getByRole('cell', { name: 'trois', exact: true })
        .click()
      await soon(() => titleOf(page).textContent()).toBe('trois Suite')
      await page.keyboard.press('j')
      await soon(() => titleOf(page).textContent()).toBe('deux Suite')
      await page.keyboard.press('k')
      await soon(() => titleOf(page).textContent()).toBe('trois Suite')
      await sheetOf(page).getByRole('button', { name: 'Lead suivant (J)' }).click()
      await soon(() => titleOf(page).textContent()).toBe('deux Suite')

      await statusButton(page, 'Perdu').click()
      await sheetOf(page).getByLabel('Raison').fill('Un cousin s’en charge')
      await sheetOf(page).getByRole('button', { name: 'Marquer comme perdu' }).click()
      await soon(() => statusOf(page).textContent()).toBe('Perdu')
      const id = await idOf(fixture, `deux.${MARK}@suite.example`)
      await soon(() => deskOf(fixture, id)).toMatchObject({
        status: 'perdu',
        lostReason: 'Un cousin s’en charge'
      })
      await page.goBack()
      await sheetOf(page).waitFor({ state: 'detached' })
      // Whoever goes on before the address has followed makes no second entry either.
      await rowOf(page, `trois.${MARK}@suite.example`)
        .getByRole('cell', { name: 'trois', exact: true })
        .click()
      await page.keyboard.press('j')
      await soon(() => titleOf(page).textContent()).toBe('deux Suite')
      await page.goBack()
      await sheetOf(page).waitFor({ state: 'detached' })
    }
  )

  check('LEADS-46 leads from a search in a view to what it leaves out', async (fixture) => {
    const email = `ailleurs.${MARK}@hotel.example`
    const message = `Le devis pour la salle Hortensia-${MARK}, s’il vous plaît.`
    await captureAll(fixture, [{ email, message }])
    const camille = await hire(fixture, `Camille Ailleurs ${MARK}`)
    await changeBy(fixture, camille, await idOf(fixture, email), { status: 'gagne' })
    const { page } = await openDesk(fixture, camille, { view: 'a-traiter' })
    // LIST-7: the words that the visitor wrote.
    await page.getByRole('searchbox').fill(`hortensia-${MARK}`)
    const elsewhere = page.getByRole('button', { name: /^1 autre dans «\sTous\s»$/ })
    await elsewhere.waitFor()
    expect(await rowsOf(page).count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await elsewhere.press('Enter')
    await rowOf(page, email).waitFor()
    expect(await elsewhere.count()).toBe(0)
  })

  check(
    'SHEET-6 shows what another does within a second + SHEET-7 says who looks + SHEET-5 loses no change to another + SHEET-8 keeps what was typed + SHEET-31 says no other time than that of a planned call + SHEET-30 closes the sheet of a lead that a colleague deletes',
    async (fixture) => {
      const email = `a.deux.${MARK}@groupe.example`
      await captureAll(fixture, [{ email }])
      const [camille, noe] = [
        await hire(fixture, `Camille Deux ${MARK}`),
        await hire(fixture, `Noé Deux ${MARK}`)
      ]
      const id = await idOf(fixture, email)
      const { page } = await openDesk(fixture, camille, { lead: id })
      const other = await openDesk(fixture, noe, { lead: id })
      await page.getByText(`${noe.name} regarde aussi cette fiche`).waitFor()
      await other.page.getByText(`${camille.name} regarde aussi cette fiche`).waitFor()
      await noteOf(page).fill('Ne pas perdre ceci')
      await sheetOf(other.page).getByRole('button', { name: 'Répondre' }).click()
      const composer = sheetOf(other.page).getByRole('form', { name: 'Votre réponse' })
      await composer.getByLabel('Message').fill('Bonjour')
      await page.getByText(`${noe.name} écrit une réponse`).waitFor()
      await composer.getByRole('button', { name: 'Effacer le brouillon' }).click()
      await page.getByText(`${noe.name} regarde aussi cette fiche`).waitFor()

      await other.page.keyboard.press('2')
      await soon(() => deskOf(fixture, id)).toMatchObject({ status: 'contacte' })
      // The sheet asks by itself every 20 s: it is told sooner.
      await expect.poll(() => statusOf(page).textContent(), { timeout: 15_000 }).toBe('Contacté')

      // Noé is faster: Camille's change is on its way while his is made.
      await page.route(
        '**/desk',
        async (route) => {
          await changeBy(fixture, noe, id, { status: 'gagne' })
          await route.continue()
        },
        { times: 1 }
      )
      await titleOf(page).focus()
      await page.keyboard.press('3')
      const alert = sheetOf(page).getByRole('alert')
      await alert.getByText(`${noe.name} a modifié ce lead`).waitFor()
      await soon(() => statusOf(page).textContent()).toBe('Gagné')
      expect(plain(await alert.filter({ hasText: 'Votre' }).textContent())).toContain(
        'Votre changement : statut « Rendez-vous »'
      )
      expect(await noteOf(page).inputValue()).toBe('Ne pas perdre ceci')
      expect(await findViolations(page)).toEqual([])
      await alert.getByRole('button', { name: 'Appliquer le mien' }).click()
      await soon(() => statusOf(page).textContent()).toBe('Rendez-vous')
      await soon(() => deskOf(fixture, id)).toMatchObject({ status: 'rendez-vous' })

      // What somebody else changed while a form stood open is not written over unseen.
      await titleOf(page).focus()
      await page.keyboard.press('5')
      const expensive = sheetOf(page).getByRole('button', { name: 'Trop cher' })
      await expensive.waitFor()
      await changeBy(fixture, noe, id, { status: 'gagne' })
      await expect.poll(() => statusOf(page).textContent(), { timeout: 15_000 }).toBe('Gagné')
      await expensive.click()
      await alert.getByText(`${noe.name} a modifié ce lead`).waitFor()
      expect(await deskOf(fixture, id)).toMatchObject({ status: 'gagne' })
      await alert.getByRole('button', { name: 'Laisser ainsi' }).click()
      await soon(() => statusOf(page).textContent()).toBe('Gagné')

      // What fails says so where it was done, and can be tried again.
      await page.route('**/desk', (route) => route.abort(), { times: 1 })
      await titleOf(page).focus()
      await page.keyboard.press('1')
      await alert.getByText(/Le serveur n’a pas répondu/).waitFor()
      await alert.getByRole('button', { name: 'Réessayer' }).click()
      await soon(() => statusOf(page).textContent()).toBe('Nouveau')
      const dueBy = sheetOf(page).getByText('À contacter au plus tard')
      await dueBy.waitFor()
      await changeBy(fixture, noe, id, { callbackAt: new Date(Date.now() + 86_400_000).toISOString() })
      await sheetOf(page)
        .getByText(/^Prévu demain/)
        .waitFor()
      expect(await dueBy.count()).toBe(0)

      // The note is still there when the sheet comes back, and in no storage.
      await page.keyboard.press('Escape')
      await sheetOf(page).waitFor({ state: 'detached' })
      // That she is back is heard before she leaves for good: one that is on its way then could come after.
      const isBack = page.waitForResponse(
        (response) => response.request().postData()?.includes('"open":true') === true
      )
      await page.keyboard.press('Enter')
      await soon(() => noteOf(page).inputValue()).toBe('Ne pas perdre ceci')
      await isBack
      const stored = await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
      )
      expect(stored).not.toContain('perdre')
      const asked = page.waitForEvent('dialog')
      await page.close({ runBeforeUnload: true })
      const question = await asked
      expect(question.type()).toBe('beforeunload')
      await question.accept()
      await other.page.getByText(`${camille.name} regarde aussi`).waitFor({ state: 'detached' })

      // Camille deletes the lead while Noé writes.
      await other.context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await noteOf(other.page).fill('Note à garder')
      await sheetOf(other.page).getByRole('button', { name: 'Répondre' }).click()
      await sheetOf(other.page).getByRole('textbox', { name: 'Message' }).fill('Bonjour, voici notre offre')
      await fetch(`${fixture.system.url}/api/leads/${id}`, {
        method: 'DELETE',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ adminCode: camille.code })
      })
      await sheetOf(other.page).getByText(`${camille.name} a supprimé ce lead le`).waitFor()
      await soon(() => isFocused(titleOf(other.page))).toBe(true)
      expect(await sheetOf(other.page).locator('input, textarea, select, [aria-pressed]').count()).toBe(0)
      const askedOfIt: string[] = []
      other.page.on('request', (request) => {
        if (request.url().includes(`/leads/${id}/`)) askedOfIt.push(request.url())
      })
      await other.page.keyboard.press('4')
      const copied = () => other.page.evaluate(() => navigator.clipboard.readText())
      await sheetOf(other.page).getByRole('button', { name: 'Copier la note' }).click()
      await soon(copied).toBe('Note à garder')
      await sheetOf(other.page).getByRole('button', { name: 'Copier la réponse' }).click()
      await soon(copied).toContain('Bonjour, voici notre offre')
      expect(await findViolations(other.page)).toEqual([])
      expect(askedOfIt.filter((address) => !address.endsWith('/presence'))).toEqual([])
    }
  )

  check(
    'SHEET-23 goes on with the changes of a lead after another lead was looked at, and takes none of them for somebody else’s',
    async (fixture) => {
      const people = ['Autre', 'Retour'].map((firstName) => ({
        firstName,
        lastName: 'File',
        email: `${firstName.toLowerCase()}.${MARK}@file.example`
      }))
      await captureAll(fixture, people)
      const lise = await hire(fixture, `Lise File ${MARK}`)
      const id = await idOf(fixture, `retour.${MARK}@file.example`)
      const { page } = await openDesk(fixture, lise, { lead: id })
      await soon(() => statusOf(page).textContent()).toBe('Nouveau')
      let letGo: () => void = () => undefined
      const isFree = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await page.route('**/desk', (route) => isFree.then(() => route.continue()), { times: 1 })
      await titleOf(page).focus()
      await page.keyboard.press('2')
      await page.keyboard.press('j')
      await soon(() => titleOf(page).textContent()).toBe('Autre File')
      await page.keyboard.press('k')
      await soon(() => titleOf(page).textContent()).toBe('Retour File')
      // Nothing has been answered yet, and what was wanted shows all the same.
      await soon(() => statusOf(page).textContent()).toBe('Contacté')
      await page.keyboard.press('a')
      await page.keyboard.press('3')
      await soon(() => statusOf(page).textContent()).toBe('Rendez-vous')
      letGo()
      await soon(() => deskOf(fixture, id)).toMatchObject({
        status: 'rendez-vous',
        owner: lise.name,
        version: 4
      })
      await sheetOf(page).getByText('Statut\u00a0: Rendez-vous.').waitFor()
      expect(await sheetOf(page).getByText('Votre changement').count()).toBe(0)
    }
  )

  check(
    'SHEET-1 is a page of its own on a phone + SHEET-18 keeps little of its head + SHEET-19 leads back to the row + SHEET-2 closes with the back button + SHEET-14 has nothing that axe finds',
    async (fixture) => {
      const email = `telephone.${MARK}@mobile.example`
      await captureAll(fixture, [{ email, firstName: 'Ana', lastName: 'Mobile' }])
      const ana = await hire(fixture, `Ana Mobile ${MARK}`)
      const { page } = await openDesk(fixture, ana, MOBILE)
      const card = page.locator('li[data-lead]').filter({ hasText: email })
      await card.getByRole('button', { name: 'Ouvrir la fiche' }).tap()
      await soon(() => titleOf(page).textContent()).toBe('Ana Mobile')
      await soon(() => sheetOf(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
      await statusButton(page, 'Contacté').tap()
      await soon(() => statusOf(page).textContent()).toBe('Contacté')
      await sheetOf(page).getByRole('button', { name: 'À moi', exact: true }).tap()
      await soon(() => sheetOf(page).getByLabel('Responsable').inputValue()).toBe(ana.name)
      expect(await findViolations(page)).toEqual([])
      const head = sheetOf(page).locator('header')
      expect((await head.boundingBox())?.height).toBeLessThanOrEqual(120)
      await head.getByText('Contacté', { exact: true }).waitFor()
      for (const button of await head.getByRole('button').all()) {
        const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
      }
      await sheetOf(page).getByRole('link', { name: email }).waitFor()
      await head.getByRole('button', { name: 'Répondre' }).tap()
      const composer = sheetOf(page).getByRole('form', { name: 'Votre réponse' })
      await composer.waitFor()
      await composer.getByRole('button', { name: 'Fermer' }).tap()
      await sheetOf(page).getByRole('button', { name: 'Retour à la liste' }).tap()
      await sheetOf(page).waitFor({ state: 'detached' })
      await soon(() => isFocused(card)).toBe(true)
      await card.getByRole('button', { name: 'Ouvrir la fiche' }).tap()
      await soon(() => titleOf(page).textContent()).toBe('Ana Mobile')
      await page.setViewportSize({ width: 320, height: 640 })
      await soon(() => sheetOf(page).evaluate((box) => box.scrollWidth)).toBe(320)
      await page.goBack()
      await sheetOf(page).waitFor({ state: 'detached' })
      await card.getByText(`Contacté, ${ana.name}`).waitFor()
      await soon(() => isFocused(card)).toBe(true)
    }
  )
})

describe('the leads that are followed up', () => {
  check(
    'SHEET-9 has saved views + LEADS-41 holds what is done about a lead + LEADS-42 exports what was done + SHEET-10 changes several, and deletes them with ten seconds to take it back + SHEET-22 keeps the focus as they end + SHEET-12 says on the portal what waits + DESK-20 comes back to the view that was chosen',
    async (fixture) => {
      const people = ['a', 'b', 'c'].map((name) => ({
        firstName: name,
        email: `${name}.${MARK}@lot.example`
      }))
      await captureAll(fixture, people)
      const ines = await hire(fixture, `Inès Lot ${MARK}`)
      const { page } = await openDesk(fixture, ines)
      const views = page.getByRole('navigation', { name: 'Vues' })
      for (const email of [`a.${MARK}@lot.example`, `c.${MARK}@lot.example`])
        await rowOf(page, email).getByRole('checkbox').check()
      const bar = page.getByRole('region', { name: 'Leads sélectionnés' })
      await bar.getByText('2 leads sélectionnés').waitFor()
      expect(await findViolations(page)).toEqual([])
      await bar.getByLabel('Responsable des leads sélectionnés').selectOption({ label: ines.name })
      await page.getByText('2 leads modifiés').waitFor()
      await page.getByRole('button', { name: 'Annuler le changement' }).click()
      await page.getByText('2 leads remis comme avant').waitFor()
      await soon(() => hasRowFocus(page)).toBe(true)
      const back = await deskOf(fixture, await idOf(fixture, `a.${MARK}@lot.example`))
      expect([back.owner, back.version]).toEqual([null, 3])
      await bar.getByText('2 leads sélectionnés').waitFor()
      await bar.getByLabel('Responsable des leads sélectionnés').selectOption({ label: ines.name })
      await page.getByText('2 leads modifiés').waitFor()
      // Who goes on to delete a single lead is not offered beside it to take back something else.
      await rowOf(page, `b.${MARK}@lot.example`)
        .getByRole('button', { name: /^Supprimer/ })
        .click()
      await page.getByRole('dialog', { name: 'Confirmer la suppression' }).waitFor()
      await page.getByRole('button', { name: 'Annuler le changement' }).waitFor({ state: 'detached' })
      await page.keyboard.press('Escape')
      await views.getByRole('button', { name: /^À moi 2/ }).click()
      await soon(() => rowsOf(page).count()).toBe(2)
      await soon(() => new URL(page.url()).searchParams.get('view')).toBe('a-moi')
      await page.getByRole('link', { name: 'Provenance', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'MAIL ENREGISTRÉS' }).waitFor({ state: 'detached' })
      await page.getByRole('link', { name: 'Liste', exact: true }).click()
      await soon(() => rowsOf(page).count()).toBe(2)
      await soon(() => new URL(page.url()).searchParams.get('view')).toBe('a-moi')

      await page.keyboard.press('j')
      await page.keyboard.press('x')
      await bar.getByRole('button', { name: /^Tout sélectionner/ }).click()
      const noted = page.waitForRequest('**/api/leads/audit')
      await bar.getByText('Exporter', { exact: true }).click()
      const file = await download(page, () =>
        bar.getByRole('button', { name: 'Télécharger le suivi' }).click()
      )
      expect((await noted).postDataJSON()).toMatchObject({ action: 'leads-exported' })
      expect(file.name).toMatch(/^suivi-\d{4}-\d\d-\d\d\.csv$/)
      const lines = file.text.split('\r\n').slice(0, -1)
      expect(lines.map((line) => line.split('","').slice(12, 14))).toEqual([
        ['Statut', 'Responsable'],
        ['Nouveau', ines.name],
        ['Nouveau', ines.name]
      ])
      const remove = async () => {
        await bar.getByRole('button', { name: 'Supprimer' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
        await soon(() => rowsOf(page).count()).toBe(0)
      }
      await remove()
      const undo = page.getByRole('button', { name: 'Annuler la suppression' })
      await soon(() => isFocused(undo)).toBe(true)
      await undo.click()
      await soon(() => rowsOf(page).count()).toBe(2)
      await soon(() => hasRowFocus(page)).toBe(true)

      await page.clock.install()
      await page.keyboard.press('j')
      await page.keyboard.press('x')
      await bar.getByRole('button', { name: /^Tout sélectionner/ }).click()
      const request = page.waitForRequest('**/api/leads/bulk')
      await remove()
      await page.clock.fastForward(10_000)
      expect((await request).postDataJSON()).toMatchObject({ delete: true })
      await page.getByText('2 leads supprimés avec succès').waitFor()
      // The bar had the focus, and went by itself.
      await soon(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
      await views.getByRole('button', { name: /^Tous/ }).click()
      await rowOf(page, `b.${MARK}@lot.example`).waitFor()
      expect(await rowOf(page, `a.${MARK}@lot.example`).count()).toBe(0)

      const id = await idOf(fixture, `b.${MARK}@lot.example`)
      await changeBy(fixture, ines, id, { status: 'contacte', owner: ines.name })
      const portal = await fixture.visit()
      await portal.page.goto(`${fixture.system.url}/admin`)
      await portal.page.getByLabel("Code d'accès").fill(ines.code)
      await portal.page.getByRole('button', { name: 'Accéder' }).click()
      await portal.page.getByText('Premier contact, sept derniers jours').waitFor()
      await portal.page.getByText('Médiane', { exact: true }).waitFor()
      await portal.page.getByRole('link', { name: '1 lead à votre nom' }).click()
      await soon(() => rowsOf(portal.page).count()).toBe(1)
    }
  )

  check(
    'SHEET-24 carries a deletion out as another begins and as its screen is left, and says there that one failed',
    async (fixture) => {
      const emails = ['premier', 'second'].map((name) => `${name}.${MARK}@perdre.example`)
      const [first = '', second = ''] = emails
      await captureAll(
        fixture,
        emails.map((email) => ({ email }))
      )
      const { page } = await openDesk(fixture, await hire(fixture, `Ève Perdre ${MARK}`))
      const sections = page.getByRole('navigation', { name: /^Leads/ })
      const remove = async (email: string) => {
        await rowOf(page, email).getByRole('checkbox').check()
        const bar = page.getByRole('region', { name: 'Leads sélectionnés' })
        await bar.getByRole('button', { name: 'Supprimer' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
        await rowOf(page, email).waitFor({ state: 'detached' })
      }
      await remove(first)
      await page.route('**/api/leads/bulk', (route) => route.abort(), { times: 1 })
      await sections.getByRole('link', { name: /^Envois/ }).click()
      await page.getByText('Suppression non effectuée').waitFor()
      await sections.getByRole('link', { name: /^Liste/ }).click()
      await rowOf(page, first).waitFor()

      const left = async () =>
        (await readLeads(fixture.system.url, fixture.system.code, `.${MARK}@perdre`)).map(
          ({ email }) => email
        )
      await remove(first)
      await remove(second)
      await soon(left).toEqual([second])
      await sections.getByRole('link', { name: /^Envois/ }).click()
      await soon(left).toEqual([])
    }
  )

  check('SHEET-17 shows the leads of one status, counted + SHEET-11 says it in the row', async (fixture) => {
    const email = `gagne.${MARK}@statut.example`
    await captureAll(fixture, [{ email, firstName: 'Rose', lastName: 'Statut' }])
    const rose = await hire(fixture, `Rose Statut ${MARK}`)
    await changeBy(fixture, rose, await idOf(fixture, email), { status: 'gagne' })
    const { page } = await openDesk(fixture, rose)
    const choice = page.getByLabel('Statut', { exact: true })
    await soon(() => choice.getByRole('option', { name: /^Gagné \d+\+?$/ }).count()).toBe(1)
    await choice.selectOption('gagne')
    await soon(() => new URL(page.url()).searchParams.get('view')).toBe('gagne')
    await rowOf(page, email).getByText('Gagné', { exact: true }).waitFor()
    await page.reload()
    await soon(() => choice.inputValue()).toBe('gagne')
    await rowOf(page, email).waitFor()
    expect(await findViolations(page)).toEqual([])
    await choice.selectOption('perdu')
    await rowOf(page, email).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Tous/ }).click()
    await soon(() => choice.inputValue()).toBe('tous')
    await rowOf(page, email).waitFor()
  })

  check('SHEET-13 counts in the page’s icon what is new, and asks for nothing', async (fixture) => {
    const { page } = await openDesk(fixture, await hire(fixture, `Zoé Icône ${MARK}`))
    const icon = () => page.locator('link[rel="icon"]').getAttribute('href')
    expect(await icon()).toBe('/favicon.svg')
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await captureAll(fixture, [{ email: `icone.${MARK}@live.example` }])
    await soon(icon).toMatch(/^data:image\/svg\+xml,/)
    await soon(async () => decodeURIComponent((await icon()) ?? '')).toContain('>1</text>')
  })
})
