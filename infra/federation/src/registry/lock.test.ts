import { existsSync, mkdirSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryStore } from '@site/registry/testing/temporary-store'
import { describe, expect, it } from 'vitest'
import { withRegistryLock } from './lock.ts'
import { readRegistry, writeRegistry } from './store.ts'

const store = temporaryStore()
const lockIn = (root: string) => join(root, 'registry.json.lock')

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

  it('is taken over from a process that was killed, before patience ends', async () => {
    const root = store()
    mkdirSync(lockIn(root))
    const limits = { patienceMs: 30_000, staleMs: 2000 }
    expect(await withRegistryLock(root, () => 'done', limits)).toBe('done')
  })

  it('is taken over at once when nobody has said for long that they hold it', async () => {
    const root = store()
    mkdirSync(lockIn(root))
    const long = new Date(Date.now() - 11_000)
    utimesSync(lockIn(root), long, long)
    const limits = { patienceMs: 0, staleMs: 10_000 }
    expect(await withRegistryLock(root, () => 'done', limits)).toBe('done')
  })

  it('is left to a deploy that holds it', async () => {
    const root = store()
    const limits = { patienceMs: 200, staleMs: 10_000 }
    await withRegistryLock(root, async () => {
      await expect(withRegistryLock(root, () => 'done', limits)).rejects.toThrow('another deploy holds')
    })
    expect(await withRegistryLock(root, () => 'done', limits)).toBe('done')
  })

  it('says what the disk says where no lock can be put', async () => {
    const root = store()
    const path = join(root, 'registry.json.lock')
    symlinkSync(path, path)
    await expect(withRegistryLock(root, () => 'done', { patienceMs: 0, staleMs: 10_000 })).rejects.toThrow(
      'ELOOP'
    )
  })
})
