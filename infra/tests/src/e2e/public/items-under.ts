import type { Locator, Page } from 'playwright-core'

/** The list items of the section with this heading. */
export const itemsUnder = (page: Page, heading: string | RegExp): Locator =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
    .getByRole('listitem')
