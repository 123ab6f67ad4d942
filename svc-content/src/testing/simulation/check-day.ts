import { siteEventSchema } from '@site/contracts/events/events'
import { schedulerStatusSchema } from '@site/contracts/operations/scheduler'
import { type Database, toDate } from '@site/service/database/database'
import { outboxTable } from '@site/service/database/shared-tables'
import { nextParisMidnight, parisDate } from '@site/service/process/paris-time'
import { articleRunsTable, articlesTable } from '../../tables/tables.ts'
import type { SimulatedCluster } from './simulated-cluster.ts'

/** Checks at the end of the day `date` that articles, runs, events and status agree. Resolves with one sentence per error. */
export async function checkDay(
  cluster: SimulatedCluster,
  { date, isExpected, adminCode }: { date: string; isExpected: boolean; adminCode: string }
): Promise<string[]> {
  const { knex } = cluster.db
  const errors: string[] = []
  const written = await articleRunsTable(knex).where({ planned_date: date, state: 'succeeded' })
  const count = isExpected ? 1 : 0
  if (written.length !== count) errors.push(`${written.length} articles of the day instead of ${count}`)
  for (const { article_id: id } of written) {
    const article = id === null ? undefined : await articlesTable(knex).where({ id }).first()
    if (!article) errors.push(`article ${id} is missing`)
    else if (parisDate(toDate(article.created_at)) !== date) errors.push(`article ${id} is of another day`)
    const events = (await eventsOf(cluster.db)).filter((articleId) => articleId === id)
    if (events.length !== 1) errors.push(`article ${id} has ${events.length} events`)
  }
  const articles = await countOf(articlesTable(knex))
  const successes = await countOf(articleRunsTable(knex).where({ state: 'succeeded' }))
  if (articles !== successes) errors.push(`${articles} articles, ${successes} runs that succeeded`)
  return [...errors, ...(await checkStatus(cluster, adminCode))]
}

/** Every replica that is up must report that nothing is being written, and the right next midnight. */
async function checkStatus(cluster: SimulatedCluster, adminCode: string): Promise<string[]> {
  const answers = cluster.alive().map(async ({ url }) => {
    const headers = { 'X-Admin-Code': adminCode }
    const status = schedulerStatusSchema.parse(
      await (await fetch(`${url}/api/admin/scheduler-status`, { headers })).json()
    )
    const next = nextParisMidnight(new Date(cluster.now())).toISOString()
    if (status.isRunning) return ['a replica says that an article is being written']
    return status.nextRun === next ? [] : [`nextRun is ${status.nextRun} instead of ${next}`]
  })
  return (await Promise.all(answers)).flat()
}

const countOf = async (rows: Pick<ReturnType<typeof articlesTable>, 'count'>): Promise<number> =>
  Number((await rows.count({ n: '*' }).first())?.n)

/** The ids of the articles that the events of the outbox are about. The outbox keeps events for three days. */
async function eventsOf(db: Database): Promise<number[]> {
  const rows = await outboxTable(db.knex).where({ type: 'site.article-generated' }).select('event')
  return rows.flatMap(({ event }) => {
    const parsed = siteEventSchema.parse(JSON.parse(event))
    return parsed.type === 'site.article-generated' ? [parsed.data.articleId] : []
  })
}
