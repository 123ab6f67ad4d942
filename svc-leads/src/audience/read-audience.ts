import type { Audience, AudienceRow } from '@site/contracts/audience/audience'
import {
  type AudienceKind,
  FUNNEL_STEPS,
  type FunnelStep,
  noSteps,
  type StepCounts
} from '@site/contracts/audience/steps'
import type { Executor } from '@site/service/database/database'
import { daysAfter } from '@site/service/process/paris-time'
import { audienceDaysTable } from '../tables/tables.ts'
import { readOutcomes } from './read-outcomes.ts'

interface DayRow {
  day: string
  value: string
  step: string
  count: number
}

/**
 * The sums of the days from `from` to `to`, both included: in all, by week, page, article and campaign (AUDIENCE-8), with what came of
 * the leads of these days (AUDIENCE-14).
 */
export async function readAudience(
  db: Executor,
  { from, to }: { from: string; to: string }
): Promise<Audience> {
  const outcomes = await readOutcomes(db, { from, to })
  const read = async (kind: AudienceKind): Promise<DayRow[]> => [
    ...(await audienceDaysTable(db).where({ kind }).where('day', '>=', from).where('day', '<=', to)),
    ...outcomes.flatMap(({ day, step, ...origin }) => {
      const value = origin[kind]
      return value === null ? [] : [{ day, value, step, count: 1 }]
    })
  ]
  const [pages, articles, campaigns] = [await read('page'), await read('article'), await read('campaign')]
  const first = await audienceDaysTable(db).min({ day: 'day' }).first()
  const weeks = addUp(pages.map((row) => ({ ...row, value: mondayOf(row.day) })))
  const [total] = addUp(pages.map((row) => ({ ...row, value: '' })))
  return {
    from,
    to,
    since: first?.day ?? null,
    total: total?.steps ?? noSteps(),
    weeks: weeks.sort((one, other) => (one.value < other.value ? -1 : 1)),
    pages: mostFirst(addUp(pages)),
    articles: mostFirst(addUp(articles)),
    campaigns: mostFirst(addUp(campaigns))
  }
}

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const weekday = new Date(day).getUTCDay()
  return daysAfter(day, weekday === 0 ? -6 : 1 - weekday)
}

function addUp(rows: Omit<DayRow, 'day'>[]): AudienceRow[] {
  const sums = new Map<string, StepCounts>()
  for (const { value, step, count } of rows) {
    // A later release may have written a step that this one does not know.
    if (!isStep(step)) continue
    const steps = sums.get(value) ?? noSteps()
    steps[step] += count
    sums.set(value, steps)
  }
  return [...sums].map(([value, steps]) => ({ value, steps }))
}

const isStep = (step: string): step is FunnelStep => FUNNEL_STEPS.some((known) => known === step)

const mostFirst = (rows: AudienceRow[]) =>
  rows.sort(
    (one, other) =>
      other.steps.visit - one.steps.visit ||
      other.steps['form-sent'] - one.steps['form-sent'] ||
      (one.value < other.value ? -1 : 1)
  )
