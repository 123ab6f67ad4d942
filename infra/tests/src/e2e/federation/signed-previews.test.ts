import { deployOne } from '@site/federation/deploy/deploy'
import { signPreviewLink } from '@site/federation/publish/sign-preview'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openVisit, untilHydrated, type Visit } from '../../harness/browser.ts'
import { withoutPopup } from '../../harness/page-state.ts'
import { copyRemote, type RemoteCopy } from '../../harness/remote-copy.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { readPage } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'

const LIVE = 'Blog'
const NEXT = 'Carnet signé'

const site = shareSystem({ PREVIEW: 'off' })
const visits: Visit[] = []
let blog: RemoteCopy
let version: string
/** Address of the preview, signed with the key of the store. */
let link: string

beforeAll(async () => {
  const { remotesDir: root, url: origin } = site.system
  blog = copyRemote('mf-blog')
  blog.edit('src/pages/blog/content/blog.ts', `title: '${LIVE}'`, `title: '${NEXT}'`)
  version = (await deployOne(blog, { root, mode: 'preview' })).version
  const publisher = { by: 'Blog' }
  link = (await signPreviewLink({ versions: { 'mf-blog': version } }, { root, origin, publisher })).address
})
afterEach(async () => {
  for (const { context } of visits.splice(0)) await context.close()
})
afterAll(() => blog?.remove())

async function visit(address: string): Promise<Page> {
  const one = await openVisit(site.browser)
  visits.push(one)
  await withoutPopup(one.page)
  await one.page.goto(address)
  return one.page
}
const title = (page: Page, text: string) =>
  page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor()
const badge = (page: Page) => page.getByText(`mf-blog ${version}`)

it('FED-47 whoever has a signed link sees the version, also from page to page and after a reload; another visitor never', async () => {
  const page = await visit(link)
  await title(page, NEXT)
  await badge(page).waitFor()
  await untilHydrated(page)
  const { search } = new URL(link)
  await page.getByRole('link', { name: 'SEO' }).first().click()
  await page.waitForURL(`${site.system.url}/seo${search}`)
  await page.reload()
  await badge(page).waitFor()
  await untilHydrated(page)
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await title(page, NEXT)
  expect(page.url()).toBe(link)

  // Meanwhile, and after it.
  const other = await visit(`${site.system.url}/blog`)
  await title(other, LIVE)
  expect(await badge(other).count()).toBe(0)
  const unsigned = await visit(`${site.system.url}/blog?mf-blog=${version}`)
  await title(unsigned, LIVE)
  const forged = await readPage(link.slice(0, -1))
  expect([forged.status, forged.html.includes(NEXT)]).toEqual([403, false])
})

it('FED-47 what opens a preview is in no other request, in no Referer, and in nothing that the page tells of itself', async () => {
  const page = await visit('about:blank')
  const told: string[] = []
  await page.exposeFunction('noteReport', (text: string) => void told.push(text))
  await page.addInitScript(() => {
    // As a person's browser, which tells how pages fare.
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
    const send = navigator.sendBeacon
    const { noteReport } = globalThis as unknown as { noteReport: (text: string) => void }
    navigator.sendBeacon = function sendBeacon(address, body) {
      if (body instanceof Blob) void body.text().then(noteReport)
      return send.call(this, address, body)
    }
  })
  const asked: string[] = []
  page.on('request', (request) => {
    const { referer = '' } = request.headers()
    asked.push(referer, request.isNavigationRequest() ? '' : request.url())
  })
  await page.goto(link)
  await untilHydrated(page)
  await page.getByRole('link', { name: 'SEO' }).first().click()
  await page.waitForURL(/\/seo/)
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error(`no list at ${location.href}`))))
  await until('the page has told of it', () => told.some((text) => text.includes('no list at')))

  const [, signature = ''] = link.split('preview-signature=')
  expect(asked.some((text) => text.includes('/remotes/'))).toBe(true)
  expect([...asked, ...told].filter((text) => text.includes(signature))).toEqual([])
})
