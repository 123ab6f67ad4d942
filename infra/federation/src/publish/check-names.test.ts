import { integrityOf } from '@site/registry/integrity.mjs'
import { buildManifest, putVersion } from '@site/registry/testing/build-manifest'
import { temporaryStore } from '@site/registry/testing/temporary-store'
import { expect, it } from 'vitest'
import { errorsOfNames } from './check-names.ts'

const store = temporaryStore()
const version = (digit: string, files: Record<string, string>, named: 'by-content' | null = 'by-content') =>
  buildManifest({
    version: `0.1.0-${digit.repeat(8)}`,
    ...(named && { named }),
    integrity: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)]))
  })
const PAGE = 'assets/page-Bx8_-a1Z.js'

it('FED-52 refuses a file under whose name a version that is kept has other bytes', async () => {
  const root = store()
  putVersion(root, version('1', { [PAGE]: 'one', 'mf-manifest.json': 'of 1' }))
  const same = version('2', { [PAGE]: 'one', 'mf-manifest.json': 'of 2' })
  expect(await errorsOfNames(same, root)).toEqual([])
  expect(await errorsOfNames(version('3', { [PAGE]: 'other' }), root)).toEqual([
    `mf-blog 0.1.0-33333333: ${PAGE} is another file in version 0.1.0-11111111`
  ])
})

it('FED-52 refuses a name without a hash, and asks nothing of versions that have their own addresses', async () => {
  const root = store()
  putVersion(root, version('1', { 'remoteEntry.js': 'one' }, null))
  expect(await errorsOfNames(version('2', { 'remoteEntry.js': 'two' }, null), root)).toEqual([])
  expect(await errorsOfNames(version('3', { 'remoteEntry.js': 'two', [PAGE]: 'one' }), root)).toEqual([
    'mf-blog 0.1.0-33333333: remoteEntry.js has no hash of what it holds in its name'
  ])
})
