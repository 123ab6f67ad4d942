import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rollBackDeployable } from '@site/federation/change/rollback'
import { deployOne } from '@site/federation/deploy/deploy'
import { readRegistry } from '@site/federation/registry/store'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openVisit, untilHydrated } from '../../harness/browser.ts'
import { copyRemote, type RemoteCopy } from '../../harness/remote-copy.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { makeReleaseToken, readPage } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'
import { startSecondGateway } from './second-gateway.ts'

const HOST_REMOTES = {
  'mf-blog': { '/blog': '/actualites', '/article': '/actualites/article' },
  'mf-admin': {}
}
const CONTENT = 'src/pages/blog/content/blog.ts'
const titled = (text: string) => `title: '${text}'`

const site = shareSystem()
/** The store of the intranet, and in it a shell of its own: the site's with another footer. */
const folder = mkdtempSync(join(tmpdir(), 'site-intranet-'))
const store = join(folder, 'remotes')
let intranet: Awaited<ReturnType<typeof startSecondGateway>>
let shell: RemoteCopy
let blog: RemoteCopy
let page: Page
let complaints: string[]

beforeAll(async () => {
  shell = copyRemote('shell')
  shell.edit('src/layout/layout-content.ts', 'L’IA au service de vos équipes.', 'Le site de l’équipe.')
  await deployOne(shell, { root: store })
  blog = copyRemote('mf-blog')
  const { releasesUrl } = site.system
  intranet = await startSecondGateway(
    { ...site.system, remotesDir: store },
    {
      HOST_REMOTES: JSON.stringify(HOST_REMOTES),
      RELEASES_FROM: releasesUrl,
      RELEASES_FROM_TOKEN: await tokenOfIntranet(),
      RELEASES_BROWSER: process.env.CHROMIUM_PATH ?? ''
    }
  )
  await until(
    'blog and administration are there',
    async () => {
      const { units } = await readRegistry(store)
      return units['mf-blog'] && units['mf-admin']
    },
    { withinMs: 90_000 }
  )
})
afterAll(async () => {
  await intranet?.stop()
  shell?.remove()
  blog?.remove()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  ;({ page, complaints } = await openVisit(site.browser))
})
afterEach(() => page.context().close())

async function tokenOfIntranet(): Promise<string> {
  const grants = { deployables: Object.keys(HOST_REMOTES), routes: ['/'] }
  return (await makeReleaseToken(site.system, 'Intranet', grants)).token
}
const statusOf = async (address: string) =>
  (await fetch(address, { headers: { accept: 'text/html' }, redirect: 'manual' })).status
const shows = (address: string, title: string) =>
  until(`'${title}' at ${address}`, async () => (await readPage(address)).html.includes(`<h1>${title}</h1>`))
const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const pathShown = () => new URL(page.url()).pathname

describe('a second host, with a shell of its own, that has the blog under other addresses', () => {
  it('FED-53 renders it on the server with the addresses of that host', async () => {
    const { html } = await readPage(`${intranet.url}/actualites`)
    expect(html).toContain('<h1>Blog</h1>')
    expect(html).toContain('Le site de l’équipe.')
    expect(html).toContain(`<link rel="canonical" href="${intranet.url}/actualites">`)
    expect(html).toContain('href="/actualites/article/1"')
    const [markup = ''] = html.split('<script type="importmap">')
    expect(/href="\/(blog|article)\b/.exec(markup)).toBeNull()
  })

  it('FED-53 hydrates it, and goes from page to page within the document and back', async () => {
    await page.goto(`${intranet.url}/actualites`)
    await untilHydrated(page)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    const link = page.locator('a[href^="/actualites/article/"]').first()
    const title = (await link.textContent()) ?? ''
    await link.click()
    await page.waitForURL('**/actualites/article/*')
    await heading(title.trim()).waitFor()
    const canonical = page.locator('link[rel=canonical]')
    await until('the head is the article’s', async () =>
      ((await canonical.getAttribute('href')) ?? '').startsWith(`${intranet.url}/actualites/article/`)
    )
    await page.locator('a[href="/actualites"]').first().click()
    await heading('Blog').waitFor()
    expect(pathShown()).toBe('/actualites')
    await page.goBack()
    await heading(title.trim()).waitFor()
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    await page.reload()
    await untilHydrated(page)
    await heading(title.trim()).waitFor()
    expect(complaints).toEqual([])
  })

  it('FED-53 marks the menu’s link as that of the page, and searches at the address that it has there', async () => {
    await page.goto(`${intranet.url}/actualites`)
    await untilHydrated(page)
    const link = page.getByRole('navigation').getByRole('link', { name: 'Blog', exact: true }).first()
    expect([await link.getAttribute('href'), await link.getAttribute('aria-current')]).toEqual([
      '/actualites',
      'page'
    ])
    await page.getByRole('searchbox').fill('extras')
    await page.waitForURL('**/actualites?q=extras')
    expect(complaints).toEqual([])
  })

  it('FED-53 opens the administration where it always is, and has nothing of the other remotes', async () => {
    await page.goto(`${intranet.url}/admin`)
    await page.locator('[data-mf="mf-admin"] h1').waitFor()
    expect(await statusOf(`${intranet.url}/seo`)).toBe(404)
    expect(await statusOf(`${intranet.url}/blog`)).toBe(301)
    expect(await statusOf(`${site.system.url}/actualites`)).toBe(404)
    expect(await statusOf(`${site.system.url}/actualites/article/1`)).toBe(404)
    expect(await statusOf(`${site.system.url}/seo`)).toBe(200)
  })
})

it('FED-53 a blog that is deployed once is live in both, and one that is rolled back in one stays in the other', async () => {
  const [here, there] = [`${intranet.url}/actualites`, `${site.system.url}/blog`]
  blog.edit(CONTENT, titled('Blog'), titled('Carnet'))
  await deployOne(blog, { root: site.system.remotesDir })
  await shows(there, 'Carnet')
  await shows(here, 'Carnet')
  expect((await readRegistry(store)).units['mf-blog']?.release).not.toHaveProperty('unseen')
  await rollBackDeployable('mf-blog', store)
  await shows(here, 'Blog')

  blog.edit(CONTENT, titled('Carnet'), titled('Journal'))
  await deployOne(blog, { root: site.system.remotesDir })
  await shows(here, 'Journal')
  await rollBackDeployable('mf-blog', site.system.remotesDir)
  await shows(there, 'Carnet')
  expect((await readPage(here)).html).toContain('<h1>Journal</h1>')
})
