import {
  type DeployablesReport,
  deployablesReportSchema
} from '@site/contracts/browser-health/deployables-report'
import type { BrowserReport, Incident } from '@site/contracts/browser-health/report'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildDeployable } from '../testing/build-deployable.ts'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'
import { stubRemote, stubShell } from '../testing/stubs.ts'

/** Of a browser, as a page of the site sends it. */
const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'sec-fetch-site': 'same-origin'
}
const blog = (version: string) =>
  stubRemote({
    name: 'mf-blog',
    version,
    pages: [{ path: '/' }, { path: '/article/:id' }, { path: '/admin/edit/:id' }]
  })
const LIVE = '0.2.0-22222222'
const PREVIOUS = '0.1.0-11111111'

let gateway: TestGateway
let now: Date
const start = async (env: Record<string, string> = {}) => {
  gateway = await startTestGateway({
    build: async (dir) => ({
      shell: { live: await buildDeployable(dir, stubShell()) },
      'mf-blog': {
        live: await buildDeployable(dir, blog(LIVE)),
        previous: await buildDeployable(dir, blog(PREVIOUS))
      }
    }),
    overrides: { clock: () => now },
    env
  })
}
beforeEach(async () => {
  now = new Date('2026-11-26T10:20:00.000Z')
  await start()
})
afterEach(() => gateway.stop())

const report = (body: object, headers: Record<string, string> = {}) =>
  gateway.post('/api/browser-health', { page: '/', ...body }, { ...BROWSER, ...headers })
const buildIncident = (more: Partial<Incident> = {}): Incident => ({
  kind: 'error',
  deployable: 'mf-blog',
  version: LIVE,
  message: 'TypeError: no list',
  ...more
})
const tell = (incident: Partial<Incident> = {}, page = '/', headers: Record<string, string> = {}) =>
  report({ page, incidents: [buildIncident(incident)] } satisfies BrowserReport, headers)
/** Series of a metric whose value is not 0, without the label that all have. */
async function series(name: string): Promise<Record<string, number>> {
  const lines = (await gateway.metrics()).matchAll(new RegExp(`^${name}\\{(.*)\\} (\\S+)$`, 'gm'))
  return Object.fromEntries(
    [...lines].flatMap(([, labels = '', value]) =>
      value === '0' ? [] : [[labels.replace(/,?service="gateway"|^,/g, '').replace(/^,/, ''), Number(value)]]
    )
  )
}
const describeDeployables = async (): Promise<DeployablesReport> =>
  deployablesReportSchema.parse(await (await fetch(`${gateway.url}/metrics/deployables`)).json())
const versionOf = async (version: string) =>
  (await describeDeployables()).deployables
    .find(({ name }) => name === 'mf-blog')
    ?.versions.find((one) => one.version === version)

describe('POST /api/browser-health', () => {
  it('HEALTH-1 counts what went wrong by deployable and version, each kind by itself', async () => {
    const answer = await tell()
    expect([answer.status, await answer.text(), answer.headers.get('set-cookie')]).toEqual([204, '', null])
    await tell({ version: PREVIOUS })
    await tell({ kind: 'load-failure', file: 'entry.js' })
    await tell({ kind: 'fallback' })
    await tell({ kind: 'empty-slot', version: PREVIOUS })
    const live = `deployable="mf-blog",version="${LIVE}"`
    const previous = `deployable="mf-blog",version="${PREVIOUS}"`
    expect(await series('browser_errors_total')).toEqual({ [live]: 1, [previous]: 1 })
    expect(await series('browser_load_failures_total')).toEqual({ [live]: 1 })
    expect(await series('browser_fallbacks_total')).toEqual({
      [`${live},to="previous"`]: 1,
      [`${previous},to="nothing"`]: 1
    })
  })

  it('HEALTH-1 begins each count at nothing, so that a first error is one more', async () => {
    expect(await gateway.metrics()).toMatch(
      new RegExp(`^browser_errors_total\\{deployable="mf-blog",version="${LIVE}".*\\} 0$`, 'm')
    )
  })

  it('HEALTH-3 measures pages by their owner, version and pattern', async () => {
    const vitals = { deployable: 'mf-blog', version: LIVE, ttfb: 90, lcp: 900, inp: 60, cls: 0.02 }
    expect((await report({ page: '/article/:id', vitals })).status).toBe(204)
    const labels = `deployable="mf-blog",version="${LIVE}",page="/article/:id"`
    expect(await series('browser_web_vitals_seconds_sum')).toEqual({
      [`${labels},metric="ttfb"`]: 0.09,
      [`${labels},metric="lcp"`]: 0.9,
      [`${labels},metric="inp"`]: 0.06
    })
    expect(await series('browser_layout_shift_score_sum')).toEqual({ [labels]: 0.02 })
    await report({ page: '/admin/edit/:id', vitals })
    expect(Object.keys(await series('browser_web_vitals_seconds_count'))).toHaveLength(3)
  })

  it('HEALTH-5 counts what it does not know under one name', async () => {
    for (let index = 0; index < 40; index += 1) {
      await tell({ deployable: `mf-x${index}` })
      await tell({ version: `9.9.9-${10_000_000 + index}` })
      const vitals = { deployable: 'mf-blog', version: LIVE, lcp: 100 }
      await report({ page: `/nowhere/${index}`, vitals })
    }
    await tell({ version: 'preview' })
    expect(await series('browser_errors_total')).toEqual({
      'deployable="other",version="other"': 40,
      'deployable="mf-blog",version="other"': 40,
      'deployable="mf-blog",version="preview"': 1
    })
    expect(await series('browser_web_vitals_seconds_count')).toEqual({
      [`deployable="mf-blog",version="${LIVE}",page="other",metric="lcp"`]: 40
    })
  })

  it('HEALTH-5 knows a version for an hour after it was live, as its pages stay open, and then forgets its series', async () => {
    const next = await buildDeployable(gateway.dir, blog('0.3.0-33333333'))
    const shell = { live: await buildDeployable(gateway.dir, stubShell()) }
    await gateway.deploy({ shell, 'mf-blog': { live: next } })
    await tell()
    expect(await series('browser_errors_total')).toEqual({ [`deployable="mf-blog",version="${LIVE}"`]: 1 })
    now = new Date('2026-11-26T11:30:00.000Z')
    await gateway.deploy({ shell, 'mf-blog': { live: next } })
    expect(await gateway.metrics()).not.toContain(LIVE)
    await tell()
    expect(await series('browser_errors_total')).toEqual({ 'deployable="mf-blog",version="other"': 1 })
  })

  it.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a browser that a program drives', { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0.0.0' }],
    ['Do Not Track', { dnt: '1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }]
  ])('HEALTH-6 answers as ever, and does not count: %s', async (_, headers) => {
    expect((await tell({}, '/', headers)).status).toBe(204)
    expect(await series('browser_errors_total')).toEqual({})
  })

  it('HEALTH-5 refuses other origins, unknown fields, and more than 2 KB, at the cost of one counter', async () => {
    const refused = async () =>
      (await gateway.metrics()).match(/^browser_reports_refused_total\S* (\d+)$/m)?.[1]
    expect((await tell({}, '/', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await report({ visitor: 'ada' })).status).toBe(422)
    expect((await report({ incidents: [{ ...buildIncident(), address: '/?code=x' }] })).status).toBe(422)
    expect((await report({ page: '/?code=secret' })).status).toBe(422)
    expect(
      (
        await report({
          incidents: Array.from({ length: 9 }, () => buildIncident({ message: 'm'.repeat(200) }))
        })
      ).status
    ).toBe(413)
    expect(await refused()).toBe('5')
    expect(await series('browser_errors_total')).toEqual({})
  })

  it('HEALTH-5 a thousand reports of one address cost one counter once they pass the limit', async () => {
    await gateway.stop()
    await start({ BROWSER_HEALTH_LIMIT_PER_MINUTE: '20' })
    const ours = async () =>
      (await gateway.metrics()).split('\n').filter((line) => line.startsWith('browser_')).length
    const before = await ours()
    const statuses: number[] = []
    for (let sent = 0; sent < 1000; sent += 50)
      statuses.push(
        ...(
          await Promise.all(
            Array.from({ length: 50 }, (_, index) => tell({ message: `Error ${sent + index}` }))
          )
        ).map(({ status }) => status)
      )
    expect(statuses.filter((status) => status === 204)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(980)
    const text = await gateway.metrics()
    expect(text).toMatch(/^browser_reports_refused_total\S* 980$/m)
    expect(await series('browser_errors_total')).toEqual({ [`deployable="mf-blog",version="${LIVE}"`]: 20 })
    expect(await ours()).toBe(before)
  })
})

describe('/metrics/deployables', () => {
  it('HEALTH-7 says what was told of the last hour, by version, with its evidence', async () => {
    await tell({ file: 'entry.js', line: 1, column: 204 }, '/article/:id')
    await tell({ file: 'entry.js', line: 1, column: 204 }, '/article/:id')
    await tell({ kind: 'fallback' })
    expect(await versionOf(LIVE)).toMatchObject({
      incidents: { error: 2, fallback: 1, 'load-failure': 0, 'empty-slot': 0 },
      evidence: [
        {
          ...{ kind: 'error', page: '/article/:id', message: 'TypeError: no list' },
          ...{ file: 'entry.js', line: 1, column: 204, count: 2, lastAt: '2026-11-26T10:20:00.000Z' }
        },
        { kind: 'fallback', count: 1 }
      ]
    })
    now = new Date('2026-11-26T11:21:00.000Z')
    expect(await versionOf(LIVE)).toMatchObject({ incidents: { error: 0, fallback: 0 }, evidence: [] })
  })

  it('HEALTH-4 keeps nothing that could name somebody, whatever a browser sends', async () => {
    const traces = ['ada@exemple.fr', 'canari4f5e6d7c8b9a', '0612345678', 'adminCode=']
    await tell({ message: `no ${traces.join(' or ')}secret here`, file: 'ada-lovelace.js' })
    await tell({ message: 'TypeError: Ada Lovelace is undefined' }, '/admin/edit/:id')
    await tell({ message: 'Ada Lovelace is undefined' }, '/admin/edit/:id')
    const text = JSON.stringify(await describeDeployables()) + (await gateway.metrics())
    for (const trace of [...traces.slice(0, 3), 'secret here', 'Ada', 'ada-lovelace'])
      expect(text).not.toContain(trace)
    expect((await versionOf(LIVE))?.evidence.map(({ message }) => message)).toEqual([
      'no […] or […] or […] or adminCode=[…] here',
      'TypeError',
      undefined
    ])
  })

  it('HEALTH-5 keeps fifty different incidents of a version, and counts the rest', async () => {
    for (let index = 0; index < 60; index += 1) await tell({ message: `TypeError: ${index}` })
    const version = await versionOf(LIVE)
    expect(version?.incidents.error).toBe(60)
    expect(version?.evidence).toHaveLength(50)
  })

  it('HEALTH-7 is for callers on the machine alone, as metrics are', async () => {
    const answer = await fetch(`${gateway.url}/metrics/deployables`, {
      headers: { 'x-forwarded-for': '203.0.113.9' }
    })
    expect(answer.status).toBe(404)
  })
})

it('HEALTH-7 says that a version is set aside, how often it failed and why, also once the pause is over', async () => {
  await gateway.stop()
  await start({ RENDER_PAUSE_MS: '60000' })
  const broken = stubRemote({
    name: 'mf-blog',
    version: '0.3.0-33333333',
    pages: [{ path: '/', component: "() => { throw new Error('no list of ada@exemple.fr') }" }]
  })
  await gateway.deploy({
    shell: { live: await buildDeployable(gateway.dir, stubShell()) },
    'mf-blog': {
      live: await buildDeployable(gateway.dir, broken),
      previous: await buildDeployable(gateway.dir, blog(PREVIOUS))
    }
  })
  expect((await gateway.page('/')).html).toContain('texte')
  const report = (await describeDeployables()).deployables.find(({ name }) => name === 'mf-blog')
  expect(report).toMatchObject({ state: 'previous', serving: PREVIOUS, reason: 'live failed to render' })
  const failures = (version: string) =>
    report?.versions.find((one) => one.version === version)?.renderFailures
  expect(failures(PREVIOUS)).toBeNull()
  expect(failures('0.3.0-33333333')).toMatchObject({ count: 1, isSetAside: true })
  expect(failures('0.3.0-33333333')?.message).toContain('no list of […]')
})
