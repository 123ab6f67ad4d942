import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { until } from '../../harness/until.ts'
import { restartServices } from './compose.ts'
import { countOf, dailyRuns, dayInParis, readStatusOf } from './scheduler-status.ts'
import { composeSite } from './site.ts'

const REPLICAS = ['content-1', 'content-2']

let code: string
beforeAll(async () => {
  ;({ code } = await composeSite())
})

/** Sets the clocks of both replicas that write articles. */
function moveClocks(shiftMs: number): void {
  const folder = process.env.CLOCK_DIR
  if (!folder) throw new Error('run it with `npm run site -- test-compose`: CLOCK_DIR is not set')
  for (const name of ['1', '2']) writeFileSync(join(folder, name, 'shift'), String(shiftMs))
}

it('one article is written when midnight passes in Paris, and both tell the same of it', async () => {
  const before = { runs: await dailyRuns(), articles: await countOf('articles') }
  const [status] = await Promise.all(REPLICAS.map((replica) => readStatusOf(replica, code)))
  const midnight = new Date(status?.nextRun ?? '')
  moveClocks(midnight.getTime() + 60_000 - Date.now())
  const day = dayInParis(midnight)
  await until('the article of the new day', async () => (await dailyRuns()).includes(`${day} succeeded`), {
    withinMs: 120_000,
    everyMs: 1000
  })
  // A replica looks for work before it listens: after this, each has done so on the new day.
  await restartServices(['content'])
  expect(await dailyRuns()).toEqual([...before.runs, `${day} succeeded`])
  expect(await countOf('articles')).toBe(before.articles + 1)
  const [one, other] = await Promise.all(REPLICAS.map((replica) => readStatusOf(replica, code)))
  expect(one).toEqual(other)
  expect(one?.runs.filter(({ plannedDate }) => plannedDate === day)).toHaveLength(1)
})
