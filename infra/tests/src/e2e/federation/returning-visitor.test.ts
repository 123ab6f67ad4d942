import { deployOne } from '@site/federation/deploy/deploy'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { openVisit, untilWhole } from '../../harness/browser.ts'
import { withoutPopup } from '../../harness/page-state.ts'
import { copyRemote } from '../../harness/remote-copy.ts'
import { shareSystem } from '../../harness/share-system.ts'
import { readPage } from '../../harness/site-api.ts'
import { until } from '../../harness/until.ts'

const site = shareSystem()
let page: Page

beforeAll(async () => {
  page = (await openVisit(site.browser)).page
  await withoutPopup(page)
})

/** Opens home as a visitor does who comes back, and gives the files of front ends that came over the network: bytes with headers, by address. */
async function visit(): Promise<Record<string, number>> {
  await page.goto(site.system.url)
  await untilWhole(page)
  await page.locator('[data-mf="mf-chat"]').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const loaded = files.filter(({ name, transferSize }) => name.includes('/remotes/') && transferSize > 0)
    return Object.fromEntries(loaded.map(({ name, transferSize }) => [new URL(name).pathname, transferSize]))
  })
}

const sum = (files: Record<string, number>) => Object.values(files).reduce((all, bytes) => all + bytes, 0)

/** Makes a version with one word changed live. */
async function deployWith(name: string, file: string, from: string, to: string): Promise<void> {
  const copy = copyRemote(name)
  try {
    copy.edit(file, from, to)
    await deployOne(copy, { root: site.system.remotesDir })
  } finally {
    copy.remove()
  }
  await until(`'${to}' on home`, async () => (await readPage(site.system.url)).html.includes(to), {
    withinMs: 30_000
  })
}

it('FED-52 a visitor who comes back loads nothing again', async () => {
  const first = await visit()
  expect(sum(first)).toBeGreaterThan(150_000)
  expect(await visit()).toEqual({})
})

it('FED-52 a visitor who comes back after a word of the shell has changed loads under 20 KB, and reads that word', async () => {
  await deployWith(
    'shell',
    'src/layout/layout-content.ts',
    'L’IA au service de vos équipes.',
    'L’IA pour vos équipes.'
  )
  const files = await visit()
  expect(await page.getByText('L’IA pour vos équipes.').count()).toBe(1)
  expect(Object.keys(files)).toEqual([expect.stringMatching(/^\/remotes\/shell\/.*\/client-[\w-]{8}\.js$/)])
  expect(sum(files)).toBeLessThan(20_000)
})

it('FED-52 a visitor who comes back after a word of home has changed loads what holds it, and what names that', async () => {
  await deployWith(
    'mf-marketing',
    'src/pages/home/content/hero.ts',
    'Exemple de semaine',
    'Une semaine parmi d’autres'
  )
  const files = await visit()
  expect(Object.keys(files).every((path) => path.startsWith('/remotes/mf-marketing/'))).toBe(true)
  expect(sum(files)).toBeGreaterThan(0)
  expect(sum(files)).toBeLessThan(20_000)
})
