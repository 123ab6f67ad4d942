import { changeCanary } from '@site/federation/canary/change-canary'
import { deployOne } from '@site/federation/deploy/deploy'
import { listHistory } from '@site/federation/publish/list-versions'
import { readRegistry } from '@site/federation/registry/store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MOBILE, openVisit, untilHydrated } from '../../harness/browser.ts'
import { withoutPopup } from '../../harness/page-state.ts'
import { copyRemote, type RemoteCopy } from '../../harness/remote-copy.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { until } from '../../harness/until.ts'
import { startSecondGateway } from './second-gateway.ts'

const PAGE = 'src/pages/blog/page.tsx'
const MESSAGE = 'no article for this visitor'
const site = shareSystem()
let second: Awaited<ReturnType<typeof startSecondGateway>>
let blog: RemoteCopy
let live: string
let next: string

beforeAll(async () => {
  second = await startSecondGateway(site.system)
  live = (await blogIn())?.live.version ?? ''
  blog = copyRemote('mf-blog')
  blog.edit(PAGE, "import { useMemo } from 'react'", "import { useEffect, useMemo } from 'react'")
  // One visitor in ten: by the last digit of their number, which stands in the name of their browser.
  blog.edit(
    PAGE,
    'const bookingUrl = useBookingUrl()',
    `const bookingUrl = useBookingUrl()
  useEffect(() => { if (/0$/.test(navigator.userAgent)) throw new RangeError('${MESSAGE}') }, [])`
  )
  next = (await deployOne(blog, { root: site.system.remotesDir, mode: 'preview' })).version
})
afterAll(async () => {
  blog?.remove()
  await second?.stop()
})

const blogIn = async () => (await readRegistry(site.system.remotesDir)).units['mf-blog']
const gateways = () => [site.system.url, second.url]
/** Each visitor has a network and a browser of their own. */
const visitorHeaders = (visitor: number) => ({
  'X-Forwarded-For': `10.${visitor >> 8}.${visitor & 255}.7`,
  'User-Agent': `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Visit/${visitor}`
})
/** The version of the blog that a visitor gets, on the server and in the browser. */
async function versionFor(visitor: number, url: string): Promise<string> {
  const response = await fetch(`${url}/blog`, {
    headers: { accept: 'text/html', ...visitorHeaders(visitor) }
  })
  expect(response.status).toBe(200)
  const html = await response.text()
  const versions = [live, next].filter((version) => html.includes(`"name":"mf-blog","version":"${version}"`))
  expect(versions).toHaveLength(1)
  return versions[0] ?? ''
}

/** Comes in a browser, and stays until what the page has to tell is told. Returns what it showed and complained about. */
async function visitInBrowser(visitor: number, url: string, isTold: boolean) {
  const { 'User-Agent': userAgent, ...extraHTTPHeaders } = visitorHeaders(visitor)
  const visit = await openVisit(site.browser, { ...MOBILE, userAgent, extraHTTPHeaders })
  const { page, context, complaints } = visit
  try {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
    })
    await withoutPopup(page)
    const told = page.waitForResponse('**/api/browser-health')
    await page.goto(`${url}/blog`)
    await untilHydrated(page)
    if (isTold) await told
    else told.catch(() => undefined)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    return { title, complaints }
  } finally {
    await context.close()
  }
}

it('FED-32 a canary that throws for one visitor in ten at 5 % is ended once by two gateways, and the others saw nothing', async () => {
  const { remotesDir } = site.system
  const publisher = { by: 'Blog, chaîne principale' }
  await changeCanary(
    'mf-blog',
    { action: 'start', version: next, steps: [5, 25] },
    { root: remotesDir, publisher }
  )
  const revision = (await readRegistry(remotesDir)).revision
  for (const url of gateways())
    await until('both gateways know of it', async () =>
      (await (await fetch(`${url}/api/release`)).text()).includes(`${revision}`)
    )

  const chosen: number[] = []
  const others: number[] = []
  const isIll = (visitor: number) => visitor % 10 === 0
  for (let visitor = 0; visitor < 1000 || chosen.filter(isIll).length < 6; visitor += 1) {
    const got = await Promise.all(gateways().map((url) => versionFor(visitor, url)))
    expect(got[1]).toBe(got[0])
    ;(got[0] === next ? chosen : others).push(visitor)
  }
  const share = chosen.length / (chosen.length + others.length)
  expect(share).toBeGreaterThan(0.03)
  expect(share).toBeLessThan(0.075)

  // Outside the share nobody meets anything, though the version would throw for the first of them.
  const [outside = 0] = others.filter(isIll)
  const calm = await visitInBrowser(outside, site.system.url, false)
  expect([calm.title, calm.complaints]).toEqual(['Blog', []])

  // Those for whom it throws come one after the other, to both gateways, and still get a page: the live version takes over.
  for (const visitor of chosen.filter(isIll))
    for (const url of gateways()) {
      if ((await versionFor(visitor, url)) === live) continue
      expect((await visitInBrowser(visitor, url, true)).title).toBe('Blog')
    }
  const enoughAt = performance.now()
  await until('the canary is ended', async () => (await blogIn())?.canary === undefined, {
    withinMs: 60_000
  })
  for (const url of gateways())
    await until('nobody gets it', async () => (await versionFor(chosen[0] ?? 0, url)) === live)
  expect(performance.now() - enoughAt).toBeLessThan(60_000)

  expect(await blogIn()).toMatchObject({ live: { version: live }, held: [next] })
  const lines = (await listHistory(remotesDir, 'mf-blog')).filter(({ action }) => action === 'abort')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ version: next, share: 5, evidence: { arms: { live: { errors: 0 } } } })
  const met = lines[0]?.evidence?.incidents.find(({ kind }) => kind === 'error')
  expect(met).toMatchObject({ page: '/blog', message: `RangeError: ${MESSAGE}` })
  expect(met?.file).toMatch(/\.js$/)
})
