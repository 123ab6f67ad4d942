import type { Locator, Page } from 'playwright-core'

/** Waits for the toast with this title, and this text beneath it. */
export async function toast(page: Page, title: string, description?: string): Promise<void> {
  const shown = page.getByRole('group', { name: 'Notification' }).filter({ hasText: title })
  await (description === undefined ? shown : shown.filter({ hasText: description })).waitFor()
}

/** The article form by its labels. */
export const fields = (page: Page) => ({
  title: page.getByLabel('Titre'),
  content: page.getByLabel('Contenu'),
  image: page.getByLabel('URL de l’image'),
  publish: page.getByRole('button', { name: 'Publier l’article' }),
  save: page.getByRole('button', { name: 'Enregistrer' })
})

/** An article's row in the manager. */
export const rowOf = (page: Page, title: string): Locator =>
  page.locator('main li').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Widths at which no screen may scroll sideways, in CSS pixels. */
export const WIDTHS = [320, 390, 768, 1440] as const

/** By how many pixels the page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
