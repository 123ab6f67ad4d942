import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { deployOne } from '@site/federation/deploy/deploy'
import { findDeployable } from '@site/federation/deploy/deploy-all'
import { readRegistry, writeRegistry } from '@site/federation/registry/store'
import { buildManifest, putVersion } from '@site/registry/testing/build-manifest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../run/command.ts'
import { mountSmallDisk } from './small-disk.ts'

// A disk that the test may fill. Where none can be mounted the test is skipped; an interrupted write is tested everywhere
// (infra/federation/src/registry/write-atomically.test.ts).
const disk = mountSmallDisk(48)
/** The least that a file occupies, in bytes. */
const PAGE = 4096
const root = join(disk?.folder ?? '', 'remotes')

const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['infra/dev/bootstrap.mjs', 'infra/federation/src/cli.ts', ...words],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, REMOTES_DIR: root } }
  )
  return { status, stdout, stderr }
}
const registryText = () => readFileSync(join(root, 'registry.json'), 'utf8')

describe.runIf(disk)('a full disk', () => {
  beforeAll(async () => {
    const built = process.env.TEST_REMOTES_DIR
    if (built) cpSync(built, root, { recursive: true })
    else mkdirSync(root)
    if (!existsSync(join(root, 'shell'))) await deployOne(findDeployable('shell'), { root })
    // The deployable that is to be built here is not live yet.
    const { 'mf-blog': _, ...others } = (await readRegistry(root)).units
    await writeRegistry(root, others)
    rmSync(join(root, 'mf-blog'), { recursive: true, force: true })
  })
  afterAll(() => disk?.remove())

  it('while the registry is flipped: the old one stays, one line, exit 1', async () => {
    const route = { path: '/disque', page: 'disque', render: 'client' as const, modules: [], styles: [] }
    const [first, second] = ['0.1.0-11111111', '0.1.0-22222222'].map((version) =>
      putVersion(root, buildManifest({ name: 'mf-disk', version, routes: [route] }))
    )
    if (!first || !second) throw new Error('two versions')
    const entry = {
      live: second,
      previous: first,
      held: [],
      earlier: [],
      changedAt: new Date().toISOString()
    }
    const { units } = await readRegistry(root)
    await writeRegistry(root, { ...units, 'mf-disk': entry })
    const before = registryText()
    // Space for nothing; for a part of the revision; for the revision; for it and a part of registry.json; for nearly all of both. The new
    // files are smaller than the old ones, by a page at most, as the version that is rolled back is not referenced any more.
    const pages = Math.ceil(Buffer.byteLength(before) / PAGE) * PAGE
    for (const left of [0, PAGE, pages, pages + PAGE, 2 * pages - 3 * PAGE]) {
      disk?.empty()
      disk?.fill(left)
      const ended = run('rollback', 'mf-disk')
      expect({ ...ended, registry: registryText() }).toEqual({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(/^the disk is full[^\n]*\n$/),
        registry: before
      })
    }
    disk?.empty()
    expect(run('rollback', 'mf-disk')).toMatchObject({ status: 0, stderr: '' })
  })

  it('while a unit is built: what it is and that nothing has changed, exit 1, nothing left', () => {
    const before = registryText()
    disk?.empty()
    disk?.fill(102_400)
    const ended = run('deploy', 'mf-blog', '--unchecked')
    expect({ ...ended, registry: registryText() }).toEqual({
      status: 1,
      stdout: expect.stringMatching(/^mf-blog \S+ is being built\n$/),
      stderr: expect.stringMatching(/^mf-blog: the disk is full[^\n]*\nnothing has changed[^\n]*\n$/),
      registry: before
    })
    expect(readdirSync(join(root, '.builds'))).toEqual([])
  })
})

it.runIf(!disk)('a full disk cannot be shown here: this process may not mount file systems', () => {
  console.warn('The faults of a full disk were not tried: this process may not mount file systems.')
  expect(mountSmallDisk(1)).toBeNull()
})
