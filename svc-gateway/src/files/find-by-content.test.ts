import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import { afterEach, expect, it } from 'vitest'
import { buildDeployable } from '../testing/build-deployable.ts'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'
import { stubShell } from '../testing/stubs.ts'

const [V1, V2, V3, V4] = ['0.1.0-11111111', '0.1.0-22222222', '0.1.0-33333333', '0.1.0-44444444'] as const
const FILES = '/remotes/mf-blog/files'
const SHARED = 'assets/common-AAAAAAAA.js'
const COMMON = "export const shared = 'équipe'"

let gateway: TestGateway
afterEach(() => gateway.stop())

const put = (
  dir: string,
  version: string,
  client: Record<string, string>,
  manifest: Partial<DeployableManifest> = {}
) =>
  buildDeployable(dir, {
    ...{ name: 'mf-blog', version, server: 'exports.remote = { routes: [] }; exports.pages = {}', client },
    manifest: { entry: 'remoteEntry-CCCCCCCC.js', named: 'by-content', ...manifest }
  })
const clientOf = (version: string, own: string) => ({
  [SHARED]: COMMON,
  [`assets/page-${own.repeat(8)}.js`]: `export const version = '${version}'`,
  'remoteEntry-CCCCCCCC.js': 'export const get = 1',
  'mf-manifest.json': JSON.stringify({ version })
})

const start = (more: Partial<DeployableManifest> = {}) =>
  startTestGateway({
    build: async (dir) => ({
      shell: { live: await buildDeployable(dir, stubShell()) },
      'mf-blog': {
        live: await put(dir, V2, clientOf(V2, 'B'), more),
        previous: await put(dir, V1, clientOf(V1, 'A'), more)
      }
    })
  })

const ask = async (path: string) => {
  const response = await fetch(gateway.url + path)
  return { status: response.status, text: await response.text(), headers: response.headers }
}
const fileOf = (version: string, file: string) => join(gateway.dir, 'mf-blog', version, 'client', file)

it('FED-52 one address gives a file of every version that has it, and for ever', async () => {
  gateway = await start()
  const shared = await ask(`${FILES}/${SHARED}`)
  expect(shared).toMatchObject({ status: 200, text: COMMON })
  expect(shared.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await ask(`${FILES}/assets/page-AAAAAAAA.js`)).text).toContain(V1)
  expect((await ask(`${FILES}/assets/page-BBBBBBBB.js`)).text).toContain(V2)
  // The address of a version goes on answering.
  expect((await ask(`/remotes/mf-blog/${V1}/${SHARED}`)).text).toBe(COMMON)
})

it('FED-52 a version that the registry does not name has its files there too, from the moment it is in the store', async () => {
  gateway = await start()
  expect((await ask(`${FILES}/assets/page-DDDDDDDD.js`)).status).toBe(404)
  await put(gateway.dir, V3, clientOf(V3, 'D'))
  expect((await ask(`${FILES}/assets/page-DDDDDDDD.js`)).text).toContain(V3)
})

it('FED-52 a file that is damaged or gone in one version is taken from another', async () => {
  gateway = await start()
  await writeFile(fileOf(V2, SHARED), 'damaged')
  expect((await ask(`${FILES}/${SHARED}`)).text).toBe(COMMON)

  // Of versions that the registry does not name there is no copy.
  const kept = 'assets/page-DDDDDDDD.js'
  await put(gateway.dir, V3, clientOf(V3, 'D'))
  const { text } = await ask(`${FILES}/${kept}`)
  await rm(fileOf(V3, kept))
  expect((await ask(`${FILES}/${kept}?again`)).status).toBe(404)
  await put(gateway.dir, V4, { [kept]: text })
  expect(await ask(`${FILES}/${kept}?once-more`)).toMatchObject({ status: 200, text })
})

it.each([
  ['what other hosts read, which has one name in all versions', 'mf-manifest.json', {}],
  ['a file of a version that does not name its files by what they hold', SHARED, { named: undefined }],
  ['what is outside client/', '../server/entry.cjs', {}],
  ['a file that no version has', 'assets/common-ZZZZZZZZ.js', {}]
])('FED-52 no address of all versions gives %s', async (_, file, more) => {
  gateway = await start(more as Partial<DeployableManifest>)
  expect((await ask(`${FILES}/${file}`)).status).toBe(404)
})
