import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRegistry } from '@site/federation/registry/store'
import { eventually } from '@site/service/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeployableStub } from '../testing/build-deployable.ts'
import {
  archiveOf,
  builtRemote,
  measured,
  startTestReleases,
  type TestReleases
} from '../testing/start-test-releases.ts'
import { stubShell } from '../testing/stubs.ts'

const OLD = '0.1.0-11111111'
const NEW = '0.1.0-22222222'
const NEXT = '0.1.0-33333333'

const withReact = (stub: DeployableStub, react: string): DeployableStub => ({
  ...stub,
  manifest: { ...stub.manifest, shared: { react } }
})
const shell = (version: string, react: string) =>
  withReact(measured(stubShell(`MARK ${version}`, version)), react)
const blog = (version: string, react: string) => withReact(builtRemote('mf-blog', version, '/blog'), react)
const jobs = (version: string, react: string) => withReact(builtRemote('mf-jobs', version, '/offres'), react)

let site: TestReleases
let all: string
beforeAll(async () => {
  site = await startTestReleases()
  all = site.token('Plateforme', { deployables: ['shell', 'mf-blog', 'mf-jobs'], routes: ['/'] }).token
})
afterAll(() => site.stop())

const publish = async (stub: DeployableStub, query = '') =>
  site.put(all, `/releases/${stub.name}/${stub.version}${query}`, await archiveOf(stub))
const together = (body: object, token = all) => site.call(token, 'POST', '/releases/together', body)
const liveOf = async () =>
  Object.fromEntries(
    Object.entries((await readRegistry(site.dir)).units).map(([name, { live }]) => [name, live.version])
  )
const shown = async (path: string) =>
  /<p>[\w-]+ ([\d.-]+[0-9a-f]+)<\/p>/.exec((await site.page(path)).html)?.[1] ?? null
const registry = () => readFileSync(join(site.dir, 'registry.json'), 'utf8')

describe('several front ends at once', () => {
  it('FED-42 React’s next major is refused one by one, kept, and live together by one change', async () => {
    for (const stub of [shell(OLD, '19.3.1'), blog(OLD, '19.3.1'), jobs(OLD, '19.3.1')])
      expect(await publish(stub)).toMatchObject({ status: 201, body: { outcome: 'live' } })
    const next = [shell(NEW, '20.0.0'), blog(NEW, '20.0.0'), jobs(NEW, '20.0.0')]
    for (const stub of next) {
      expect((await publish(stub)).body.message).toMatch(/is built with react .*, shell .* gives/)
      const kept = await publish(stub, '?preview=yes')
      expect(kept).toMatchObject({ status: 201, body: { outcome: 'preview' } })
      expect(kept.body.unfit).toEqual([
        expect.stringContaining('is built with react'),
        ...(stub.name === 'shell' ? [expect.any(String)] : [])
      ])
    }
    const before = JSON.parse(registry())
    const two = await together({ action: 'live', versions: { shell: NEW, 'mf-blog': NEW } })
    expect(two).toMatchObject({
      status: 422,
      body: { message: 'mf-jobs is built with react 19.3.1, shell 0.1.0-22222222 gives 20.0.0' }
    })
    expect(JSON.parse(registry())).toEqual(before)

    const versions = { shell: NEW, 'mf-blog': NEW, 'mf-jobs': NEW }
    expect(await together({ action: 'live', versions, message: 'React 20' })).toEqual({
      status: 200,
      body: Object.keys(versions).map((deployable) => ({
        ...{ deployable, version: NEW, outcome: 'live', before: OLD },
        published: { at: expect.any(String) }
      }))
    })
    expect(JSON.parse(registry()).revision).toBe(before.revision + 1)
    await eventually(
      'both are served',
      async () => (await shown('/blog')) === NEW && (await shown('/offres')) === NEW
    )
    const { body } = await site.call(all, 'GET', '/releases/mf-jobs/log')
    expect(body).toMatchObject({
      0: { result: 'live', version: NEW, message: 'React 20', together: versions }
    })
  })

  it('FED-42 goes back together as well, and not one by one', async () => {
    expect(await site.call(all, 'POST', '/releases/mf-blog/rollback', {})).toMatchObject({
      status: 422,
      body: {
        errors: [
          'mf-blog is built with react 19.3.1, shell 0.1.0-22222222 gives 20.0.0',
          'mf-blog went live together with shell, mf-jobs: rollback mf-blog shell mf-jobs'
        ]
      }
    })
    const versions = { shell: null, 'mf-blog': null, 'mf-jobs': null }
    expect(await together({ action: 'rollback', versions })).toMatchObject({ status: 200 })
    expect(await liveOf()).toEqual({ shell: OLD, 'mf-blog': OLD, 'mf-jobs': OLD })
    const { units } = await readRegistry(site.dir)
    expect(Object.values(units).map(({ held }) => held)).toEqual([[NEW], [NEW], [NEW]])
    await eventually(
      'both are served',
      async () => (await shown('/blog')) === OLD && (await shown('/offres')) === OLD
    )
  })

  it('FED-42 is refused as a whole for a version that there is not, one that does not run, and one that is not the token’s', async () => {
    const broken = blog(NEXT, '19.3.1')
    const stub = { ...broken, server: broken.server.replace('exports.remote', 'missing(); exports.remote') }
    expect((await publish(stub, '?preview=yes')).status).toBe(422)
    // One that could not be tried in the shell that was live, as it did not fit, is tried in the one that comes.
    const unfit = { ...stub, manifest: { ...stub.manifest, shared: { react: '20.0.0' } } }
    expect((await publish(unfit, '?preview=yes')).status).toBe(201)
    const before = registry()
    const live = (versions: object, token = all) => together({ action: 'live', versions }, token)
    expect(await live({ shell: NEW, 'mf-jobs': NEW, 'mf-blog': NEXT })).toMatchObject({
      status: 422,
      body: {
        message: expect.stringMatching(/^mf-blog: its server bundle does not load: missing is not defined/)
      }
    })
    expect(await live({ shell: NEW, 'mf-blog': '0.1.0-99999999' })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('mf-blog 0.1.0-99999999 is not on disk') }
    })
    const team = site.token('Blog', { deployables: ['mf-blog'], routes: ['/blog'] }).token
    expect(await live({ 'mf-blog': NEW, shell: NEW }, team)).toMatchObject({
      status: 403,
      body: { message: "shell is not among what 'Blog' may publish: mf-blog" }
    })
    expect((await live({})).body.message).toBe('versions is empty: which ones are meant?')
    expect(registry()).toBe(before)
  })

  it('FED-42 an address moves from one remote to another', async () => {
    const without = withReact(builtRemote('mf-jobs', NEXT, '/metiers'), '19.3.1')
    const taking = withReact(builtRemote('mf-blog', '0.1.0-44444444', '/offres'), '19.3.1')
    expect((await publish(taking)).body.message).toContain('mf-blog claims /offres, which mf-jobs')
    await publish(taking, '?preview=yes')
    await publish(without, '?preview=yes')
    const versions = { 'mf-blog': taking.version, 'mf-jobs': NEXT }
    expect((await together({ action: 'live', versions })).status).toBe(200)
    await eventually('it moved', async () => (await site.page('/offres')).html.includes('mf-blog'))
  })
})
