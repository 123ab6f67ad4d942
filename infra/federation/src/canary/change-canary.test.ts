import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CanaryEvidence } from '@site/contracts/federation/canary'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import { buildManifest, putVersion } from '@site/registry/testing/build-manifest'
import { temporaryStore } from '@site/registry/testing/temporary-store'
import { versionDir } from '@site/registry/version-files'
import { describe, expect, it } from 'vitest'
import { retireRemote } from '../change/retire.ts'
import { rollBackDeployable } from '../change/rollback.ts'
import { switchTogether } from '../change/switch-together.ts'
import { describeHistory } from '../history/describe-history.ts'
import { listHistory, listVersions } from '../publish/list-versions.ts'
import { goLive } from '../registry/flip.ts'
import { pruneVersions } from '../registry/prune.ts'
import { readRegistry, writeRegistry } from '../registry/store.ts'
import { verifiedVersions } from '../registry/versions.ts'
import { type CanaryChange, CanaryChangedError, type CanaryOptions, changeCanary } from './change-canary.ts'

const store = temporaryStore()
const now = new Date('2026-11-26T10:00:00Z')
const shell = buildManifest({ name: 'shell' })
const first = buildManifest({ version: '0.1.0-11111111' })
const live = buildManifest({ version: '0.1.0-22222222' })
const next = buildManifest({ version: '0.1.0-33333333' })
const evidence: CanaryEvidence = {
  reason: 'errors',
  arms: {
    canary: { visitors: 40, errors: 4, 'load-failures': 0, fallbacks: 4, told: 12 },
    live: { visitors: 760, errors: 0, 'load-failures': 0, fallbacks: 0, told: 300 }
  },
  incidents: [{ kind: 'error', page: '/blog', message: 'RangeError: no', file: 'a.js', line: 3, count: 4 }]
}

/** A store where `live` followed `first`, and `next` is kept. */
async function storeOfThree(candidate: DeployableManifest = next): Promise<string> {
  const root = store()
  for (const manifest of [shell, first, live]) {
    putVersion(root, manifest)
    const { units } = await readRegistry(root)
    const { name } = manifest
    const entry = await goLive(units[name], manifest, now, verifiedVersions(root, name))
    await writeRegistry(root, { ...units, [name]: entry })
  }
  putVersion(root, candidate)
  return root
}
const change = (root: string, asked: CanaryChange, more: Partial<CanaryOptions> = {}) =>
  changeCanary('mf-blog', asked, { root, publisher: { by: 'Blog' }, clock: () => now, ...more })
const start = (root: string, ...steps: number[]) =>
  change(root, { action: 'start', version: next.version, steps })
const blogIn = async (root: string) => (await readRegistry(root)).units['mf-blog']

describe('FED-30 a canary', () => {
  it('begins beside what is live, which stays, and is kept from being taken away', async () => {
    const root = await storeOfThree()
    const { revision } = await readRegistry(root)
    expect(await start(root, 5, 25)).toEqual({
      ...{ deployable: 'mf-blog', version: next.version, live: live.version, share: 5 }
    })
    const { canary, ...entry } = (await blogIn(root)) ?? {}
    expect(canary).toMatchObject({ manifest: next, share: 5, next: [25], isHeld: false, by: 'Blog' })
    expect(entry).toMatchObject({ live, previous: first, held: [] })
    expect((await readRegistry(root)).revision).toBe(revision + 1)
    const later = new Date(now.getTime() + 40 * 86_400_000)
    pruneVersions(root, await readRegistry(root), now)
    pruneVersions(root, await readRegistry(root), later)
    expect(existsSync(versionDir(root, next))).toBe(true)
    const kept = await listVersions(root, 'mf-blog')
    expect(kept.find(({ version }) => version === next.version)?.state).toBe('canary')
  })

  it('gets a greater share with the same salt, and never a smaller one', async () => {
    const root = await storeOfThree()
    await start(root, 5, 25)
    const salt = (await blogIn(root))?.canary?.salt
    await change(root, { action: 'step' })
    expect((await blogIn(root))?.canary).toMatchObject({ share: 25, next: [], salt })
    await start(root, 50)
    expect((await blogIn(root))?.canary).toMatchObject({ share: 50, salt })
    await expect(start(root, 5)).rejects.toThrow('a share only grows')
    await expect(change(root, { action: 'step' })).rejects.toThrow('is to keep its share')
    expect((await blogIn(root))?.canary?.share).toBe(50)
  })

  it('that is held goes no further by itself', async () => {
    const root = await storeOfThree()
    await start(root, 5, 25)
    await change(root, { action: 'hold' })
    await expect(change(root, { action: 'step' })).rejects.toThrow('is to keep its share')
    await start(root, 25, 50)
    expect((await blogIn(root))?.canary).toMatchObject({ share: 25, next: [50], isHeld: false })
  })

  it('that is aborted is blocked, and the history keeps what it was ended on', async () => {
    const root = await storeOfThree()
    await start(root, 5)
    expect(await change(root, { action: 'abort', evidence })).toMatchObject({ share: 0, live: live.version })
    const entry = await blogIn(root)
    expect([entry?.canary, entry?.held, entry?.live]).toEqual([undefined, [next.version], live])
    const [line] = await listHistory(root, 'mf-blog')
    expect(line).toMatchObject({
      ...{ action: 'abort', result: 'canary', version: next.version, share: 5, by: 'Blog', evidence }
    })
    expect(describeHistory(line ? [line] : [])).toEqual([
      `2026-11-26 10:00:00 UTC  abort     ${next.version}  at 5 %  by Blog  (before: ${live.version})`,
      '    because of: errors',
      '    canary: 40 visitors, errors for 4, load-failures for 0, fallbacks for 4',
      '    live: 760 visitors, errors for 0, load-failures for 0, fallbacks for 0',
      '    4 × RangeError: no in a.js:3 on /blog'
    ])
  })

  it('FED-29 is aborted once, however many ask at the same time, and each line of it survives the death of who wrote it', async () => {
    const root = await storeOfThree()
    await start(root, 5)
    const { revision } = await readRegistry(root)
    const seen = { version: next.version }
    const asked = await Promise.allSettled(
      Array.from({ length: 5 }, () => change(root, { action: 'abort', evidence }, { seen }))
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of asked)
      if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(CanaryChangedError)
    expect((await readRegistry(root)).revision).toBe(revision + 1)
    // As though the process had ended between registry and history.
    writeFileSync(join(root, '.history/mf-blog.jsonl'), '')
    const lines = await listHistory(root, 'mf-blog')
    expect(lines.filter(({ action }) => action === 'abort')).toHaveLength(1)
    expect(lines[0]?.evidence).toEqual(evidence)
  })

  it('that is promoted is live, with what was live before it as its fallback', async () => {
    const root = await storeOfThree()
    await start(root, 5)
    expect(await change(root, { action: 'promote' })).toMatchObject({ share: 100, live: next.version })
    const entry = await blogIn(root)
    expect(entry).toMatchObject({ live: next, previous: live, held: [] })
    expect(entry?.canary).toBeUndefined()
    expect((await listHistory(root, 'mf-blog'))[0]).toMatchObject({ action: 'promote', result: 'live' })
  })

  it.each([
    ['a rollback', (root: string) => rollBackDeployable('mf-blog', root, { clock: () => now })],
    [
      'a rollback of several',
      (root: string) =>
        switchTogether(
          { 'mf-blog': first.version },
          { root, action: 'rollback', publisher: { by: 'Blog' }, clock: () => now }
        )
    ]
  ])('is ended by %s, which the history says', async (_, other) => {
    const root = await storeOfThree()
    await start(root, 5)
    await other(root)
    expect((await blogIn(root))?.canary).toBeUndefined()
    const lines = await listHistory(root, 'mf-blog')
    expect(lines.map(({ action }) => action)).toContain('abort')
  })

  it('FED-40 keeps its remote in the site until it is ended', async () => {
    const root = await storeOfThree()
    await start(root, 5)
    const retiring = () => retireRemote('mf-blog', { root, publisher: { by: 'Blog' } })
    await expect(retiring()).rejects.toThrow(`mf-blog ${next.version} is a canary: promote it or abort it`)
    expect((await blogIn(root))?.canary).toBeDefined()
    await changeCanary('mf-blog', { action: 'abort' }, { root, publisher: { by: 'Blog' } })
    expect(await retiring()).toMatchObject({ outcome: 'retired', version: live.version })
    expect(await blogIn(root)).toBeUndefined()
  })

  it('is refused where it is no version to compare, and nothing has changed', async () => {
    const root = await storeOfThree()
    const before = await readRegistry(root)
    const refused = async (asked: CanaryChange, why: string, name = 'mf-blog') =>
      expect(changeCanary(name, asked, { root, publisher: { by: 'Blog' } })).rejects.toThrow(why)
    await refused({ action: 'start', version: live.version, steps: [5] }, 'is live already')
    await refused({ action: 'start', version: '0.1.0-99999999', steps: [5] }, 'is not on disk')
    await refused({ action: 'start', version: next.version, steps: [25, 5] }, 'each greater')
    await refused({ action: 'start', version: next.version, steps: [100] }, 'from 1 to 99')
    await refused({ action: 'start', version: next.version, steps: [Number.NaN] }, 'from 1 to 99')
    await refused({ action: 'abort' }, 'has no canary')
    await refused({ action: 'start', version: next.version, steps: [5] }, 'is not in the site', 'mf-x')
    putVersion(root, buildManifest({ name: 'shell', version: '0.1.0-33333333' }))
    await refused({ action: 'start', version: next.version, steps: [5] }, 'only a remote', 'shell')
    writeFileSync(join(versionDir(root, next), 'client/remoteEntry.js'), 'other')
    await refused({ action: 'start', version: next.version, steps: [5] }, 'remoteEntry.js')
    expect(await readRegistry(root)).toEqual(before)
  })

  it('is refused where it claims an address of another remote, and keeps that from others', async () => {
    const route = { path: '/jobs', page: 'jobs', render: 'server' as const, modules: [], styles: [] }
    const root = await storeOfThree(buildManifest({ version: next.version, routes: [route] }))
    await start(root, 5)
    const other = putVersion(root, buildManifest({ name: 'mf-jobs', version: next.version, routes: [route] }))
    const { units } = await readRegistry(root)
    await writeRegistry(root, {
      ...units,
      'mf-jobs': await goLive(
        undefined,
        putVersion(root, buildManifest({ name: 'mf-jobs', routes: [] })),
        ...([now, verifiedVersions(root, 'mf-jobs')] as const)
      )
    })
    await expect(
      switchTogether({ 'mf-jobs': other.version }, { root, action: 'live', publisher: { by: 'Jobs' } })
    ).rejects.toThrow('mf-jobs claims /jobs, which mf-blog 0.1.0-33333333 owns')
  })
})
