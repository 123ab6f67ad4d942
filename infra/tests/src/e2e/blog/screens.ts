import type { Locator, Page, Request } from 'playwright-core'
import { until } from '../../harness/until.ts'

/** Waits for the toast with this title, and this text beneath it. */
export async function toast(page: Page, title: string, description?: string): Promise<void> {
  const shown = page.getByRole('group', { name: 'Notification' }).filter({ hasText: title })
  await (description === undefined ? shown : shown.filter({ hasText: description })).waitFor()
}

/** Turns the article form to HTML, in which what is filled in is the article itself. */
export const inHtml = (page: Page): Promise<void> => page.getByRole('button', { name: 'HTML' }).click()

/** The article form by its labels; `content` is there in HTML, `sheet` otherwise. */
export const fields = (page: Page) => ({
  title: page.getByLabel('Titre'),
  content: page.getByLabel('Contenu', { exact: true }),
  sheet: page.getByRole('textbox', { name: 'Contenu (visuel)' }),
  image: page.getByLabel('URL de l’image'),
  publish: page.getByRole('button', { name: 'Publier l’article' }),
  save: page.getByRole('button', { name: 'Mettre à jour' })
})

/** Puts the caret there. The browser tells the editor of it a moment after the click: a key that comes before finds it where it was. */
export async function putCaret(target: Locator): Promise<void> {
  await target.click()
  await target.page().evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** Waits until this browser keeps no draft any more: the page knows that the server has it. */
export const browserCopyGone = (page: Page) =>
  until('the browser’s copy to go', () =>
    page.evaluate(() => !Object.keys(localStorage).some((key) => key.includes('draft')))
  )

/** Picks the call that publishes out of those that keep the draft. */
export const publishes = (method: string, path: string) => (request: Request) =>
  request.method() === method && new URL(request.url()).pathname === path

/** An article's row in the manager. */
export const rowOf = (page: Page, title: string): Locator =>
  page.locator('main li').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Widths at which no screen may scroll sideways, in CSS pixels. */
export const WIDTHS = [320, 390, 768, 1440] as const

/** By how many pixels the page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Waits until the page is no wider than its window: what is laid out by a script is so once the width is known. */
export const untilFits = (page: Page, what: number | string = page.url()): Promise<boolean> =>
  until(`nothing sideways: ${what}`, async () => (await sideways(page)) <= 0)
