import { createHash } from 'node:crypto'
import { outboxTable } from '@site/service/database/shared-tables'
import { createTestDatabase, eventually } from '@site/service/testing/test-database'
import { migrations } from '../../migrations/index.ts'
import { parisMidnight } from '../../runs/paris-time.ts'
import { articleRunsTable } from '../../tables/tables.ts'
import { faultsOfDay } from './check-day.ts'
import { calm, type Scenario } from './scenarios.ts'
import { createWorld, SKEW_MS, type World } from './world.ts'

export interface SimulatedDay {
  /** In Paris, '2026-10-25'. */
  date: string
  scenario: Scenario
}

export interface Outcome {
  days: number
  /** Days that had a replica up, and so an article. */
  articles: number
  /** Replicas that were killed, killed themselves, or were stopped. */
  deaths: number
  /** Attempts beyond the first. */
  takeOvers: number
  faults: string[]
}

const ADMIN_CODE = 'simulation-2026'
/** A day's account is settled this long before the next midnight. In milliseconds. */
const EVENING_MS = 30_000

/**
 * Lives the days, in order, with so many replicas of the service in processes of their own on a database of its own (the
 * server of TEST_MYSQL_URL), and says what went wrong. Days that do not follow each other are spent down in between.
 */
export async function simulate(options: {
  days: SimulatedDay[]
  replicas: number
  random: () => number
  say?: (line: string) => void
}): Promise<Outcome> {
  const { days, replicas, random } = options
  const say = options.say ?? (() => undefined)
  const database = await createTestDatabase('mysql', { migrations })
  const birth = {
    databaseUrl: database.url,
    adminCodeSha256: createHash('sha256').update(ADMIN_CODE).digest('hex')
  }
  const start = parisMidnight(days[0]?.date ?? '2026-01-01').getTime() - EVENING_MS
  const world = createWorld({ db: database.db, birth, replicas, start, random })
  const faults: string[] = []
  let expected = 0
  try {
    for (const [index, day] of days.entries()) {
      const found = await live(world, day, days[index - 1])
      if (isAnyoneUp(world)) expected += 1
      faults.push(...found.map((fault) => `${day.date} (${day.scenario.name}): ${fault}`))
      say(`${day.date}  ${day.scenario.name}${found.map((fault) => `\n  FAULT ${fault}`).join('')}`)
    }
    await eventually('the last events are published', async () => {
      const waiting = await outboxTable(database.db.knex).whereNull('published_at').first()
      return waiting === undefined
    })
    const runs = await articleRunsTable(database.db.knex)
    const daily = runs.filter(({ kind, state }) => kind === 'daily' && state === 'succeeded')
    if (daily.length !== expected) faults.push(`${daily.length} articles of the day instead of ${expected}`)
    const takeOvers = runs.reduce((sum, { attempts }) => sum + attempts - 1, 0)
    return { days: days.length, articles: daily.length, deaths: world.deaths(), takeOvers, faults }
  } finally {
    await world.killAll()
    await database.drop()
  }
}

async function live(
  world: World,
  { date, scenario }: SimulatedDay,
  yesterday?: SimulatedDay
): Promise<string[]> {
  const midnight = parisMidnight(date).getTime()
  const evening = dayAfter(date) - EVENING_MS
  const isAfterGap = world.now() < midnight - EVENING_MS
  if (isAfterGap) {
    await world.killAll()
    await world.advance(midnight - EVENING_MS)
  }
  // Whoever came up before midnight would catch up the day before, on which nobody was to be up.
  const isNobodyUp =
    yesterday === undefined || isAfterGap || (yesterday.scenario.isDown && !isAnyoneUp(world))
  calm(world)
  if (!isNobodyUp) await world.raise()
  await scenario.before?.(world)
  await world.advance(midnight)
  if (isNobodyUp && !scenario.isDown) {
    // Late enough for a clock that is slow not to show the day before.
    await world.advance(midnight + SKEW_MS)
    await world.raise()
  }
  await scenario.live?.(world, { midnight, adminCode: ADMIN_CODE })
  await world.advance(evening)
  return faultsOfDay(world, { date, isExpected: isAnyoneUp(world), adminCode: ADMIN_CODE })
}

const isAnyoneUp = (world: World) => world.alive().length > 0

/** When the day after `date` begins. */
const dayAfter = (date: string) =>
  parisMidnight(new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)).getTime()
