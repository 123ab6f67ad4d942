import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ReleaseAnswer, releaseProblemSchema } from '@site/contracts/releases/release-calls'
import { packVersion } from '@site/federation/archive/pack-version'
import { createBrowsers } from '@site/federation/browser-check/start-browser'
import { ensureVersion } from '@site/federation/deploy/ensure-version'
import { shellBundleFor } from '@site/federation/publish/publish'
import { readRegistry } from '@site/federation/registry/store'
import { versionsOnDisk } from '@site/federation/registry/versions'
import { versionOfTree } from '@site/federation/version/version'
import { readManifest } from '@site/registry/version-files'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { browsersOf } from '../../harness/child-processes.ts'
import { copyRemote, type RemoteCopy } from '../../harness/remote-copy.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { makeReleaseToken, readLeads } from '../../harness/site-api.ts'
import { processOf } from '../../harness/test-system.ts'
import { until } from '../../harness/until.ts'

const NAME = 'mf-sample'

/** What a page does that is wrong, by its name: the body of its component. Those with data are seen without a browser. */
const FAULTS = {
  effet: "useEffect(() => { throw new Error('Panne dans un effet') }, [])",
  minuterie: "useEffect(() => void setTimeout(() => { throw new Error('Panne de minuterie') }, 4000), [])",
  promesse: "useEffect(() => void Promise.reject(new Error('Promesse rompue')), [])",
  donnees: "if (data !== undefined) throw new Error('Panne avec des données')",
  serveur: "if (data !== undefined && typeof window === 'undefined') throw new Error('Panne du serveur')",
  boucle: 'useEffect(() => { for (;;); }, [])',
  gel: 'useEffect(() => void setTimeout(() => { for (;;); }, 3000), [])',
  vide: 'useEffect(() => setShown(false), [])',
  hydratation: "if (typeof window !== 'undefined') return <p>Du navigateur</p>",
  chargement: ''
}
type PageName = keyof typeof FAULTS
const PAGES = Object.keys(FAULTS) as PageName[]
const AT_LOAD = "if (typeof window !== 'undefined') throw new Error('Panne au chargement')"
/** A form that sends itself: whoever checks a version is not to leave a lead. */
const SENDS = `useEffect(() => void fetch('/api/contact', { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ firstName: 'Essai', lastName: 'Essai', email: 'essai@hotel.example', company: '', message: 'Contact depuis popup', telephone: null }) }).catch(() => undefined), [])`

/** Work that never ends, and lets everything else have its turn. */
const WORKS = `useEffect(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => port2.postMessage(0)
  port2.postMessage(0); return () => port1.close() }, [])`

const site = shareSystem({ RELEASES_BROWSER: process.env.CHROMIUM_PATH ?? '' })
let sample: RemoteCopy
let token: string

beforeAll(async () => {
  const grants = { deployables: [NAME], routes: ['/essais'] }
  token = (await makeReleaseToken(site.system, 'Essais', grants)).token
  sample = copyRemote(`infra/federation/fixtures/${NAME}`)
  rmSync(join(sample.dir, 'src/remote/widget.tsx'))
})
afterAll(() => sample?.remove())

function writeSource(file: string, text: string): void {
  mkdirSync(dirname(join(sample.dir, file)), { recursive: true })
  writeFileSync(join(sample.dir, file), text)
}

const routesOf = (pages: string[]) => `import type { PlatformRemote } from '@site/web/platform'
export const remote: PlatformRemote = { api: ['/api/blog', '/api/contact'], routes: ${JSON.stringify(pages)}.map((page) => ({
  path: '/essais/' + page, page, render: 'server', index: true, cacheTags: [],
  load: async ({ query, getJson }) => {
    await query.prefetchQuery({ queryKey: ['/api/blog'], queryFn: () => getJson('/api/blog') })
  },
  head: () => ({ title: 'Essai ' + page, description: 'Une page pour les essais.' })
})) }
`

/** The source of the remote with these pages, some of which have their fault. `more`: what each does besides. */
function writePages(pages: PageName[], faulty: PageName[], more = ''): void {
  writeSource('src/remote/routes.ts', routesOf(pages))
  for (const page of PAGES)
    writeSource(
      `src/pages/${page}/page.tsx`,
      `import { useQuery } from '@site/web/platform'
import { useEffect, useState } from 'react'
${page === 'chargement' && faulty.includes(page) ? AT_LOAD : ''}
export default function Page() {
  const { data } = useQuery({ queryKey: ['/api/blog'] })
  const [isShown, setShown] = useState(true)
  ${faulty.includes(page) ? FAULTS[page] : ''}
  ${more}
  useEffect(() => undefined, [setShown, data])
  return isShown ? <h1>Essai</h1> : null
}
`
    )
}

interface Reply {
  status: number
  body: ReleaseAnswer & z.infer<typeof releaseProblemSchema>
}

const call = async (method: string, path: string, body?: object | Buffer): Promise<Reply> => {
  const isArchive = body instanceof Buffer
  const response = await fetch(site.system.releasesUrl + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': isArchive ? 'application/gzip' : 'application/json' })
    },
    ...(body && { body: isArchive ? new Uint8Array(body) : JSON.stringify(body) })
  })
  return { status: response.status, body: (await response.json()) as Reply['body'] }
}

/** Builds the source as it is, and sends it. */
async function publish(query = ''): Promise<Reply & { version: string; seconds: number }> {
  const { remotesDir } = site.system
  const shellBundle = shellBundleFor(sample, await readRegistry(remotesDir), remotesDir)
  const built = await ensureVersion(remotesDir, sample, versionOfTree(sample), { key: null, shellBundle })
  try {
    const { version } = await readManifest(built.dir)
    const archive = await packVersion(built.dir)
    const startedAt = performance.now()
    const reply = await call('PUT', `/releases/${NAME}/${version}${query}`, archive)
    return { ...reply, version, seconds: (performance.now() - startedAt) / 1000 }
  } finally {
    built.discard()
  }
}

const live = async () => (await readRegistry(site.system.remotesDir)).units[NAME]?.live.version

it('FED-46 a version is live once its pages were opened in a browser, which changes nothing there', async () => {
  writePages(['effet', 'minuterie'], [], `${SENDS}\n  ${WORKS}`)
  const { status, body, version } = await publish()
  expect({ status, body }).toEqual({
    status: 201,
    body: { deployable: NAME, version, outcome: 'live', before: null }
  })
  expect(await readLeads(site.system.url, site.system.code)).toEqual([])
})

const thrown = (message: string) =>
  expect.stringMatching(new RegExp(String.raw`^Error: ${message} \(mf-sample/assets/[\w-]+\.js:\d+:\d+\)$`))
const DOWN = 'says « Cette partie du site ne répond pas »'

it.each<[string, Partial<Record<PageName, unknown[]>>]>([
  [
    'what throws in an effect, a timer or a promise',
    {
      effet: [thrown('Panne dans un effet'), DOWN],
      minuterie: [thrown('Panne de minuterie')],
      promesse: [thrown('Promesse rompue')]
    }
  ],
  [
    'what throws as it is loaded',
    { chargement: [thrown('Panne au chargement'), 'says « Les boutons de cette page ne répondent pas »'] }
  ],
  [
    'what never ends, shows nothing, or is not what the server rendered',
    {
      boucle: ['is frozen: its main thread does not answer within 3 s'],
      gel: ['is frozen: its main thread does not answer within 3 s'],
      vide: ['is blank: no heading and no text'],
      hydratation: [expect.stringMatching(/\(hydration\): .*React error #418/)]
    }
  ]
])('FED-46 %s is refused with a line for each fault, and nothing has changed then', async (_, faults) => {
  const before = await live()
  const pages = Object.keys(faults) as PageName[]
  writePages(pages, pages)
  const { status, body, version, seconds } = await publish()
  expect(status).toBe(422)
  expect(seconds).toBeLessThan(30)
  const { errors = [] } = body
  const said = (page: PageName) => {
    const start = `${NAME} ${version}: /essais/${page} `
    return errors.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length))
  }
  expect(Object.fromEntries(pages.map((page) => [page, said(page)]))).toEqual(faults)
  expect(await live()).toBe(before)
  expect(versionsOnDisk(site.system.remotesDir, NAME)).not.toContain(version)
  const history = await call('GET', `/releases/${NAME}/log`)
  expect(history.body).toMatchObject({ 0: { result: 'refused', version, errors } })
  const told = await (await fetch(`${site.system.url}/metrics/deployables`)).text()
  expect(told).not.toContain(version)
})

it.each([
  ['throws', "useEffect(() => { throw new Error('Panne du widget') }, [])", 'Panne du widget'],
  ['never ends', 'useEffect(() => { for (;;); }, [])', 'is frozen']
])(
  'FED-46 a widget that %s in a browser alone is refused on the home page, where it stands',
  async (_, fault, says) => {
    const before = await live()
    writePages(['effet'], [])
    writeSource(
      'src/remote/widget.tsx',
      `import { useEffect } from 'react'
export default function Widget() {
  ${fault}
  return <aside style={{ position: 'fixed', bottom: 0 }}>Widget des essais</aside>
}
`
    )
    try {
      const { status, body, version, seconds } = await publish()
      expect(status).toBe(422)
      expect(seconds).toBeLessThan(30)
      expect(body.errors).toContainEqual(expect.stringMatching(`^${NAME} ${version}: / .*${says}`))
      expect(await live()).toBe(before)
    } finally {
      rmSync(join(sample.dir, 'src/remote/widget.tsx'))
    }
  }
)

it('FED-45 what throws once it has data is refused before a browser is begun', async () => {
  const before = await live()
  writePages(['donnees', 'serveur'], ['donnees', 'serveur'])
  const { status, body } = await publish()
  expect(status).toBe(422)
  expect(body.errors).toEqual([
    expect.stringMatching(/\/essais\/donnees .*Panne avec des données/),
    expect.stringMatching(/\/essais\/serveur .*Panne du serveur/)
  ])
  expect(await live()).toBe(before)
})

it('FED-46 what is wrong with the live version too keeps no version back, and a version that is kept is looked at as it goes live', async () => {
  writePages(['effet', 'minuterie'], ['minuterie'])
  const kept = await publish('?preview=yes')
  expect(kept).toMatchObject({ status: 201, body: { outcome: 'preview' } })
  const refusal = { status: 422, body: { message: expect.stringContaining('Panne de minuterie') } }
  const { version } = kept
  expect(await call('POST', `/releases/${NAME}/live`, { version })).toMatchObject(refusal)
  const together = { action: 'live', versions: { [NAME]: version } }
  expect(await call('POST', '/releases/together', together)).toMatchObject(refusal)
  expect(versionsOnDisk(site.system.remotesDir, NAME)).toContain(version)
  // Who goes back waits for no browser.
  expect(await call('POST', `/releases/${NAME}/rollback`, { version })).toMatchObject({
    status: 200,
    body: { outcome: 'live' }
  })
  writeSource('src/pages/effet/page.tsx', 'export default () => <h1>Une autre page</h1>\n')
  expect(await publish()).toMatchObject({ status: 201, body: { outcome: 'live', before: version } })
})

const gateway = () => Number(processOf(site.system, 'gateway').pid())
const readyBrowser = (but?: number) =>
  until('a browser stands ready', () => browsersOf(gateway()).find((pid) => pid !== but))
const isGone = (pid: number) => until('it has ended', () => !existsSync(`/proc/${pid}`))

it('FED-46 a browser stands ready from the start of the gateway, for one check, and none outlives it', async () => {
  const show = (text: string) =>
    writeSource('src/pages/effet/page.tsx', `export default () => <h1>${text}</h1>\n`)
  const isLive = { status: 201, body: { outcome: 'live' } }
  writePages(['effet'], [])
  const first = await readyBrowser()
  show('Ouverte par celui qui est prêt')
  expect(await publish()).toMatchObject(isLive)
  await isGone(first)
  const second = await readyBrowser(first)
  process.kill(second, 'SIGKILL')
  await isGone(second)
  show('Ouverte par un autre, puisque le premier n’est plus')
  expect(await publish()).toMatchObject(isLive)
  const third = await readyBrowser(second)
  process.kill(gateway(), 'SIGKILL')
  await isGone(third)
  await processOf(site.system, 'gateway').whenReady()
  await readyBrowser(third)
})

it('FED-46 a browser that was not asked for anything makes room for another', async () => {
  const browsers = createBrowsers(true, 2000)
  browsers.prepare({ browser: process.env.CHROMIUM_PATH ?? '', origin: site.system.url, fileOrigins: [] })
  const first = await until('one stands ready', () => browsersOf(process.pid)[0])
  await until('another does', () => browsersOf(process.pid).some((pid) => pid !== first))
  await isGone(first)
  await browsers.close()
  await until('none does', () => browsersOf(process.pid).length === 0)
})
