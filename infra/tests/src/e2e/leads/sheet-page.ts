import type { LeadDesk } from '@site/contracts/leads/desk'
import type { Locator, Page } from 'playwright-core'
import { makeCode, readLeads } from '../../harness/site-api.ts'
import type { Fixture } from '../chat/chat-fixture.ts'

/** Somebody of the team: a name, and the code that says it. */
export interface Colleague {
  name: string
  code: string
}

/** A colleague with a code for leads alone. */
export async function hire({ system }: Fixture, name: string): Promise<Colleague> {
  return { name, code: await makeCode(system.url, system.code, name, ['leads']) }
}

/** Opens the list with a colleague's code, or the sheet of a lead with it. */
export async function openDesk(
  { system, visit }: Fixture,
  { code }: Colleague,
  { lead, view, ...options }: { lead?: number; view?: string } & Parameters<Fixture['visit']>[0] = {}
) {
  const opened = await visit(Object.keys(options).length > 0 ? options : undefined)
  const query = new URLSearchParams({ code, ...(lead && { lead: String(lead) }), ...(view && { view }) })
  await opened.page.goto(`${system.url}/admin/leads?${query}`)
  await opened.page.getByRole('heading', { name: 'MAIL ENREGISTRÉS' }).waitFor()
  await opened.page.getByText('Chargement...').first().waitFor({ state: 'detached' })
  await opened.page.getByText('En direct').waitFor()
  return opened
}

export const sheetOf = (page: Page): Locator => page.getByLabel('Fiche du lead', { exact: true })
export const titleOf = (page: Page): Locator => sheetOf(page).getByRole('heading', { level: 2 })
export const statusOf = (page: Page): Locator => sheetOf(page).locator('button[aria-pressed="true"]')
export const statusButton = (page: Page, name: string): Locator =>
  sheetOf(page).getByRole('button', { name, exact: true })
export const noteOf = (page: Page): Locator => sheetOf(page).getByLabel('Nouvelle note')

export async function idOf({ system }: Fixture, email: string): Promise<number> {
  const lead = (await readLeads(system.url, system.code)).find((one) => one.email === email)
  if (!lead) throw new Error(`no lead ${email}`)
  return lead.id
}

/** Where a lead stands, as the API says. */
export async function deskOf({ system }: Fixture, id: number): Promise<LeadDesk> {
  const query = new URLSearchParams({ adminCode: system.code, ids: String(id) })
  const { rows } = (await (await fetch(`${system.url}/api/leads/desk?${query}`)).json()) as {
    rows: LeadDesk[]
  }
  const [desk] = rows
  if (!desk) throw new Error(`no desk of lead ${id}`)
  return desk
}

/** Changes a lead by the API, at its version of now. */
export async function changeBy(
  fixture: Fixture,
  { code }: Colleague,
  id: number,
  change: Record<string, unknown>
): Promise<void> {
  const { version } = await deskOf(fixture, id)
  const response = await fetch(`${fixture.system.url}/api/leads/${id}/desk`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...change, version, adminCode: code })
  })
  if (!response.ok) throw new Error(`the change was answered ${response.status}`)
}
