import type { BrowserReport, Incident } from '@site/contracts/browser-health/report'
import { type CanaryChange, changeCanary } from '@site/federation/canary/change-canary'
import { switchTogether } from '@site/federation/change/switch-together'
import { listHistory } from '@site/federation/publish/list-versions'
import { readRegistry } from '@site/federation/registry/store'
import { freePort } from '@site/service/process/free-port'
import { eventually } from '@site/service/testing/test-database'
import { afterEach, describe, expect, it } from 'vitest'
import { buildDeployable, type DeployableStub } from '../testing/build-deployable.ts'
import { copyOf, startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'
import { builtRemote, startTestReleases, type TestReleases } from '../testing/start-test-releases.ts'
import { stubRemote, stubShell } from '../testing/stubs.ts'

const [LIVE, NEXT] = ['0.1.0-11111111', '0.1.0-22222222'] as const
const blog = (version: string) => builtRemote('mf-blog', version, '/blog', 'Blog')
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const CLOCK = { now: Date.parse('2026-11-26T10:00:00Z') }
const clock = () => new Date(CLOCK.now)
/** On a crowded machine a page that is rendered late would end a canary that is well. */
const PATIENT = { RENDER_TIMEOUT_MS: '30000' }

let site: TestReleases
let second: TestGateway | undefined
afterEach(async () => {
  await second?.stop()
  second = undefined
  await site.stop()
})

/** A gateway where mf-blog is live, and another version of it is kept. */
async function start(
  next: DeployableStub = blog(NEXT),
  env: Record<string, string> = {},
  live: DeployableStub = blog(LIVE)
) {
  site = await startTestReleases({
    env: { ...PATIENT, ...env },
    overrides: { clock, canaryMs: 30 },
    build: async (dir) => {
      await buildDeployable(dir, next)
      return {
        shell: { live: await buildDeployable(dir, stubShell()) },
        'mf-blog': { live: await buildDeployable(dir, live) }
      }
    }
  })
}
/** Another gateway on the same folder. */
async function startSecond() {
  second = await startTestGateway({
    env: {
      ...PATIENT,
      ...{ REMOTES_DIR: site.dir, REMOTES_COPY_DIR: `${copyOf(site.dir)}-2` },
      RELEASES_KEY_FILE: `${site.dir}.key`,
      RELEASES_PORT: String(await freePort())
    },
    overrides: { clock, canaryMs: 30 }
  })
  return second
}
async function change(asked: CanaryChange) {
  await changeCanary('mf-blog', asked, { root: site.dir, publisher: { by: 'Blog' }, clock })
  const { revision } = await readRegistry(site.dir)
  for (const gateway of second ? [site, second] : [site])
    await eventually('the gateway has followed', async () => {
      const { html } = await gateway.page('/', { 'x-forwarded-for': '203.0.113.250' })
      return html.includes(`"revision":${revision}`)
    })
}
const share = (...steps: number[]) => change({ action: 'start', version: NEXT, steps })
const addressOf = (visitor: number) => `10.${visitor >> 8}.${visitor & 255}.1`
const headersOf = (visitor: number, agent = AGENT) => ({
  'x-forwarded-for': addressOf(visitor),
  'user-agent': agent
})
/** Which version somebody gets: what the server rendered. Throws where the browser is to load another. */
async function versionFor(visitor: number, gateway: TestGateway = site, path = '/blog'): Promise<string> {
  const { html, response } = await gateway.page(path, headersOf(visitor))
  expect(response.status).toBe(200)
  const [, rendered] = /<main><p>Blog (\S+)<\/p>/.exec(html) ?? []
  const [, loaded] = /"name":"mf-blog","version":"([^"]+)"/.exec(html) ?? []
  expect(loaded).toBe(rendered)
  return rendered ?? ''
}
async function visitors(from: number, to: number, gateway: TestGateway = site) {
  const got = new Map<number, string>()
  for (let visitor = from; visitor < to; visitor += 1) got.set(visitor, await versionFor(visitor, gateway))
  return got
}
const those = (got: Map<number, string>, version: string) =>
  [...got].flatMap(([visitor, one]) => (one === version ? [visitor] : []))
const report = (visitor: number, body: Partial<BrowserReport>, gateway: TestGateway = site) =>
  gateway.post(
    '/api/browser-health',
    { page: '/blog', ...body },
    {
      ...headersOf(visitor),
      'sec-fetch-site': 'same-origin'
    }
  )
const error = (version: string): Incident => ({
  ...{
    kind: 'error',
    deployable: 'mf-blog',
    version,
    message: 'RangeError: no list',
    file: 'page0.js',
    line: 7
  }
})
const blogIn = async () => (await readRegistry(site.dir)).units['mf-blog']
const aborts = async () => (await listHistory(site.dir, 'mf-blog')).filter(({ action }) => action === 'abort')

describe('FED-15 who gets a canary', () => {
  it('is the asked share of the visitors, the same ones on each page and each gateway, and those still when it grows', async () => {
    await start()
    await startSecond()
    await share(20)
    const got = await visitors(0, 500)
    const chosen = those(got, NEXT)
    expect(chosen.length).toBeGreaterThan(70)
    expect(chosen.length).toBeLessThan(130)
    expect(await visitors(0, 500, second)).toEqual(got)
    expect(await visitors(0, 500)).toEqual(got)
    await share(50)
    const more = those(await visitors(0, 500), NEXT)
    expect(more.length).toBeGreaterThan(200)
    expect(chosen.filter((visitor) => !more.includes(visitor))).toEqual([])
  })

  it('depends on network and browser, and no answer sets or asks for anything', async () => {
    await start()
    await share(50)
    const versions = new Set<string>()
    for (let agent = 0; agent < 20; agent += 1) {
      const { html, response } = await site.page('/blog', headersOf(1, `${AGENT} ${agent}`))
      versions.add(/Blog (\S+)<\/p>/.exec(html)?.[1] ?? '')
      expect(response.headers.get('set-cookie')).toBeNull()
    }
    expect([...versions].sort()).toEqual([LIVE, NEXT])
  })
})

describe('FED-31 the pages of both versions', () => {
  it('are kept apart, answered from memory too, and each is unchanged for those who have it', async () => {
    await start()
    await share(50)
    const got = await visitors(0, 40)
    const [one = 0, other = 0] = [those(got, LIVE)[0], those(got, NEXT)[0]]
    const tagOf = async (visitor: number) =>
      (await site.page('/blog', headersOf(visitor))).response.headers.get('etag') ?? ''
    expect(await tagOf(one)).not.toBe(await tagOf(other))
    const again = async (visitor: number, tag: string) =>
      (await site.page('/blog', { ...headersOf(visitor), 'if-none-match': tag })).response.status
    expect(await again(one, await tagOf(one))).toBe(304)
    expect(await again(other, await tagOf(other))).toBe(304)
    expect(await again(other, await tagOf(one))).toBe(200)
    const fromMemory = await site.metrics()
    expect(fromMemory).toMatch(/route="memory",status="200"\} [1-9]/)
    // A page is made once for each version, however many come.
    expect(Number(/pages_rendered_total\{result="rendered"\S*\} (\d+)/.exec(fromMemory)?.[1])).toBeLessThan(8)
  })

  it('hold files that are there, and fall back in the browser to what the others have', async () => {
    await start()
    await share(50)
    const [other = 0] = those(await visitors(0, 40), NEXT)
    const { html } = await site.page('/blog', headersOf(other))
    const state = JSON.parse(/id="site-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
    const [remote] = state.registry.remotes
    expect([remote.version, remote.previous.version]).toEqual([NEXT, LIVE])
    for (const base of [remote.base, remote.previous.base])
      expect((await fetch(`${site.url}${base}entry.js`)).status).toBe(200)
  })

  it('are all of the live version a moment after it is aborted', async () => {
    await start()
    await share(50)
    await visitors(0, 40)
    await change({ action: 'abort' })
    expect(those(await visitors(0, 40), NEXT)).toEqual([])
  })
})

describe('FED-29 a canary that is worse', () => {
  it('in the browsers of one visitor in ten is ended once by two gateways, and what it was ended on is kept', async () => {
    await start()
    await startSecond()
    await share(20)
    const got = new Map([...(await visitors(0, 300)), ...(await visitors(300, 600, second))])
    const chosen = those(got, NEXT)
    const ill = chosen.filter((_, index) => index % 10 === 0)
    for (const visitor of ill)
      for (const gateway of [site, second]) await report(visitor, { incidents: [error(NEXT)] }, gateway)
    await eventually('the canary is ended', async () => (await blogIn())?.canary === undefined)
    expect(await blogIn()).toMatchObject({ live: { version: LIVE }, held: [NEXT] })
    // From then on the other gateway knows of no canary that it could end a second time.
    await eventually('nobody gets it', async () => (await versionFor(chosen[0] ?? 0, second)) === LIVE)
    expect(those(await visitors(0, 100), NEXT)).toEqual([])
    const lines = await aborts()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ version: NEXT, share: 20, by: 'la passerelle' })
    expect(lines[0]?.evidence).toMatchObject({
      reason: 'errors',
      arms: { live: { errors: 0 } },
      incidents: [{ kind: 'error', page: '/blog', message: 'RangeError: no list' }]
    })
    expect(lines[0]?.evidence?.arms.canary.errors).toBeGreaterThan(2)
    expect(await site.metrics()).toContain('canary_decisions_total{deployable="mf-blog",action="abort"')

    // Somebody makes it live all the same: what was known against it does not count any more.
    await switchTogether({ 'mf-blog': NEXT }, { root: site.dir, action: 'live', publisher: { by: 'Blog' } })
    for (const gateway of [site, second])
      await eventually('it serves', async () => (await versionFor(1, gateway)) === NEXT)
    expect(those(await visitors(0, 20), LIVE)).toEqual([])
  })

  it('by the word of one network alone is not, nor by errors that both have', async () => {
    await start()
    await share(50)
    const got = await visitors(0, 400)
    const [liar = 0, ...others] = those(got, NEXT)
    for (let time = 0; time < 40; time += 1) await report(liar, { incidents: [error(NEXT)] })
    for (const visitor of those(got, LIVE).slice(0, 8)) await report(visitor, { incidents: [error(LIVE)] })
    for (const visitor of others.slice(0, 7)) await report(visitor, { incidents: [error(NEXT)] })
    // Now it is ended, and not before: nothing has changed but these.
    for (const visitor of others.slice(7, 60)) await report(visitor, { incidents: [error(NEXT)] })
    await eventually('the canary is ended', async () => (await blogIn())?.canary === undefined)
    const { canary, live } = (await aborts())[0]?.evidence?.arms ?? {}
    expect(live?.errors).toBe(8)
    expect(canary?.errors).toBeGreaterThan(20)
  })

  it('on the server, where the live version renders the page, is ended at the first such page, whose visitor gets the live one', async () => {
    const broken = stubRemote({
      ...{ name: 'mf-blog', version: NEXT },
      pages: [{ path: '/blog', component: `() => { throw new RangeError('no list of ada@exemple.fr') }` }]
    })
    await start(broken)
    await share(50)
    expect(those(await visitors(0, 20), NEXT)).toEqual([])
    await eventually('the canary is ended', async () => (await blogIn())?.canary === undefined)
    const [line] = await aborts()
    expect(line?.evidence).toMatchObject({ reason: 'server-errors', incidents: [{ kind: 'server-error' }] })
    expect(line?.evidence?.incidents[0]?.message).toBe('no list of […]')
  })

  it('on the server, late once or twice, stays, and its visitors keep it; the third time it is ended', async () => {
    const withSecond = (version: string, second: string) =>
      stubRemote({
        ...{ name: 'mf-blog', version },
        pages: [
          { path: '/blog', component: `() => React.createElement('p', null, 'Blog ${version}')` },
          { path: '/blog/:page', component: `() => { ${second} }` }
        ]
      })
    await start(
      withSecond(NEXT, 'for (;;);'),
      { RENDER_TIMEOUT_MS: '2000', RENDER_PAUSE_MS: '100' },
      withSecond(LIVE, `return 'texte'`)
    )
    await share(50)
    const [visitor = 0] = those(await visitors(0, 20), NEXT)
    for (const page of ['/blog/1', '/blog/2']) {
      const { html } = await site.page(page, headersOf(visitor))
      expect(/"name":"mf-blog","version":"([^"]+)"/.exec(html)?.[1]).toBe(NEXT)
      expect(await versionFor(visitor)).toBe(NEXT)
    }
    expect((await blogIn())?.canary).toBeDefined()
    await site.page('/blog/3', headersOf(visitor))
    await eventually('the canary is ended', async () => (await blogIn())?.canary === undefined)
    expect((await aborts())[0]?.evidence?.reason).toBe('server-errors')
  })

  it('is shown to nobody by a gateway that may not end it, until it is begun anew', async () => {
    const broken = stubRemote({
      ...{ name: 'mf-blog', version: NEXT },
      pages: [{ path: '/blog', component: `() => { throw new RangeError('no list') }` }]
    })
    await start(broken)
    const asked = { action: 'start' as const, version: NEXT, steps: [50] }
    second = await startTestGateway({
      env: {
        REMOTES_DIR: site.dir,
        REMOTES_COPY_DIR: `${copyOf(site.dir)}-2`,
        RELEASES_KEY_FILE: `${site.dir}.key`
      },
      overrides: { clock, canaryMs: 30 }
    })
    const reader = second
    await changeCanary('mf-blog', asked, { root: site.dir, publisher: { by: 'Blog' }, clock })
    await eventually('it has met the canary', async () => {
      await visitors(0, 20, reader)
      return reader.log.entries().some(({ msg }) => msg === 'canary could not be changed in the store')
    })
    expect(those(await visitors(0, 50, reader), NEXT)).toEqual([])
    expect((await blogIn())?.canary?.share).toBe(50)
  })
})

describe('FED-29 a canary that is as good', () => {
  const fine = { ttfb: 40, lcp: 420, cls: 0 }
  const tell = async (got: Map<number, string>) => {
    for (const [visitor, version] of got)
      await report(visitor, { vitals: { deployable: 'mf-blog', version, ...fine } })
  }
  const TEN_MINUTES = 600_000

  it('gets its next share once enough was told of both and the step was long enough, and is never made live by itself', async () => {
    await start()
    await share(50, 80)
    // Half of 600 are 200 at least, whatever the salt: of 450, one salt in a hundred leaves fewer.
    await tell(await visitors(0, 600))
    CLOCK.now += TEN_MINUTES
    await eventually('the next share', async () => (await blogIn())?.canary?.share === 80)
    const { startedAt = '', steppedAt = '', next } = (await blogIn())?.canary ?? {}
    expect([Date.parse(steppedAt) - Date.parse(startedAt), next]).toEqual([TEN_MINUTES, []])
    await tell(await visitors(600, 1000))
    CLOCK.now += 25 * 6 * TEN_MINUTES
    await eventually('the canary is ended', async () => (await blogIn())?.canary === undefined)
    expect((await blogIn())?.live.version).toBe(LIVE)
  })

  it('gets no greater share where browsers tell nothing, nor while it is held', async () => {
    await start()
    await share(50, 80)
    const got = await visitors(0, 450)
    CLOCK.now += TEN_MINUTES
    await change({ action: 'hold' })
    await tell(got)
    CLOCK.now += 25 * 6 * TEN_MINUTES
    await eventually('the canary is ended', async () => (await blogIn())?.canary === undefined)
    const lines = await listHistory(site.dir, 'mf-blog')
    expect(lines.map(({ action, share: percent }) => [action, percent])).toEqual([
      ...[
        ['abort', 50],
        ['hold', 50],
        ['canary', 50]
      ]
    ])
  })

  it('is ended after a day, as its visitors could not be the same for longer', async () => {
    await start()
    await share(50)
    CLOCK.now += 25 * 3_600_000
    await eventually('the canary is ended', async () => (await blogIn())?.canary === undefined)
    expect((await aborts())[0]?.evidence?.reason).toBe('expired')
  })
})

describe('FED-30 a canary by token', () => {
  it('is begun, held and ended by the team whose front end it is, in its name, and by nobody else', async () => {
    // The release API has the clock of the machine.
    CLOCK.now = Date.now()
    await start()
    const team = site.token('Blog', { deployables: ['mf-blog'], routes: ['/blog'] }).token
    const other = site.token('Chat', { deployables: ['mf-chat'], routes: ['/chat'] }).token
    const post = (token: string, body: object) => site.call(token, 'POST', '/releases/mf-blog/canary', body)
    const begin = { action: 'start', version: NEXT, steps: [5, 25], message: 'Prudence' }
    expect((await post(other, begin)).status).toBe(403)
    expect((await post(team, { ...begin, steps: [0] })).status).toBe(422)
    expect((await blogIn())?.canary).toBeUndefined()
    expect(await post(team, begin)).toEqual({
      ...{ status: 200, body: { deployable: 'mf-blog', version: NEXT, live: LIVE, share: 5 } }
    })
    expect((await post(team, { action: 'hold' })).body.share).toBe(5)
    expect((await post(team, { action: 'abort' })).body.share).toBe(0)
    expect((await post(team, { action: 'abort' })).status).toBe(422)
    const lines = await listHistory(site.dir, 'mf-blog')
    expect(lines.map(({ action, by, message }) => [action, by, message])).toEqual([
      ['abort', 'Blog', undefined],
      ['hold', 'Blog', undefined],
      ['canary', 'Blog', 'Prudence']
    ])
  })
})
