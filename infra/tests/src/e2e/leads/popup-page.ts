import type { Browser, Page } from 'playwright-core'
import { openVisit } from '../../harness/browser.ts'
import { soon } from '../../harness/page-state.ts'
import type { TestSystem } from '../../harness/test-system.ts'

const POPUP = 'Gagnez du temps avec Lucarne IA'

/**
 * Until the chat's button is drawn. The clock must not be pushed before: a remote that is on its way would be given up
 * for late.
 */
export const widgetRuns = (page: Page) => page.getByRole('button', { name: 'Ouvrir l’assistant' }).waitFor()

/** Opens the home page with its clock under our hand, and lets 30 s pass. */
export async function openPopup(
  { browser, system }: { browser: Browser; system: TestSystem },
  options?: Parameters<typeof openVisit>[1]
) {
  const visit = await openVisit(browser, options)
  await visit.page.clock.install()
  await visit.page.goto(`${system.url}/?utm_source=salon&utm_medium=badge&utm_campaign=hiver`)
  await visit.page.mouse.move(200, 200)
  await widgetRuns(visit.page)
  const popup = visit.page.getByRole('dialog', { name: POPUP })
  await soon(async () => {
    await visit.page.clock.fastForward(5000)
    return popup.isVisible()
  }).toBe(true)
  return { ...visit, popup }
}
