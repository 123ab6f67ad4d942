import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import {
  type BrowserRegistry,
  REVISIONS,
  registrySchema,
  remotesFileSchema,
  revisionFile
} from '@site/contracts/federation/registry'
import { integrityOf } from '@site/registry/integrity.mjs'
import { eventually } from '@site/service/testing/test-database'
import { afterEach, describe, expect, it } from 'vitest'
import { buildDeployable } from '../testing/build-deployable.ts'
import type { LiveDeployables } from '../testing/build-registry.ts'
import {
  sha256,
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions
} from '../testing/start-test-gateway.ts'
import { needingShell, stubRemote, stubShell } from '../testing/stubs.ts'

let gateway: TestGateway
afterEach(() => gateway.stop())

const [V1, V2] = ['0.1.0-3f9c2ab417', '0.2.0-a1b2c3d4e5'] as const

/** A remote as teams have them: a list, a page for each thing in it, four modules besides. */
const trade = (dir: string, name: string, version: string = V1) => {
  const path = name.replace('mf-', '/')
  const stub = stubRemote({ name, version, pages: [{ path }, { path: `${path}/:id` }] })
  const modules = ['vendor', 'api', 'forms', 'late'].map((part) => `assets/${part}-${name.length}Cq8xQkZ.js`)
  return buildDeployable(dir, {
    ...stub,
    client: {
      ...stub.client,
      ...Object.fromEntries(modules.map((file) => [file, `/* ${name} ${version} ${file} */`]))
    },
    manifest: { ...stub.manifest, modules: modules.slice(0, 3) }
  })
}
const namesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `mf-metier${String(at + 1).padStart(2, '0')}`)
const trades = async (dir: string, names: string[], shell = needingShell()): Promise<LiveDeployables> => {
  const remotes = await Promise.all(
    names.map(
      async (name) => [name, { live: await trade(dir, name, V2), previous: await trade(dir, name) }] as const
    )
  )
  return { shell: { live: await buildDeployable(dir, shell) }, ...Object.fromEntries(remotes) }
}
const start = async (count: number, more: TestGatewayOptions = {}) => {
  gateway = await startTestGateway({ ...more, build: (dir) => trades(dir, namesOf(count)) })
}

const registryIn = (html: string): BrowserRegistry =>
  JSON.parse(/id="site-state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null').registry
const pageOf = async (path = '/metier02') => {
  const { html, response } = await gateway.page(path)
  return { html, registry: registryIn(html), policy: response.headers.get('content-security-policy') ?? '' }
}
const fileOf = async ({ named }: BrowserRegistry, url = gateway.url) => {
  const response = await fetch(url + named?.href)
  return { response, text: await response.text() }
}

describe('FED-55 a page', () => {
  it('of forty remotes is under 2 KB longer than one of five, as it is and compressed', async () => {
    const sizes = []
    for (const count of [5, 40]) {
      await start(count)
      const { html } = await pageOf()
      sizes.push({ plain: Buffer.byteLength(html), compressed: brotliCompressSync(html).length })
      if (count === 5) await gateway.stop()
    }
    const [five, forty] = sizes as [(typeof sizes)[number], (typeof sizes)[number]]
    expect(forty.plain - five.plain).toBeGreaterThan(0)
    expect(forty.plain - five.plain).toBeLessThan(2048)
    expect(forty.compressed - five.compressed).toBeLessThan(2048)
  })

  it('holds all of what it shows, and of the others their routes', async () => {
    await start(3)
    const { html, registry } = await pageOf()
    expect(registry.remotes.map(({ name, version, previous }) => [name, version, previous?.version])).toEqual(
      [['mf-metier02', V2, V1]]
    )
    expect(registry.named?.routes).toEqual({
      'mf-metier01': '/metier01 page0 /metier01/:id page1',
      'mf-metier03': '/metier03 page0 /metier03/:id page1'
    })
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(html) ?? []
    expect(map).toContain('/mf-metier02/')
    expect(map).not.toContain('/mf-metier01/')
  })

  it('names the rest by its hash: for ever the same, with the hashes of all modules, and allowed to be this page’s', async () => {
    await start(3)
    const { html, registry, policy } = await pageOf()
    const { response, text } = await fileOf(registry)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(integrityOf(text)).toBe(registry.named?.integrity)
    const { remotes, importMap } = remotesFileSchema.parse(JSON.parse(text))
    expect(remotes.map(({ name, previous }) => [name, previous?.version])).toEqual(
      namesOf(3).map((name) => [name, V1])
    )
    const [first] = remotes
    const addresses = [first, first?.previous].flatMap((one) =>
      (one?.modules ?? []).map((file) => one?.base + file)
    )
    expect(addresses).toHaveLength(6)
    for (const address of addresses)
      expect(importMap.integrity[address], address).toBe(
        integrityOf(await (await fetch(gateway.url + address)).text())
      )
    // Said twice, browsers warn.
    const own = Object.keys(
      JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1] ?? '').integrity
    )
    for (const address of own) delete importMap.integrity[address]
    expect(Object.keys(importMap.integrity).join()).not.toContain('mf-metier02')
    expect(policy).toContain(`'sha256-${sha256(JSON.stringify(importMap))}'`)
  })

  it('says itself what is not for everybody: a canary, a preview, and what this gateway has set aside', async () => {
    const all = (html: string) =>
      registryIn(html)
        .remotes.map(({ name, version }) => `${name} ${version}`)
        .sort()
    gateway = await startTestGateway({
      env: { RENDER_TIMEOUT_MS: '1500' },
      build: async (dir) => {
        const broken = stubRemote({
          ...{ name: 'mf-metier03', version: V2 },
          pages: [{ path: '/metier03', component: `() => { throw new Error('cassé') }` }]
        })
        const kept = await trades(dir, namesOf(3))
        return {
          ...kept,
          'mf-metier01': {
            live: await trade(dir, 'mf-metier01'),
            canary: {
              ...{ share: 99, next: [], isHeld: false, salt: 'a'.repeat(32), by: 'Essai' },
              ...{ startedAt: new Date().toISOString(), steppedAt: new Date().toISOString() },
              manifest: await trade(dir, 'mf-metier01', V2)
            }
          },
          'mf-metier03': {
            live: await buildDeployable(dir, broken),
            previous: await trade(dir, 'mf-metier03')
          }
        }
      }
    })
    const browsers = ['Firefox/140.0', 'Firefox/141.0', 'Firefox/142.0']
    const seen = await Promise.all(
      browsers.map(async (agent) =>
        all((await gateway.page('/metier02', { 'user-agent': agent })).html).join()
      )
    )
    expect(seen).toContain(`mf-metier01 ${V2},mf-metier02 ${V2}`)
    const preview = await gateway.page(`/metier02?mf-metier03=${V1}`)
    expect(all(preview.html)).toContain(`mf-metier03 ${V1}`)
    await gateway.page('/metier03')
    expect(all((await gateway.page('/metier02')).html)).toContain(`mf-metier03 ${V1}`)
  })

  it('gets what it left out after a deployment, from a gateway that has started since too, and nothing under another name', async () => {
    await start(2)
    const { registry } = await pageOf()
    const revisions = join(gateway.dir, REVISIONS)
    await mkdir(revisions)
    await writeFile(join(revisions, revisionFile(1)), await readFile(join(gateway.dir, 'registry.json')))
    await gateway.deploy({ shell: { live: await buildDeployable(gateway.dir, needingShell()) } })
    expect((await fileOf(registry)).response.status).toBe(200)
    const second = await startTestGateway({ env: { REMOTES_DIR: gateway.dir } })
    const { text } = await fileOf(registry, second.url)
    expect(integrityOf(text)).toBe(registry.named?.integrity)
    expect((await fetch(`${second.url}/remotes/registry/${'0'.repeat(32)}.json`)).status).toBe(404)
    expect((await fetch(second.url + registry.named?.href, { method: 'POST' })).status).toBe(405)
    await second.stop()
  })

  it('of a shell from before holds all, as that shell asks for nothing', async () => {
    gateway = await startTestGateway({ build: (dir) => trades(dir, namesOf(3), stubShell()) })
    const { html, registry } = await pageOf()
    expect(registry.remotes.map(({ name }) => name)).toEqual(namesOf(3))
    expect(registry.named).toBeUndefined()
    expect(html).toContain(`/remotes/mf-metier01/${V1}/assets/late-`)
  })

  it('FED-59 says of addresses that lead elsewhere that they are other documents', async () => {
    await start(3)
    const path = join(gateway.dir, 'registry.json')
    const registry = registrySchema.parse(JSON.parse(await readFile(path, 'utf8')))
    const redirects = { 'mf-jobs': { to: '/metier01', routes: [{ path: '/jobs/:place', page: 'place' }] } }
    await writeFile(path, JSON.stringify({ ...registry, revision: registry.revision + 1, redirects }))
    await eventually('it leads there', async () =>
      (await gateway.page('/jobs/lyon')).response.url.endsWith('/metier01')
    )
    expect(Object.values((await pageOf()).registry.elsewhere ?? {})).toEqual(['/jobs/:place place'])
  })
})
