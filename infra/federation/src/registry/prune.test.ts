import { existsSync, mkdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildManifest, putVersion } from '../testing/build-manifest.ts'
import { temporaryStore } from '../testing/temporary-store.ts'
import { goLive } from './flip.ts'
import { pruneVersions } from './prune.ts'
import { buildsDir, readRegistry, versionDir, writeRegistry } from './store.ts'

const store = temporaryStore()
const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 24 * 60 * 60 * 1000)
const version = (digit: string) => buildManifest({ version: `0.1.0-${digit.repeat(8)}` })

const findWhole = (found: string) => buildManifest({ version: found })

function storeWithThree(): string {
  const root = store()
  for (const manifest of [version('1'), version('2'), version('3')]) {
    putVersion(root, manifest)
    const { units } = readRegistry(root)
    writeRegistry(root, { ...units, 'mf-blog': goLive(units['mf-blog'], manifest, day(0), findWhole) })
  }
  return root
}

describe('pruning', () => {
  it('takes a version away 30 days after it stopped being live or previous, not after it was built', () => {
    const root = storeWithThree()
    expect(pruneVersions(root, readRegistry(root), day(100))).toEqual([])
    expect(pruneVersions(root, readRegistry(root), day(129))).toEqual([])
    expect(pruneVersions(root, readRegistry(root), day(130))).toEqual(['mf-blog/0.1.0-11111111'])
    expect(existsSync(versionDir(root, 'mf-blog', '0.1.0-11111111'))).toBe(false)
  })

  it('never takes live or previous, and starts counting anew for one that came back meanwhile', () => {
    const root = storeWithThree()
    pruneVersions(root, readRegistry(root), day(0))
    const { units } = readRegistry(root)
    writeRegistry(root, { 'mf-blog': goLive(units['mf-blog'], version('1'), day(20), findWhole) })
    expect(pruneVersions(root, readRegistry(root), day(20))).toEqual([])
    expect(pruneVersions(root, readRegistry(root), day(400))).toEqual(['mf-blog/0.1.0-22222222'])
    writeRegistry(root, {
      'mf-blog': goLive(
        goLive(units['mf-blog'], version('2'), day(401), findWhole),
        version('3'),
        day(401),
        findWhole
      )
    })
    expect(pruneVersions(root, readRegistry(root), day(401))).toEqual([])
  })

  it('takes away builds that were left unfinished', () => {
    const root = storeWithThree()
    const left = join(buildsDir(root), 'mf-blog-left')
    mkdirSync(left, { recursive: true })
    utimesSync(left, day(0), day(0))
    pruneVersions(root, readRegistry(root), day(1))
    expect(existsSync(left)).toBe(false)
  })
})
