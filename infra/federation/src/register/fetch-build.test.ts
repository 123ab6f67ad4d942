import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAddressGuard } from '@site/service/outgoing/address-guard'
import { expect, it, onTestFinished } from 'vitest'
import { listFiles } from '../repository/list-files.ts'
import { REPOSITORY } from '../repository/paths.ts'
import { type FetchLimits, fetchForeignBuild } from './fetch-build.ts'

const BUILD = join(REPOSITORY, 'infra/federation/fixtures/foreign-remote/build')
const LIMITS: FetchLimits = { unpacked: 200_000, files: 20, fileMs: 5000, allMs: 20_000 }

type Answer = (path: string) => string | Buffer | RequestListener | undefined

/** A server with the build of the fixture, but for what `answer` gives: an own content of a file, or how it is answered. */
async function serve(answer: Answer = () => undefined): Promise<string> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace('/build/', '')
    const own = answer(path)
    if (typeof own === 'function') return own(request, response)
    response.end(own ?? readFileSync(join(BUILD, path)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/build/`
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-fetch-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const HERE = createAddressGuard(['127.0.0.0/8'])
const fetchFrom = (address: string, limits: Partial<FetchLimits> = {}, guard = HERE) =>
  fetchForeignBuild(address, emptyFolder(), guard, { ...LIMITS, ...limits })

it.each(['mf-manifest.json', 'remoteEntry.js'])(
  'FED-60 fetches what the manifest names, with the server bundle and the budget, by the address of its %s',
  async (file) => {
    const folder = emptyFolder()
    await fetchForeignBuild(`${await serve()}${file}`, folder, HERE)
    const named = listFiles(BUILD).filter((name) => name !== 'mf-stats.json')
    expect(listFiles(folder)).toEqual(named)
    for (const name of named)
      expect(readFileSync(join(folder, name)).equals(readFileSync(join(BUILD, name))), name).toBe(true)
  }
)

const manifest = readFileSync(join(BUILD, 'mf-manifest.json'), 'utf8')
const never: RequestListener = () => undefined
/** Answers at once and then never ends. */
const dripping: RequestListener = (_, response) => void response.writeHead(200).write('x')
const only =
  (file: string, given: string | Buffer | RequestListener): Answer =>
  (path) =>
    path === file ? given : undefined

it.each<[string, Answer, Partial<FetchLimits>, RegExp]>([
  [
    'a server bundle that is too large',
    only('server.cjs', Buffer.alloc(200_001)),
    {},
    /server\.cjs makes the build larger than what is taken$/
  ],
  [
    'more in all than may be',
    () => undefined,
    { unpacked: 1000 },
    /makes the build larger than what is taken$/
  ],
  ['too many files', () => undefined, { files: 5 }, /names more than 5 files$/],
  [
    'a file that does not come',
    only('__federation_expose_routes.mjs', never),
    { fileMs: 100 },
    /routes\.mjs is not there after 0\.1 s$/
  ],
  [
    'a file that never ends',
    only('__federation_expose_routes.mjs', dripping),
    { fileMs: 100 },
    /routes\.mjs is not there after 0\.1 s$/
  ],
  [
    'all of it too slow',
    only('__federation_expose_routes.mjs', dripping),
    { allMs: 300 },
    /is not there after 0\.3 s for all files$/
  ],
  [
    'a redirect',
    only('server.cjs', (_, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end()),
    {},
    /server\.cjs leads on to http:\/\/10\.0\.0\.1\/, which is not followed/
  ],
  [
    'a file that is missing',
    only('budget.json', (_, response) => void response.writeHead(404).end()),
    {},
    /budget\.json answers 404$/
  ],
  [
    'a manifest that is none',
    only('mf-manifest.json', '<html>'),
    {},
    /^mf-manifest\.json is not the manifest of a remote$/
  ],
  [
    'a file elsewhere',
    only(
      'mf-manifest.json',
      manifest.replace('"__federation_expose_routes.mjs"', '"http://10.0.0.1/routes.mjs"')
    ),
    {},
    /names 'http:\/\/10\.0\.0\.1\/routes\.mjs', which is no file beside it$/
  ],
  [
    'a file outside its folder',
    only('mf-manifest.json', manifest.replace('"__federation_expose_routes.mjs"', '"../routes.mjs"')),
    {},
    /names '\.\.\/routes\.mjs', which is no file beside it$/
  ]
])('FED-60 refuses in one line %s', async (_, answer, limits, line) => {
  await expect(serve(answer).then((home) => fetchFrom(`${home}mf-manifest.json`, limits))).rejects.toThrow(
    line
  )
})

it('FED-60 refuses a build that is replaced while it is read', async () => {
  let times = 0
  const home = await serve((path) => {
    if (path !== 'mf-manifest.json') return undefined
    times += 1
    return times === 1 ? undefined : manifest.replace('"buildVersion": "0.1.0"', '"buildVersion": "0.1.1"')
  })
  await expect(fetchFrom(`${home}mf-manifest.json`)).rejects.toThrow(/was replaced while it was read/)
})

it('FED-60 reads no private address that the setting does not name, by number or by name', async () => {
  let asked = 0
  const home = await serve(() => {
    asked += 1
    return undefined
  })
  const strict = createAddressGuard([])
  for (const host of ['127.0.0.1', 'localhost'])
    await expect(fetchFrom(`${home.replace('127.0.0.1', host)}mf-manifest.json`, {}, strict)).rejects.toThrow(
      /is at a private address: REGISTER_ALLOWED may name it$/
    )
  expect(asked).toBe(0)
})
