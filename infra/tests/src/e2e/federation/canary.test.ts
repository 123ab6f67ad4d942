import { changeCanary } from '@site/federation/canary/change-canary'
import { deployOne } from '@site/federation/deploy/deploy'
import { listHistory } from '@site/federation/publish/list-versions'
import { readRegistry } from '@site/federation/registry/store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyRemote, type RemoteCopy } from '../../harness/remote-copy.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { until } from '../../harness/until.ts'
import { breakForOneInTen, isIll, MESSAGE, versionFor, visitInBrowser } from './canary-visits.ts'
import { startSecondGateway } from './second-gateway.ts'

const site = shareSystem()
let second: Awaited<ReturnType<typeof startSecondGateway>>
let blog: RemoteCopy
let live: string
let next: string

beforeAll(async () => {
  second = await startSecondGateway(site.system)
  live = (await blogIn())?.live.version ?? ''
  blog = copyRemote('mf-blog')
  breakForOneInTen(blog)
  next = (await deployOne(blog, { root: site.system.remotesDir, mode: 'preview' })).version
})
afterAll(async () => {
  blog?.remove()
  await second?.stop()
})

const blogIn = async () => (await readRegistry(site.system.remotesDir)).units['mf-blog']
const gateways = () => [site.system.url, second.url]
const shownTo = (visitor: number, url: string) => versionFor(visitor, url, [live, next])
it('FED-32 a canary that throws for one visitor in ten at 5 % is ended once by two gateways, and the others saw nothing', async () => {
  const { remotesDir } = site.system
  const publisher = { by: 'Blog, chaîne principale' }
  await changeCanary(
    'mf-blog',
    { action: 'start', version: next, steps: [5, 25] },
    { root: remotesDir, publisher }
  )
  const revision = (await readRegistry(remotesDir)).revision
  for (const url of gateways())
    await until('both gateways know of it', async () =>
      (await (await fetch(`${url}/api/release`)).text()).includes(`${revision}`)
    )

  const chosen: number[] = []
  const others: number[] = []
  for (let visitor = 0; visitor < 1000 || chosen.filter(isIll).length < 6; visitor += 1) {
    const got = await Promise.all(gateways().map((url) => shownTo(visitor, url)))
    expect(got[1]).toBe(got[0])
    ;(got[0] === next ? chosen : others).push(visitor)
  }
  const share = chosen.length / (chosen.length + others.length)
  expect(share).toBeGreaterThan(0.03)
  expect(share).toBeLessThan(0.075)

  // Outside the share nobody meets anything, though the version would throw for the first of them.
  const [outside = 0] = others.filter(isIll)
  const calm = await visitInBrowser(site.browser, outside, site.system.url, null)
  expect([calm.title, calm.complaints]).toEqual(['Blog', []])

  // Those for whom it throws come one after the other, to both gateways, and still get a page: the live version takes over.
  for (const visitor of chosen.filter(isIll))
    for (const url of gateways()) {
      if ((await shownTo(visitor, url)) === live) continue
      expect((await visitInBrowser(site.browser, visitor, url, next)).title).toBe('Blog')
    }
  const enoughAt = performance.now()
  await until('the canary is ended', async () => (await blogIn())?.canary === undefined, {
    withinMs: 60_000
  })
  for (const url of gateways())
    await until('nobody gets it', async () => (await shownTo(chosen[0] ?? 0, url)) === live)
  expect(performance.now() - enoughAt).toBeLessThan(60_000)

  expect(await blogIn()).toMatchObject({ live: { version: live }, held: [next] })
  const lines = (await listHistory(remotesDir, 'mf-blog')).filter(({ action }) => action === 'abort')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ version: next, share: 5, evidence: { arms: { live: { errors: 0 } } } })
  const met = lines[0]?.evidence?.incidents.find(({ kind }) => kind === 'error')
  expect(met).toMatchObject({ page: '/blog', message: `RangeError: ${MESSAGE}` })
  expect(met?.file).toMatch(/\.js$/)
})
