import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Gate, openGate } from '@site/service/testing/servers'
import { eventually, testServer, uniqueName } from '@site/service/testing/test-database'
import { isLong } from '@site/service/testing/test-form'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  archiveOf,
  builtRemote,
  startTestReleases,
  type TestReleases
} from '../testing/start-test-releases.ts'
import { folderWithShell, makeKeyFile } from '../testing/store-machine.ts'

const [V1, V2] = ['0.1.0-11111111', '0.1.0-22222222'] as const
/** Pages that are asked for while front ends are published and taken back, and how often that is. */
const [PAGES, FLIPS] = isLong ? [10_000, 20] : [300, 4]
const AWAY_MS = isLong ? 600_000 : 0

let key: Awaited<ReturnType<typeof makeKeyFile>>
let gate: Gate
let bucket: string
let folders: string[]
let first: TestReleases
let second: TestReleases

/** A gateway that has a folder of its own, on one store. */
const start = (root: string, url: string) =>
  startTestReleases({
    env: {
      ...{ RELEASE_STORE: 'nats', NATS_URL: url, RELEASES_KEY_FILE: key.keyFile },
      ...{ REMOTES_DIR: root, REMOTES_COPY_DIR: `${root}-copy` }
    },
    overrides: { releasesBucket: bucket },
    build: async () => ({})
  })
const behindGate = () => {
  const url = new URL(testServer('TEST_NATS_URL'))
  url.host = `127.0.0.1:${gate.port}`
  return url.href
}

beforeEach(async () => {
  key = await makeKeyFile()
  bucket = uniqueName('releases')
  const nats = new URL(testServer('TEST_NATS_URL'))
  gate = await openGate({ host: nats.hostname, port: Number(nats.port) })
  folders = [await folderWithShell(key.keyFile), mkdtempSync(join(tmpdir(), 'site-machine-'))]
  first = await start(folders[0] ?? '', nats.href)
  second = await start(folders[1] ?? '', behindGate())
})
afterEach(async () => {
  await Promise.all([first.stop(), second.stop()])
  await gate.close()
  key.remove()
  for (const folder of folders)
    for (const path of [folder, `${folder}-copy`]) rmSync(path, { recursive: true, force: true })
})

const tokenOf = (gateway: TestReleases) =>
  gateway.token('Blog', { deployables: ['mf-blog'], routes: ['/blog'] }).token
const publish = async (gateway: TestReleases, version: string) =>
  gateway.put(
    tokenOf(gateway),
    `/releases/mf-blog/${version}`,
    await archiveOf(builtRemote('mf-blog', version, '/blog'))
  )
const shown = async (gateway: TestReleases) => {
  const { response, html } = await gateway.page('/blog')
  return response.status === 200 ? (/<p>mf-blog ([\d.-]+)<\/p>/.exec(html)?.[1] ?? null) : null
}
const shows = (gateway: TestReleases, version: string) =>
  eventually(`${version} is shown`, async () => (await shown(gateway)) === version, 20_000)

it('FED-36 FED-39 a second gateway follows without a shared folder, serves and starts while the store is away, and catches up', async () => {
  expect((await publish(first, V1)).status).toBe(201)
  await shows(first, V1)
  await shows(second, V1)
  await gate.cut()
  await eventually('it says that the store is away', async () =>
    /release_store_behind\S* 1/.test(await second.metrics())
  )
  const refused = await publish(second, V2)
  expect(refused).toMatchObject({ status: 503, body: { code: 'store-away' } })
  expect((await publish(first, V2)).status).toBe(201)
  await shows(first, V2)
  const until = performance.now() + AWAY_MS
  do expect(await shown(second)).toBe(V1)
  while (performance.now() < until)
  // Started again meanwhile, it serves what its folder has.
  await second.stop()
  second = await start(folders[1] ?? '', behindGate())
  expect(await shown(second)).toBe(V1)
  await gate.reopen()
  await shows(second, V2)
  // The second takes back what the first has published.
  const { body } = await second.call(tokenOf(second), 'POST', '/releases/mf-blog/rollback', {})
  expect(body).toMatchObject({ version: V1, before: V2 })
  await shows(first, V1)
}, 700_000)

it(`FED-36 no page of ${PAGES} fails while versions go live and back at both`, async () => {
  await publish(first, V1)
  await shows(second, V1)
  const bad: unknown[] = []
  const latencies: number[] = []
  let asked = 0
  const load = async (gateway: TestReleases) => {
    while (asked < PAGES || latencies.length < FLIPS) {
      asked += 1
      const { response, html } = await gateway.page('/blog')
      if (response.status !== 200 || !/<p>mf-blog [\d.-]+<\/p>/.test(html))
        bad.push([response.status, html.slice(0, 200)])
    }
  }
  const flip = async () => {
    let live: string = V1
    for (let count = 0; count < FLIPS; count += 1) {
      const [here, there] = count % 2 === 0 ? [first, second] : [second, first]
      const isBack = count % 4 === 3
      const version = `0.1.0-${String(count + 10).repeat(4)}`
      const at = performance.now()
      const answer = isBack
        ? await here.call(tokenOf(here), 'POST', '/releases/mf-blog/rollback', {})
        : await publish(here, version)
      const answered = performance.now()
      live = String(answer.body.version)
      await shows(there, live)
      latencies.push(performance.now() - answered)
      if (isLong)
        console.log(
          `${isBack ? 'rollback' : 'publish'} ${Math.round(answered - at)} ms, seen by the other ${Math.round(performance.now() - answered)} ms after`
        )
    }
  }
  await Promise.all([flip(), load(first), load(second)])
  expect(bad).toEqual([])
}, 300_000)
