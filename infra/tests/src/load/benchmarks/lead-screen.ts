import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { fillLeads } from '../../e2e/leads/fill-leads.ts'
import { launchBrowser, openVisit } from '../../harness/browser.ts'
import { buildContact, readLeads, sendContact } from '../../harness/site-api.ts'
import { startTestSystem } from '../../harness/start-test-system.ts'
import type { TestSystem } from '../../harness/test-system.ts'
import { LIST_COSTS, type ListCost, measureList } from './list-cost.ts'

/*
 * The lead screen with many leads, in a browser before a whole system: what a person waits for, what a poll costs, and how
 * long a lead takes from its commit to the screen. Run by `npm run site -- bench-leads screen`.
 */
const LIVE_LEADS = 200
const LIVE_PER_SECOND = 10
const POLLS = 5
const LISTS = [50, 100_000] as const

const say = (line: string) => process.stdout.write(`${line}\n`)
const whole = (value: number) => `${Math.round(value)} ms`
const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Milliseconds of `act` until what `until` looks for is drawn. */
async function timed(
  page: Page,
  act: () => Promise<unknown>,
  until: () => Promise<unknown>
): Promise<number> {
  const before = performance.now()
  await act()
  await until()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  return performance.now() - before
}

const rowOf = (page: Page, text: string) => page.locator('tbody tr[data-lead]').filter({ hasText: text })
const heapOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return `${Math.round(usedSize / 1e6)} MB`
}

/** Prints it all for a list of `count` leads. */
async function benchLeadScreen(count: number): Promise<void> {
  const system = await startTestSystem({ CONTACT_LIMIT_PER_MINUTE: '100000000' }, 'own')
  const browser = await launchBrowser()
  try {
    const { page } = await openVisit(browser)
    page.setDefaultTimeout(60_000)
    await fillLeads(system, count)
    say(`The lead screen with ${count} leads`)
    await driveScreen(page, system, count)
    await page.reload()
    await rowOf(page, '@archive.example').first().waitFor()
    await page.getByText('En direct').waitFor()
    const live = await delaysToScreen(page, system)
    say(
      `  commit to screen, ${LIVE_PER_SECOND} leads a second: p50 ${whole(at(live, 0.5))}, p99 ${whole(at(live, 0.99))}, longest ${whole(at(live, 1))}`
    )
  } finally {
    await browser.close()
    await system.stop()
  }
}

/** What the list and the sheet cost with 100,000 leads, as a multiple of what they cost with 50. */
async function compareLists(): Promise<void> {
  const [few, many] = LISTS
  const costs: ListCost[] = []
  const system = await startTestSystem({ CONTACT_LIMIT_PER_MINUTE: '100000000' }, 'own')
  const browser = await launchBrowser()
  try {
    const { page } = await openVisit(browser)
    for (const count of [few, many - few]) {
      await fillLeads(system, count)
      await page.goto(`${system.url}/admin/leads?code=${encodeURIComponent(system.code)}`)
      await rowOf(page, '@archive.example').first().waitFor()
      await page.getByText('En direct').waitFor()
      costs.push(await measureList(page))
    }
  } finally {
    await browser.close()
    await system.stop()
  }
  const [first, last] = costs
  if (!first || !last) return
  say(`The list and the sheet with ${many} leads, and as a multiple of ${few}`)
  for (const [name, title] of Object.entries(LIST_COSTS) as [keyof ListCost, string][])
    say(`  ${title}: ${whole(last[name])}, ${(last[name] / first[name]).toFixed(2)} of the first`)
}

async function driveScreen(page: Page, system: TestSystem, count: number): Promise<void> {
  const url = `${system.url}/admin/leads?code=${encodeURIComponent(system.code)}`
  const first = () => rowOf(page, 'ancien0@archive.example').waitFor()
  say(`  first rows after the address is entered: ${whole(await timed(page, () => page.goto(url), first))}`)
  say(`    rows drawn: ${await page.locator('tbody tr[data-lead]').count()}, heap ${await heapOf(page)}`)

  const scroller = page.getByRole('region', { name: 'Mails enregistrés' })
  const down = (to: number) => () => scroller.evaluate((box, top) => box.scrollTo(0, top), to)
  say(
    `  row 150, by scrolling: ${whole(await timed(page, down(150 * 47), () => rowOf(page, 'ancien150@').waitFor()))}`
  )
  await down(0)()
  await first()

  const search = page.getByRole('searchbox')
  const oneFound = async (text: string, email: string) =>
    timed(
      page,
      () => search.fill(text),
      () => rowOf(page, email).waitFor()
    )
  const far = count - 7
  say(
    `  a lead found by its e-mail, the pause after typing included: ${whole(await oneFound(`ancien${far}@`, `ancien${far}@`))}`
  )
  say(`  the next one: ${whole(await oneFound(`ancien${far - 1}@`, `ancien${far - 1}@`))}`)
  await search.fill('')
  await first()

  const sort = page.getByRole('columnheader', { name: 'Nom', exact: true }).getByRole('button')
  const names = (name: string) => () => rowOf(page, name).first().waitFor()
  say(
    `  sorted by name, the whole list loaded: ${whole(await timed(page, () => sort.click(), names('Ancien000001')))}`
  )
  const last = `Ancien${String(count - 1).padStart(6, '0')}`
  say(`  the other way round: ${whole(await timed(page, () => sort.click(), names(last)))}`)
  say(`    rows drawn: ${await page.locator('tbody tr[data-lead]').count()}, heap ${await heapOf(page)}`)
  const end = () => scroller.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  say(`  to the last row: ${whole(await timed(page, end, names('Ancien000000')))}`)

  await pollCost(page)

  const remove = rowOf(page, 'Ancien000000').getByRole('button', { name: /^Supprimer/ })
  const confirm = async () => {
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  }
  const gone = () => rowOf(page, 'Ancien000000').waitFor({ state: 'detached' })
  say(`  a lead deleted, with its dialog: ${whole(await timed(page, confirm, gone))}`)
}

/** What a poll that brings nothing costs: bytes, and time of the page's one thread. */
async function pollCost(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const isPoll = (url: string) => new URL(url).pathname === '/api/leads'
  const poll = () => page.waitForResponse((response) => isPoll(response.url()))
  await poll()
  const before = await busy()
  const answers: string[] = []
  for (let count = 0; count < POLLS; count += 1) {
    const response = await poll()
    const { responseBodySize } = await response.request().sizes()
    answers.push(`${response.status()}, ${responseBodySize} bytes`)
  }
  const cost = (await busy()) - before
  say(
    `  a poll while the list is whole: ${[...new Set(answers)].join(' | ')}; the page is busy ${(cost / POLLS).toFixed(1)} ms in 5 s`
  )
  await session.detach()
}

/** Milliseconds from the writing of each lead, just before its commit, to the frame in which its row is drawn. Sorted. */
async function delaysToScreen(page: Page, system: TestSystem): Promise<number[]> {
  await page.evaluate(() => {
    const drawn: Record<string, number> = {}
    Object.assign(globalThis, { drawn })
    // Without names for the functions: what compiles this file would have them call a helper that the page lacks.
    new MutationObserver(() =>
      requestAnimationFrame(() => {
        for (const row of document.querySelectorAll('tbody tr[data-lead]'))
          drawn[row.getAttribute('data-lead') ?? ''] ??= performance.timeOrigin + performance.now()
      })
    ).observe(document.body, { childList: true, subtree: true })
  })
  const sent: Promise<number | null>[] = []
  for (let index = 0; index < LIVE_LEADS; index += 1) {
    sent.push(sendContact(system.url, buildContact({ email: `direct${index}@live.example` }), randomUUID()))
    await new Promise((resolve) => setTimeout(resolve, 1000 / LIVE_PER_SECOND))
  }
  const statuses = new Set(await Promise.all(sent))
  if (statuses.size !== 1 || !statuses.has(201)) throw new Error(`answered ${[...statuses]}`)
  await rowOf(page, `direct${LIVE_LEADS - 1}@live.example`).waitFor()
  const drawn = await page.evaluate(() => (globalThis as unknown as { drawn: Record<string, number> }).drawn)
  const leads = await readLeads(system.url, system.code, 'direct')
  return leads
    .map(({ id, timestamp }) => (drawn[id] ?? Number.POSITIVE_INFINITY) - new Date(timestamp).getTime())
    .toSorted((one, other) => one - other)
}

await compareLists()
await benchLeadScreen(Number(process.argv[2] ?? 100_000))
