import { randomUUID } from 'node:crypto'
import knex from 'knex'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../until.ts'
import { buildContact, readLeads, sendContact } from './site-api.ts'
import { startTestSystem, type TestSystem } from './start-test-system.ts'

const SUBMISSIONS = 200
let system: TestSystem
let leads: knex.Knex

beforeAll(async () => {
  system = await startTestSystem({ CONTACT_LIMIT_PER_MINUTE: '100000' })
  leads = knex({ client: 'mysql2', connection: system.servers.leadsDatabase })
})

afterAll(async () => {
  await leads?.destroy()
  await system?.stop()
})

/** Posts submissions eight at a time, each once, and calls `atHalf` when half of them were sent. */
async function submitMany(atHalf: () => void): Promise<{ email: string; status: number | null }[]> {
  const submissions = Array.from({ length: SUBMISSIONS }, () => ({ body: buildContact(), key: randomUUID() }))
  const outcomes: { email: string; status: number | null }[] = []
  const queue = [...submissions]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (queue.length === SUBMISSIONS / 2) atHalf()
      outcomes.push({ email: next.body.email, status: await sendContact(system.url, next.body, next.key) })
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return outcomes
}

describe.each(['leads', 'nats', 'gateway'])('kill -9 of %s during %#', (name) => {
  it(`${SUBMISSIONS} submissions: each that got a 2xx is stored once and its event took effect once`, async () => {
    const victim = system.processes[name]
    if (!victim) throw new Error(`no process called ${name}`)
    const outcomes = await submitMany(() => victim.kill('SIGKILL'))
    const accepted = outcomes.filter(({ status }) => status !== null && status >= 200 && status < 300)
    expect(accepted.length).toBeGreaterThan(SUBMISSIONS / 4)
    expect(await victim.whenReady(20_000)).toBe(true)

    const stored = await until('the lead list', () => readLeads(system.url, system.code), {
      withinMs: 20_000
    })
    const counts = new Map<string, number>()
    for (const { email } of stored) counts.set(email, (counts.get(email) ?? 0) + 1)
    expect(accepted.filter(({ email }) => counts.get(email) !== 1)).toEqual([])

    await until(
      'every event to take effect',
      async () => {
        const [{ waiting }] = (await leads('leads')
          .leftJoin('lead_notices', 'lead_notices.lead_id', 'leads.id')
          .whereNull('lead_notices.lead_id')
          .count({ waiting: '*' })) as [{ waiting: number }]
        return Number(waiting) === 0
      },
      { withinMs: 40_000, everyMs: 200 }
    )
    const doubled = await leads('lead_notices').select('lead_id').groupBy('lead_id').havingRaw('count(*) > 1')
    expect(doubled).toEqual([])
  })
})
