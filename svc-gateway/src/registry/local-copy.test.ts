import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { REVISIONS, revisionFile } from '@site/contracts/federation/registry'
import { eventually } from '@site/service/testing/test-database'
import { afterEach, describe, expect, it } from 'vitest'
import { buildDeployable } from '../testing/build-deployable.ts'
import { copyOf, startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts'
import { stubRemote, stubShell } from '../testing/stubs.ts'

const [V1, V2, V3] = ['0.1.0-11111111', '0.1.0-22222222', '0.1.0-33333333'] as const
const started: TestGateway[] = []
afterEach(async () => {
  for (const gateway of started.splice(0)) await gateway.stop()
})

const blog = (version: string) =>
  stubRemote({
    name: 'mf-blog',
    version,
    pages: [{ path: '/blog', component: `() => React.createElement('p', null, '${version}')` }]
  })
const deployablesIn = async (dir: string, live: string, previous?: string) => ({
  shell: { live: await buildDeployable(dir, stubShell()) },
  'mf-blog': {
    live: await buildDeployable(dir, blog(live)),
    ...(previous && { previous: await buildDeployable(dir, blog(previous)) })
  }
})
const start = async (options: Parameters<typeof startTestGateway>[0]) => {
  const gateway = await startTestGateway(options)
  started.push(gateway)
  return gateway
}
/** A gateway that has copied V2, live, and V1, previous. */
async function startWithCopy() {
  const gateway = await start({ build: (dir) => deployablesIn(dir, V2, V1) })
  await untilCopied(gateway)
  return gateway
}
const untilCopied = (gateway: TestGateway) =>
  eventually('the copy', async () => {
    const [own, copy] = await Promise.all([gateway.dir, copyOf(gateway.dir)].map(readRevision))
    return own === copy
  })
const readRevision = async (dir: string) =>
  JSON.parse(await readFile(join(dir, 'registry.json'), 'utf8').catch(() => '{}')).revision
/** Another gateway on the folder of this one: what this one becomes by a restart. */
const restart = ({ dir }: TestGateway) => start({ env: { REMOTES_DIR: dir, REMOTES_COPY_DIR: copyOf(dir) } })
const shown = async (gateway: TestGateway) => {
  const { response, html } = await gateway.page('/blog')
  return { status: response.status, version: /<p>([\d.-]+)<\/p>/.exec(html)?.[1] ?? null }
}
const unreadable = async (gateway: TestGateway) =>
  Number(/^registry_unreadable_total\S* (\d+)/m.exec(await gateway.metrics())?.[1])
const away = async ({ dir }: TestGateway) => {
  await rename(dir, `${dir}-away`)
  return () => rename(`${dir}-away`, dir)
}

describe('while the folder of deployed versions is away', () => {
  it('pages and files go on, the log says so, and all is well when it is back', async () => {
    const gateway = await startWithCopy()
    const before = await unreadable(gateway)
    const comeBack = await away(gateway)
    await eventually('it is noticed', async () => (await unreadable(gateway)) > before + 2)
    expect(await shown(gateway)).toEqual({ status: 200, version: V2 })
    const file = await fetch(`${gateway.url}/remotes/mf-blog/${V2}/page0.js`)
    expect(file.status).toBe(200)
    expect(gateway.log.text()).toContain('registry cannot be read')
    await comeBack()
    await eventually('it can be read again', () => gateway.log.text().includes('registry can be read again'))
    expect(await shown(gateway)).toEqual({ status: 200, version: V2 })
  })

  it('a gateway that starts serves the same, and what is deployed when it is back', async () => {
    const gateway = await startWithCopy()
    const comeBack = await away(gateway)
    const fresh = await restart(gateway)
    expect(await shown(fresh)).toEqual({ status: 200, version: V2 })
    expect(await unreadable(fresh)).toBeGreaterThan(0)
    await comeBack()
    await gateway.deploy(await deployablesIn(gateway.dir, V3, V2))
    await eventually('the new version', async () => (await shown(fresh)).version === V3)
  })

  it('an empty folder in its place, where nothing is mounted, is the same', async () => {
    const gateway = await startWithCopy()
    const comeBack = await away(gateway)
    await mkdir(gateway.dir)
    expect(await shown(await restart(gateway))).toEqual({ status: 200, version: V2 })
    await rm(gateway.dir, { recursive: true })
    await comeBack()
  })

  it('what the copy holds is checked before it serves: a file that was changed sets its version aside', async () => {
    const gateway = await startWithCopy()
    await writeFile(join(copyOf(gateway.dir), 'mf-blog', V2, 'server/entry.cjs'), 'throw 1')
    const comeBack = await away(gateway)
    expect(await shown(await restart(gateway))).toEqual({ status: 200, version: V1 })
    await comeBack()
  })

  it('a copy that others may write is not used', async () => {
    const gateway = await startWithCopy()
    await chmod(copyOf(gateway.dir), 0o777)
    const comeBack = await away(gateway)
    const fresh = await restart(gateway)
    expect((await shown(fresh)).status).toBe(503)
    expect(fresh.log.text()).toContain('can be written by others')
    await comeBack()
  })
})

describe('the local copy', () => {
  it('holds what is live and previous, and nothing older', async () => {
    const gateway = await startWithCopy()
    await gateway.deploy(await deployablesIn(gateway.dir, V3, V2))
    await untilCopied(gateway)
    await eventually('the old one to go', async () => {
      const versions = await readdir(join(copyOf(gateway.dir), 'mf-blog'))
      return versions.sort().join() === [V2, V3].join()
    })
  })
})

describe('a gateway that starts while registry.json cannot be read', () => {
  it.each([
    ['cut short', (path: string) => writeFile(path, '{"revision": 9, "units":')],
    ['gone', (path: string) => rm(path)]
  ])('(%s) serves the latest revision that is verified', async (_, harm) => {
    const gateway = await start({ build: (dir) => deployablesIn(dir, V2, V1) })
    const path = join(gateway.dir, 'registry.json')
    const revisions = join(gateway.dir, REVISIONS)
    await mkdir(revisions)
    await writeFile(join(revisions, revisionFile(7)), await readFile(path))
    await writeFile(join(revisions, revisionFile(8)), '{"revision": 8')
    await harm(path)
    const fresh = await start({
      env: { REMOTES_DIR: gateway.dir, REMOTES_COPY_DIR: `${copyOf(gateway.dir)}/none` }
    })
    expect(await shown(fresh)).toEqual({ status: 200, version: V2 })
    expect(await unreadable(fresh)).toBeGreaterThan(0)
  })
})
