import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { plain, soon } from '../../harness/page-state.ts'
import { chatAndLeadsChecks } from '../chat/chat-fixture.ts'
import { captureAll, rowOf } from './leads-page.ts'
import { deskOf, hire, idOf, noteOf, openDesk, sheetOf, statusOf, titleOf } from './sheet-page.ts'

const MARK = randomUUID().slice(0, 8)
/** Nothing leaves, and the sheet writes as where something does. */
const check = chatAndLeadsChecks({
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Lucarne <site@lucarne.example>',
  MAIL_TO: 'equipe@lucarne.example'
})

check(
  'SHEET-15 says without a network what was not done, keeps it, and does it with one press once there is one',
  async (fixture) => {
    const [email, other] = [`coupure.${MARK}@panne.example`, `autre.${MARK}@panne.example`]
    await captureAll(fixture, [
      { email: other, firstName: 'Autre', lastName: 'Panne' },
      { email, firstName: 'Lou', lastName: 'Panne' }
    ])
    const id = await idOf(fixture, email)
    const zoe = await hire(fixture, `Zoé Panne ${MARK}`)
    const { page, context } = await openDesk(fixture, zoe, { lead: id })
    const conversation = page.getByRole('region', { name: 'Conversation' })
    const alert = page.getByRole('region', { name: 'Suivi', exact: true }).getByRole('alert')
    const wanted = async () => plain((await alert.textContent()) ?? '')
    await conversation.getByRole('button', { name: 'Répondre' }).click()
    await conversation.getByRole('textbox', { name: 'Objet' }).fill('Votre demande')
    await conversation.getByRole('textbox', { name: 'Message' }).fill('Bonjour Lou, je vous appelle.')

    await context.setOffline(true)
    await titleOf(page).focus()
    await page.keyboard.press('5')
    await sheetOf(page).getByLabel('Raison', { exact: true }).fill('Une raison longuement tapée')
    await sheetOf(page).getByRole('button', { name: 'Marquer comme perdu' }).click()
    await alert.getByText('Le serveur n’a pas répondu').waitFor()
    await soon(wanted).toContain('statut « Perdu » (Une raison longuement tapée)')
    // Another thing that fails takes nothing from the first.
    await titleOf(page).focus()
    await page.keyboard.press('a')
    await soon(wanted).toContain(`(Une raison longuement tapée), responsable ${zoe.name}`)
    await sheetOf(page).getByRole('button', { name: 'Rappeler le…' }).click()
    await sheetOf(page).getByLabel('Jour').fill('2035-03-02')
    await sheetOf(page).getByLabel('Heure').fill('10:30')
    await sheetOf(page).getByRole('button', { name: 'Enregistrer le rappel' }).click()
    await soon(wanted).toContain('rappel le 2 mars 2035 à 10 h 30')

    await noteOf(page).fill('Une note à ne pas perdre')
    await sheetOf(page).getByRole('button', { name: 'Ajouter la note' }).click()
    await sheetOf(page).getByText('La note n’a pas pu être ajoutée').waitFor()
    await conversation.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await conversation.getByText('Le serveur ne répond pas').waitFor()

    // The sheet of somebody else, which cannot be read either, and back.
    await titleOf(page).focus()
    await page.keyboard.press('j')
    await soon(() => titleOf(page).textContent()).toBe('Autre Panne')
    await page.keyboard.press('k')
    await soon(() => titleOf(page).textContent()).toBe('Lou Panne')
    await soon(wanted).toContain('Une raison longuement tapée')
    await soon(() => statusOf(page).textContent()).toBe('Nouveau')
    await soon(() => noteOf(page).inputValue()).toBe('Une note à ne pas perdre')
    await soon(() => conversation.getByRole('textbox', { name: 'Message' }).inputValue()).toContain(
      'Bonjour Lou'
    )

    await context.setOffline(false)
    await alert.getByRole('button', { name: 'Réessayer' }).click()
    await soon(() => deskOf(fixture, id)).toMatchObject({
      status: 'perdu',
      lostReason: 'Une raison longuement tapée',
      owner: zoe.name
    })
    await soon(wanted).toBe('')
    await sheetOf(page).getByRole('button', { name: 'Ajouter la note' }).click()
    await page
      .getByRole('list', { name: 'Ce qui a été fait' })
      .getByText('Une note à ne pas perdre')
      .waitFor()
    await soon(() => noteOf(page).inputValue()).toBe('')
    await conversation.getByRole('button', { name: 'Envoyer', exact: true }).click()
    await conversation.getByText('Message en cours d’envoi.').waitFor()

    // What the server refuses is said there too, in its words.
    await page.route('**/notes', (route) =>
      route.fulfill({ status: 503, json: { message: 'Le service est en maintenance.' } })
    )
    await noteOf(page).fill('Encore une note')
    await sheetOf(page).getByRole('button', { name: 'Ajouter la note' }).click()
    await sheetOf(page).getByText('Le service est en maintenance.').waitFor()
    expect(await noteOf(page).inputValue()).toBe('Encore une note')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await rowOf(page, email).waitFor()
  }
)

check(
  'ANSWER-18 ANSWER-19 tells the second of two who answer one visitor, sends once it was read, and goes on under the subject',
  async (fixture) => {
    const email = `deux.${MARK}@hotel.example`
    await captureAll(fixture, [{ firstName: 'Ada', lastName: 'Deux', email }])
    const [claire, bruno] = [await hire(fixture, `Claire ${MARK}`), await hire(fixture, `Bruno ${MARK}`)]
    const lead = await idOf(fixture, email)
    const write = async (colleague: Awaited<ReturnType<typeof hire>>, text: string) => {
      const { page } = await openDesk(fixture, colleague, { lead })
      const conversation = page.getByRole('region', { name: 'Conversation' })
      await conversation.getByRole('button', { name: 'Répondre' }).click()
      await conversation.getByRole('textbox', { name: 'Message' }).fill(text)
      const subject = conversation.getByRole('textbox', { name: 'Objet' })
      return {
        conversation,
        subject,
        send: conversation.getByRole('button', { name: 'Envoyer', exact: true })
      }
    }
    const first = await write(claire, 'De Claire')
    const second = await write(bruno, 'De Bruno')
    await first.subject.fill('Votre visite')
    await first.send.click()
    await first.conversation.getByText('Message en cours d’envoi.').waitFor()

    await second.conversation.getByText(`Claire ${MARK} a répondu à ce visiteur`).waitFor()
    await soon(() => second.subject.inputValue()).toBe('Re: Votre visite')
    await second.send.click()
    await second.conversation.getByText('Votre réponse n’est pas partie').waitFor()
    await second.send.click()
    await second.conversation.getByText('Message en cours d’envoi.').waitFor()
    await soon(() => second.conversation.getByRole('listitem').filter({ hasText: 'De Bruno' }).count()).toBe(
      1
    )
  }
)
