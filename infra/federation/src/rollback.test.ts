import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UnitManifest } from '@site/contracts/registry'
import { describe, expect, it } from 'vitest'
import { goLive } from './flip.ts'
import { listUnits } from './list.ts'
import { rollbackUnit } from './rollback.ts'
import { readRegistry, versionDir, writeRegistry } from './store.ts'
import { buildManifest, putVersion } from './testing/build-manifest.ts'
import { temporaryStore } from './testing/temporary-store.ts'

const store = temporaryStore()
const now = new Date('2026-11-21T10:00:00Z')
const shell = buildManifest({ name: 'shell' })
const first = buildManifest({ version: '0.1.0-11111111' })
const second = buildManifest({ version: '0.1.0-22222222' })

/** A store where these went live one after the other. */
function storeWith(...manifests: UnitManifest[]): string {
  const root = store()
  for (const manifest of [shell, ...manifests]) {
    putVersion(root, manifest)
    const { units } = readRegistry(root)
    writeRegistry(root, {
      ...units,
      [manifest.name]: goLive(units[manifest.name], manifest, now, () => true)
    })
  }
  return root
}
const blogIn = (root: string) => readRegistry(root).units['mf-blog']

describe('rolling back', () => {
  it('makes the previous version live, keeps the other as previous, and holds it', async () => {
    const root = storeWith(first, second)
    const before = readRegistry(root).revision
    expect(await rollbackUnit('mf-blog', root, () => now)).toEqual({
      live: first.version,
      held: second.version
    })
    expect(blogIn(root)).toMatchObject({ live: first, previous: second, held: [second.version] })
    expect(readRegistry(root).revision).toBe(before + 1)
  })

  it('twice comes back, and holds the one that was left', async () => {
    const root = storeWith(first, second)
    await rollbackUnit('mf-blog', root)
    await rollbackUnit('mf-blog', root)
    expect(blogIn(root)).toMatchObject({ live: second, previous: first, held: [first.version] })
  })

  it('is refused when there is nothing to go back to, and changes nothing', async () => {
    const root = storeWith(first)
    await expect(rollbackUnit('mf-blog', root)).rejects.toThrow(
      'mf-blog has no version before 0.1.0-11111111'
    )
    await expect(rollbackUnit('mf-chat', root)).rejects.toThrow('mf-chat has never been deployed')
    expect(blogIn(root)?.live).toEqual(first)
  })

  it('is refused when the previous version is damaged', async () => {
    const root = storeWith(first, second)
    writeFileSync(join(versionDir(root, 'mf-blog', first.version), 'client/remoteEntry.js'), 'other')
    await expect(rollbackUnit('mf-blog', root)).rejects.toThrow(
      'mf-blog 0.1.0-11111111: client/remoteEntry.js is not what was built'
    )
  })

  it('is refused when the previous version no longer fits the live shell', async () => {
    const old = buildManifest({
      version: '0.1.0-11111111',
      platform: { version: '0.1.0', names: ['useGone'] }
    })
    await expect(rollbackUnit('mf-blog', storeWith(old, second))).rejects.toThrow('imports useGone')
  })
})

describe('going live', () => {
  it('takes a version that was held out of holding', async () => {
    const root = storeWith(first, second)
    await rollbackUnit('mf-blog', root)
    const unit = blogIn(root)
    expect(goLive(unit, second, now, () => true)).toMatchObject({ live: second, previous: first, held: [] })
  })

  it('falls back to nothing that is damaged', () => {
    const unit = blogIn(storeWith(first, second))
    const third = buildManifest({ version: '0.1.0-33333333' })
    const isWhole = ({ version }: UnitManifest) => version !== second.version
    expect(goLive(unit, third, now, isWhole).previous).toEqual(first)
    expect(goLive(unit, third, now, () => false).previous).toBeNull()
  })
})

describe('the list', () => {
  it('says what is live, what was before and since when', () => {
    const lines = listUnits(storeWith(first, second))
    expect(lines[1]).toMatch(
      /^mf-blog\s+0\.1\.0-22222222\s+0\.1\.0-11111111\s+2026-11-21 10:00:00\s+1\.1 KB\s+healthy$/
    )
  })

  it('names each file that is missing, and what is held', async () => {
    const root = storeWith(first, second)
    await rollbackUnit('mf-blog', root)
    rmSync(join(versionDir(root, 'mf-blog', first.version), 'server/entry.cjs'))
    const text = listUnits(root).join('\n')
    expect(text).toContain('damaged')
    expect(text).toContain('0.1.0-11111111: server/entry.cjs is missing')
    expect(text).toContain('0.1.0-22222222 is held')
  })

  it('says how to begin when nothing is deployed', () => {
    expect(listUnits(store())[0]).toContain('npm run deploy -- all')
  })
})
