import type { Locator, Page } from 'playwright-core'
import { launcherOf, press } from './chat-fixture.ts'

/** The five options of the welcome, in order, by the view they lead to. */
export const OPTIONS = {
  appointment: 'Prendre rendez-vous pour un audit',
  about: 'Qui est Lucarne ?',
  solution: 'Voir un exemple de solution',
  sectors: 'Quels secteurs accompagnez-vous ?',
  contact: 'Nous contacter'
} as const
export type View = keyof typeof OPTIONS
export const VIEWS = Object.keys(OPTIONS) as View[]

export const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Assistant Lucarne IA' })

export const typingOf = (page: Page): Locator => panelOf(page).getByText('L’assistant écrit…')

/** Presses the floating button. Time is the test's. */
export async function openChat(page: Page): Promise<Locator> {
  await press(launcherOf(page))
  await panelOf(page).waitFor()
  return panelOf(page)
}

/** From the welcome to a view; a clock that stands still is moved on. */
export async function openView(page: Page, view: View): Promise<void> {
  await press(panelOf(page).getByRole('button', { name: OPTIONS[view] }))
  await page.clock.runFor(1200)
  await panelOf(page).getByRole('heading', { level: 3 }).waitFor()
}
