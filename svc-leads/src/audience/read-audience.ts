import type { Audience, AudienceRow } from '@site/contracts/audience/audience'
import {
  type AudienceKind,
  FUNNEL_STEPS,
  type FunnelStep,
  noSteps,
  type StepCounts
} from '@site/contracts/audience/steps'
import type { Executor } from '@site/service/database/database'
import { sumBy } from '@site/service/database/table'
import { daysAfter } from '@site/service/process/paris-time'
import { audienceDaysTable } from '../tables/tables.ts'
import { readOutcomes } from './read-outcomes.ts'
import { readSentByTokens } from './read-sent-by-tokens.ts'

/** How often a step was taken, of one value. */
interface Sum {
  value: string
  step: string
  sum: number
}

/**
 * The sums of the days from `from` to `to`, both included: in all, by week, page, article and campaign (AUDIENCE-8), with what came of
 * the leads of these days (AUDIENCE-14), and apart from them the leads that no visit led to (AUDIENCE-15).
 */
export async function readAudience(
  db: Executor,
  { from, to }: { from: string; to: string }
): Promise<Audience> {
  const outcomes = await readOutcomes(db, { from, to })
  const counted = (kind: AudienceKind) =>
    audienceDaysTable(db).where({ kind }).where('day', '>=', from).where('day', '<=', to)
  const read = async (kind: AudienceKind): Promise<AudienceRow[]> => {
    const came = outcomes.flatMap(({ step, ...origin }) => {
      const value = origin[kind]
      return value === null ? [] : [{ value, step, sum: 1 }]
    })
    return addUp([...(await sumBy(counted(kind), ['value', 'step'], 'count')), ...came])
  }
  const days = [
    ...(await sumBy(counted('page'), ['day', 'step'], 'count')),
    ...outcomes.map(({ day, step }) => ({ day, step, sum: 1 }))
  ]
  const weeks = addUp(days.map(({ day, ...taken }) => ({ ...taken, value: mondayOf(day) })))
  const [total] = addUp(
    weeks.flatMap(({ steps }) => FUNNEL_STEPS.map((step) => ({ value: '', step, sum: steps[step] })))
  )
  const first = await audienceDaysTable(db).min({ day: 'day' }).first()
  return {
    from,
    to,
    since: first?.day ?? null,
    total: total?.steps ?? noSteps(),
    weeks: weeks.sort((one, other) => (one.value < other.value ? -1 : 1)),
    pages: mostFirst(await read('page')),
    articles: mostFirst(await read('article')),
    campaigns: mostFirst(await read('campaign')),
    tokens: await readSentByTokens(db, { from, to })
  }
}

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const weekday = new Date(day).getUTCDay()
  return daysAfter(day, weekday === 0 ? -6 : 1 - weekday)
}

function addUp(sums: Sum[]): AudienceRow[] {
  const rows = new Map<string, StepCounts>()
  for (const { value, step, sum } of sums) {
    // A later release may have written a step that this one does not know.
    if (!isStep(step)) continue
    const steps = rows.get(value) ?? noSteps()
    steps[step] += sum
    rows.set(value, steps)
  }
  return [...rows].map(([value, steps]) => ({ value, steps }))
}

const isStep = (step: string): step is FunnelStep => FUNNEL_STEPS.some((known) => known === step)

const mostFirst = (rows: AudienceRow[]) =>
  rows.sort(
    (one, other) =>
      other.steps.visit - one.steps.visit ||
      other.steps['form-sent'] - one.steps['form-sent'] ||
      (one.value < other.value ? -1 : 1)
  )
