import { mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { isAbsent } from './is-absent.ts'
import { buildManifest, putVersion } from './testing/build-manifest.ts'
import { temporaryStore } from './testing/temporary-store.ts'
import { clientDir, readVersion, serverFile, versionDir } from './version-files.ts'

const store = temporaryStore()

it('a version is what its own folder says it is', async () => {
  const root = store()
  const manifest = putVersion(root, buildManifest())
  const other = { name: manifest.name, version: '0.1.0-bbbbbbbb' }
  expect(await readVersion(root, manifest)).toEqual(manifest)
  expect(isAbsent(await readVersion(root, other).catch((error) => error))).toBe(true)
  renameSync(versionDir(root, manifest), versionDir(root, other))
  expect(await readVersion(root, other)).toBeNull()
})

it('a version is not that of another unit', async () => {
  const root = store()
  const manifest = putVersion(root, buildManifest())
  const other = { name: 'mf-chat', version: manifest.version }
  mkdirSync(dirname(versionDir(root, other)))
  renameSync(versionDir(root, manifest), versionDir(root, other))
  expect(await readVersion(root, other)).toBeNull()
})

it('a version has one folder for browsers and one bundle for the server', () => {
  const manifest = buildManifest()
  const dir = join('/versions', 'mf-blog', manifest.version)
  expect(clientDir('/versions', manifest)).toBe(join(dir, 'client'))
  expect(serverFile('/versions', manifest)).toBe(join(dir, 'server/entry.cjs'))
})

it('what is not there is told from every other error', () => {
  expect(isAbsent(Object.assign(new Error('no'), { code: 'EACCES' }))).toBe(false)
  expect(isAbsent(new Error('no'))).toBe(false)
  expect(isAbsent({ code: 'ENOENT' })).toBe(false)
})
