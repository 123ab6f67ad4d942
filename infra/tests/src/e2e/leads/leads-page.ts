import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Download, Locator, Page } from 'playwright-core'
import { plain } from '../../harness/page-state.ts'
import { buildContact, sendContact } from '../../harness/site-api.ts'
import type { Fixture } from '../chat/chat-fixture.ts'

/** The leads of these checks, oldest first. */
export const PEOPLE = [
  { lastName: 'Zola', firstName: 'Émile', email: 'emile@mines.example', telephone: '+33 6 11 22 33 44' },
  { lastName: 'Éluard', firstName: 'Paul', email: 'paul@nuit.example', telephone: null, consent: true },
  { lastName: 'abel', firstName: 'Niels', email: 'niels@groupe.example', message: '=1+1 "oui",\nà bientôt' },
  {
    lastName: 'Chat',
    firstName: 'Contact',
    email: 'ecrire@chat.example',
    message: 'Contact depuis chat/nous-contacter'
  },
  {
    lastName: 'Chat',
    firstName: 'Contact',
    email: 'rdv@chat.example',
    message: 'Contact depuis chat/prendre-rdv',
    pageUrl: 'https://lucarne.example/seo?utm_source=lettre',
    utmSource: 'lettre'
  }
]

export async function captureAll(
  { system }: Fixture,
  people: Record<string, unknown>[] = PEOPLE
): Promise<void> {
  for (const person of people) {
    const status = await sendContact(system.url, buildContact(person), randomUUID())
    if (status !== 201) throw new Error(`the lead was answered ${status}`)
  }
}

/** Opens the lead screen and waits for its list. */
export async function openLeads({ system, visit }: Fixture, options?: Parameters<Fixture['visit']>[0]) {
  const opened = await visit(options)
  await opened.page.goto(leadsUrl(system))
  await opened.page.getByRole('heading', { name: 'MAIL ENREGISTRÉS' }).waitFor()
  await opened.page.getByText('Chargement...').first().waitFor({ state: 'detached' })
  return opened
}
export const leadsUrl = (system: Fixture['system']) =>
  `${system.url}/admin/leads?code=${encodeURIComponent(system.code)}`

export const searchOf = (page: Page): Locator => page.getByRole('searchbox')
export const sourceOf = (page: Page): Locator => page.getByLabel('Source', { exact: true })
export const rowsOf = (page: Page): Locator => page.locator('tbody tr[data-lead]')
export const rowOf = (page: Page, text: string): Locator => rowsOf(page).filter({ hasText: text })

/** E-mails of the rows that are drawn, in order. */
export const emailsOf = (page: Page): Promise<string[]> =>
  rowsOf(page).locator('a[href^="mailto:"]').allTextContents()

export const countOf = async (page: Page): Promise<string> =>
  plain(await page.getByText(/^[\d\s]+résultats?$/).textContent())

/** Text of the file that `press` hands to the browser's downloads. */
export async function download(
  page: Page,
  press: () => Promise<unknown>
): Promise<{ name: string; text: string }> {
  const waiting: Promise<Download> = page.waitForEvent('download')
  await press()
  const file = await waiting
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}
