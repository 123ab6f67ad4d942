import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOTE_RELEASE_PATH } from '@site/contracts/access/release-note'
import { type HistoryEntry, historyEntrySchema } from '@site/contracts/federation/release'
import {
  type BoardRow,
  type ReleaseBoard,
  releaseBoardSchema,
  retiredSchema,
  rolledBackSchema
} from '@site/contracts/release-board/release-board'
import { clockInParis } from '@site/contracts/site/french-date'
import { changeCanary } from '@site/federation/canary/change-canary'
import { readRegistry } from '@site/federation/registry/store'
import { readReleaseKey } from '@site/registry/release-key'
import { versionDir } from '@site/registry/version-files'
import { eventually } from '@site/service/testing/test-database'
import { afterEach, describe, expect, it } from 'vitest'
import { buildDeployable } from '../testing/build-deployable.ts'
import type { LiveDeployables } from '../testing/build-registry.ts'
import { sendJson } from '../testing/fake-services.ts'
import { ADMIN_CODE, copyOf, startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'
import {
  archiveOf,
  builtRemote,
  startTestReleases,
  type TestReleases
} from '../testing/start-test-releases.ts'
import { stubShell } from '../testing/stubs.ts'
import { createStoreReader } from './read-store.ts'

const [V1, V2, V3] = ['0.1.0-11111111', '0.1.0-22222222', '0.1.0-33333333'] as const
const COMMIT = 'a'.repeat(40)

let site: TestGateway
afterEach(() => site.stop())

const read = (path: string, code: string) =>
  fetch(site.url + path, { headers: { 'x-admin-code': encodeURIComponent(code) } })
async function readBoard(code: string): Promise<ReleaseBoard> {
  const answer = await read('/api/admin/releases', code)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return releaseBoardSchema.parse(await answer.json())
}
const boardOf = async (code: string = ADMIN_CODE): Promise<BoardRow[]> => (await readBoard(code)).deployables
async function rowOf(name: string, code?: string): Promise<BoardRow> {
  const row = (await boardOf(code)).find((one) => one.name === name)
  if (!row) throw new Error(`no row of ${name}`)
  return row
}
async function historyOf(name: string, code: string = ADMIN_CODE): Promise<HistoryEntry[]> {
  return historyEntrySchema
    .array()
    .parse(await (await read(`/api/admin/releases/${name}/history`, code)).json())
}
async function change(what: 'rollback' | 'retire', body: object, name: string) {
  const answer = await site.post(`/api/admin/releases/${name}/${what}`, body)
  return { status: answer.status, body: await answer.json() }
}
const rollBack = (body: object, name = 'mf-blog') => change('rollback', body, name)
const retire = (body: object, name = 'mf-blog') => change('retire', body, name)
const blogIn = async () => (await readRegistry(site.dir)).units['mf-blog']
const noted = (service: TestGateway['leads']) =>
  service.received.filter(({ url }) => url === NOTE_RELEASE_PATH).map(({ body }) => JSON.parse(body))

/** A shell, and mf-blog in two versions, of which the second is live. */
const twoVersions = async (dir: string): Promise<LiveDeployables> => ({
  shell: { live: await buildDeployable(dir, stubShell()) },
  'mf-blog': {
    live: await buildDeployable(dir, builtRemote('mf-blog', V2, '/blog')),
    previous: await buildDeployable(dir, builtRemote('mf-blog', V1, '/blog'))
  }
})

async function startPublished(env = {}): Promise<{ releases: TestReleases; token: string }> {
  const releases = await startTestReleases({ env })
  site = releases
  const { token } = releases.token('Blog, chaîne principale', { deployables: ['mf-blog'], routes: ['/blog'] })
  return { releases, token }
}
async function publish(releases: TestReleases, token: string, version: string, query = '') {
  const archive = await archiveOf(builtRemote('mf-blog', version, '/blog'))
  const { status } = await releases.put(token, `/releases/mf-blog/${version}${query}`, archive)
  if (status === 201) await live(version)
}
const live = (version: string) =>
  eventually(`${version} is live`, async () =>
    (await boardOf()).some(({ serving, name }) => name === 'mf-blog' && serving === version)
  )

describe('the board', () => {
  it('BOARD-1 BOARD-3 shows what is live and was before, by whom and from what, its size, and what happened', async () => {
    const { releases, token } = await startPublished()
    await publish(releases, token, V1, `?commit=${COMMIT}`)
    await publish(releases, token, V2, '?message=Nouveau%20titre')
    const refused = await archiveOf(builtRemote('mf-blog', V3, '/blog'), (dir) =>
      writeFileSync(join(dir, 'client/entry.js'), 'other')
    )
    await releases.put(token, `/releases/mf-blog/${V3}`, refused)
    const board = await boardOf()
    expect(board.map(({ name }) => name)).toEqual(['shell', 'mf-blog'])
    const by = 'Blog, chaîne principale'
    expect(board[1]).toMatchObject({
      state: 'live',
      serving: V2,
      live: { version: V2, by, message: 'Nouveau titre', liveAt: expect.any(String) },
      before: { version: V1, by, commit: COMMIT, budget: { js: 1000, css: 1000 } },
      blocked: [],
      earlier: [],
      rollback: { to: V1, refusal: null }
    })
    expect(board[1]?.live.size.js).toBeGreaterThan(0)
    // What was there before anything was kept of it has a time, and nobody's name.
    expect(board[0]).toMatchObject({ before: null, rollback: { to: null, refusal: 'none-before' } })
    expect((await historyOf('mf-blog')).map(({ version, result }) => [version, result])).toEqual([
      [V3, 'refused'],
      [V2, 'live'],
      [V1, 'live']
    ])
    expect((await read('/api/admin/releases/mf-jobs/history', ADMIN_CODE)).status).toBe(404)
  })

  it('BOARD-2 counts what browsers met in the last hour, and says what', async () => {
    site = await startTestReleases({ build: twoVersions })
    const incident = { kind: 'error', deployable: 'mf-blog', version: V2, message: 'TypeError: no list' }
    for (const _ of [1, 2])
      await site.post(
        '/api/browser-health',
        { page: '/blog', incidents: [incident] },
        {
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          'sec-fetch-site': 'same-origin'
        }
      )
    const { health } = await rowOf('mf-blog')
    expect(health).toMatchObject([
      {
        version: V2,
        incidents: { error: 2, fallback: 0 },
        evidence: [{ message: 'TypeError: no list', page: '/blog', count: 2 }]
      },
      { version: V1, incidents: { error: 0 }, evidence: [] }
    ])
  })
})

describe('a rollback', () => {
  it('BOARD-4 BOARD-5 serves the version before at once, in the name of whose code it is, in the history and in the log', async () => {
    // Nothing looks at the registry by itself for as long as this takes.
    const releases = await startTestReleases({ build: twoVersions, overrides: { registryPollMs: 60_000 } })
    site = releases
    const { code: adminCode } = releases.code('Camille Astier', ['releases'])
    expect(await rowOf('mf-blog', adminCode)).toMatchObject({ serving: V2, rollback: { to: V1 } })
    const answer = await rollBack({ adminCode, from: V2, to: V1 })
    expect(answer.status).toBe(200)
    expect(rolledBackSchema.parse(answer.body)).toEqual({
      ...{ deployable: 'mf-blog', live: V1, blocked: V2, isLogged: true }
    })
    expect((await site.page('/blog')).html).toContain(`mf-blog ${V1}`)
    expect(await rowOf('mf-blog', adminCode)).toMatchObject({
      serving: V1,
      live: { version: V1, by: 'Camille Astier', pipeline: 'administration' },
      blocked: [V2],
      rollback: { to: null, refusal: 'none-before' }
    })
    const history = await historyOf('mf-blog', adminCode)
    expect(history[0]).toMatchObject({ action: 'rollback', version: V1, before: V2, by: 'Camille Astier' })
    expect(noted(site.leads)).toEqual([
      { adminCode, action: 'release-rolled-back', deployable: 'mf-blog', from: V2, to: V1 }
    ])
    expect(noted(site.content)).toEqual([])
    // BOARD-7: whoever reads this learns no code.
    const texts = JSON.stringify([answer.body, history, await boardOf(adminCode), await blogIn()])
    expect([texts.includes(adminCode), site.log.text().includes(adminCode)]).toEqual([false, false])
    expect(await site.metrics()).toMatch(/releases_total\{deployable="mf-blog",outcome="live"[^}]*\} 1/)
  })

  it('BOARD-4 changes nothing where something else is live by then, or the version is damaged', async () => {
    site = await startTestReleases({ build: twoVersions })
    const before = await blogIn()
    const late = await rollBack({ adminCode: ADMIN_CODE, from: V3, to: V1 })
    expect(late).toMatchObject({ status: 409, body: { code: 'live-changed' } })
    writeFileSync(join(versionDir(site.dir, { name: 'mf-blog', version: V1 }), 'client/entry.js'), 'other')
    const damaged = await rollBack({ adminCode: ADMIN_CODE, from: V2, to: V1 })
    expect(damaged).toMatchObject({ status: 409, body: { code: 'rollback-refused' } })
    expect(damaged.body.message).toMatch(/^Cette version ne peut pas revenir en ligne/)
    expect(site.log.text()).toContain('rollback refused')
    const unreadable = await rollBack({ adminCode: ADMIN_CODE, from: 'x', to: V1 })
    expect(unreadable.status).toBe(422)
    expect((await rollBack({ adminCode: ADMIN_CODE, from: V2, to: V1 }, 'mf-jobs')).status).toBe(404)
    expect(await blogIn()).toEqual(before)
    expect(noted(site.leads)).toEqual([])
  })

  it('BOARD-17 goes further back to what is kept and fits, which a row lists', async () => {
    const { releases, token } = await startPublished()
    for (const version of [V1, V2, V3]) await publish(releases, token, version)
    expect(await rowOf('mf-blog')).toMatchObject({ before: { version: V2 }, earlier: [V1] })
    expect(await rollBack({ adminCode: ADMIN_CODE, from: V3, to: V1 })).toMatchObject({ status: 200 })
    expect(await rowOf('mf-blog')).toMatchObject({
      ...{ live: { version: V1 }, before: null, blocked: [V3], earlier: [V2] }
    })
  })

  it('BOARD-5 is noted by svc-content while svc-leads is away, and done while neither answers, which it says', async () => {
    site = await startTestReleases({ build: twoVersions })
    site.leads.answer((_, response) => sendJson(response, 503, {}))
    site.content.answer((_, response) => void response.writeHead(204).end())
    expect((await rollBack({ adminCode: ADMIN_CODE, from: V2, to: V1 })).body).toMatchObject({
      isLogged: true
    })
    expect(noted(site.content)).toHaveLength(1)
    site.content.answer((_, response) => sendJson(response, 503, {}))
    const again = await rollBack({ adminCode: ADMIN_CODE, from: V1, to: V2 })
    expect(again).toMatchObject({ status: 200, body: { live: V2, isLogged: false } })
    expect((await historyOf('mf-blog'))[0]).toMatchObject({ version: V2, by: 'code partagé' })
  })
})

describe('BOARD-11 a version that is ready', () => {
  const jobs = (version: string) => builtRemote('mf-jobs', version, '/offres')
  async function startWithTwo(env = {}) {
    const { releases } = await startPublished(env)
    const { token } = releases.token('Équipe', { deployables: ['mf-blog', 'mf-jobs'], routes: ['/'] })
    const put = async (stub: ReturnType<typeof jobs>, query = '') =>
      (await releases.put(token, `/releases/${stub.name}/${stub.version}${query}`, await archiveOf(stub)))
        .status
    const blog = (version: string) => builtRemote('mf-blog', version, '/blog')
    expect([await put(blog(V1)), await put(jobs(V1))]).toEqual([201, 201])
    await live(V1)
    return { releases, put, blog }
  }
  const makeLive = async (versions: object[], adminCode: string = ADMIN_CODE) => {
    const answer = await site.post('/api/admin/releases/live', { adminCode, versions })
    return { status: answer.status, body: await answer.json() }
  }
  const seen = (name: string, to: string, from: string = V1) => ({ name, from, to })
  const liveVersions = async () =>
    Object.fromEntries(
      Object.entries((await readRegistry(site.dir)).units).map(([name, { live }]) => [name, live.version])
    )

  it('is on the board from its preview on until it or another goes live, and goes live with another by one change', async () => {
    const { put, blog } = await startWithTwo()
    expect(await put(blog(V2), `?preview=yes&message=Carnet&commit=${COMMIT}`)).toBe(201)
    expect(await put(jobs(V2), '?preview=yes')).toBe(201)
    const { ready } = await readBoard(ADMIN_CODE)
    expect(ready.map(({ name, version }) => [name, version])).toEqual([
      ['mf-jobs', V2],
      ['mf-blog', V2]
    ])
    expect(ready[1]).toMatchObject({ by: 'Équipe', message: 'Carnet', commit: COMMIT, unfit: [] })

    const { revision } = await readRegistry(site.dir)
    const versions = [seen('mf-blog', V2), seen('mf-jobs', V2)]
    expect(await makeLive(versions)).toEqual({
      status: 200,
      body: { live: versions.map(({ name, to: version }) => ({ name, version })), isLogged: true }
    })
    expect(await liveVersions()).toMatchObject({ 'mf-blog': V2, 'mf-jobs': V2 })
    expect((await readRegistry(site.dir)).revision).toBe(revision + 1)
    expect((await readBoard(ADMIN_CODE)).ready).toEqual([])
    expect((await historyOf('mf-blog'))[0]).toMatchObject({
      ...{ action: 'live', result: 'live', version: V2, by: 'code partagé', pipeline: 'administration' },
      together: { 'mf-blog': V2, 'mf-jobs': V2 }
    })
    const adminCode = ADMIN_CODE
    expect(noted(site.leads)).toEqual(
      versions.map(({ name: deployable, ...change }) => ({
        ...{ adminCode, action: 'release-made-live', deployable },
        ...change
      }))
    )
    expect((await rowOf('mf-blog')).rollback).toEqual({ to: V1, refusal: null })
  })

  it('says what it does not fit, and goes live as a set or not at all', async () => {
    const { put, blog } = await startWithTwo()
    const other = { ...blog(V2), manifest: { ...blog(V2).manifest, shared: { react: '20.0.0' } } }
    expect([await put(other, '?preview=yes'), await put(jobs(V2), '?preview=yes')]).toEqual([201, 201])
    const { ready } = await readBoard(ADMIN_CODE)
    expect(ready.map(({ unfit }) => unfit)).toEqual([
      [],
      [expect.stringContaining('mf-blog shares react, which shell')]
    ])
    const refused = await makeLive([seen('mf-jobs', V2), seen('mf-blog', V2)])
    expect(refused).toMatchObject({ status: 409, body: { code: 'release-refused' } })
    expect(refused.body.message).toMatch(
      /^Ces versions ne peuvent pas être mises en ligne\u00a0: rien n’a été changé\. mf-blog shares react/
    )
    expect(await liveVersions()).toMatchObject({ 'mf-blog': V1, 'mf-jobs': V1 })
  })

  it('BOARD-13 is shown by a link that is signed for who may see the board, also beside another', async () => {
    const { releases, put, blog } = await startWithTwo({ PREVIEW: 'off' })
    expect([await put(blog(V2), '?preview=yes'), await put(jobs(V2), '?preview=yes')]).toEqual([201, 201])
    const sign = async (versions: object, adminCode: string = ADMIN_CODE) => {
      const answer = await site.post('/api/admin/releases/preview', { adminCode, versions })
      return { status: answer.status, body: await answer.json() }
    }
    const { status, body } = await sign({ 'mf-blog': V2, 'mf-jobs': V2 })
    expect(status).toBe(200)
    const query = String(body.address).replace(/^[^?]*/, '')
    expect((await site.page(`/blog${query}`)).html).toContain(`mf-blog ${V2}`)
    expect((await site.page(`/offres${query}`)).html).toContain(`mf-jobs ${V2}`)
    expect((await site.page('/blog')).html).toContain(`mf-blog ${V1}`)
    const camille = releases.code('Camille Astier', ['releases'])
    expect((await sign({ 'mf-blog': V2 }, camille.code)).status).toBe(200)
    expect(site.log.text()).toMatch(/"by":"Camille Astier"[^\n]*link to a preview signed/)
    expect((await sign({ 'mf-blog': V2 }, releases.code('Autre', ['articles']).code)).status).toBe(403)
    expect((await sign({ 'mf-blog': V2 }, 'wrong')).status).toBe(401)
    expect(await sign({ 'mf-blog': V3 })).toMatchObject({ status: 409, body: { code: 'preview-refused' } })
    expect((await sign({})).status).toBe(422)
  })

  it('stays where something else is live by then, is not known, or may not be changed by this code', async () => {
    const { put, blog } = await startWithTwo()
    expect(await put(blog(V2), '?preview=yes')).toBe(201)
    expect(await makeLive([seen('mf-blog', V2, V3)])).toMatchObject({
      status: 409,
      body: { code: 'live-changed' }
    })
    expect((await makeLive([seen('mf-blog', V3)])).status).toBe(409)
    expect((await makeLive([seen('mf-none', V2)])).status).toBe(404)
    expect((await makeLive([seen('mf-blog', V2), seen('mf-blog', V3)])).status).toBe(422)
    expect((await makeLive([])).status).toBe(422)
    expect((await makeLive([seen('mf-blog', V2)], 'wrong')).status).toBe(401)
    expect(await liveVersions()).toMatchObject({ 'mf-blog': V1 })
    // What is made live the usual way is no longer ready, nor is what was kept before it.
    expect(await put(blog(V3))).toBe(201)
    await live(V3)
    expect((await readBoard(ADMIN_CODE)).ready).toEqual([])
    // It was kept after what a rollback brings back.
    expect((await rollBack({ adminCode: ADMIN_CODE, from: V3, to: V1 })).status).toBe(200)
    const { ready } = await readBoard(ADMIN_CODE)
    expect(ready.map(({ version, isBlocked }) => [version, isBlocked])).toEqual([
      [V3, true],
      [V2, false]
    ])
  })

  it('BOARD-5 goes back with what it went live with, where neither fits what was before alone', async () => {
    const { put } = await startWithTwo()
    // Each takes the address of the other.
    const swapped = [builtRemote('mf-blog', V2, '/offres'), builtRemote('mf-jobs', V2, '/blog')]
    for (const stub of swapped) expect(await put(stub, '?preview=yes')).toBe(201)
    expect((await makeLive([seen('mf-blog', V2), seen('mf-jobs', V2)])).status).toBe(200)
    const together = [seen('mf-jobs', V1, V2)]
    expect((await rowOf('mf-blog')).rollback).toEqual({ to: V1, refusal: null, together })
    const back = { adminCode: ADMIN_CODE, from: V2, to: V1 }
    expect((await rollBack(back)).status).toBe(409)
    expect((await rollBack({ ...back, together: [seen('mf-jobs', V1, V3)] })).body.code).toBe('live-changed')
    expect(await liveVersions()).toMatchObject({ 'mf-blog': V2, 'mf-jobs': V2 })
    const { revision } = await readRegistry(site.dir)
    expect(await rollBack({ ...back, together })).toMatchObject({ status: 200, body: { isLogged: true } })
    expect(await liveVersions()).toMatchObject({ 'mf-blog': V1, 'mf-jobs': V1 })
    expect((await readRegistry(site.dir)).revision).toBe(revision + 1)
    expect(noted(site.leads).slice(-2)).toMatchObject([
      { action: 'release-rolled-back', deployable: 'mf-blog', from: V2, to: V1 },
      { action: 'release-rolled-back', deployable: 'mf-jobs', from: V2, to: V1 }
    ])
  })

  it('BOARD-12 is planned for a minute of Paris, goes from what is ready, and can be called off', async () => {
    const { put, blog } = await startWithTwo()
    expect([await put(blog(V2), '?preview=yes'), await put(jobs(V2), '?preview=yes')]).toEqual([201, 201])
    const call = async (path: string, body: object) => {
      const answer = await site.post(`/api/admin/releases/planned${path}`, { adminCode: ADMIN_CODE, ...body })
      return { status: answer.status, body: await answer.json() }
    }
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const at = `${day}T08:00`
    const versions = [seen('mf-blog', V2), seen('mf-jobs', V2)]
    const made = await call('', { versions, at })
    expect(made).toMatchObject({
      status: 200,
      body: { isLogged: true, plan: { by: 'code partagé', versions: { 'mf-blog': { from: V1, to: V2 } } } }
    })
    const { plan } = made.body
    expect(clockInParis(new Date(plan.at)).toISOString().slice(0, 16)).toBe(at)
    const board = await readBoard(ADMIN_CODE)
    expect(board.planned).toEqual([plan])
    expect(board.ready).toEqual([])
    expect((await call('', { versions: [seen('mf-blog', V2)], at })).body.message).toMatch(
      /^Cette mise en ligne ne peut pas être prévue.* mf-blog is planned for/
    )
    const refusals = {
      '2020-01-01T08:00': 'déjà passée',
      '2099-01-01T08:00': '30\u00a0jours',
      '8 h': 'heure de Paris'
    }
    for (const [time, sentence] of Object.entries(refusals)) {
      const refused = await call('', { versions, at: time })
      expect(refused).toMatchObject({ status: 422, body: { message: expect.stringContaining(sentence) } })
    }
    expect((await call(`/${plan.id}/cancel`, { adminCode: 'wrong' })).status).toBe(401)
    expect(await call(`/${plan.id}/cancel`, {})).toMatchObject({ status: 200, body: { isLogged: true } })
    expect(await call(`/${plan.id}/cancel`, {})).toMatchObject({ status: 409, body: { code: 'plan-gone' } })
    expect(noted(site.leads).map(({ action }) => action)).toEqual([
      ...versions.map(() => 'release-planned'),
      ...versions.map(() => 'release-plan-cancelled')
    ])
    expect((await readBoard(ADMIN_CODE)).ready).toHaveLength(2)
    expect((await historyOf('mf-blog')).slice(0, 2).map(({ result }) => result)).toEqual([
      'cancelled',
      'planned'
    ])

    // Another goes live before its time: once it is called off it is ready to follow that one.
    const again = await call('', { versions: [seen('mf-blog', V2)], at })
    expect(await put(blog(V3))).toBe(201)
    expect((await readBoard(ADMIN_CODE)).ready.map(({ name }) => name)).toEqual(['mf-jobs'])
    expect((await call(`/${again.body.plan.id}/cancel`, {})).status).toBe(200)
    const { ready } = await readBoard(ADMIN_CODE)
    expect(ready.map(({ name, version }) => [name, version])).toContainEqual(['mf-blog', V2])
  })
})

describe('BOARD-10 a retirement', () => {
  it('takes a remote out of the site at once, in the name of whose code it is', async () => {
    // Nothing looks at the registry by itself for as long as this takes.
    const releases = await startTestReleases({ build: twoVersions, overrides: { registryPollMs: 60_000 } })
    site = releases
    const { code: adminCode } = releases.code('Camille Astier', ['releases'])
    expect(await rowOf('mf-blog', adminCode)).toMatchObject({ addresses: ['/blog'], kept: null })
    const answer = await retire({ adminCode, from: V2 })
    expect(answer.status).toBe(200)
    expect(retiredSchema.parse(answer.body)).toEqual({ deployable: 'mf-blog', version: V2, isLogged: true })
    expect((await site.page('/blog')).html).not.toContain('mf-blog')
    const { deployables, retired } = await readBoard(adminCode)
    expect(deployables.map(({ name }) => name)).toEqual(['shell'])
    expect(retired).toMatchObject([
      { deployable: 'mf-blog', version: V2, by: 'Camille Astier', pipeline: 'administration' }
    ])
    expect(noted(site.leads)).toEqual([
      { adminCode, action: 'release-retired', deployable: 'mf-blog', from: V2 }
    ])
    expect(await site.metrics()).toMatch(/releases_total\{deployable="mf-blog",outcome="retired"[^}]*\} 1/)
    expect((await retire({ adminCode, from: V2 })).status).toBe(404)
  })

  it('is undone by making the version that was retired live again, where nothing else is by then', async () => {
    site = await startTestReleases({ build: twoVersions })
    const bringBack = (name: string, to: string = V2) =>
      site.post('/api/admin/releases/live', { adminCode: ADMIN_CODE, versions: [{ name, from: null, to }] })
    expect((await bringBack('mf-blog')).status).toBe(409)
    expect((await bringBack('mf-none')).status).toBe(404)
    await retire({ adminCode: ADMIN_CODE, from: V2 })
    expect((await bringBack('mf-blog', V3)).status).toBe(409)
    expect((await bringBack('mf-blog')).status).toBe(200)
    expect((await site.page('/blog')).html).toContain(V2)
    const { deployables, retired } = await readBoard(ADMIN_CODE)
    expect(deployables.map(({ name }) => name)).toEqual(['shell', 'mf-blog'])
    expect(retired).toEqual([])
    expect(noted(site.leads).at(-1)).toEqual({
      ...{ adminCode: ADMIN_CODE, action: 'release-made-live' },
      ...{ deployable: 'mf-blog', to: V2 }
    })
  })

  it('stands on the board until the remote is published again, and in its history then', async () => {
    const releases = await startTestReleases({ build: twoVersions })
    site = releases
    await retire({ adminCode: ADMIN_CODE, from: V2 })
    expect((await readBoard(ADMIN_CODE)).retired).toHaveLength(1)
    const { token } = releases.token('Blog', { deployables: ['mf-blog'], routes: ['/blog'] })
    await publish(releases, token, V3)
    expect((await readBoard(ADMIN_CODE)).retired).toEqual([])
    expect((await historyOf('mf-blog')).map(({ action, by }) => [action, by])).toEqual([
      ['publish', 'Blog'],
      ['retire', 'code partagé']
    ])
  })

  it('is refused for what the site cannot be without, with a canary, and where something else is live by then', async () => {
    site = await startTestReleases({
      build: async (dir) => ({
        ...(await twoVersions(dir)),
        'mf-admin': { live: await buildDeployable(dir, builtRemote('mf-admin', V1, '/admin')) },
        'mf-home': { live: await buildDeployable(dir, builtRemote('mf-home', V1, '/')) }
      })
    })
    const before = await readRegistry(site.dir)
    const kept = async (name: string) => {
      const row = await rowOf(name)
      const { status, body } = await retire({ adminCode: ADMIN_CODE, from: row.live.version }, name)
      expect([status, body.code, body.message]).toEqual([409, 'retirement-refused', row.kept])
      return row.kept
    }
    expect(await kept('shell')).toBe('Le shell est le site\u00a0: il ne se retire pas.')
    expect(await kept('mf-admin')).toBe(
      'mf-admin ne se retire pas\u00a0: /admin lui appartient, quoi qu’il y ait en ligne.'
    )
    expect(await kept('mf-home')).toBe('mf-home ne se retire pas\u00a0: la page d’accueil en fait partie.')
    const late = await retire({ adminCode: ADMIN_CODE, from: V1 })
    expect(late).toMatchObject({ status: 409, body: { code: 'live-changed' } })
    expect((await retire({ adminCode: ADMIN_CODE })).status).toBe(422)
    expect(await readRegistry(site.dir)).toEqual(before)

    const options = { root: site.dir, publisher: { by: 'Blog' } }
    await changeCanary('mf-blog', { action: 'start', version: V1, steps: [5] }, options)
    await eventually('the canary is shown', async () => (await rowOf('mf-blog')).canary !== null)
    expect(await kept('mf-blog')).toBe(
      'Un canari est en cours\u00a0: mettez-le en ligne pour tous ou abandonnez-le avant de retirer mf-blog.'
    )
    expect(noted(site.leads)).toEqual([])
  })
})

/** What a gateway says of mf-blog that reads its versions from `dir`. */
async function storeOf(root: string, keyFile: string) {
  const registry = await readRegistry(root)
  const refusalOn = async (dir: string) => {
    const readStore = createStoreReader({
      ...{ root, keyFile, takesReleases: true },
      registry: { current: () => registry, dir: () => dir }
    })
    return (await readStore()).find(({ name }) => name === 'mf-blog')?.rollback.refusal
  }
  return { refusalOn }
}

describe('BOARD-6 where no rollback is offered', () => {
  it('as the gateway takes no releases, what is live is shown all the same', async () => {
    site = await startTestGateway({ build: twoVersions })
    expect(await rowOf('mf-blog')).toMatchObject({
      live: { version: V2, by: null },
      before: { version: V1, liveAt: null },
      rollback: { to: null, refusal: 'not-here' }
    })
    expect(await rollBack({ adminCode: ADMIN_CODE, from: V2, to: V1 })).toMatchObject({
      status: 409,
      body: { code: 'releases-not-taken' }
    })
    expect((await blogIn())?.live.version).toBe(V2)
  })

  it('as it cannot sign: it holds the public half of the key alone', async () => {
    site = await startTestReleases({ build: twoVersions })
    const keyFile = `${site.dir}.key`
    const half = readReleaseKey(keyFile)?.publicKey.export({ type: 'spki', format: 'pem' })
    const { refusalOn } = await storeOf(site.dir, keyFile)
    expect(await refusalOn(site.dir)).toBeNull()
    writeFileSync(keyFile, String(half))
    expect(await refusalOn(site.dir)).toBe('no-key')
    expect(await rollBack({ adminCode: ADMIN_CODE, from: V2, to: V1 })).toMatchObject({
      status: 409,
      body: { code: 'rollback-refused' }
    })
  })

  it('as what serves is its own copy of the store', async () => {
    site = await startTestReleases({ build: twoVersions })
    const { refusalOn } = await storeOf(site.dir, `${site.dir}.key`)
    expect(await refusalOn(copyOf(site.dir))).toBe('store-away')
  })

  it('as the version before no longer fits what is live', async () => {
    site = await startTestReleases({
      build: async (dir) => ({
        ...(await twoVersions(dir)),
        'mf-jobs': { live: await buildDeployable(dir, builtRemote('mf-jobs', V1, '/offres')) },
        'mf-blog': {
          live: await buildDeployable(dir, builtRemote('mf-blog', V2, '/blog')),
          previous: await buildDeployable(dir, builtRemote('mf-blog', V1, '/offres'))
        }
      })
    })
    expect((await rowOf('mf-blog')).rollback).toEqual({ to: null, refusal: 'does-not-fit' })
  })
})

describe('BOARD-7 the board opens', () => {
  it('for the right to releases and every right alone, and for no token', async () => {
    const releases = await startTestReleases({ build: twoVersions })
    site = releases
    const named = (scopes: Parameters<TestReleases['code']>[1]) => releases.code('Noé', scopes).code
    const statuses = async (code: string) => [
      (await read('/api/admin/releases', code)).status,
      (await read('/api/admin/releases/mf-blog/history', code)).status,
      (await rollBack({ adminCode: code, from: V3, to: V1 })).status,
      (await retire({ adminCode: code, from: V3 })).status
    ]
    for (const code of [named(['releases']), named(['all']), ADMIN_CODE])
      expect(await statuses(code)).toEqual([200, 200, 409, 409])
    for (const code of [named(['articles']), named(['leads']), named(['offre'])])
      expect(await statuses(code)).toEqual([403, 403, 403, 403])
    expect(await statuses('faux')).toEqual([401, 401, 401, 401])
    const gone = releases.code('Ancien', ['all'])
    gone.revoke()
    expect(await statuses(gone.code)).toEqual([401, 401, 401, 401])
    const { token } = releases.token('Blog', { deployables: ['mf-blog'], routes: ['/blog'] })
    const headers = { authorization: `Bearer ${token}` }
    expect((await fetch(`${site.url}/api/admin/releases`, { headers })).status).toBe(403)
    for (const what of ['rollback', 'retire'])
      expect((await site.post(`/api/admin/releases/mf-blog/${what}`, {}, headers)).status).toBe(403)
    expect((await fetch(`${site.url}/api/admin/releases?adminCode=${ADMIN_CODE}`)).status).toBe(401)
  })

  it('to nobody who guesses', async () => {
    site = await startTestReleases({ build: twoVersions, env: { GUESS_CODES: '2' } })
    const tries = []
    for (const code of ['a', 'b', 'c', 'd']) tries.push((await read('/api/admin/releases', code)).status)
    tries.push((await rollBack({ adminCode: 'e', from: V2, to: V1 })).status)
    expect(tries).toEqual([401, 401, 429, 429, 429])
  })
})
