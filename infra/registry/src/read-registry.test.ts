import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Registry, revisionFile } from '@site/contracts/federation/registry'
import { describe, expect, it } from 'vitest'
import { isAbsent } from './is-absent.ts'
import {
  listRevisions,
  newestRevision,
  readRegistryFile,
  registryPath,
  registryStamp,
  revisionsDir
} from './read-registry.ts'
import { buildManifest } from './testing/build-manifest.ts'
import { temporaryStore } from './testing/temporary-store.ts'

const store = temporaryStore()
const registry: Registry = {
  revision: 7,
  units: {
    'mf-blog': {
      live: buildManifest(),
      previous: null,
      held: [],
      earlier: [],
      changedAt: '2026-11-21T10:00:00.000Z'
    }
  }
}
const text = JSON.stringify(registry)

describe('registry.json', () => {
  it('is read as it was written', async () => {
    const root = store()
    await writeFile(registryPath(root), text)
    expect(await readRegistryFile(root)).toEqual(registry)
  })

  it.each([
    ['is cut short', text.slice(0, 100)],
    ['is another text', '{"revision":"x"}']
  ])('is refused when it %s', async (_, content) => {
    const root = store()
    await writeFile(registryPath(root), content)
    await expect(readRegistryFile(root)).rejects.toThrow()
  })

  it('is absent before anything is deployed, and when its folder is no folder', async () => {
    const root = store()
    expect(await registryStamp(root)).toBe('absent')
    expect(isAbsent(await readRegistryFile(root).catch((error) => error))).toBe(true)
    await writeFile(join(root, 'file'), '')
    expect(await registryStamp(join(root, 'file'))).toBe('absent')
  })

  it('has another mark when it was written anew', async () => {
    const root = store()
    await writeFile(registryPath(root), text)
    const before = await registryStamp(root)
    await writeFile(registryPath(root), `${text}\n`)
    expect(await registryStamp(root)).not.toBe(before)
  })
})

describe('a disk that does not answer', () => {
  // A link to itself is there and cannot be looked at, as a folder nobody may enter.
  it('is no registry that is absent', async () => {
    const root = join(store(), 'loop')
    await symlink(root, root)
    await expect(registryStamp(root)).rejects.toThrow('ELOOP')
    await expect(listRevisions(root)).rejects.toThrow('ELOOP')
  })
})

describe('the newest revision', () => {
  it('is the latest that can be read', async () => {
    const root = store()
    expect(await newestRevision(root)).toBeNull()
    await mkdir(revisionsDir(root))
    const keep = (revision: number, content: string) =>
      writeFile(join(revisionsDir(root), revisionFile(revision)), content)
    await keep(6, JSON.stringify({ ...registry, revision: 6 }))
    await keep(7, text)
    await keep(8, text.slice(0, 100))
    expect(await newestRevision(root)).toEqual(registry)
  })
})
