import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { temporaryStore } from '@site/registry/testing/temporary-store'
import { describe, expect, it } from 'vitest'
import { withRegistryLock } from './lock.ts'
import { readRegistry, writeRegistry } from './store.ts'

const store = temporaryStore()
const lockIn = (root: string) => join(root, 'registry.lock')

describe('the lock of the registry', () => {
  it('lets twenty writers through one after the other: no revision is lost', async () => {
    const root = store()
    const write = () =>
      withRegistryLock(root, async () => {
        const { units } = await readRegistry(root)
        await new Promise((resolve) => setImmediate(resolve))
        await writeRegistry(root, units)
      })
    await Promise.all(Array.from({ length: 20 }, write))
    expect((await readRegistry(root)).revision).toBe(20)
  })

  it('is let go when the work fails', async () => {
    const root = store()
    await expect(withRegistryLock(root, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(existsSync(lockIn(root))).toBe(false)
  })

  it('is taken over from a process that is gone', async () => {
    const root = store()
    mkdirSync(root, { recursive: true })
    writeFileSync(lockIn(root), `999999999@${hostname()}`)
    expect(await withRegistryLock(root, () => 'done')).toBe('done')
  })

  it('is taken over from another machine that has been silent for a minute', async () => {
    const root = store()
    writeFileSync(lockIn(root), '1@elsewhere')
    const long = new Date(Date.now() - 61_000)
    utimesSync(lockIn(root), long, long)
    expect(await withRegistryLock(root, () => 'done')).toBe('done')
  })

  it('is taken from another machine once it has been watched longer than any holder works, before patience ends', async () => {
    const root = store()
    writeFileSync(lockIn(root), '1@elsewhere')
    const limits = { patienceMs: 30_000, silentMs: 200 }
    expect(await withRegistryLock(root, () => 'done', limits)).toBe('done')
  })

  it('is left to another machine that takes it again and again', async () => {
    const root = store()
    let turn = 0
    const others = setInterval(() => writeFileSync(lockIn(root), `${turn++}@elsewhere`), 20)
    writeFileSync(lockIn(root), 'first@elsewhere')
    const limits = { patienceMs: 600, silentMs: 300 }
    await expect(withRegistryLock(root, () => 'done', limits)).rejects.toThrow('another deploy holds')
    clearInterval(others)
  })
})
