import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { buildManifest, putVersion } from '@site/registry/testing/build-manifest'
import { temporaryStore } from '@site/registry/testing/temporary-store'
import { versionDir } from '@site/registry/version-files'
import { expect, it } from 'vitest'
import { errorsOfFiles } from './check-files.ts'

const store = temporaryStore()

function storeWithoutEntry() {
  const root = store()
  const manifest = putVersion(root, buildManifest())
  const path = join(versionDir(root, manifest), 'client/remoteEntry.js')
  rmSync(path)
  return { root, manifest, path }
}

it('a file that cannot be looked at is missing for who deploys', async () => {
  const { root, manifest, path } = storeWithoutEntry()
  symlinkSync(path, path) // to itself: the disk does not say what it is
  expect(await errorsOfFiles(root, manifest)).toEqual(['client/remoteEntry.js is missing'])
})

it('a file that is there and that the disk does not give is no error of the version: it is thrown', async () => {
  const { root, manifest, path } = storeWithoutEntry()
  mkdirSync(path)
  await expect(errorsOfFiles(root, manifest)).rejects.toThrow('EISDIR')
})
