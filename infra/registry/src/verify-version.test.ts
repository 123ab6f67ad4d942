import { cp, mkdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildManifest, putVersion } from './testing/build-manifest.ts'
import { temporaryStore } from './testing/temporary-store.ts'
import { createVerifier } from './verify-version.ts'
import { versionDir } from './version-files.ts'

const store = temporaryStore()
const manifest = buildManifest()

function storeWithVersion() {
  const root = store()
  putVersion(root, manifest)
  return { root, pathOf: (file: string) => join(versionDir(root, manifest), file) }
}

describe('a version', () => {
  it('is verified as it was built', async () => {
    const { root } = storeWithVersion()
    expect(await createVerifier(root)(manifest)).toEqual([])
  })

  it('has an error for each file that is missing, says something else or cannot be read, the server’s first', async () => {
    const { root, pathOf } = storeWithVersion()
    await writeFile(pathOf('client/assets/a.js'), 'other')
    await rm(pathOf('client/remoteEntry.js'))
    await rm(pathOf('server/entry.cjs'))
    await mkdir(pathOf('server/entry.cjs'))
    expect(await createVerifier(root)(manifest)).toEqual([
      { file: 'server/entry.cjs', kind: 'unreadable', cause: expect.objectContaining({ code: 'EISDIR' }) },
      { file: 'client/assets/a.js', kind: 'changed' },
      { file: 'client/remoteEntry.js', kind: 'missing' }
    ])
  })

  it('FED-50 holds no link, of a file or of a folder, even one that leads to the same bytes', async () => {
    const { root, pathOf } = storeWithVersion()
    const verify = createVerifier(root)
    const elsewhere = store()
    await rename(pathOf('client/assets/a.js'), join(elsewhere, 'a.js'))
    await symlink(join(elsewhere, 'a.js'), pathOf('client/assets/a.js'))
    expect(await verify(manifest)).toEqual([{ file: 'client/assets/a.js', kind: 'link' }])
    await rm(pathOf('client/assets/a.js'))
    await cp(join(elsewhere, 'a.js'), pathOf('client/assets/a.js'))
    expect(await verify(manifest)).toEqual([])
    await rename(pathOf('server'), join(elsewhere, 'server'))
    await symlink(join(elsewhere, 'server'), pathOf('server'))
    expect(await createVerifier(root)(manifest)).toEqual([{ file: 'server/entry.cjs', kind: 'link' }])
  })

  it('is checked again when a file changes, and is verified again when the file comes back', async () => {
    const { root, pathOf } = storeWithVersion()
    const verify = createVerifier(root)
    const file = 'client/assets/a.js'
    expect(await verify(manifest)).toEqual([])
    await writeFile(pathOf(file), 'EXPORT {}')
    const later = new Date(Date.now() + 1000)
    await utimes(pathOf(file), later, later)
    expect(await verify(manifest)).toEqual([{ file, kind: 'changed' }])
    await writeFile(pathOf(file), 'export {}')
    expect(await verify(manifest)).toEqual([])
  })

  it('is not read again while its files have the marks they had', async () => {
    const { root, pathOf } = storeWithVersion()
    const path = pathOf('client/assets/a.js')
    let reads = 0
    const verify = createVerifier(root, (file) => {
      if (file === path) reads += 1
      return readFile(file)
    })
    for (let count = 0; count < 3; count += 1) expect(await verify(manifest)).toEqual([])
    expect(reads).toBe(1)
    await rm(path)
    expect(await verify(manifest)).toHaveLength(1)
    await writeFile(path, 'export {}')
    expect(await verify(manifest)).toEqual([])
    expect(reads).toBe(2)
  })
})
