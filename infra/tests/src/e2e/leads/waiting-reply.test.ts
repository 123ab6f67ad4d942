import { randomUUID } from 'node:crypto'
import knex from 'knex'
import { expect } from 'vitest'
import { findViolations } from '../../harness/accessibility.ts'
import { MOBILE } from '../../harness/browser.ts'
import { isFocused, plain, soon } from '../../harness/page-state.ts'
import { chatAndLeadsChecks, type Fixture } from '../chat/chat-fixture.ts'
import { captureAll, rowOf } from './leads-page.ts'
import { deskOf, hire, idOf, openDesk, sheetOf } from './sheet-page.ts'

const check = chatAndLeadsChecks()
const WORDS = 'Oui, mardi à 10 h me convient.'

/** Writes what the service writes when it reads a visitor's answer from the mailbox: there is no mail server here. */
async function receiveReply({ system }: Fixture, leadId: number, email: string): Promise<void> {
  const database = knex({ client: 'mysql2', connection: system.servers.leadsDatabase })
  try {
    const at = new Date().toISOString().slice(0, 23).replace('T', ' ')
    await database('lead_messages').insert({
      ...{ lead_id: leadId, email_key: email, message_id: `${randomUUID()}@exemple.fr` },
      ...{ kind: 'reply', written_at: at, subject: 'Re: Votre demande', body: WORDS, state: 'received' }
    })
    await database('lead_desks').where({ lead_id: leadId }).update({ replied_at: at })
  } finally {
    await database.destroy()
  }
}

check(
  'ADMIN-20 counts it in the rail + SHEET-20 says in list, portal and sheet that a visitor has answered, leads to what was written, and ends with « Rien à répondre », also on a phone',
  async (fixture) => {
    const email = 'lea.pellerin@hotel.example'
    await captureAll(fixture, [{ firstName: 'Léa', lastName: 'Pellerin', email }])
    const camille = await hire(fixture, 'Camille Astier')
    const id = await idOf(fixture, email)
    await receiveReply(fixture, id, email)

    const { page } = await openDesk(fixture, camille, { view: 'a-traiter' })
    const row = rowOf(page, email)
    await soon(async () => plain(await row.getByRole('rowheader').textContent())).toContain('A répondu')
    const rail = page.getByRole('navigation', { name: 'Administration', exact: true })
    const counted = async () => plain(await rail.getByRole('link', { name: /^Leads/ }).textContent())
    await soon(counted).toContain('1 visiteur attend une réponse')
    await page.getByLabel('Statut', { exact: true }).selectOption('a-repondu')
    await soon(() => new URL(page.url()).searchParams.get('view')).toBe('a-repondu')
    await row.getByRole('cell', { name: 'Léa', exact: true }).click()
    const sheet = sheetOf(page)
    await sheet.getByText(/^Le visiteur a répondu aujourd’hui à/).waitFor()
    await sheet.getByText(WORDS).waitFor()
    expect(await findViolations(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Lire sa réponse' }).click()
    await soon(() => isFocused(sheet.locator('li').filter({ hasText: WORDS }))).toBe(true)

    await page.goto(`${fixture.system.url}/admin`)
    await page.getByLabel("Code d'accès").fill(camille.code)
    await page.getByRole('button', { name: 'Accéder' }).click()
    await page.getByRole('link', { name: /visiteur attend votre réponse/ }).click()
    await soon(() => new URL(page.url()).searchParams.get('view')).toBe('a-repondu')
    await row.waitFor()

    const phone = await openDesk(fixture, camille, { ...MOBILE, lead: id })
    const phoneSheet = sheetOf(phone.page)
    await phoneSheet.getByText(/^Le visiteur a répondu/).waitFor()
    expect(await findViolations(phone.page)).toEqual([])
    await phoneSheet.getByRole('button', { name: 'Rien à répondre' }).tap()
    await phoneSheet.getByText('Réponse du visiteur traitée').waitFor()
    await soon(() => phoneSheet.getByText(/^Le visiteur a répondu/).count()).toBe(0)
    expect(await deskOf(fixture, id)).toMatchObject({ repliedAt: null })
    await soon(() => row.count(), 'the list hears of it').toBe(0)
    await soon(counted, 'and so does the rail').not.toContain('attend')
  }
)
