import { readRegistry } from '@site/federation/registry/store'
import { freePort } from '@site/service/process/free-port'
import { eventually } from '@site/service/testing/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyOf, startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'
import {
  archiveOf,
  builtRemote,
  startTestReleases,
  type TestReleases
} from '../testing/start-test-releases.ts'

const [OLD, NEW, NEXT] = ['0.1.0-11111111', '0.1.0-22222222', '0.1.0-33333333'] as const
const MINUTE = 60_000
const CLOCK = { now: 0 }
const clock = () => new Date(CLOCK.now)
const overrides = { clock, planMs: 20 }
const pages = { 'mf-blog': '/blog', 'mf-jobs': '/offres' }
type Name = keyof typeof pages

let site: TestReleases
let second: TestGateway | undefined
let all: string
beforeEach(async () => {
  CLOCK.now = Date.parse('2026-12-01T04:00:00Z')
  site = await startTestReleases({ overrides })
  all = site.token('Plateforme', { deployables: ['mf-blog', 'mf-jobs'], routes: ['/blog', '/offres'] }).token
  for (const name of ['mf-blog', 'mf-jobs'] as const) {
    expect((await publish(name, OLD)).status).toBe(201)
    expect((await publish(name, NEW, '?preview=yes')).status).toBe(201)
  }
})
afterEach(async () => {
  await second?.stop()
  second = undefined
  await site.stop()
})

const publish = async (name: Name, version: string, query = '') =>
  site.put(
    all,
    `/releases/${name}/${version}${query}`,
    await archiveOf(builtRemote(name, version, pages[name]))
  )
const AT = '2026-12-01T06:00:00+01:00'
const plan = (versions: object, { at = AT, token = all } = {}) =>
  site.call(token, 'POST', '/releases/planned', { at, versions, message: 'Offre de décembre' })
const both = { 'mf-blog': NEW, 'mf-jobs': NEW }
const planned = async () => (await readRegistry(site.dir)).planned ?? []
const liveOf = async (name: Name) => (await readRegistry(site.dir)).units[name]?.live.version
const log = async (name: Name) => {
  const { body } = await site.call(all, 'GET', `/releases/${name}/log`)
  return body as unknown as { result: string; version: string; by: string; errors?: string[] }[]
}
const shown = async (name: Name) => (await site.page(pages[name])).html.includes(`<p>${name} ${NEW}</p>`)

it('FED-44 what is planned goes live at its time and not before, all of it by one change', async () => {
  expect(await plan(both)).toMatchObject({
    status: 201,
    body: {
      at: '2026-12-01T05:00:00.000Z',
      by: 'Plateforme',
      versions: { 'mf-blog': { from: OLD, to: NEW }, 'mf-jobs': { from: OLD, to: NEW } }
    }
  })
  const { revision } = await readRegistry(site.dir)
  CLOCK.now += 59 * MINUTE
  await eventually('the gateway knows of it', async () => (await planned()).length === 1)
  expect(await site.call(all, 'GET', '/releases/planned')).toMatchObject({ body: [{ by: 'Plateforme' }] })
  expect([await liveOf('mf-blog'), await liveOf('mf-jobs')]).toEqual([OLD, OLD])
  CLOCK.now += MINUTE
  await eventually('both are served', async () => (await shown('mf-blog')) && (await shown('mf-jobs')))
  expect(await planned()).toEqual([])
  expect((await readRegistry(site.dir)).revision).toBe(revision + 1)
  expect((await log('mf-jobs')).slice(0, 2)).toMatchObject([
    { result: 'live', version: NEW, by: 'Plateforme', message: 'Offre de décembre', together: both },
    { result: 'planned', version: NEW, by: 'Plateforme', liveAt: '2026-12-01T05:00:00.000Z' }
  ])
})

it('FED-44 is made live once by two gateways', async () => {
  second = await startTestGateway({
    env: {
      ...{ REMOTES_DIR: site.dir, REMOTES_COPY_DIR: `${copyOf(site.dir)}-2` },
      ...{ RELEASES_KEY_FILE: `${site.dir}.key`, RELEASES_PORT: String(await freePort()) }
    },
    overrides
  })
  await plan(both)
  CLOCK.now += 60 * MINUTE
  await eventually('it is live', async () => (await liveOf('mf-blog')) === NEW)
  // Each has made an end of it: the other found it gone.
  await second.stop()
  second = undefined
  expect((await log('mf-blog')).map(({ result }) => result)).toEqual(['live', 'planned', 'preview', 'live'])
})

it('FED-44 changes nothing where something else is live by then, or no gateway was there, and the history says why', async () => {
  await plan(both)
  expect(await publish('mf-jobs', NEXT)).toMatchObject({ status: 201 })
  CLOCK.now += 60 * MINUTE
  await eventually('it is given up', async () => (await planned()).length === 0)
  expect([await liveOf('mf-blog'), await liveOf('mf-jobs')]).toEqual([OLD, NEXT])
  const errors = [`mf-jobs ${OLD} is no longer live, ${NEXT} is`]
  expect((await log('mf-blog'))[0]).toMatchObject({ result: 'refused', version: NEW, errors })

  await plan({ 'mf-blog': NEW }, { at: '2026-12-02T06:00:00+01:00' })
  CLOCK.now += 26 * 60 * MINUTE
  await eventually('it is given up', async () => (await planned()).length === 0)
  expect((await log('mf-blog'))[0]?.errors).toEqual([
    'no gateway that takes releases was there at its time, 2026-12-02T05:00:00.000Z'
  ])
  expect(await liveOf('mf-blog')).toBe(OLD)
})

it('FED-44 can be called off by who may publish all of it, and is refused for what could not go live now', async () => {
  const blog = site.token('Blog', { deployables: ['mf-blog'], routes: ['/blog'] }).token
  expect(await plan(both, { token: blog })).toMatchObject({ status: 403 })
  const { body } = await plan(both)
  const cancel = (token: string) => site.call(token, 'POST', `/releases/planned/${body.id}/cancel`, {})
  expect(await cancel(blog)).toMatchObject({ status: 403 })
  const reasons = async (versions: object, at?: string) =>
    (await plan(versions, { ...(at && { at }) })).body.message
  expect(await reasons({ 'mf-blog': NEW })).toContain(
    'is planned for 2026-12-01T05:00:00.000Z already: cancel mf-blog, then plan it anew'
  )
  expect(await reasons({ 'mf-blog': NEXT })).toContain('already')
  expect(await cancel(all)).toMatchObject({ status: 200, body: { id: body.id } })
  expect(await cancel(all)).toMatchObject({
    status: 422,
    body: { message: `${body.id} is not planned, or no longer` }
  })
  expect(await reasons({ 'mf-blog': OLD })).toContain('is live already')
  expect(await reasons({ 'mf-blog': NEXT })).toContain('is not on disk')
  expect(await reasons({ 'mf-blog': NEW }, '2026-12-01T04:00:00Z')).toContain('is over')
  expect(await reasons({ 'mf-blog': NEW }, '2026-12-31T04:00:01Z')).toContain('more than 30 days')
  expect(await reasons({ 'mf-blog': NEW }, '06:00')).toContain('at is not understood')
  CLOCK.now += 61 * MINUTE
  expect(await liveOf('mf-blog')).toBe(OLD)
  expect((await log('mf-blog')).map(({ result }) => result)).toEqual([
    'cancelled',
    'planned',
    'preview',
    'live'
  ])
})

it('FED-67 what goes live says which plan it ends, and the plan says so as long as that is live', async () => {
  await plan(both)
  const listed = async () => (await site.call(all, 'GET', '/releases/planned')).body
  expect(await listed()).toEqual([expect.not.objectContaining({ overtaken: expect.anything() })])
  expect((await publish('mf-jobs', NEXT)).body.ended).toEqual([
    'what is planned for 2026-12-01T05:00:00.000Z will not go live: plan it anew; until then, cancel mf-jobs comes first'
  ])
  expect(await listed()).toMatchObject([{ overtaken: ['mf-jobs'] }])
  const back = await site.call(all, 'POST', '/releases/mf-jobs/rollback', {})
  expect(back.body).toMatchObject({ version: OLD })
  expect(back.body).not.toHaveProperty('ended')
  expect(await listed()).toEqual([expect.not.objectContaining({ overtaken: expect.anything() })])
})

it('FED-67 FED-68 a canary is ended by what goes live, and another one, or a smaller share, is refused before it is kept', async () => {
  await site.call(all, 'POST', '/releases/mf-blog/canary', { action: 'start', version: NEW, steps: [25] })
  const before = await log('mf-blog')
  const another = await publish('mf-blog', NEXT, '?preview=yes&share=50')
  expect(another).toMatchObject({
    status: 422,
    body: { message: `mf-blog ${NEW} is a canary already: promote or abort it before another` }
  })
  const smaller = await publish('mf-blog', NEW, '?preview=yes&share=5')
  expect(smaller).toMatchObject({ status: 422, body: { message: expect.stringContaining('only grows') } })
  const added = (await log('mf-blog')).slice(0, -before.length)
  expect(added.map(({ result }) => result)).toEqual(['refused', 'refused'])
  const kept = await site.call(all, 'GET', '/releases/mf-blog')
  expect(JSON.stringify(kept.body)).not.toContain(NEXT)

  expect((await publish('mf-blog', NEXT)).body.ended).toEqual([`the canary ${NEW} at 25 % is ended`])
})
