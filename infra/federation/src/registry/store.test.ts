import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryStore } from '@site/registry/testing/temporary-store'
import { expect, it } from 'vitest'
import { REPOSITORY } from '../repository/paths.ts'
import { inspectRegistry, remotesDir } from './store.ts'

const store = temporaryStore()

it('the versions are where REMOTES_DIR says, seen from the repository, or with its data', () => {
  expect(remotesDir({ REMOTES_DIR: '/srv/remotes' })).toBe('/srv/remotes')
  expect(remotesDir({ REMOTES_DIR: 'elsewhere' })).toBe(join(REPOSITORY, 'elsewhere'))
  for (const env of [{}, { REMOTES_DIR: '' }]) expect(remotesDir(env)).toBe(join(REPOSITORY, '.data/remotes'))
})

it('a registry that the disk does not give is not taken for one that is damaged', async () => {
  const root = store()
  mkdirSync(join(root, 'registry.json'))
  await expect(inspectRegistry(root)).rejects.toThrow(/^EISDIR/)
})

it('why a text is no registry is told in one line, with what to do when no revision is kept', async () => {
  const root = store()
  writeFileSync(join(root, 'registry.json'), '{"revision":')
  await expect(inspectRegistry(root)).rejects.toThrow(
    /^[^\n]*registry\.json is no registry \(\w[^\n]{9,}\), and no revision of it is kept: take the file away, then npm run deploy -- all$/
  )
})
