import { buildManifest } from '@site/registry/testing/build-manifest'
import { expect, it } from 'vitest'
import { goBack, goLive, type RegistryUnit } from './flip.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const versionOf = (digit: number, texts?: Record<string, string>) =>
  buildManifest({ version: `0.1.0-${String(digit).repeat(8)}`, ...(texts && { texts }) })
const none = async () => null

it('dates a page by the deployment that last changed what it says', async () => {
  let unit: RegistryUnit | undefined = await goLive(
    undefined,
    versionOf(1, { '/': 'a', '/seo': 'b' }),
    day(1),
    none
  )
  const [first, second, third] = [1, 2, 3].map((number) => day(number).toISOString())
  expect(unit.pagesChangedAt).toEqual({ '/': first, '/seo': first })
  unit = await goLive(unit, versionOf(2, { '/': 'a', '/seo': 'c', '/new': 'd' }), day(2), none)
  expect(unit.pagesChangedAt).toEqual({ '/': first, '/seo': second, '/new': second })
  // A rollback changes what is read, too; a page that is gone has no date.
  unit = await goBack(unit, versionOf(1, { '/': 'a', '/seo': 'b' }), day(3), none)
  expect(unit.pagesChangedAt).toEqual({ '/': first, '/seo': third })
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
