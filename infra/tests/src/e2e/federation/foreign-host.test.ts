import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import { rollBackDeployable } from '@site/federation/change/rollback'
import { deployOne } from '@site/federation/deploy/deploy'
import { compileInForeignHost } from '@site/federation/testing/consume-types'
import { makeDeployable, type TestDeployable } from '@site/federation/testing/make-deployable'
import { type ForeignHost, serveForeignHost } from '@site/federation/testing/serve-foreign-host'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openVisit, untilHydrated } from '../../harness/browser.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { until } from '../../harness/until.ts'

/** A view that uses React alone. */
const PLAIN = `
import { useState } from 'react'
export default function PlainView({ from = 0 }: { from?: number }) {
  const [count, setCount] = useState(from)
  return (
    <section>
      <h1>Une vue sans plateforme</h1>
      <button type="button" onClick={() => setCount(count + 1)}>Pressé {count} fois</button>
    </section>
  )
}
`

const site = shareSystem()
let sample: TestDeployable
let host: ForeignHost
let page: Page
let complaints: string[]

beforeAll(async () => {
  sample = makeDeployable()
  mkdirSync(join(sample.dir, 'src/pages/plain'))
  writeFileSync(join(sample.dir, 'src/pages/plain/page.tsx'), PLAIN)
  host = await serveForeignHost()
  await deploy()
})
afterAll(async () => {
  await host?.stop()
  sample?.remove()
})
beforeEach(async () => {
  ;({ page, complaints } = await openVisit(site.browser))
})
afterEach(() => page.context().close())

const manifestOf = (version: string): DeployableManifest =>
  JSON.parse(readFileSync(join(site.system.remotesDir, 'mf-sample', version, 'manifest.json'), 'utf8'))
const entryOf = (version: string) => manifestOf(version).entry
const stableAddress = (remote: string) => `${site.system.url}/remotes/${remote}/live/mf-manifest.json`
const liveVersion = async () => {
  const { metaData } = (await (await fetch(stableAddress('mf-sample'))).json()) as {
    metaData: { buildInfo: { buildVersion: string } }
  }
  return metaData.buildInfo.buildVersion
}
const isLive = (version: string) => until(`${version} is live`, async () => (await liveVersion()) === version)
const deploy = async () => {
  const { version } = await deployOne(sample, { root: site.system.remotesDir })
  await isLive(version)
  return version
}
/** Opens the foreign page, which loads a view of mf-sample by the address that it keeps. */
const open = (view: string, hasPlatform = false) =>
  page.goto(host.pageOf({ remote: 'mf_sample', manifest: stableAddress('mf-sample'), view, hasPlatform }))
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

describe('a host of another origin, built by others, with Module Federation’s defaults', () => {
  it('FED-48 shows a view that uses React alone where it shares React and ReactDOM alone', async () => {
    await open('pages/plain')
    await heading('Une vue sans plateforme').waitFor()
    await page.getByRole('button', { name: 'Pressé 0 fois' }).click()
    await page.getByRole('button', { name: 'Pressé 1 fois' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('FED-48 is told by name what it does not share', async () => {
    await open('pages/sample')
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toBe('Error: The host of this page does not share @site/web/platform')
  })

  it('FED-48 shows a page with its styles where it shares the platform too', async () => {
    await open('pages/sample', true)
    await heading('Échantillon de Lucarne').waitFor()
    await page.getByRole('button', { name: 'déconnecté 0' }).click()
    await page.getByRole('button', { name: 'déconnecté 1' }).waitFor()
    const card = page.locator('main > section')
    expect(await card.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)')
  })

  it('FED-48 shows what is live when it is loaded again, from files that are kept for good', async () => {
    const title = () => heading('Une vue nouvelle')
    await open('pages/plain')
    await heading('Une vue sans plateforme').waitFor()
    sample.edit('src/pages/plain/page.tsx', 'Une vue sans plateforme', 'Une vue nouvelle')
    const before = await liveVersion()
    const version = await deploy()
    const entry = page.waitForResponse((response) => response.url().endsWith(`/files/${entryOf(version)}`))
    await page.reload()
    await title().waitFor()
    expect((await entry).headers()['cache-control']).toBe('public, max-age=31536000, immutable')

    await rollBackDeployable('mf-sample', site.system.remotesDir)
    await isLive(before)
    await page.reload()
    await heading('Une vue sans plateforme').waitFor()
    expect(complaints).toEqual([])
  })
})

it('FED-48 FED-58 asks visitors of the site for none of it', async () => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${site.system.url}/sample`)
  await untilHydrated(page)
  await page.locator('[data-mf="mf-chat"]').first().waitFor({ state: 'attached' })
  expect(asked.filter((url) => /remoteEntry|\/remotes\//.test(url)).length).toBeGreaterThan(3)
  expect(asked.filter((url) => /mf-manifest|mf-types|foreign-host/.test(url))).toEqual([])
  expect(/mf-manifest|mf-types|foreign-host/.exec(await page.content())).toBeNull()
})

it('FED-58 gives a host’s own tool the types of what is live, by which the compiler tells a wrong prop', async () => {
  const remotes = { mf_sample: stableAddress('mf-sample'), mf_blog: stableAddress('mf-blog') }
  const errors = await compileInForeignHost(
    remotes,
    `import { loadRemote } from '@module-federation/runtime'
import BlogPage from 'mf_blog/pages/blog'
import PlainView from 'mf_sample/pages/plain'
export const right = [<BlogPage />, <PlainView />, <PlainView from={3} />]
export const wrongType = <PlainView from="trois" />
export const unknownProp = <BlogPage topic="formation" />
export const loaded = loadRemote('mf_blog/pages/blog').then(({ default: Page }) => <Page topic="formation" />)
`
  )
  expect(errors.map((line) => /^host.tsx\((\d+),\d+\): error (TS\d+)/.exec(line)?.slice(1))).toEqual([
    ['5', 'TS2322'],
    ['6', 'TS2322'],
    ['7', 'TS2322']
  ])
})

it('FED-48 FED-58 lists manifest and types among the hashes of a version, and its files are there', async () => {
  const base = `${site.system.url}/remotes/mf-sample/${await liveVersion()}/`
  const manifest = await fetch(`${base}mf-manifest.json`)
  expect(manifest.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(manifest.headers.get('access-control-allow-origin')).toBe('*')
  const { exposes } = (await manifest.json()) as {
    exposes: { path: string; assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[]
  }
  expect(exposes.map(({ path }) => path)).toEqual([
    './routes',
    './widget',
    './pages/detail',
    './pages/plain',
    './pages/sample'
  ])
  const files = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync, ...css.async])
  const { integrity } = manifestOf(await liveVersion())
  const types = ['@mf-types.zip', '@mf-types.d.ts']
  expect(Object.keys(integrity)).toEqual(expect.arrayContaining(['mf-manifest.json', ...types, ...files]))
  expect((await fetch(`${base}@mf-types.zip`)).headers.get('content-type')).toBe('application/zip')
})
