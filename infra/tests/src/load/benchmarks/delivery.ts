import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isPositive, takeCommandLine } from '@site/contracts/command-line'
import { changeCanary } from '@site/federation/canary/change-canary'
import { changeSigners } from '@site/federation/change/change-signers'
import { deployOne } from '@site/federation/deploy/deploy'
import { localUser } from '@site/federation/publish/local-user'
import { readRegistry } from '@site/federation/registry/store'
import { releaseKeyOf } from '@site/registry/release-key'
import { readManifest, versionDir } from '@site/registry/version-files'
import { browsersOf } from '../../harness/child-processes.ts'
import { copyRemote } from '../../harness/remote-copy.ts'
import { BLOG_GRANTS, makeReleaseToken } from '../../harness/site-api.ts'
import { startTestSystem } from '../../harness/start-test-system.ts'
import type { TestSystem } from '../../harness/test-system.ts'
import { until } from '../../harness/until.ts'
import { ROOT } from '../../run/command.ts'
import { median } from '../median.ts'
import { cpuOf } from './read/cpu.ts'
import { shoot } from './read/load.ts'

/**
 * `npm run site -- bench-delivery [rounds] [price | times]`: what a canary and signed versions cost a request of the home page, beside the same site without them, in turns; and how long it
 * takes from a command to the first visitor who gets the version.
 */
const PARTS = ['price', 'times']
const { words } = takeCommandLine({
  usage: 'npm run site -- bench-delivery [<rounds>] [price | times]',
  most: 2,
  isWord: (word) => isPositive(word) || PARTS.includes(word)
})
const ROUNDS = Number(words.find(isPositive) ?? 5)
const isAsked = (part: string) => words.includes(part) || !words.some((word) => PARTS.includes(word))
const REQUESTS = 10_000
/** Of the visitors; some of each get the canary. */
const VISITORS = 5000
const NAME = 'mf-marketing'
/** A gateway that used so little processor time, in microseconds, in so many milliseconds has nothing to do. */
const [IDLE_CPU, IDLE_FOR] = [20_000, 500]

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Each has a network of their own, by which a canary chooses. */
const visitor = (request: number): Record<string, string> => {
  const number = request % VISITORS
  return { 'X-Forwarded-For': `10.${number >> 8}.${number & 255}.7` }
}
const marketing = copyRemote(NAME)
const folders: string[] = []
const systems: TestSystem[] = []

const start = async (browser: string) => {
  const env = {
    ...{ NODE_ENV: 'production', SITE_BRAND: 'fictional', DATABASE_TLS: 'off', PREVIEW: 'off' },
    RELEASES_BROWSER: browser
  }
  const system = await startTestSystem(env, 'own')
  systems.push(system)
  return system
}

/** Signs what comes next of the home page, makes a signed version live, and gives another to 5 % of the visitors. */
async function signAndShare({ remotesDir: root }: TestSystem): Promise<void> {
  const publisher = localUser()
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  const key = releaseKeyOf(pem.toString())
  await changeSigners({ action: 'add', name: NAME, key, team: 'Marketing' }, { root, publisher })
  for (const mode of ['deploy', 'preview'] as const) {
    writeFileSync(join(marketing.dir, 'src', `${mode}.ts`), `export const round = '${mode}'\n`)
    const { version } = await deployOne(marketing, { root, mode, signWith: key })
    if (mode === 'preview')
      await changeCanary(NAME, { action: 'start', version, steps: [5] }, { root, publisher })
  }
}

/** The process of its gateway. */
const gatewayOf = ({ processes }: TestSystem) => processes.gateway?.pid() as number

const html = async ({ url }: TestSystem, number = 0) =>
  (await fetch(url, { headers: { accept: 'text/html', ...visitor(number) } })).text()

async function measurePrice(): Promise<void> {
  const [plain, shared] = [await start('off'), await start('off')]
  await signAndShare(shared)
  const { live, canary } = (await readRegistry(shared.remotesDir)).units[NAME] ?? {}
  const names = [live?.version ?? '', canary?.manifest.version ?? '']
  await until('some visitors get the canary', async () => {
    const pages = await Promise.all(Array.from({ length: 100 }, (_, number) => html(shared, number)))
    return names.every((version) => pages.some((page) => page.includes(version)))
  })
  const costs = new Map<TestSystem, number[]>([
    [plain, []],
    [shared, []]
  ])
  // The first two rounds warm up and are not counted.
  for (let round = -1; round <= ROUNDS; round += 1)
    for (const [system, measured] of costs) {
      const pid = gatewayOf(system)
      const before = cpuOf(pid)
      const headers = { accept: 'text/html', 'accept-encoding': 'gzip', 'user-agent': BROWSER }
      const port = Number(new URL(system.url).port)
      await shoot({ port, path: '/', headers, headersOf: visitor }, 200, REQUESTS)
      if (round > 0) measured.push((cpuOf(pid) - before) / REQUESTS)
    }
  const [without, withBoth] = [...costs.values()].map(median) as [number, number]
  console.log(
    `GET /, CPU of the gateway a request, median of ${ROUNDS} rounds of ${REQUESTS} from ${VISITORS} visitors: ${without.toFixed(1)} µs without, ${withBoth.toFixed(1)} µs signed and with a canary for 5 %: ${((withBoth / without - 1) * 100).toFixed(1)} % more`
  )
}

/** A built version of the blog under another name, as a pipeline has it: the bytes are those that are live. */
async function builtBlog(root: string, version: string): Promise<string> {
  const live = (await readRegistry(root)).units['mf-blog']?.live
  if (!live) throw new Error('No blog is deployed')
  const folder = mkdtempSync(join(tmpdir(), 'site-built-'))
  folders.push(folder)
  const built = versionDir(root, live)
  cpSync(built, folder, { recursive: true, filter: (path) => !path.endsWith('publication.json') })
  const manifest = { ...(await readManifest(folder)), version, base: `/remotes/mf-blog/${version}/` }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return folder
}

/** Waits until a gateway has nothing to do: after a change it renders pages anew, and the next command is to be measured, not that. */
async function untilIdle(system: TestSystem): Promise<void> {
  const pid = gatewayOf(system)
  let before = 0
  const isIdle = () => {
    const used = cpuOf(pid) - before
    before += used
    return used < IDLE_CPU
  }
  await until('the gateway has nothing to do', isIdle, { everyMs: IDLE_FOR })
}

const endBrowsers = (system: TestSystem) =>
  until('no browser stands ready', () => {
    const ready = browsersOf(gatewayOf(system))
    for (const pid of ready) process.kill(pid, 'SIGKILL')
    return ready.length === 0
  })
const waitForBrowser = (system: TestSystem) =>
  until('a browser stands ready', () => browsersOf(gatewayOf(system)).length > 0)

/** From a command of a team's pipeline to the first page that has what it asked for. */
async function measureTimes(
  title: string,
  browser: string,
  prepare: ((system: TestSystem) => Promise<unknown>)[]
): Promise<void> {
  const system = await start(browser)
  const { token } = await makeReleaseToken(system, 'Blog', BLOG_GRANTS)
  const timed = async (words: string[], version: string) => {
    await untilIdle(system)
    const began = performance.now()
    const command = ['infra/dev/bootstrap.mjs', 'infra/federation/src/cli.ts', ...words]
    await promisify(execFile)(process.execPath, [...command, `--to=${system.releasesUrl}`], {
      cwd: ROOT,
      env: { ...process.env, RELEASES_TOKEN: token }
    })
    // The page that is in memory may be given once more while the next is made.
    await until(`a visitor gets ${version}`, async () => {
      const page = await fetch(`${system.url}/blog`, { headers: { accept: 'text/html' } })
      return (await page.text()).includes(`"name":"mf-blog","version":"${version}"`)
    })
    return performance.now() - began
  }
  const deploys = prepare.map((): number[] => [])
  const rollbacks: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [way, made] of deploys.entries()) {
      const before = (await readRegistry(system.remotesDir)).units['mf-blog']?.live.version ?? ''
      const version = `0.1.0-${String(round + 1).repeat(7)}${way}`
      await prepare[way]?.(system)
      made.push(await timed(['deploy', await builtBlog(system.remotesDir, version)], version))
      rollbacks.push(await timed(['rollback', 'mf-blog'], before))
    }
  const inSeconds = (values: number[]) => `${(median(values) / 1000).toFixed(2)} s`
  console.log(
    `${title}: deploy of a built version ${deploys.map(inSeconds).join(', ')}, rollback ${inSeconds(rollbacks)}, from the command to a visitor who gets it; median of ${ROUNDS}`
  )
}

try {
  if (isAsked('price')) await measurePrice()
  if (isAsked('times')) {
    await measureTimes('without a browser', 'off', [async () => undefined])
    await measureTimes(
      'with the pages opened in a browser that is started for it, and in one that stands ready',
      process.env.CHROMIUM_PATH ?? '',
      [endBrowsers, waitForBrowser]
    )
  }
} finally {
  for (const system of systems) await system.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  marketing.remove()
}
