import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeployableReport, VersionReport } from '@site/contracts/browser-health/deployables-report'
import type { DeployableManifest } from '@site/contracts/federation/registry'
import { integrityOf } from '@site/registry/integrity.mjs'
import { buildManifest, putVersion } from '@site/registry/testing/build-manifest'
import { temporaryStore } from '@site/registry/testing/temporary-store'
import { versionDir } from '@site/registry/version-files'
import { describe, expect, it } from 'vitest'
import { listDeployables } from '../deploy/list.ts'
import { describeVersions } from '../history/describe-history.ts'
import { addToHistory } from '../history/history.ts'
import { errorsOfArtefact } from '../publish/check-artefact.ts'
import { listHistory, listVersions } from '../publish/list-versions.ts'
import { goLive } from '../registry/flip.ts'
import { readRegistry, writeRegistry } from '../registry/store.ts'
import { verifiedVersions } from '../registry/versions.ts'
import { LiveChangedError } from './change-entry.ts'
import { findVersionBefore } from './kept-version.ts'
import { rollBackDeployable } from './rollback.ts'

const store = temporaryStore()
const now = new Date('2026-11-21T10:00:00Z')
const shell = buildManifest({ name: 'shell' })
const first = buildManifest({ version: '0.1.0-11111111' })
const second = buildManifest({ version: '0.1.0-22222222' })
const third = buildManifest({ version: '0.1.0-33333333' })

/** A store where these went live one after the other. */
async function storeWith(...manifests: DeployableManifest[]): Promise<string> {
  const root = store()
  for (const manifest of [shell, ...manifests]) {
    putVersion(root, manifest)
    const { units } = await readRegistry(root)
    await writeRegistry(root, {
      ...units,
      [manifest.name]: await goLive(
        units[manifest.name],
        manifest,
        now,
        verifiedVersions(root, manifest.name)
      )
    })
  }
  return root
}
const damage = (root: string, { version }: DeployableManifest) =>
  writeFileSync(join(versionDir(root, { name: 'mf-blog', version }), 'client/remoteEntry.js'), 'other')
const blogIn = async (root: string) => (await readRegistry(root)).units['mf-blog']

describe('rolling back', () => {
  it('makes the version before live again, and blocks the other: no fallback goes to it', async () => {
    const root = await storeWith(first, second, third)
    const before = (await readRegistry(root)).revision
    expect(await rollBackDeployable('mf-blog', root, { clock: () => now })).toEqual({
      live: second.version,
      blocked: third.version
    })
    expect(await blogIn(root)).toMatchObject({ live: second, previous: first, held: [third.version] })
    expect((await readRegistry(root)).revision).toBe(before + 1)
  })

  it('FED-20 says of the version when and from which commit it was published, and apart from that when it was switched to', async () => {
    const root = await storeWith(first, second)
    const [built, here] = ['a'.repeat(40), 'b'.repeat(40)]
    const publication = { deployable: 'mf-blog', action: 'publish', result: 'live', before: null } as const
    const at = '2026-11-20T08:00:00.000Z'
    await addToHistory(
      { root },
      { ...publication, version: first.version, at, by: 'Blog', commit: built },
      undefined
    )
    const publisher = { by: 'Alix', notes: { commit: here, message: 'Retour' } }
    await rollBackDeployable('mf-blog', root, { clock: () => now, publisher })
    expect((await listHistory(root, 'mf-blog'))[0]).toMatchObject({
      ...{ action: 'rollback', at: now.toISOString(), by: 'Alix', message: 'Retour' },
      ...{ commit: built, publishedAt: at }
    })
    const [live] = await listVersions(root, 'mf-blog')
    expect(live).toMatchObject({ published: { at, by: 'Blog', commit: built }, release: { by: 'Alix' } })
    expect(live && describeVersions([live])).toEqual([
      expect.stringMatching(
        new RegExp(
          `published 2026-11-20 08:00:00 UTC by Blog  commit ${built}  switched to 2026-11-21 10:00:00 UTC by Alix  “Retour”$`
        )
      )
    ])
  })

  it('twice goes on to the one before, and never back to one that was left', async () => {
    const root = await storeWith(first, second, third)
    await rollBackDeployable('mf-blog', root)
    await rollBackDeployable('mf-blog', root)
    const held = [third.version, second.version]
    expect(await blogIn(root)).toMatchObject({ live: first, previous: null, held })
    await expect(rollBackDeployable('mf-blog', root)).rejects.toThrow(
      'has no version before 0.1.0-11111111 that was not rolled back'
    )
    expect(await blogIn(root)).toMatchObject({ live: first, previous: null, held })
  })

  it('goes to the version that is named: one further back, one that is blocked, one that was never live', async () => {
    const root = await storeWith(first, second, third)
    await rollBackDeployable('mf-blog', root, { version: first.version })
    expect(await blogIn(root)).toMatchObject({ live: first, previous: null, held: [third.version] })
    await rollBackDeployable('mf-blog', root, { version: third.version })
    expect(await blogIn(root)).toMatchObject({ live: third, previous: null, held: [first.version] })
    const preview = putVersion(root, buildManifest({ version: '0.1.0-44444444' }))
    await rollBackDeployable('mf-blog', root, { version: preview.version })
    expect(await blogIn(root)).toMatchObject({ live: preview, held: [first.version, third.version] })
  })

  it('BOARD-4 is refused where something else is live than was seen, and changes nothing', async () => {
    const root = await storeWith(first, second, third)
    const before = await readRegistry(root)
    const seen = { from: second.version, version: first.version }
    await expect(rollBackDeployable('mf-blog', root, seen)).rejects.toThrow(LiveChangedError)
    expect(await readRegistry(root)).toEqual(before)
    await rollBackDeployable('mf-blog', root, { ...seen, from: third.version })
    expect(await blogIn(root)).toMatchObject({ live: first })
  })

  it('can be foretold: the version it goes to, or none', async () => {
    const root = await storeWith(first, second)
    const before = async () => {
      const entry = await blogIn(root)
      return entry && ((await findVersionBefore(root, entry))?.version ?? null)
    }
    expect(await before()).toBe(first.version)
    await rollBackDeployable('mf-blog', root)
    expect(await before()).toBeNull()
  })

  it('is refused for a version that is live, or that is not there, naming those that are', async () => {
    const root = await storeWith(first, second)
    await expect(rollBackDeployable('mf-blog', root, { version: second.version })).rejects.toThrow(
      'mf-blog 0.1.0-22222222 is live already'
    )
    await expect(rollBackDeployable('mf-blog', root, { version: third.version })).rejects.toThrow(
      'mf-blog 0.1.0-33333333 is not on disk; there are: 0.1.0-11111111'
    )
    expect((await blogIn(root))?.live).toEqual(second)
  })

  it('FED-65 does not go back to a version that an older registry names both as previous and as blocked, and says by a word of every command what can be named', async () => {
    const root = await storeWith(first, second)
    const { units } = await readRegistry(root)
    const entry = {
      live: first,
      previous: second,
      held: [second.version],
      earlier: [],
      changedAt: now.toISOString()
    }
    await writeRegistry(root, { ...units, 'mf-blog': entry })
    await expect(rollBackDeployable('mf-blog', root)).rejects.toThrow(
      'there is nothing to go back to, and no other version is kept that is not blocked and can go live'
    )
    putVersion(root, third)
    await expect(rollBackDeployable('mf-blog', root)).rejects.toThrow(
      /there is nothing to go back to; by name \(rollback mf-blog <version>\): 0\.1\.0-33333333$/
    )
  })

  it('FED-65 offers by name what can go live alone: no version that is blocked, damaged or does not fit', async () => {
    const root = await storeWith(first, second)
    await rollBackDeployable('mf-blog', root)
    damage(root, putVersion(root, third))
    const unfit = { version: '0.1.0-55555555', platform: { version: '0.1.0', names: ['useGone'] } }
    putVersion(root, buildManifest(unfit))
    await expect(rollBackDeployable('mf-blog', root)).rejects.toThrow(
      /there is nothing to go back to, and no other version is kept that is not blocked and can go live$/
    )
    putVersion(root, buildManifest({ version: '0.1.0-44444444' }))
    await expect(rollBackDeployable('mf-blog', root)).rejects.toThrow(
      /there is nothing to go back to; by name \(rollback mf-blog <version>\): 0\.1\.0-44444444$/
    )
  })

  it('is refused when there is nothing to go back to, and changes nothing', async () => {
    const root = await storeWith(first)
    await expect(rollBackDeployable('mf-blog', root)).rejects.toThrow(
      'mf-blog has no version before 0.1.0-11111111'
    )
    await expect(rollBackDeployable('mf-chat', root)).rejects.toThrow('mf-chat is not in the site')
    expect((await blogIn(root))?.live).toEqual(first)
  })

  it('FED-54 goes back to a version whose .mjs files its manifest does not count, as no new one is taken', async () => {
    const { integrity, ...rest } = first
    const old = {
      ...rest,
      integrity: { ...integrity, 'page.mjs': integrityOf('export {}') },
      size: { js: 2 * 'export {}'.length, css: 0 }
    }
    const root = store()
    const place = versionDir(root, putVersion(root, old))
    writeFileSync(join(place, 'client/page.mjs'), 'export {}')
    for (const manifest of [shell, second]) putVersion(root, manifest)
    const entry = { ...{ live: second, previous: old, held: [], earlier: [] }, changedAt: now.toISOString() }
    const units = { shell: await goLive(undefined, shell, now, verifiedVersions(root, 'shell')) }
    await writeRegistry(root, { ...units, 'mf-blog': entry })
    expect(await rollBackDeployable('mf-blog', root)).toMatchObject({ live: old.version })
    await rollBackDeployable('mf-blog', root, { version: second.version })
    expect(await rollBackDeployable('mf-blog', root, { version: old.version })).toMatchObject({
      live: old.version
    })
    expect(errorsOfArtefact(place, old)).toEqual([
      'mf-blog 0.1.0-11111111: its js is 27 bytes after brotli, and its manifest says 18'
    ])
  })

  it('is refused when the previous version is damaged', async () => {
    const root = await storeWith(first, second)
    damage(root, first)
    await expect(rollBackDeployable('mf-blog', root)).rejects.toThrow(
      'mf-blog 0.1.0-11111111: client/remoteEntry.js is not what was built'
    )
  })

  it('is refused when the previous version no longer fits the live shell', async () => {
    const old = buildManifest({
      version: '0.1.0-11111111',
      platform: { version: '0.1.0', names: ['useGone'] }
    })
    await expect(rollBackDeployable('mf-blog', await storeWith(old, second))).rejects.toThrow(
      'imports useGone'
    )
  })
})

describe('going live', () => {
  it('unblocks a version that was blocked', async () => {
    const root = await storeWith(first, second)
    await rollBackDeployable('mf-blog', root)
    const deployable = await blogIn(root)
    expect(await goLive(deployable, second, now, verifiedVersions(root, 'mf-blog'))).toMatchObject({
      live: second,
      previous: first,
      held: []
    })
  })

  it('falls back to nothing that is damaged', async () => {
    const root = await storeWith(first, second)
    const deployable = await blogIn(root)
    damage(root, second)
    expect((await goLive(deployable, third, now, verifiedVersions(root, 'mf-blog'))).previous).toEqual(first)
    damage(root, first)
    expect((await goLive(deployable, third, now, verifiedVersions(root, 'mf-blog'))).previous).toBeNull()
  })

  it('falls back to the last version that was not rolled back: A, B, C live in turn, C rolled back, then D', async () => {
    const root = await storeWith(first, second, third)
    await rollBackDeployable('mf-blog', root)
    await rollBackDeployable('mf-blog', root)
    const next = buildManifest({ version: '0.1.0-44444444' })
    expect((await goLive(await blogIn(root), next, now, verifiedVersions(root, 'mf-blog'))).previous).toEqual(
      first
    )
  })
})

describe('the list', () => {
  it('says what is live, what was before and since when', async () => {
    const lines = await listDeployables(await storeWith(first, second))
    expect(lines[1]).toMatch(
      /^mf-blog\s+0\.1\.0-22222222\s+0\.1\.0-11111111\s+2026-11-21 10:00:00\s+1\.1 KB\s+verified\s+not asked$/
    )
  })

  it('names each file that is missing, and what is blocked', async () => {
    const root = await storeWith(first, second)
    await rollBackDeployable('mf-blog', root)
    rmSync(join(versionDir(root, first), 'server/entry.cjs'))
    const text = (await listDeployables(root)).join('\n')
    expect(text).toContain('damaged')
    expect(text).toContain('0.1.0-11111111: server/entry.cjs is missing')
    expect(text).toContain('blocked (rolled back): 0.1.0-22222222')
  })

  it('names the latest of many that are blocked, in one line', async () => {
    const root = await storeWith(first, second)
    const { units } = await readRegistry(root)
    const blog = units['mf-blog']
    if (!blog) throw new Error('no mf-blog')
    const held = [1, 2, 3, 4, 5].map((digit) => `0.1.0-${String(digit).repeat(9)}`)
    await writeRegistry(root, { ...units, 'mf-blog': { ...blog, held } })
    const lines = (await listDeployables(root)).filter((line) => line.includes('blocked'))
    expect(lines).toEqual([
      '    blocked (rolled back): 0.1.0-555555555, 0.1.0-444444444, 0.1.0-333333333 and 2 before'
    ])
  })

  it('says when registry.json cannot be read, and what it shows instead', async () => {
    const root = await storeWith(first, second)
    writeFileSync(join(root, 'registry.json'), '{')
    expect((await listDeployables(root))[0]).toMatch(
      /^registry\.json is no registry \(.*\): this is revision 3, .* npm run site -- repair/
    )
    expect((await listDeployables(root)).join('\n')).toContain('0.1.0-22222222')
  })

  it('says what serves, as a gateway reports it', async () => {
    const root = await storeWith(first, second)
    const serving = async (more: Partial<DeployableReport>) =>
      (await listDeployables(root, new Map([['mf-blog', buildReport(more)]]))).join('\n')
    expect(await serving({})).toMatch(/^mf-blog.*verified\s+live$/m)
    const setAside = await serving({
      ...{ state: 'previous', serving: first.version, reason: 'live failed to render' }
    })
    expect(setAside).toMatch(/^mf-blog.*verified\s+0\.1\.0-11111111: live is set aside$/m)
    expect(setAside).toContain('\n    set aside: live failed to render')
    const down = { state: 'down', serving: null, reason: 'entry.js is missing' } as const
    expect(await serving(down)).toMatch(/^mf-blog.*nothing: entry\.js is missing$/m)
    expect(await serving({})).toMatch(/^shell.*nothing: the gateway does not know it$/m)
  })

  it('HEALTH-7 says that live fails on the server, also where it serves for want of another', async () => {
    const failures = { count: 3, message: 'Error: no list', lastAt: '2026-11-26T10:20:30.000Z' }
    const fails = async (isSetAside: boolean) => {
      const version = buildVersion({ renderFailures: { ...failures, isSetAside } })
      const report = buildReport({ versions: [version] })
      return (await listDeployables(await storeWith(first, second), new Map([['mf-blog', report]]))).join(
        '\n'
      )
    }
    expect(await fails(false)).toMatch(/^mf-blog.*live, which fails on the server$/m)
    expect(await fails(false)).toContain(
      `    ${second.version} failed to render 3 times, last at 10:20:30 UTC, tried again by the next page: Error: no list`
    )
    expect(await fails(true)).toContain(', set aside for a while: Error: no list')
  })

  it('HEALTH-7 says what browsers met in the last hour, and the most frequent of it', async () => {
    const lastAt = '2026-11-26T10:20:30.000Z'
    const version = buildVersion({
      incidents: { error: 12, 'load-failure': 1, fallback: 0, 'empty-slot': 0 },
      evidence: [
        {
          ...{ kind: 'error', page: '/blog', message: 'TypeError: no list', count: 12, lastAt },
          ...{ file: 'assets/page.js', line: 1, column: 204 }
        },
        { kind: 'load-failure', page: '/', file: 'assets/rest.js', count: 1, lastAt }
      ]
    })
    const report = buildReport({ versions: [version] })
    const lines = await listDeployables(await storeWith(first, second), new Map([['mf-blog', report]]))
    expect(lines.slice(2, 5)).toEqual([
      `    ${second.version} in browsers, last hour: 12 errors, 1 file not loaded`,
      '        12 × TypeError: no list (assets/page.js:1:204) on /blog',
      '        1 × load-failure (assets/rest.js) on /'
    ])
  })

  it('says how to begin when nothing is deployed', async () => {
    expect((await listDeployables(store()))[0]).toContain('npm run deploy -- all')
  })
})

const buildReport = (more: Partial<DeployableReport> = {}): DeployableReport => ({
  ...{ name: 'mf-blog', state: 'live', serving: '0.1.0-22222222', reason: 'live is verified', versions: [] },
  ...more
})
const buildVersion = (more: Partial<VersionReport>): VersionReport => ({
  version: '0.1.0-22222222',
  incidents: { error: 0, 'load-failure': 0, fallback: 0, 'empty-slot': 0 },
  evidence: [],
  renderFailures: null,
  ...more
})
