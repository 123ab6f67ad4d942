import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Canary, DeployableManifest } from '@site/contracts/federation/registry'
import { eventually } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDeployable } from '../testing/build-deployable.ts'
import type { LiveDeployables } from '../testing/build-registry.ts'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'
import { stubRemote, stubShell } from '../testing/stubs.ts'

const V1 = '0.1.0-11111111'
const V2 = '0.1.0-22222222'
const V3 = '0.1.0-33333333'
const TYPES = { name: '', zip: '@mf-types.zip', api: '@mf-types.d.ts' }
const ORIGIN = 'https://www.lucarne.example'

let gateway: TestGateway
let shell: DeployableManifest
let first: DeployableManifest
let second: DeployableManifest
let third: DeployableManifest
let unstandard: DeployableManifest

/** A remote whose files are those of `stubRemote` and these. */
const build = (dir: string, name: string, version: string, more: Record<string, string>) => {
  const stub = stubRemote({
    name,
    version,
    pages: [{ path: `/${name}`, component: `() => React.createElement('p', null, '${version}')` }]
  })
  return buildDeployable(dir, { ...stub, client: { ...stub.client, ...more } })
}
const manifestFor = (version: string) => ({
  'mf-manifest.json': JSON.stringify({
    id: 'mf_blog',
    metaData: { publicPath: 'auto', types: TYPES, buildInfo: { buildVersion: version } },
    exposes: [],
    other: 'kept'
  })
})

beforeAll(async () => {
  gateway = await startTestGateway({
    build: async (dir) => {
      shell = await buildDeployable(dir, stubShell())
      first = await build(dir, 'mf-blog', V1, manifestFor(V1))
      second = await build(dir, 'mf-blog', V2, manifestFor(V2))
      third = await build(dir, 'mf-blog', V3, manifestFor(V3))
      unstandard = await build(dir, 'mf-marketing', V1, {})
      return { shell: { live: shell }, 'mf-blog': { live: first }, 'mf-marketing': { live: unstandard } }
    }
  })
})
afterAll(() => gateway.stop())

const ask = (name = 'mf-blog', init: RequestInit = {}) =>
  fetch(`${gateway.url}/remotes/${name}/live/mf-manifest.json`, init)
const versionOf = async (response: Response) => {
  const { metaData } = (await response.json()) as { metaData: { buildInfo: { buildVersion: string } } }
  return metaData.buildInfo.buildVersion
}
const deploy = (deployables: LiveDeployables) => gateway.deploy({ shell: { live: shell }, ...deployables })

describe('FED-48 the address that a remote keeps', () => {
  it('gives the manifest of what is live, with the folder of that version as its public path', async () => {
    const response = await ask()
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^W\/".+"$/)
    })
    expect(await response.json()).toEqual({
      id: 'mf_blog',
      metaData: {
        publicPath: `${ORIGIN}/remotes/mf-blog/${V1}/`,
        types: TYPES,
        buildInfo: { buildVersion: V1 }
      },
      exposes: [],
      other: 'kept'
    })
  })

  it('FED-58 leads to the types beside the version, whose other files are among those of all versions', async () => {
    await deploy({ 'mf-blog': { live: { ...second, named: 'by-content' }, previous: first } })
    const { metaData } = (await (await ask()).json()) as {
      metaData: { publicPath: string; types: { zip: string; api: string } }
    }
    expect(metaData.publicPath).toBe(`${ORIGIN}/remotes/mf-blog/files/`)
    const { publicPath, types } = metaData
    const beside = `${ORIGIN}/remotes/mf-blog/${V2}`
    expect(new URL(types.zip, publicPath).href).toBe(`${beside}/@mf-types.zip`)
    expect(new URL(types.api, publicPath).href).toBe(`${beside}/@mf-types.d.ts`)
    await deploy({ 'mf-blog': { live: first, held: [V2] } })
  })

  it('answers 304 to who has it, HEAD without a body, and takes nothing', async () => {
    const etag = (await ask()).headers.get('etag') ?? ''
    expect((await ask('mf-blog', { headers: { 'if-none-match': etag } })).status).toBe(304)
    const head = await ask('mf-blog', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await ask('mf-blog', { method: 'POST' })).status).toBe(405)
  })

  it('follows a deployment and a rollback, and another tag says so', async () => {
    const etag = (await ask()).headers.get('etag') ?? ''
    await deploy({ 'mf-blog': { live: second, previous: first } })
    const next = await ask('mf-blog', { headers: { 'if-none-match': etag } })
    expect([next.status, await versionOf(next)]).toEqual([200, V2])
    await deploy({ 'mf-blog': { live: first, held: [V2] } })
    expect(await versionOf(await ask())).toBe(V1)
  })

  it('says the same to everybody while a share of the visitors gets another version', async () => {
    const canary: Canary = {
      ...{ manifest: third, share: 99, next: [], isHeld: true, salt: 'a'.repeat(32), by: 'essai' },
      ...{ startedAt: new Date().toISOString(), steppedAt: new Date().toISOString() }
    }
    await deploy({ 'mf-blog': { live: first, canary } })
    expect(await versionOf(await ask())).toBe(V1)
  })

  it('is that of the version before where the live one is damaged', async () => {
    await deploy({ 'mf-blog': { live: third, previous: first } })
    expect(await versionOf(await ask())).toBe(V3)
    await rm(join(gateway.dir, 'mf-blog', V3, 'client/mf-manifest.json'))
    await eventually('the version before serves', async () => (await versionOf(await ask())) === V1)
  })

  it.each([
    ['is unknown', 'mf-jobs'],
    ['is the shell', 'shell'],
    ['was built without a manifest', 'mf-marketing'],
    ['is no name', '..%2fmf-blog']
  ])('is not there where the remote %s', async (_, name) => {
    await deploy({ 'mf-blog': { live: first }, 'mf-marketing': { live: unstandard } })
    const response = await ask(name)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not-found' })
  })

  it('is gone with a remote that is retired', async () => {
    await deploy({ 'mf-blog': { live: first } })
    expect((await ask()).status).toBe(200)
    await deploy({})
    expect((await ask()).status).toBe(404)
  })
})
