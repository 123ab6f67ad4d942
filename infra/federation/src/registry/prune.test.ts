import { existsSync, mkdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { buildManifest, putVersion } from '@site/registry/testing/build-manifest'
import { temporaryStore } from '@site/registry/testing/temporary-store'
import { versionDir } from '@site/registry/version-files'
import { describe, expect, it } from 'vitest'
import { goLive } from './flip.ts'
import { pruneVersions } from './prune.ts'
import { buildsDir, readRegistry, writeRegistry } from './store.ts'

const store = temporaryStore()
const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 24 * 60 * 60 * 1000)
const version = (digit: string) => buildManifest({ version: `0.1.0-${digit.repeat(8)}` })

const findVerified = async (found: string) => buildManifest({ version: found })

async function storeWithThree(): Promise<string> {
  const root = store()
  for (const manifest of [version('1'), version('2'), version('3')]) {
    putVersion(root, manifest)
    const { units } = await readRegistry(root)
    await writeRegistry(root, {
      ...units,
      'mf-blog': await goLive(units['mf-blog'], manifest, day(0), findVerified)
    })
  }
  return root
}

describe('pruning', () => {
  // FED-12
  it('takes a version away 30 days after it stopped being live or previous, not after it was built', async () => {
    const root = await storeWithThree()
    expect(pruneVersions(root, await readRegistry(root), day(100))).toEqual([])
    expect(pruneVersions(root, await readRegistry(root), day(129))).toEqual([])
    expect(pruneVersions(root, await readRegistry(root), day(130))).toEqual([
      { name: 'mf-blog', version: '0.1.0-11111111' }
    ])
    expect(existsSync(versionDir(root, version('1')))).toBe(false)
  })

  it('FED-40 takes the versions of a remote that left the site, 30 days after', async () => {
    const root = await storeWithThree()
    await writeRegistry(root, {})
    expect(pruneVersions(root, await readRegistry(root), day(1))).toEqual([])
    expect(pruneVersions(root, await readRegistry(root), day(31))).toHaveLength(3)
  })

  it('FED-44 keeps what is planned, and counts from when it is no longer', async () => {
    const root = await storeWithThree()
    const { units } = await readRegistry(root)
    const plan = {
      ...{ id: '3f9c2ab4', at: day(60).toISOString(), plannedAt: day(30).toISOString(), by: 'Blog' },
      versions: { 'mf-blog': { from: '0.1.0-33333333', to: '0.1.0-11111111' } }
    }
    await writeRegistry(root, units, { planned: [plan] })
    expect(pruneVersions(root, await readRegistry(root), day(60))).toEqual([])
    await writeRegistry(root, units, { planned: [] })
    expect(pruneVersions(root, await readRegistry(root), day(61))).toEqual([])
    expect(pruneVersions(root, await readRegistry(root), day(91))).toHaveLength(1)
  })

  it('never takes live or previous, and starts counting anew for one that came back meanwhile', async () => {
    const root = await storeWithThree()
    pruneVersions(root, await readRegistry(root), day(0))
    const { units } = await readRegistry(root)
    await writeRegistry(root, {
      'mf-blog': await goLive(units['mf-blog'], version('1'), day(20), findVerified)
    })
    expect(pruneVersions(root, await readRegistry(root), day(20))).toEqual([])
    expect(pruneVersions(root, await readRegistry(root), day(400))).toEqual([
      { name: 'mf-blog', version: '0.1.0-22222222' }
    ])
    await writeRegistry(root, {
      'mf-blog': await goLive(
        await goLive(units['mf-blog'], version('2'), day(401), findVerified),
        version('3'),
        day(401),
        findVerified
      )
    })
    expect(pruneVersions(root, await readRegistry(root), day(401))).toEqual([])
  })

  it('takes away builds that were left unfinished', async () => {
    const root = await storeWithThree()
    const left = join(buildsDir(root), 'mf-blog-left')
    mkdirSync(left, { recursive: true })
    utimesSync(left, day(0), day(0))
    pruneVersions(root, await readRegistry(root), day(1))
    expect(existsSync(left)).toBe(false)
  })

  it('takes a build away an hour after it was begun, whatever is in it, and looks on past what has gone', async () => {
    const root = await storeWithThree()
    const begun = (name: string, minutes: number) => {
      const path = join(buildsDir(root), name)
      mkdirSync(join(path, 'client'), { recursive: true })
      const at = new Date(day(1).getTime() - minutes * 60_000)
      utimesSync(path, at, at)
      return path
    }
    const [left, underWay] = [begun('mf-blog-left', 61), begun('mf-blog-under-way', 60)]
    symlinkSync(join(root, 'gone'), join(buildsDir(root), 'mf-blog-gone'))
    pruneVersions(root, await readRegistry(root), day(1))
    expect(existsSync(left)).toBe(false)
    expect(existsSync(underWay)).toBe(true)
  })

  it('begins with the first version of a deployable, which has none before it, and leaves what is no version alone', async () => {
    const root = store()
    putVersion(root, version('1'))
    await writeRegistry(root, { 'mf-blog': await goLive(undefined, version('1'), day(0), findVerified) })
    const other = join(root, 'mf-blog/notes')
    mkdirSync(other)
    for (const count of [0, 400])
      expect(pruneVersions(root, await readRegistry(root), day(count))).toEqual([])
    expect(existsSync(other)).toBe(true)
  })

  it('finds no version of a deployable whose folder has gone', async () => {
    const root = await storeWithThree()
    rmSync(join(root, 'mf-blog'), { recursive: true })
    expect(pruneVersions(root, await readRegistry(root), day(400))).toEqual([])
  })
})
