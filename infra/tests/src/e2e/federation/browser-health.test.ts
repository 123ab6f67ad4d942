import { randomUUID } from 'node:crypto'
import type { DeployablesReport } from '@site/contracts/browser-health/deployables-report'
import type { BrowserReport } from '@site/contracts/browser-health/report'
import { UNCOUNTED_FLAG } from '@site/contracts/site/brand'
import { describeRemotes } from '@site/dev/front-ends/remotes'
import { deployOne } from '@site/federation/deploy/deploy'
import { readRegistry } from '@site/federation/registry/store'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { MOBILE, openVisit, untilHydrated, type Visit } from '../../harness/browser.ts'
import { soon, withoutPopup } from '../../harness/page-state.ts'
import { copyRemote, type RemoteCopy } from '../../harness/remote-copy.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { readPage } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'

/** Nothing else can contain them: an admin code and an e-mail address that the faults below put into what they throw. */
const CODE = `canari${randomUUID().replaceAll('-', '')}`
const EMAIL = `${CODE.slice(6, 20)}@hotel.example`
const site = shareSystem({ ADMIN_CODE: CODE, LOG_LEVEL: 'trace', RENDER_TIMEOUT_MS: '30000' })

/** Of a person’s browser: what tests drive calls itself headless, and says that a program drives it. */
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const visits: Visit[] = []
const sent: string[] = []
let blog: RemoteCopy

beforeAll(async () => {
  blog = copyRemote('mf-blog')
  blog.edit(
    'src/pages/blog/page.tsx',
    "import { useMemo } from 'react'",
    "import { useEffect, useMemo } from 'react'"
  )
  blog.edit(
    'src/pages/blog/page.tsx',
    'const bookingUrl = useBookingUrl()',
    `const bookingUrl = useBookingUrl()
  useEffect(() => { throw new RangeError('no list of ${EMAIL}') }, [])`
  )
  blog.edit(
    'src/pages/article/page.tsx',
    '/** /article/{id}',
    `if (typeof document !== 'undefined') setTimeout(() => { throw new TypeError('no text at ' + location.href + ' for ${EMAIL}') }, 100)
/** /article/{id}`
  )
  const { version } = await deployOne(blog, { root: site.system.remotesDir })
  await until('the new version serves', async () =>
    (await readPage(`${site.system.url}/blog`)).html.includes(version)
  )
})
afterEach(async () => {
  for (const { context } of visits.splice(0)) await context.close()
})
afterAll(() => blog?.remove())

/** Opens `path` as a person does, and keeps what the page tells. */
async function come(path: string, prepare?: (page: Page) => Promise<unknown>) {
  const visit = await openVisit(site.browser, { ...MOBILE, userAgent: AGENT })
  visits.push(visit)
  const { page } = visit
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
  })
  const reports: BrowserReport[] = []
  await page.exposeFunction('noteReport', (text: string) => {
    sent.push(text)
    const report = JSON.parse(text)
    if ('page' in report) reports.push(report)
  })
  await page.addInitScript(() => {
    const send = navigator.sendBeacon
    const { noteReport } = globalThis as unknown as { noteReport: (text: string) => void }
    navigator.sendBeacon = function sendBeacon(address, body) {
      if (body instanceof Blob) void body.text().then(noteReport)
      return send.call(this, address, body)
    }
  })
  await withoutPopup(page)
  await prepare?.(page)
  await page.goto(site.system.url + path)
  await untilHydrated(page)
  return { ...visit, reports }
}

/** The page goes out of sight, as behind another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

const versionOf = async (name: string) =>
  (await readRegistry(site.system.remotesDir)).units[name]?.live.version ?? ''
const metrics = async () => (await fetch(`${site.system.url}/metrics`)).text()
async function countOf(metric: string, deployable: string, more = ''): Promise<number> {
  const labels = `deployable="${deployable}",version="${await versionOf(deployable)}"${more}`
  const [, count] = (await metrics()).match(new RegExp(`^${metric}\\{${labels}[,}].*? (\\d+)$`, 'm')) ?? []
  return Number(count)
}
const remotes = async () => (await describeRemotes(site.system.remotesDir, site.system.url)).join('\n')

describe('HEALTH-1 a front end that fails in browsers is counted by deployable and version', () => {
  it('where it throws in an effect: the error, and that the version before took its place', async () => {
    const { reports } = await come('/blog')
    await soon(() => countOf('browser_errors_total', 'mf-blog')).toBe(1)
    expect(await countOf('browser_fallbacks_total', 'mf-blog', ',to="previous"')).toBe(1)
    const version = await versionOf('mf-blog')
    // The browser tells of its request after the gateway has counted it.
    await soon(() => reports).toMatchObject([
      {
        page: '/blog',
        incidents: [
          { kind: 'error', deployable: 'mf-blog', version, message: 'RangeError: no list of […]' },
          { kind: 'fallback', deployable: 'mf-blog', version }
        ]
      }
    ])
    // The gateway renders it as ever, and says what browsers say.
    expect(await remotes()).toMatch(
      new RegExp(
        `^mf-blog +${version} .* verified +live\\n +${version} in browsers, last hour: 1 error, 1 fallback to the version before\\n +1 × RangeError: no list of \\[…\\] \\(assets/blog-[\\w-]+\\.js:\\d+:\\d+\\) on /blog\\n`,
        'm'
      )
    )
  })

  it('where it throws in a timer: the remote’s, as the stack says', async () => {
    const before = await countOf('browser_errors_total', 'mf-blog')
    const { reports } = await come(`/article/7?code=${CODE}`)
    await soon(() => countOf('browser_errors_total', 'mf-blog')).toBe(before + 1)
    // The browser tells of its request after the gateway has counted it.
    await soon(() => reports[0]).toMatchObject({
      page: '/article/:id',
      incidents: [{ kind: 'error', deployable: 'mf-blog' }]
    })
    expect(await remotes()).toMatch(/1 × TypeError: no text at \S+\/article\/7\[…\] for \[…\] \(assets\//)
  })

  it('where a file of it does not come', async () => {
    await come('/', (page) => page.route('**/mf-marketing/**/rest-*.js', (route) => route.abort()))
    await soon(() => countOf('browser_load_failures_total', 'mf-marketing')).toBe(1)
    expect(await remotes()).toMatch(/1 × load-failure \(assets\/rest-[\w-]+\.js\) on \/\n/)
  })

  it('but not where a file of it does not come because the page is left', async () => {
    const { page, reports } = await come('/seo', (opened) =>
      opened.route('**/mf-blog/**', (route) => route.abort())
    )
    const reject = (message: string) =>
      page.evaluate((said) => void setTimeout(() => Promise.reject(new Error(said))), message)
    const told = () => reports.flatMap(({ incidents = [] }) => incidents.map(({ message }) => message))
    await reject('before')
    await soon(told).toEqual(['Error: before'])
    // As Firefox does: what loads is broken off, and then the page hears that it is left.
    await page.evaluate(() => {
      const log = console.error
      console.error = (...said) => {
        log(...said)
        dispatchEvent(new PageTransitionEvent('pagehide'))
      }
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).waitFor()
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')))
    await reject('after')
    await soon(told).toEqual(['Error: before', 'Error: after'])
  })
})

describe('HEALTH-2 HEALTH-3 a page that is well', () => {
  it('HEALTH-8 loads the reporter once it rests, and tells its vitals when it goes out of sight', async () => {
    const { page, reports, context } = await come('/chatbot')
    const reporters = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\/shell\/.*\/reporter-/.test(name))
          .map(({ startTime }) => startTime)
      )
    await page.locator('[data-mf="mf-chat"] button').first().waitFor()
    const hydratedAt = await page.evaluate(() => performance.now())
    await soon(async () => (await reporters()).length).toBe(1)
    expect((await reporters())[0]).toBeGreaterThan(Math.min(hydratedAt, 6000))
    await page.waitForFunction(() =>
      Object.hasOwn((globalThis as unknown as { siteIncidents: object }).siteIncidents, 'push')
    )
    await hide(page)
    await hide(page)
    const version = await versionOf('mf-marketing')
    await soon(() => reports.filter(({ vitals }) => vitals)).toMatchObject([
      {
        page: '/chatbot',
        vitals: {
          deployable: 'mf-marketing',
          version,
          ttfb: expect.any(Number),
          lcp: expect.any(Number),
          cls: expect.any(Number)
        }
      }
    ])
    await soon(async () =>
      /^browser_web_vitals_seconds_count\{.*page="\/chatbot".*metric="lcp".*\} 1$/m.test(await metrics())
    ).toBe(true)
    expect(await context.cookies()).toEqual([])
  })

  it.each([
    ['an objection: errors, and no vitals', 'objection', 1],
    ['Do Not Track: nothing', 'doNotTrack', 0]
  ])('HEALTH-6 obeys %s', async (_, how, errors) => {
    const { page, reports } = await come('/chatbot', (opened) =>
      opened.addInitScript(
        ([said, flag, value]) => {
          if (said === 'objection') localStorage.setItem(flag as string, value as string)
          else Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })
        },
        [how, UNCOUNTED_FLAG.key, UNCOUNTED_FLAG.value]
      )
    )
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('none of ours'))))
    if (errors > 0) await soon(() => reports.length).toBe(errors)
    await hide(page)
    await page.getByRole('banner').getByRole('link').first().waitFor()
    expect(reports.flatMap(({ vitals }) => vitals ?? [])).toEqual([])
    expect(reports.flatMap(({ incidents = [] }) => incidents)).toHaveLength(errors)
  })
})

it('HEALTH-4 the code and an e-mail address are in no report, metric, line of a log or answer to an operator', async () => {
  const { page } = await come(`/admin/leads?code=${CODE}`)
  await page.getByRole('heading', { name: 'MAIL ENREGISTRÉS' }).waitFor()
  await page.evaluate(
    ([code, email]) =>
      void setTimeout(() => {
        throw new TypeError(`${code} ${email}`)
      }),
    [CODE, EMAIL]
  )
  await soon(() => sent.some((text) => text.includes('"page":"/admin/leads"'))).toBe(true)
  const told = (await (await fetch(`${site.system.url}/metrics/deployables`)).json()) as DeployablesReport
  const texts = [...sent, await metrics(), JSON.stringify(told), await remotes(), ...site.system.lines]
  expect(sent.length).toBeGreaterThan(3)
  for (const trace of [CODE, EMAIL.split('@')[0] ?? ''])
    expect(texts.filter((text) => text.includes(trace))).toEqual([])
  expect(sent.filter((text) => text.includes('"page":"/admin/leads"')).join()).toContain(
    '"message":"TypeError"'
  )
})

it('HEALTH-7 `remotes` says which version serves and that live is set aside, and why', async () => {
  const broken = copyRemote('mf-blog')
  try {
    broken.edit(
      'src/pages/blog/page.tsx',
      'const bookingUrl = useBookingUrl()',
      "const bookingUrl = useBookingUrl()\n  if (typeof window === 'undefined' && topic === undefined) throw new Error('panne')"
    )
    const { version } = await deployOne(broken, { root: site.system.remotesDir })
    await until('it is set aside', async () => {
      await readPage(`${site.system.url}/blog`)
      return (await remotes()).includes(`${version} failed to render`)
    })
    expect(await remotes()).toMatch(
      /^mf-blog .* verified +(\S+: live is set aside|live, which fails on the server)$/m
    )
    expect(await remotes()).toMatch(new RegExp(`${version} failed to render .*: .*panne`))
  } finally {
    broken.remove()
  }
})
