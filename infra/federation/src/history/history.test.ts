import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HistoryEntry } from '@site/contracts/federation/release'
import { buildManifest } from '@site/registry/testing/build-manifest'
import { temporaryStore } from '@site/registry/testing/temporary-store'
import { expect, it } from 'vitest'
import type { RegistryEntry } from '../registry/flip.ts'
import { diskWith } from '../testing/disk-with.ts'
import { describeHistory } from './describe-history.ts'
import { addToHistory, readHistory } from './history.ts'

const store = temporaryStore()
const line = (minute: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...{ deployable: 'mf-blog', action: 'publish', result: 'live', version: '0.1.0-11111111', before: null },
  ...{ at: new Date(Date.UTC(2026, 10, 26, 8, minute)).toISOString(), by: 'Blog' },
  ...more
})
const entryOf = ({ result, deployable, ...release }: HistoryEntry): RegistryEntry => ({
  ...{ live: buildManifest(), previous: null, held: [], earlier: [], changedAt: release.at, release }
})

it('FED-20 keeps the newest 500 lines, the newest first, and passes over what somebody wrote there by hand', async () => {
  const root = store()
  for (let minute = 0; minute < 510; minute += 1) await addToHistory({ root }, line(minute), undefined)
  appendFileSync(join(root, '.history/mf-blog.jsonl'), 'by hand\n')
  const lines = readHistory(root, 'mf-blog', undefined)
  expect(lines).toHaveLength(500)
  expect(lines[0]).toEqual(line(509))
  expect(readHistory(root, 'mf-chat', undefined)).toEqual([])
})

it('FED-20 takes from the registry the line that a process died before writing, and writes it with the next', async () => {
  const root = store()
  const lost = line(1, { message: 'Perdu' })
  await addToHistory({ root }, line(0), undefined)
  expect(readHistory(root, 'mf-blog', entryOf(lost))).toEqual([lost, line(0)])
  await addToHistory({ root }, line(2), entryOf(lost))
  expect(readHistory(root, 'mf-blog', entryOf(line(2)))).toEqual([line(2), lost, line(0)])
})

it('is what it was when the disk is full', async () => {
  const root = store()
  await addToHistory({ root }, line(0), undefined)
  await expect(addToHistory({ root }, line(1), undefined, diskWith(100))).rejects.toThrow('ENOSPC')
  expect(readHistory(root, 'mf-blog', undefined)).toEqual([line(0)])
})

it('is shown with what was said, and why something was refused', () => {
  const refused = line(1, {
    result: 'refused',
    errors: ['mf-blog: js is too large'],
    before: '0.1.0-22222222'
  })
  const lines = describeHistory([
    refused,
    line(0, { message: 'Pourquoi', commit: 'abcdef1', pipeline: 'ci/7' })
  ])
  expect(lines).toEqual([
    '2026-11-26 08:01:00 UTC  refused   0.1.0-11111111  by Blog  (before: 0.1.0-22222222)',
    '    mf-blog: js is too large',
    '2026-11-26 08:00:00 UTC  publish   0.1.0-11111111  by Blog',
    '    “Pourquoi”',
    '    commit abcdef1',
    '    ci/7'
  ])
})
