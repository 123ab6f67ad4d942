import type { Page } from 'playwright-core'
import { soon } from '../../harness/page-state.ts'

export const WRONG_CODE = 'un-autre-code'

export const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Connexion' })
export const toastsOf = (page: Page) => page.getByRole('group', { name: 'Notification' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Ouvrir le menu' })

/** Opens the mobile menu. */
export async function openMenu(page: Page) {
  await menuButton(page).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  return menu
}

/** Opens the login modal as the size has it: the circle of the home page, or the mobile menu. Answers its opener. */
export async function openLogin(page: Page, size: 'desktop' | 'mobile') {
  const opener =
    size === 'desktop'
      ? page.getByRole('button', { name: 'Accès par code : se connecter' })
      : menuButton(page)
  if (size === 'desktop') await opener.click()
  else await (await openMenu(page)).getByRole('button', { name: 'Se connecter' }).click()
  await modalOf(page).waitFor()
  return opener
}

/** Types a code in the open modal and sends it. */
export async function sendCode(page: Page, code: string) {
  await modalOf(page).getByLabel("Code d'accès").fill(code)
  await modalOf(page).getByRole('button', { name: 'Se connecter' }).click()
}

/** Does the site's chrome show a visitor who is logged in? */
export async function isLoggedIn(page: Page, size: 'desktop' | 'mobile'): Promise<boolean> {
  if (size === 'desktop')
    return page.getByRole('button', { name: 'Accès par code : se déconnecter' }).isVisible()
  const menu = await openMenu(page)
  const isIn = await menu.getByRole('button', { name: 'Déconnexion' }).isVisible()
  await page.keyboard.press('Escape')
  await soon(() => menu.count()).toBe(0)
  return isIn
}
