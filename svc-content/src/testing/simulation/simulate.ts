import { createHash } from 'node:crypto'
import { outboxTable } from '@site/service/database/shared-tables'
import { parisMidnight } from '@site/service/process/paris-time'
import { createTestDatabase, eventually } from '@site/service/testing/test-database'
import { migrations } from '../../migrations/index.ts'
import { articleRunsTable } from '../../tables/tables.ts'
import { checkDay } from './check-day.ts'
import { resetConditions, type Scenario } from './scenarios.ts'
import { createSimulatedCluster, type SimulatedCluster, SKEW_MS } from './simulated-cluster.ts'

export interface SimulatedDay {
  /** The date in Paris, such as '2026-10-25'. */
  date: string
  scenario: Scenario
}

export interface Outcome {
  days: number
  /** How many articles of the day were written: one for each day on which a replica was up. */
  articles: number
  /** How many replicas were killed, killed themselves, or were stopped. */
  exits: number
  /** How many attempts were made beyond the first of each run. */
  furtherAttempts: number
  errors: string[]
}

const ADMIN_CODE = 'simulation-2026'
/** How long before the next midnight a day is checked, in milliseconds. */
const EVENING_MS = 30_000

/**
 * Simulates the days in order, with `replicas` replicas of the service in processes of their own on a new database (on the
 * server of TEST_MYSQL_URL), and gives what went wrong. Between days that do not follow each other no replica is up.
 */
export async function simulate(options: {
  days: SimulatedDay[]
  replicas: number
  random: () => number
  print?: (line: string) => void
}): Promise<Outcome> {
  const { days, replicas, random } = options
  const print = options.print ?? (() => undefined)
  const database = await createTestDatabase('mysql', { migrations })
  const settings = {
    databaseUrl: database.url,
    adminCodeSha256: createHash('sha256').update(ADMIN_CODE).digest('hex')
  }
  const start = parisMidnight(days[0]?.date ?? '2026-01-01').getTime() - EVENING_MS
  const cluster = createSimulatedCluster({ db: database.db, settings, replicas, start, random })
  const errors: string[] = []
  let expected = 0
  try {
    for (const [index, day] of days.entries()) {
      const found = await simulateDay(cluster, day, days[index - 1])
      if (isAnyoneUp(cluster)) expected += 1
      errors.push(...found.map((error) => `${day.date} (${day.scenario.name}): ${error}`))
      print(`${day.date}  ${day.scenario.name}${found.map((error) => `\n  FAULT ${error}`).join('')}`)
    }
    await eventually('the last events are published', async () => {
      const waiting = await outboxTable(database.db.knex).whereNull('published_at').first()
      return waiting === undefined
    })
    const runs = await articleRunsTable(database.db.knex)
    const daily = runs.filter(({ kind, state }) => kind === 'daily' && state === 'succeeded')
    if (daily.length !== expected) errors.push(`${daily.length} articles of the day instead of ${expected}`)
    const furtherAttempts = runs.reduce((sum, { attempts }) => sum + attempts - 1, 0)
    return { days: days.length, articles: daily.length, exits: cluster.exits(), furtherAttempts, errors }
  } finally {
    await cluster.killAll()
    await database.drop()
  }
}

async function simulateDay(
  cluster: SimulatedCluster,
  { date, scenario }: SimulatedDay,
  yesterday?: SimulatedDay
): Promise<string[]> {
  const midnight = parisMidnight(date).getTime()
  const evening = dayAfter(date) - EVENING_MS
  const isAfterGap = cluster.now() < midnight - EVENING_MS
  if (isAfterGap) {
    await cluster.killAll()
    await cluster.advance(midnight - EVENING_MS)
  }
  // A replica that starts before midnight would write the article of the day before, on which none was to be up.
  const isNobodyUp =
    yesterday === undefined || isAfterGap || (yesterday.scenario.isDown && !isAnyoneUp(cluster))
  resetConditions(cluster)
  if (!isNobodyUp) await cluster.startMissing()
  await scenario.before?.(cluster)
  await cluster.advance(midnight)
  if (isNobodyUp && !scenario.isDown) {
    // Late enough that even a slow clock no longer shows the day before.
    await cluster.advance(midnight + SKEW_MS)
    await cluster.startMissing()
  }
  await scenario.run?.(cluster, { midnight, adminCode: ADMIN_CODE })
  await cluster.advance(evening)
  return checkDay(cluster, { date, isExpected: isAnyoneUp(cluster), adminCode: ADMIN_CODE })
}

const isAnyoneUp = (cluster: SimulatedCluster) => cluster.alive().length > 0

/** When the day after `date` begins. */
const dayAfter = (date: string) =>
  parisMidnight(new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)).getTime()
