import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeCanary } from '@site/federation/canary/change-canary'
import { changeSigners } from '@site/federation/change/change-signers'
import { rollBackVersion } from '@site/federation/change/rollback'
import { listHistory, listVersions } from '@site/federation/publish/list-versions'
import { localUser } from '@site/federation/publish/local-user'
import { withRegistryLock } from '@site/federation/registry/lock'
import { changeStore } from '@site/federation/registry/release-store'
import { versionDir } from '@site/registry/version-files'
import { SIGNATURE } from '@site/registry/version-signature'
import { testServer, uniqueName } from '@site/service/testing/test-database'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildDeployable } from '../testing/build-deployable.ts'
import { builtRemote, teamKey } from '../testing/start-test-releases.ts'
import {
  folderWithShell,
  type Machine,
  makeKeyFile,
  openMachine,
  type SharedStore
} from '../testing/store-machine.ts'
import { stubShell } from '../testing/stubs.ts'

const [V1, V2, V3] = ['0.1.0-11111111', '0.1.0-22222222', '0.1.0-33333333'] as const
const blog = (version: string) => builtRemote('mf-blog', version, '/blog')
const chat = (version: string) => builtRemote('mf-chat', version, '/chat')

const key = await makeKeyFile()
afterAll(key.remove)

/** A store of its own, and two machines that share nothing else. The shell is live. */
async function startStore() {
  const shared: SharedStore = {
    url: testServer('TEST_NATS_URL'),
    bucket: uniqueName('releases'),
    keyFile: key.keyFile
  }
  const join = async (root?: string) => {
    const machine = await openMachine(shared, root)
    onTestFinished(machine.remove)
    return machine
  }
  // What is in the folder of the first fills the store.
  const [first, second] = [await join(await folderWithShell(key.keyFile)), await join()]
  await catchUp(first)
  await catchUp(second)
  return { shared, first, second, join }
}

const catchUp = (machine: Machine) => withRegistryLock(machine.root, machine.store.pull)
const liveOf = async (machine: Machine, name = 'mf-blog') =>
  (await machine.registry()).units[name]?.live.version

describe('two machines that share a store on NATS and no folder', () => {
  it('FED-50 know who may sign, and a kept version that was not signed is once its team publishes it again', async () => {
    const { first, second } = await startStore()
    const team = teamKey()
    await first.publish(blog(V1))
    await first.publish(blog(V2), 'preview')
    await changeSigners(
      { action: 'add', name: 'mf-blog', key: team.key, team: 'Blog' },
      { root: first.root, keyFile: first.keyFile, store: first.store, publisher: localUser() }
    )
    await expect(second.publish(blog(V2))).rejects.toThrow(`mf-blog ${V2}: it is not signed`)
    expect(await second.publish(blog(V2), 'live', team.sign)).toMatchObject({ outcome: 'live', before: V1 })
    await catchUp(first)
    expect(await liveOf(first)).toBe(V2)
    for (const { root } of [first, second])
      expect(existsSync(join(versionDir(root, { name: 'mf-blog', version: V2 }), SIGNATURE))).toBe(true)
    const { root, keyFile } = first
    expect(await listVersions(root, 'mf-blog', keyFile)).toContainEqual(
      expect.objectContaining({ version: V2, signedBy: { keyid: team.key.id, team: 'Blog' } })
    )
  })

  it('FED-36 publish at the same time: no change is lost, and both folders are the same', async () => {
    const { first, second } = await startStore()
    await Promise.all([first.publish(blog(V1)), second.publish(chat(V1)), second.publish(blog(V2))])
    await Promise.all([catchUp(first), catchUp(second)])
    const registry = await first.registry()
    expect(registry.revision).toBe(5)
    expect(await second.registry()).toEqual(registry)
    expect(await liveOf(first, 'mf-chat')).toBe(V1)
    const { live, previous } = registry.units['mf-blog'] ?? {}
    expect([live?.version, previous?.version].sort()).toEqual([V1, V2])
    for (const { root, keyFile } of [first, second]) {
      const lines = await listHistory(root, 'mf-blog', keyFile)
      expect(lines.map(({ version }) => version).sort()).toEqual([V1, V2])
    }
    // Of a rollback at both sides at once one is made.
    const from = live?.version
    const back = ({ root, keyFile, store }: Machine) =>
      rollBackVersion('mf-blog', { root, keyFile, store, from, publisher: localUser() })
    const results = await Promise.allSettled([back(first), back(second)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await catchUp(second)
    expect((await second.registry()).units['mf-blog']?.held).toEqual([from])
  })

  it('FED-36 know of one another’s versions, previews and canaries, of whose bytes none ever changes', async () => {
    const { first, second } = await startStore()
    await first.publish(blog(V1))
    await first.publish(blog(V2), 'preview')
    await catchUp(second)
    expect(existsSync(versionDir(second.root, blog(V2)))).toBe(true)
    const { root, keyFile, store } = second
    await changeCanary(
      'mf-blog',
      { action: 'start', version: V2, steps: [5] },
      { root, keyFile, store, publisher: localUser() }
    )
    await catchUp(first)
    expect((await first.registry()).units['mf-blog']?.canary?.manifest.version).toBe(V2)
    const other = builtRemote('mf-blog', V3, '/blog', 'autre')
    await first.publish(blog(V3), 'preview')
    await expect(second.publish(other)).rejects.toThrow('is in the store with other bytes')
  })

  it('FED-37 a publisher that is killed at any step leaves the store whole', async () => {
    const { shared, first, join: joinStore } = await startStore()
    await first.publish(blog(V1))
    const steps = ['in 0', 'after 0', 'after 1', 'after 2', 'after 3']
    const dieAt = async (step: string, index: number) => {
      const version = `0.1.0-${String(index).repeat(8)}`
      const root = mkdtempSync(join(tmpdir(), 'site-dying-'))
      onTestFinished(() => rmSync(root, { recursive: true, force: true }))
      cpSync(first.root, root, { recursive: true })
      const stub = blog(version)
      await buildDeployable(join(root, '.builds'), stub)
      const child = spawn(
        process.execPath,
        [
          ...['--import', '@site/typescript', join(import.meta.dirname, '../testing/publish-and-die.ts')],
          ...[step, versionDir(join(root, '.builds'), stub), root, shared.keyFile, shared.url, shared.bucket]
        ],
        { stdio: ['ignore', 'ignore', 'inherit'] }
      )
      const [, signal] = await once(child, 'exit')
      expect([step, signal]).toEqual([step, 'SIGKILL'])
      return version
    }
    for (const [index, step] of steps.entries()) {
      const { revision } = await first.registry()
      const before = await liveOf(first)
      const version = await dieAt(step, index + 2)
      // Somebody who has nothing but the store finds it whole: the registry verifies, and so does every version that is there.
      const fresh = await joinStore()
      await catchUp(fresh)
      const entries = fresh.bucket.entries()
      expect([step, await fresh.mirror.apply(entries), await fresh.mirror.applyRest(entries)]).toEqual([
        step,
        [],
        []
      ])
      const isLive = Number(step.split(' ')[1]) >= 2
      expect([step, await liveOf(fresh)]).toEqual([step, isLive ? version : before])
      expect((await fresh.registry()).revision).toBe(revision + (isLive ? 1 : 0))
      await catchUp(first)
    }
    // The next publisher goes on from there, and the history lacks nothing.
    expect((await first.publish(blog(V1))).outcome).toBe('live')
    const lines = (await listHistory(first.root, 'mf-blog', first.keyFile)).filter(
      ({ result }) => result === 'live'
    )
    expect(lines.map(({ version }) => version)).toEqual([V1, '0.1.0-66666666', '0.1.0-55555555', V1])
  }, 120_000)
})

describe('what comes from the store', () => {
  it('FED-38 is refused where it is not what was published: what serves goes on, until it is repaired', async () => {
    const { first, second, join: joinStore } = await startStore()
    await first.publish(blog(V1))
    await catchUp(second)
    await first.publish(blog(V2))
    const stored = JSON.parse(String(first.bucket.entries().get(`version.mf-blog.${V2}`)?.value))
    // As somebody who has rights on NATS and no key may.
    await first.bucket.putObject(stored.archive, Buffer.from('autre chose'))
    await expect(catchUp(second)).rejects.toThrow('in the store is a damaged version: mf-blog 0.1.0-22222222')
    expect(await liveOf(second)).toBe(V1)
    // A machine that has nothing takes what is whole.
    const fresh = await joinStore()
    const errors = await withRegistryLock(fresh.root, async () => {
      await fresh.bucket.catchUp()
      return fresh.mirror.apply(fresh.bucket.entries())
    })
    expect(errors.map(String)).toEqual([
      expect.stringContaining('its archive is not the one that was published')
    ])
    expect(existsSync(versionDir(fresh.root, blog(V2)))).toBe(false)
    expect(existsSync(versionDir(fresh.root, stubShell()))).toBe(true)
    expect(await withRegistryLock(first.root, first.store.repair)).toBe(
      '1 damaged versions of the store are put anew'
    )
    await catchUp(second)
    expect(await liveOf(second)).toBe(V2)
  })

  it('FED-38 is refused where the key has not signed it, or an old one was put back; repair puts the latest back', async () => {
    const { first, second } = await startStore()
    await first.publish(blog(V1))
    const old = first.bucket.entries().get('registry')?.value ?? Buffer.alloc(0)
    await first.publish(blog(V2))
    await catchUp(second)
    const values: [Buffer, string][] = [
      [Buffer.from('{}'), 'it is no registry'],
      [old, 'revision 3 was put back, and 4 is known']
    ]
    for (const [value, why] of values) {
      await first.bucket.put('registry', value, first.bucket.entries().get('registry')?.revision ?? 0)
      await expect(changeStore(second, async () => undefined)).rejects.toThrow(why)
      expect(await liveOf(second)).toBe(V2)
      const line = await withRegistryLock(second.root, second.store.repair)
      expect(line).toContain('revision 4 is put back')
      await catchUp(first)
      expect(await liveOf(first)).toBe(V2)
    }
  })

  it('FED-39 a store that is empty takes what stands in the folder of the first who publishes', async () => {
    const { shared, first } = await startStore()
    await first.publish(blog(V1))
    const empty: SharedStore = { ...shared, bucket: uniqueName('releases') }
    const later = await openMachine(empty, first.root)
    onTestFinished(later.remove)
    await later.publish(blog(V2))
    const fresh = await openMachine(empty)
    onTestFinished(fresh.remove)
    await catchUp(fresh)
    expect(await fresh.registry()).toEqual(await later.registry())
    expect(existsSync(versionDir(fresh.root, blog(V1)))).toBe(true)
    expect(await listHistory(fresh.root, 'mf-blog', fresh.keyFile)).toHaveLength(2)
  })
})
