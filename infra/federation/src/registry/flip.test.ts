import { buildManifest } from '@site/registry/testing/build-manifest'
import { expect, it } from 'vitest'
import { beforeLive, goBack, goLive, type RegistryEntry } from './flip.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const versionOf = (digit: number, texts?: Record<string, string>) =>
  buildManifest({ version: `0.1.0-${String(digit).repeat(8)}`, ...(texts && { texts }) })
const none = async () => null

it('dates a page by the deployment that last changed what it says', async () => {
  let entry: RegistryEntry | undefined = await goLive(
    undefined,
    versionOf(1, { '/': 'a', '/seo': 'b' }),
    day(1),
    none
  )
  const [first, second, third] = [1, 2, 3].map((number) => day(number).toISOString())
  expect(entry.pagesChangedAt).toEqual({ '/': first, '/seo': first })
  entry = await goLive(entry, versionOf(2, { '/': 'a', '/seo': 'c', '/new': 'd' }), day(2), none)
  expect(entry.pagesChangedAt).toEqual({ '/': first, '/seo': second, '/new': second })
  // A rollback changes what is read, too; a page that is gone has no date.
  entry = await goBack(entry, versionOf(1, { '/': 'a', '/seo': 'b' }), day(3), none)
  expect(entry.pagesChangedAt).toEqual({ '/': first, '/seo': third })
})

it('invents no date for a page whose former text is not known', async () => {
  const before = await goLive(undefined, versionOf(1), day(1), none)
  expect(before.pagesChangedAt).toEqual({})
  const known = await goLive(before, versionOf(2, { '/': 'a' }), day(2), none)
  expect(known.pagesChangedAt).toEqual({})
  expect((await goLive(known, versionOf(3, { '/': 'a' }), day(3), none)).pagesChangedAt).toEqual({})
  expect((await goLive(known, versionOf(4, { '/': 'b' }), day(4), none)).pagesChangedAt).toEqual({
    '/': day(4).toISOString()
  })
})

it('falls back to the latest verified version before, which a version that was rolled back never is', async () => {
  const found = async (version: string) => buildManifest({ version })
  const goOn = async (entry: RegistryEntry | undefined, digit: number) =>
    goLive(entry, versionOf(digit), day(digit), found)
  let entry = await goOn(await goOn(await goOn(undefined, 1), 2), 3)
  entry = await goBack(entry, versionOf(2), day(4), found)
  expect(entry).toMatchObject({ held: [versionOf(3).version], earlier: [versionOf(1).version] })
  // Live again, and rolled back again: blocked once, and behind what was blocked before it.
  entry = await goBack(await goOn(entry, 3), versionOf(2), day(5), found)
  expect(entry.held).toEqual([versionOf(3).version])
  expect(beforeLive(entry)).toEqual([versionOf(1).version])
  // What is live again is no longer among what was before it.
  entry = await goOn(await goOn(entry, 1), 2)
  expect(entry).toMatchObject({ live: versionOf(2), previous: versionOf(1), earlier: [versionOf(1).version] })
})

it('remembers twenty versions of before, and twenty that were rolled back', async () => {
  const found = async (version: string) => buildManifest({ version })
  const version = (number: number) => buildManifest({ version: `0.1.0-${String(number).padStart(8, '0')}` })
  let entry = await goLive(undefined, version(0), day(1), found)
  for (let number = 1; number <= 25; number += 1) entry = await goLive(entry, version(number), day(1), found)
  expect(entry.earlier).toHaveLength(20)
  expect(entry.earlier[0]).toBe(version(24).version)
  for (let number = 26; number <= 50; number += 1)
    entry = await goBack(await goLive(entry, version(number), day(1), found), version(25), day(1), found)
  expect(entry.held).toHaveLength(20)
  expect(entry.held.at(-1)).toBe(version(50).version)
})

it('dates what an entry of before pages were dated says anew', async () => {
  const { pagesChangedAt: _, ...undated } = await goLive(undefined, versionOf(1, { '/': 'a' }), day(1), none)
  const entry = await goLive(undated, versionOf(2, { '/': 'a', '/seo': 'b' }), day(2), none)
  expect(entry.pagesChangedAt).toEqual({ '/seo': day(2).toISOString() })
})
