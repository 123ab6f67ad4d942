import { AUTH_FLAG } from '@site/contracts/site/brand'
import { deployOne } from '@site/federation/deploy/deploy'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openVisit, untilHydrated } from '../../harness/browser.ts'
import { copyRemote } from '../../harness/remote-copy.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { readPage } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'

const BOOKING = 'https://agenda.parcours.example/rendez-vous'
const NAME = 'Parcours SA'
const site = shareSystem({ SITE_BOOKING_URL: BOOKING, SITE_PRODUCT_NAME: NAME })

/** What the shell was told at run time, read in each remote: the addresses, the session, the toaster. */
const READERS: [string, (page: Page) => Promise<void>][] = [
  [
    'mf-marketing',
    async (page) => {
      await page.goto(`${site.system.url}/`)
      const booking = page.getByRole('link', { name: 'Démarrer un projet' })
      expect(await booking.getAttribute('href')).toBe(BOOKING)
      await untilHydrated(page)
      // The session: this card only leads somewhere for a visitor who is logged in.
      const card = page
        .locator('li')
        .filter({ has: page.getByRole('heading', { name: 'Formule hôtelière' }) })
      await card.getByRole('link').click()
      await page.waitForURL('**/formule-hoteliere')
    }
  ],
  [
    'mf-blog',
    async (page) => {
      await page.goto(`${site.system.url}/article/7`)
      const booking = page.locator('main').getByRole('link', { name: /Prendre rendez-vous/ })
      expect(await booking.first().getAttribute('href')).toBe(BOOKING)
    }
  ],
  [
    'mf-chat',
    async (page) => {
      await page.goto(`${site.system.url}/`)
      await untilHydrated(page)
      await page.getByRole('button', { name: /assistant/i }).click()
      await page.getByRole('dialog', { name: /Assistant.*IA/ }).waitFor()
    }
  ],
  [
    'mf-admin',
    async (page) => {
      await page.goto(`${site.system.url}/admin`)
      await page.getByLabel("Code d'accès").fill('mauvais code')
      await page.getByLabel("Code d'accès").press('Enter')
      await page
        .getByRole('region', { name: /Notifications/ })
        .getByText('Code incorrect')
        .waitFor()
    }
  ]
]

const openLoggedIn = async () => {
  const visit = await openVisit(site.browser)
  await visit.page.addInitScript(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    Object.values(AUTH_FLAG)
  )
  return visit
}

describe.each(READERS)('%s', (_, read) => {
  it('reads what the shell set', async () => {
    const { page, context } = await openLoggedIn()
    await read(page)
    await context.close()
  })
})

it('is still one context in all four after a deployment', async () => {
  const blog = copyRemote('mf-blog')
  try {
    blog.edit('src/pages/blog/content/blog.ts', "title: 'Blog'", "title: 'Carnet'")
    await deployOne(blog, { root: site.system.remotesDir })
    await until('the deployed title', async () =>
      (await readPage(`${site.system.url}/blog`)).html.includes('<h1>Carnet</h1>')
    )
    const { page, context } = await openLoggedIn()
    for (const [, read] of READERS) await read(page)
    await context.close()
  } finally {
    blog.remove()
  }
})
