import { randomUUID } from 'node:crypto'
import { createTestDatabase, testServer } from '@site/service/testing/test-database'
import { migrations } from '../migrations/index.ts'
import { leadsTable } from '../tables/tables.ts'
import { benchCapture } from './capture-bench.ts'
import { benchDelivery } from './delivery-bench.ts'
import { benchDesk, type DeskResult } from './desk-bench.ts'
import type { Percentiles } from './percentiles.ts'
import { benchPersons } from './persons-bench.ts'
import { benchSearch, fillLeads } from './search-bench.ts'
import { startProcess } from './start-process.ts'
import { benchUpkeep } from './upkeep-bench.ts'

/*
 * `npm run site -- bench-leads` (infra/tests/src/load/benchmarks/leads.ts starts the servers) measures what svc-leads costs, as ratios,
 * since the speed of the machine changes from hour to hour. The argument `capture`, `delivery`, `search`, `desk` or `persons` measures that alone.
 */
const say = (line = '') => process.stdout.write(`${line}\n`)
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
const spread = ({ p50, p95, p99, max }: Percentiles) =>
  `p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}, longest ${ms(max)}`

const code = `banc d’essai ${randomUUID()}`
const ours = await createTestDatabase('mysql', { migrations })
const raws = await createTestDatabase('mysql', { migrations })
const upkeep = await createTestDatabase('mysql', { migrations })

async function startService() {
  return startProcess('../main.ts', {
    DATABASE_URL: ours.url,
    NATS_URL: testServer('TEST_NATS_URL'),
    PORT: '0',
    ADMIN_CODE: code,
    CONTACT_LIMIT_PER_MINUTE: '100000000'
  })
}

let service = await startService()

let failed = false

async function capture(): Promise<void> {
  say(
    'Capture: requests/s through HTTP, against node:http and mysql2 doing the same transaction (ratio: ours / raw)'
  )
  for (const { connections, service: own, raw, ratio } of await benchCapture(service.url, raws.url)) {
    say(
      `  ${String(connections).padStart(2)} connections: ratio ${ratio.toFixed(2)}` +
        `  (ours ${own.rate.toFixed(0)}/s, p99 ${ms(own.latency.p99)}; raw ${raw.rate.toFixed(0)}/s, p99 ${ms(raw.latency.p99)})`
    )
  }

  say('Cost of the search to a capture (its row in lead_changes), as part of the transaction without it')
  for (const [size, rounds] of [
    [1, 400],
    [64, 40]
  ] as const)
    say(`  groups of ${size}: ${(100 * (await benchUpkeep(upkeep.db, size, rounds))).toFixed(0)} %`)
}

async function delivery(): Promise<void> {
  say('Commit to consumer, at 100 leads a second')
  const places = { serviceUrl: service.url, natsUrl: testServer('TEST_NATS_URL') }
  const { fromWriting, fromAnswer } = await benchDelivery(ours.db, places)
  say(
    `  from the writing of the event, before its commit, to the consumer's transaction: ${spread(fromWriting)}`
  )
  say(`  from the visitor's answer, after the commit, to a subscriber elsewhere: ${spread(fromAnswer)}`)
}

async function search(): Promise<void> {
  say(
    'Search: page of 100 newest with the count, through HTTP; 1,000 random searches, each compared with LIKE'
  )
  await leadsTable(ours.db.knex).delete()
  let pollAtFirst: number | undefined
  for (const leads of [10_000, 100_000]) {
    await service.stop()
    await fillLeads(ours.db, leads)
    service = await startService()
    const result = await benchSearch({
      db: ours.db,
      serviceUrl: service.url,
      code: encodeURIComponent(code),
      leads
    })
    pollAtFirst ??= result.poll.p50
    failed ||= result.different.length > 0
    say(`  ${leads} leads: ${spread(result.search)}; the first, which reads the leads, ${ms(result.first)}`)
    say(
      `    LIKE:  ${spread(result.like)} (ratio of the p50: ${(result.like.p50 / result.search.p50).toFixed(1)})`
    )
    say(
      `    other rows than LIKE: ${result.different.length} of 1000 ${result.different.slice(0, 3).join(' | ')}`
    )
    say(
      `    poll that finds nothing new (304): ${spread(result.poll)}, ${(result.poll.p50 / pollAtFirst).toFixed(2)} of that at 10000`
    )
  }
}

async function desk(): Promise<void> {
  say('Lead desk, through HTTP, by itself and as a multiple of what it takes with 1,000 leads')
  await leadsTable(ours.db.knex).delete()
  let first: DeskResult | undefined
  for (const leads of [1000, 100_000]) {
    await fillLeads(ours.db, leads)
    const result = await benchDesk({ db: ours.db, serviceUrl: service.url, code: encodeURIComponent(code) })
    first ??= result
    const line = (title: string, name: keyof DeskResult) =>
      say(
        `    ${title}: ${spread(result[name])}, ${(result[name].p50 / (first ?? result)[name].p50).toFixed(2)} of the first`
      )
    say(`  ${leads} leads`)
    line('a sheet', 'sheet')
    line('who sent it, and who else that may be', 'person')
    say(`      ${(result.person.p50 / result.sheet.p50).toFixed(1)} times a sheet`)
    line('where 40 leads stand', 'rows')
    line('« À traiter » with the counts of all views', 'view')
    line('two changes', 'change')
    line('a change of 500, and that it is taken back', 'many')
  }
}

async function persons(): Promise<void> {
  const { measured, comparing, proposing, one } = await benchPersons(raws.db)
  const { people, leads, proposed, right, recognisable, found, existing } = measured
  say(`Persons: ${people} made-up people, ${leads} leads`)
  say(`  right in what is proposed: ${right} of ${proposed}, ${((100 * right) / proposed).toFixed(2)} %`)
  say(`  found: ${found} of ${recognisable} pairs that share something, of ${existing} pairs of one person`)
  say(
    `  comparing a lead among 100,000: ${ms(comparing)}; all proposals: ${spread(proposing)}; one person: ${spread(one)}`
  )
  failed ||= right / proposed < 0.99
}

const parts = { capture, delivery, search, desk, persons }
const wanted = process.argv.slice(2)
for (const [name, measure] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) await measure()

await service.stop()
for (const place of [ours, raws, upkeep]) await place.drop()
process.exit(failed ? 1 : 0)
