import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REVISIONS } from '@site/contracts/federation/registry'
import { buildManifest, putVersion } from '@site/registry/testing/build-manifest'
import { temporaryStore } from '@site/registry/testing/temporary-store'
import { describe, expect, it } from 'vitest'
import { rollBackDeployable } from '../change/rollback.ts'
import { goLive } from '../registry/flip.ts'
import { inspectRegistry, readRegistry, writeRegistry } from '../registry/store.ts'
import { verifiedVersions } from '../registry/versions.ts'
import { diskWith } from '../testing/disk-with.ts'
import { repairRegistry } from './repair.ts'

const store = temporaryStore()
const now = new Date('2026-11-21T10:00:00Z')
const registryIn = (root: string) => join(root, 'registry.json')
const truncate = (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 500))

/** A store where a shell, then two versions of mf-blog went live. */
async function storeWithBlog(): Promise<string> {
  const root = store()
  const versions = ['0.1.0-11111111', '0.1.0-22222222'].map((version) => buildManifest({ version }))
  for (const manifest of [buildManifest({ name: 'shell' }), ...versions]) {
    const { name } = putVersion(root, manifest)
    const { units } = await readRegistry(root)
    await writeRegistry(root, {
      ...units,
      [name]: await goLive(units[name], manifest, now, verifiedVersions(root, name))
    })
  }
  return root
}

describe('a registry that cannot be read', () => {
  it.each([
    ['was cut short', (root: string) => truncate(registryIn(root))],
    ['is another text', (root: string) => writeFileSync(registryIn(root), '{"revision":"x"}')],
    ['is gone', (root: string) => rmSync(registryIn(root))]
  ])('(%s) is restored from its latest revision', async (_, harm) => {
    const root = await storeWithBlog()
    const { units } = await readRegistry(root)
    harm(root)
    expect((await readRegistry(root)).units).toEqual(units)
    expect(await repairRegistry(root)).toMatch(
      /^registry\.json is (gone|no registry \(.*\)): revision 3 of 2026-11-21T10:00:00\.000Z is restored$/
    )
    expect(await inspectRegistry(root)).toEqual({ registry: { revision: 4, units }, error: null })
    expect(await repairRegistry(root)).toBeNull()
  })

  it('is restored from the revision before when the latest is damaged too', async () => {
    const root = await storeWithBlog()
    truncate(registryIn(root))
    truncate(join(root, REVISIONS, '00000003.json'))
    await repairRegistry(root)
    expect((await readRegistry(root)).units['mf-blog']?.live.version).toBe('0.1.0-11111111')
    expect((await readRegistry(root)).revision).toBe(4)
  })

  it('is restored by a rollback, which says so', async () => {
    const root = await storeWithBlog()
    truncate(registryIn(root))
    const said: string[] = []
    await rollBackDeployable('mf-blog', root, { say: (line) => void said.push(line) })
    expect(said).toEqual([expect.stringContaining('revision 3')])
    expect(await inspectRegistry(root)).toMatchObject({ error: null, registry: { revision: 5 } })
  })

  it('is reported in one line when no revision is kept', async () => {
    const root = await storeWithBlog()
    truncate(registryIn(root))
    rmSync(join(root, REVISIONS), { recursive: true })
    await expect(repairRegistry(root)).rejects.toThrow(/^[^\n]*no revision of it is kept[^\n]*$/)
  })
})

describe('revisions', () => {
  it('are kept to the number of twenty, the latest', async () => {
    const root = await storeWithBlog()
    for (let count = 0; count < 30; count += 1) await writeRegistry(root, (await readRegistry(root)).units)
    const names = readdirSync(join(root, REVISIONS)).sort()
    expect(names).toHaveLength(20)
    expect(names.at(-1)).toBe('00000033.json')
  })

  it('contain none that never was the registry: a write that finds the disk full removes its own revision', async () => {
    const root = await storeWithBlog()
    const { units } = await readRegistry(root)
    const [before, size] = [readdirSync(join(root, REVISIONS)), statSync(registryIn(root)).size]
    for (const free of [0, 1000, size, size + 1000])
      await expect(writeRegistry(root, units, { write: diskWith(free) })).rejects.toThrow('ENOSPC')
    expect(readdirSync(join(root, REVISIONS))).toEqual(before)
    expect(await inspectRegistry(root)).toMatchObject({ error: null, registry: { revision: 3 } })
  })
})
