import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AUTH_FLAG } from '@site/contracts/site/brand'
import { readManifest, versionDir } from '@site/registry/version-files'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readRegistry } from '../registry/store.ts'
import { makeDeployable, type TestDeployable } from '../testing/make-deployable.ts'
import { serveSite, type TestSite } from '../testing/serve-site.ts'
import { type DeployResult, deployOne } from './deploy.ts'
import { findDeployable } from './deploy-all.ts'

const MESSAGE = 'Cette partie du site ne répond pas. Réessayez dans un instant.'
const root = mkdtempSync(join(tmpdir(), 'remotes-'))
let sample: TestDeployable
let other: TestDeployable
let thrower: TestDeployable
let browser: Browser
let site: TestSite
let page: Page
let complaints: string[]

const baseOf = (name: string, version: string) => `/remotes/${name}/${version}/`
const base = { sample: '', other: '', shellEntry: '' }
const container = { sample: '', other: '' }

beforeAll(async () => {
  sample = makeDeployable()
  other = makeDeployable('mf-other')
  other.edit('src/remote/routes.ts', '/sample', '/other')
  other.edit('src/pages/sample/page.tsx', 'Échantillon de', 'Autre de')
  const shell = await deployOne(findDeployable('shell'), { root })
  const entryOf = async (deployed: DeployResult) =>
    baseOf(deployed.name, deployed.version) + (await readManifest(versionDir(root, deployed))).entry
  base.shellEntry = await entryOf(shell)
  await deployOne(sample, { root })
  sample.edit('src/pages/sample/page.tsx', 'Échantillon de', 'Nouvel échantillon de')
  const [second, third] = await Promise.all([deployOne(sample, { root }), deployOne(other, { root })])
  base.sample = baseOf('mf-sample', second.version)
  base.other = baseOf('mf-other', third.version)
  container.sample = await entryOf(second)
  container.other = await entryOf(third)
  thrower = makeDeployable('mf-thrower')
  thrower.edit('src/remote/routes.ts', '/sample', '/thrower')
  await deployOne(thrower, { root })
  thrower.edit(
    'src/pages/sample/page.tsx',
    'const site = useSite()',
    "const site = useSite()\n  if (typeof window !== 'undefined') throw new Error('Dans le navigateur')"
  )
  await deployOne(thrower, { root })
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox']
  })
}, 120_000)

afterAll(async () => {
  await browser?.close()
  sample?.remove()
  other?.remove()
  thrower?.remove()
  rmSync(root, { recursive: true, force: true })
})

beforeEach(async () => {
  site = await serveSite(root)
  site.api.set('/api/blog/sample', ['un', 'deux'])
  complaints = []
  page = await (await browser.newContext()).newPage()
  // Generous: a page that comes at last on a crowded machine is no fault.
  page.setDefaultTimeout(60_000)
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico'))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
})

afterEach(async () => {
  await page.context().close()
  await site.stop()
})

/** An entry of the Layout Instability API, which TypeScript's DOM does not know. */
type LayoutShift = PerformanceEntry & {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

const heading = (text: string) => page.getByRole('heading', { level: 1, name: text })
const hydrated = () => page.waitForSelector('[data-widget]', { state: 'attached' })

describe('a rendered page', () => {
  it('FED-41 has the links that remotes declare in the menus of the shell', async () => {
    await page.goto(`${site.url}/sample`)
    await hydrated()
    const column = page.getByRole('contentinfo').getByRole('list', { name: 'L’entreprise' })
    const links = column.getByRole('link', { name: 'Échantillon', exact: true })
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(['/other', '/sample', '/thrower'])
    expect(complaints).toEqual([])
  })

  it('is hydrated without a complaint and without moving', async () => {
    const release = hold(base.shellEntry)
    await page.goto(`${site.url}/sample`)
    // Sections below the first screen are laid out after the first paint, one in a frame.
    await page.waitForFunction(() => 'laidOut' in document.documentElement.dataset)
    // The swap of the fonts is the theme's affair. `document.fonts.ready` would not do: nothing may have asked for one yet.
    const since = await page.evaluate(async () => {
      await Promise.allSettled([...document.fonts].map((face) => face.load()))
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      return performance.now()
    })
    release()
    await hydrated()
    const shifts = await page.evaluate(
      (from) =>
        new Promise<unknown[]>((resolve) => {
          const observer = new PerformanceObserver(() => undefined)
          observer.observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => {
            const later = observer.takeRecords().filter(({ startTime }) => startTime > from) as LayoutShift[]
            resolve(
              later.map(({ startTime, sources }) => ({
                startTime,
                sources: sources.map(({ node, previousRect, currentRect }) => [
                  (node as Element | null)?.outerHTML?.slice(0, 80) ?? node?.textContent,
                  [previousRect, currentRect]
                ])
              }))
            )
          })
        }),
      since
    )
    expect(shifts).toEqual([])
    expect(complaints).toEqual([])
  })

  // FED-5
  it('shares one router, query client, session and toaster with its remotes', async () => {
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      Object.values(AUTH_FLAG)
    )
    await page.goto(`${site.url}/sample`)
    await page.getByRole('button', { name: 'connecté 0', exact: true }).waitFor()
    expect(await page.getByText('["un","deux"]').count()).toBe(1)
    await page.getByRole('button', { name: 'Annoncer' }).click()
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByText('Bonjour')
      .waitFor()
    await page.getByRole('link', { name: 'Détail' }).click()
    await heading('Détail 7').waitFor()
    expect(site.requests).not.toContain('/sample/7')
    await page.getByText('Widget sur /sample/7').first().waitFor()
    expect(complaints).toEqual([])
  })

  // PAGE-5
  it('keeps a press on a button until the button listens, and gives it once', async () => {
    const release = hold(container.sample)
    await page.goto(`${site.url}/sample`)
    await page.locator('[data-count]').click()
    release()
    await page.locator('[data-count="1"]').waitFor()
    await hydrated()
    expect(await page.locator('[data-count]').getAttribute('data-count')).toBe('1')
  })

  it('gives a command to a widget that is not loaded yet, and loads it for that', async () => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto(`${site.url}/sample`)
    await page.getByRole('button', { name: 'Écrire' }).click()
    await page.getByText('Widget sur /sample, vue contact').first().waitFor()
  })

  it('moves focus to the content on a navigation, and takes the title over', async () => {
    await page.goto(`${site.url}/sample`)
    await hydrated()
    await page.getByRole('link', { name: 'Détail' }).click()
    await heading('Détail 7').waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'contenu')
    await page.waitForFunction(() => document.title === 'Détail 7')
  })

  it('asks for few files', async () => {
    await page.goto(`${site.url}/sample/7`)
    await hydrated()
    const files = site.requests.filter((path) => path.startsWith(base.sample))
    expect(files.length).toBeLessThanOrEqual(8)
  })
})

it('renders in the browser when it came without markup', async () => {
  site.isRendered = false
  await page.goto(`${site.url}/sample`)
  await heading('Nouvel échantillon de Lucarne').waitFor()
  await page.waitForFunction(() => document.title === 'Échantillon')
  expect(complaints).toEqual([])
})

it.each([
  ['itself, where it is a plain container', false],
  ['through Module Federation’s runtime, where it may ask for that', true]
])('FED-18 loads a remote %s', async (_, isForeign) => {
  site.isForeign = isForeign
  await page.goto(`${site.url}/sample`)
  await page.locator('[data-count]').click()
  await page.locator('[data-count="1"]').waitFor()
  await page.getByText('Widget sur /sample').first().waitFor()
  expect(site.requests.some((path) => path.includes('/federation-runtime-'))).toBe(isForeign)
  expect(complaints).toEqual([])
})

describe('a remote that does not work', () => {
  it.each([
    ['has no entry', () => site.failures.set(container.sample, 404)],
    ['has no page', () => breakFile(base.sample, 'sample')]
  ])('is replaced by its previous version when it %s', async (_, breakIt) => {
    await breakIt()
    site.isRendered = false
    await page.goto(`${site.url}/sample`)
    await heading('Échantillon de Lucarne').waitFor()
    await page.locator('[data-count]').click()
    await page.locator('[data-count="1"]').waitFor()
  })

  it('is replaced by its previous version when it does not answer within 8 s', async () => {
    site.failures.set(container.sample, new Promise(() => undefined))
    site.isRendered = false
    await page.goto(`${site.url}/sample`)
    await heading('Échantillon de Lucarne').waitFor()
  })

  it('is replaced by its previous version when it throws in the browser alone', async () => {
    await page.addInitScript(() => {
      window.addEventListener('site:hydrated', () =>
        document.documentElement.setAttribute('data-hydrated', '')
      )
    })
    await page.goto(`${site.url}/thrower`)
    // Until then what is seen is the markup of the version that throws.
    await page.locator('html[data-hydrated]').waitFor()
    await heading('Échantillon de Lucarne').waitFor()
    await page.locator('[data-count]').click()
    await page.locator('[data-count="1"]').waitFor()
  })

  // FED-6
  it('says so in its slot alone, and the retry retries', async () => {
    site.failures.set(container.other, 503)
    site.isRendered = false
    await page.goto(`${site.url}/other`)
    await page.getByText(MESSAGE).waitFor()
    site.failures.clear()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await heading('Autre de Lucarne').waitFor()
  })

  it('retries past a module that the browser remembers as missing', async () => {
    await breakFile(base.other, 'sample')
    site.isRendered = false
    await page.goto(`${site.url}/other`)
    await page.getByText(MESSAGE).waitFor()
    site.failures.clear()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await heading('Autre de Lucarne').waitFor()
  })

  it('leaves every other page alone', async () => {
    site.failures.set(container.other, 404)
    await page.goto(`${site.url}/sample`)
    await hydrated()
    await page.locator('[data-count]').click()
    await page.locator('[data-count="1"]').waitFor()
  })
})

/** Holds the answer for a path back until it is released. */
function hold(path: string): () => void {
  let release: () => void = () => undefined
  site.failures.set(
    path,
    new Promise<void>((resolve) => {
      release = resolve
    })
  )
  return release
}

/** Answers 404 for the module of a page. */
async function breakFile(folder: string, name: string): Promise<void> {
  const { units } = await readRegistry(root)
  const manifest = Object.values(units).find(({ live }) => live.base === folder)?.live
  const file = manifest?.routes
    .flatMap(({ modules }) => modules)
    .find((path) => path.startsWith(`assets/${name}-`))
  if (!file) throw new Error(`No module of page ${name} in ${folder}`)
  site.failures.set(folder + file, 404)
}
