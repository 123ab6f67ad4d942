import { siteEventSchema } from '@site/contracts/events/events'
import { schedulerStatusSchema } from '@site/contracts/operations/scheduler'
import { type Database, toDate } from '@site/service/database/database'
import { outboxTable } from '@site/service/database/shared-tables'
import { nextParisMidnight, parisDate } from '../../runs/paris-time.ts'
import { articleRunsTable, articlesTable } from '../../tables/tables.ts'
import type { World } from './world.ts'

/** What is wrong at the end of the day `date`: nothing, unless articles, runs and events do not agree. */
export async function faultsOfDay(
  world: World,
  { date, isExpected, adminCode }: { date: string; isExpected: boolean; adminCode: string }
): Promise<string[]> {
  const { knex } = world.db
  const faults: string[] = []
  const written = await articleRunsTable(knex).where({ planned_date: date, state: 'succeeded' })
  const count = isExpected ? 1 : 0
  if (written.length !== count) faults.push(`${written.length} articles of the day instead of ${count}`)
  for (const { article_id: id } of written) {
    const article = id === null ? undefined : await articlesTable(knex).where({ id }).first()
    if (!article) faults.push(`article ${id} is missing`)
    else if (parisDate(toDate(article.created_at)) !== date) faults.push(`article ${id} is of another day`)
    const events = (await eventsOf(world.db)).filter((articleId) => articleId === id)
    if (events.length !== 1) faults.push(`article ${id} has ${events.length} events`)
  }
  const articles = await countOf(articlesTable(knex))
  const successes = await countOf(articleRunsTable(knex).where({ state: 'succeeded' }))
  if (articles !== successes) faults.push(`${articles} articles, ${successes} runs that succeeded`)
  return [...faults, ...(await faultsOfStatus(world, adminCode))]
}

/** Each replica that is up says the same: nothing is being written, and when the next midnight is. */
async function faultsOfStatus(world: World, adminCode: string): Promise<string[]> {
  const answers = world.alive().map(async ({ url }) => {
    const headers = { 'X-Admin-Code': adminCode }
    const status = schedulerStatusSchema.parse(
      await (await fetch(`${url}/api/admin/scheduler-status`, { headers })).json()
    )
    const next = nextParisMidnight(new Date(world.now())).toISOString()
    if (status.isRunning) return ['a replica says that an article is being written']
    return status.nextRun === next ? [] : [`nextRun is ${status.nextRun} instead of ${next}`]
  })
  return (await Promise.all(answers)).flat()
}

const countOf = async (rows: Pick<ReturnType<typeof articlesTable>, 'count'>): Promise<number> =>
  Number((await rows.count({ n: '*' }).first())?.n)

/** The articles that the outbox tells of; it keeps three days. */
async function eventsOf(db: Database): Promise<number[]> {
  const rows = await outboxTable(db.knex).where({ type: 'site.article-generated' }).select('event')
  return rows.flatMap(({ event }) => {
    const parsed = siteEventSchema.parse(JSON.parse(event))
    return parsed.type === 'site.article-generated' ? [parsed.data.articleId] : []
  })
}
