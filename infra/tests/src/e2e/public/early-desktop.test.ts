import { describe, expect, it } from 'vitest'
import { MOBILE } from '../../harness/browser.ts'
import { soon } from '../../harness/page-state.ts'
import { testEarlyPresses } from './early.ts'

const run = testEarlyPresses('desktop')

describe('a page whose script does not come', () => {
  it('can be read on, its links lead on, and it offers to try again', () =>
    run(async ({ open }) => {
      const { page } = await open('/article/1', { options: {} })
      const whole = await page.locator('main').innerText()
      await page.route('**/remotes/mf-blog/**', (route) => route.abort())
      await page.reload()
      const retry = page.getByRole('button', { name: 'Réessayer' })
      await retry.waitFor()
      expect(await page.locator('main').innerText()).toContain(whole.slice(0, 2000))
      expect(await page.getByText('ne répond pas. Réessayez').count()).toBe(0)
      // What is not the remote's listens.
      await page.setViewportSize(MOBILE.viewport)
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
      await page.keyboard.press('Escape')
      await page.locator('main a[href^="/blog"]').first().click()
      await page.waitForURL('**/blog')
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)

      await retry.waitFor()
      await page.unroute('**/remotes/mf-blog/**')
      await retry.click()
      await page.getByPlaceholder('Rechercher').or(page.locator('main input')).first().fill('formation')
      await soon(() => retry.count()).toBe(0)
    }))
})
