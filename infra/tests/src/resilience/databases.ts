import knex, { type Knex } from 'knex'
import type { TestSystem } from '../harness/test-system.ts'
import { until } from '../harness/until.ts'

/** The databases of a running system, which a test reads itself rather than by the system's API. */
export interface SystemDatabases {
  leads: Knex
  content: Knex
  close(): Promise<void>
}

export function openDatabases({ servers }: Pick<TestSystem, 'servers'>): SystemDatabases {
  const [leads, content] = [servers.leadsDatabase, servers.contentDatabase].map((connection) =>
    knex({ client: 'mysql2', connection, pool: { min: 0, max: 2 } })
  ) as [Knex, Knex]
  return {
    leads,
    content,
    close: async () => {
      await Promise.all([leads.destroy(), content.destroy()])
    }
  }
}

/** Waits until both outboxes are published and every lead's event took effect. @throws Error when one did so twice */
export async function untilEventsTookEffectOnce(
  { leads, content }: SystemDatabases,
  withinMs = 40_000
): Promise<void> {
  const waiting = async () => {
    const counts = await Promise.all([
      unpublished(leads),
      unpublished(content),
      countOf(
        leads('leads')
          .leftJoin('lead_notices', 'lead_notices.lead_id', 'leads.id')
          .whereNull('lead_notices.lead_id')
      )
    ])
    return counts.every((count) => count === 0)
  }
  await until('every event to take effect', waiting, { withinMs, everyMs: 200 })
  const doubled = await leads('lead_notices').select('lead_id').groupBy('lead_id').havingRaw('count(*) > 1')
  if (doubled.length > 0) throw new Error(`${doubled.length} events took effect twice`)
}

/** Counts the events that wait in an outbox. */
export const unpublished = (database: Knex): Promise<number> =>
  countOf(database('outbox').whereNull('published_at'))

export async function countOf(query: Knex.QueryBuilder): Promise<number> {
  const [row] = (await query.count({ count: '*' })) as [{ count: number }]
  return Number(row.count)
}
