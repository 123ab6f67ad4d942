import { request } from 'node:http'
import { type ServedInSite, serveInSite } from '@site/federation/local-remote/serve-in-site'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openVisit, untilHydrated, type Visit } from '../../harness/browser.ts'
import { withoutPopup } from '../../harness/page-state.ts'
import { copyRemote, type RemoteCopy } from '../../harness/remote-copy.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { readPage } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'

const WORDS = 'src/pages/blog/content/blog.ts'
const PAGE = 'src/pages/blog/page.tsx'
const ROUTES = 'src/remote/routes.ts'
const LIVE = 'Blog'

const site = shareSystem({ PREVIEW: 'off' })
const visits: Visit[] = []
const said: string[] = []
let blog: RemoteCopy
/** The running site on this machine, with mf-blog from the sources of the copy. */
let here: ServedInSite

beforeAll(async () => {
  blog = copyRemote('mf-blog')
  here = await serveInSite(blog, {
    site: site.system.url,
    port: 0,
    canWrite: false,
    say: (line) => void said.push(line)
  })
})
afterEach(async () => {
  for (const { context } of visits.splice(0)) await context.close()
})
afterAll(async () => {
  await here?.close()
  blog?.remove()
})

async function visit(address: string): Promise<Visit> {
  const one = await openVisit(site.browser)
  visits.push(one)
  await withoutPopup(one.page)
  await one.page.goto(address)
  return one
}
const retitle = (from: string, to: string) => blog.edit(WORDS, `title: '${from}'`, `title: '${to}'`)
const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true })
const badge = (page: Page) => page.getByText('mf-blog\u00a0: cette machine')
const readBoth = (path: string) => Promise.all([here.url, site.system.url].map((url) => readPage(url + path)))
const main = ({ html }: { html: string }) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
/** Marks the document, to tell whether it is still the same one later. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis)

it('FED-51 an edited word of one remote is seen in the running site within a second, without a reload, after one too, and by nobody else', async () => {
  const { page, complaints } = await visit(`${here.url}/blog`)
  await title(page, LIVE).waitFor()
  await badge(page).waitFor()
  await untilHydrated(page)
  await mark(page)
  retitle(LIVE, 'Carnet local')
  await title(page, 'Carnet local').waitFor({ timeout: 1000 })
  expect(await isMarked(page)).toBe(true)

  await page.reload()
  await title(page, 'Carnet local').waitFor()
  await untilHydrated(page)
  const [local, live] = await readBoth('/blog')
  expect([local?.status, local?.html.includes('<h1>Carnet local</h1>')]).toEqual([200, true])
  expect([live?.html.includes(`<h1>${LIVE}</h1>`), live?.html.includes('Carnet local')]).toEqual([
    true,
    false
  ])

  // From page to page too, in the same document.
  await mark(page)
  await page.getByRole('link', { name: 'SEO' }).first().click()
  await page.waitForURL(`${here.url}/seo`)
  await badge(page).waitFor()
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await title(page, 'Carnet local').waitFor()
  expect(await isMarked(page)).toBe(true)
  retitle('Carnet local', LIVE)
  await title(page, LIVE).waitFor()
  expect(complaints).toEqual([])
})

it('FED-51 what is not edited is the site’s own: pages of other remotes, the markup around and in the page, answers and files', async () => {
  const articles = (await (await fetch(`${site.system.url}/api/blog`)).json()) as { id: number }[]
  for (const path of ['/seo', '/blog', `/article/${articles[0]?.id}`, '/nowhere']) {
    const [local, live] = await readBoth(path)
    expect([path, local?.status]).toEqual([path, live?.status])
    expect(main(local ?? { html: '' })).toBe(main(live ?? { html: 'none' }))
  }
  const shell = /"shell":\{"version":"[^"]+","base":"([^"]+)","entry":"([^"]+)"/.exec(
    (await readBoth('/'))[0]?.html ?? ''
  )
  for (const path of ['/api/blog', '/feed.xml', `${shell?.[1]}${shell?.[2]}`]) {
    const [local, live] = await Promise.all(
      [here.url, site.system.url].map(async (url) =>
        Buffer.from(await (await fetch(url + path)).arrayBuffer())
      )
    )
    expect(live && local?.equals(live)).toBe(true)
    expect(local?.length).toBeGreaterThan(100)
  }
  const [local, live] = await Promise.all(
    [here.url, site.system.url].map(async (url) =>
      (await fetch(`${url}/blog`, { headers: { accept: 'text/html' } })).headers.get(
        'content-security-policy'
      )
    )
  )
  expect(live).not.toContain('unsafe-inline')
  expect(local).toContain("style-src 'self' 'unsafe-inline'")
  expect(local?.replace(/(style|connect)-src[^;]*/g, '')).toBe(live?.replace(/(style|connect)-src[^;]*/g, ''))
})

it('FED-51 the page comes with the styles of the sources, and without those of the version that is live', async () => {
  const [local, live] = (await readBoth('/blog')).map(
    ({ html }) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  )
  expect([local?.includes('.shell_'), live?.includes('.shell_')]).toEqual([true, true])
  expect([local?.includes('.mf-blog_'), live?.includes('.mf-blog_')]).toEqual([false, true])
  expect((await readBoth('/blog'))[0]?.html).toMatch(
    /<style data-vite-dev-id="mf-blog:[^"]+blog\.module\.css">[^<]*\.mf-blog_/
  )
})

it('FED-51 an address that only the sources have is rendered on the server in the site’s shell, and one that they no longer have is not there', async () => {
  blog.edit(ROUTES, "path: '/blog',", "path: '/carnet',")
  await until('the new address is there', async () => (await readPage(`${here.url}/carnet`)).status === 200)
  const [local, live] = await readBoth('/carnet')
  expect([local?.status, live?.status]).toEqual([200, 404])
  expect(main(local ?? { html: '' })).toMatch(
    new RegExp(`<div data-mf="mf-blog"[^>]*>.*<h1>${LIVE}</h1>`, 's')
  )
  const { page } = await visit(`${here.url}/carnet`)
  await title(page, LIVE).waitFor()
  await untilHydrated(page)
  const gone = await readPage(`${here.url}/blog`)
  expect([gone.status, gone.html.includes(`<h1>${LIVE}</h1>`)]).toEqual([404, false])
  await page.goto(`${here.url}/blog`)
  await title(page, 'Page Not Found').waitFor()
  blog.edit(ROUTES, "path: '/carnet',", "path: '/blog',")
  await until('the old address is back', async () => (await readPage(`${here.url}/blog`)).status === 200)
})

it('FED-51 a page that throws shows message and line, from the server and in an open page, and comes back once it is mended', async () => {
  const { page } = await visit(`${here.url}/blog`)
  await untilHydrated(page)
  await mark(page)
  blog.edit(PAGE, 'const bookingUrl', "if (page !== 'none') throw new Error('cassé')\n  const bookingUrl")
  // Once, as it is said after a reload.
  await page
    .getByRole('alert')
    .getByText(/^cassé\n {4}at BlogPage \(src\/pages\/blog\/page\.tsx:12:30\)$/)
    .waitFor()
  expect(await isMarked(page)).toBe(true)

  await until('the server has it', async () => (await readPage(`${here.url}/blog`)).status === 500)
  await page.reload()
  await page.getByRole('heading', { name: 'This page could not be rendered' }).waitFor()
  await page.getByText('BlogPage (src/pages/blog/page.tsx:12:30)').waitFor()
  expect(said.at(-1)).toMatch(/^\/blog: cassé\n/)
  // Nothing of the other pages is lost.
  expect((await readPage(`${here.url}/seo`)).status).toBe(200)
  blog.edit(PAGE, "if (page !== 'none') throw new Error('cassé')\n  const bookingUrl", 'const bookingUrl')
  await title(page, LIVE).waitFor()

  // What throws as it is loaded again leaves the page as it was, with the error over it.
  await untilHydrated(page)
  blog.edit(PAGE, 'export default', "throw new Error('rompu')\nexport default")
  const overlay = page.locator('vite-error-overlay')
  await overlay.getByText('rompu').waitFor()
  await overlay.getByText('at src/pages/blog/page.tsx:9:7').waitFor()
  expect(await title(page, LIVE).count()).toBe(1)
  blog.edit(PAGE, "throw new Error('rompu')\nexport default", 'export default')
  await overlay.waitFor({ state: 'detached' })
})

it('FED-51 nothing is changed in the site, nobody is counted there, and no other page of the browser reaches it through here', async () => {
  const post = (path: string, headers = {}) =>
    fetch(here.url + path, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', ...headers }
    })
  const refused = await post('/api/contact')
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { message: expect.stringContaining('Lecture seule\u00a0: cette page locale'), code: 'read-only' }
  ])
  expect((await post('/api/audience')).status).toBe(204)
  const { code } = site.system
  const signIn = (adminCode: string) =>
    fetch(`${here.url}/api/validate-admin`, {
      method: 'POST',
      body: JSON.stringify({ adminCode }),
      headers: { 'content-type': 'application/json', origin: here.url }
    })
  expect([(await signIn(code)).status, (await signIn('faux')).status]).toEqual([200, 401])
  const status = await new Promise((resolve) => {
    const { hostname, port } = new URL(here.url)
    request({ hostname, port, path: '/blog', headers: { host: `elsewhere.example:${port}` } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).end()
  })
  expect(status).toBe(421)
})
