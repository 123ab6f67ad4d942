import { renameSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isAbsent } from './is-absent.ts'
import { buildManifest, putVersion } from './testing/build-manifest.ts'
import { temporaryStore } from './testing/temporary-store.ts'
import { readVersion, versionDir } from './version-files.ts'

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
