import knex, { type Knex } from 'knex'
import { readLeads } from '../harness/site-api.ts'
import type { TestSystem } from '../harness/test-system.ts'
import { until } from '../harness/until.ts'

/** What a fault test looks up behind the product's back. */
export interface Books {
  leads: Knex
  content: Knex
  close(): Promise<void>
}

export function openBooks({ servers }: Pick<TestSystem, 'servers'>): Books {
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

/** Addresses among `emails` that the administrator's list does not hold exactly once. */
export async function notOnce({ url, code }: TestSystem, emails: string[]): Promise<string[]> {
  const counts = new Map<string, number>()
  const stored = await until('the lead list', () => readLeads(url, code), { withinMs: 20_000 })
  for (const { email } of stored) counts.set(email, (counts.get(email) ?? 0) + 1)
  return emails.filter((email) => counts.get(email) !== 1)
}

/** Waits until no event waits in either outbox and every lead's event took effect; then none may have done so twice. */
export async function untilEffectsOnce({ leads, content }: Books, withinMs = 40_000): Promise<void> {
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

/** Events that wait in an outbox. */
export const unpublished = (books: Knex): Promise<number> =>
  countOf(books('outbox').whereNull('published_at'))

export async function countOf(query: Knex.QueryBuilder): Promise<number> {
  const [row] = (await query.count({ count: '*' })) as [{ count: number }]
  return Number(row.count)
}

/** One request: what came back, how long it took. No answer within 30 s is a fault. */
export async function timed(
  url: string,
  init: RequestInit = {}
): Promise<{ status: number; headers: Headers; text: string; seconds: number }> {
  const begin = performance.now()
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    seconds: (performance.now() - begin) / 1000
  }
}

export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body)
})

export const html = { headers: { accept: 'text/html' } }

/** The handle on one process of the system. Throws when there is none of that name. */
export function processOf({ processes }: TestSystem, name: string) {
  const found = processes[name]
  if (!found) throw new Error(`no process called ${name}`)
  return found
}
