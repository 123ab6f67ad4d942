import { type Audience, type AudienceRow, audienceStepSchema } from '@site/contracts/audience/audience'
import { mondayOf } from '@site/contracts/audience/paris-day'
import { type AudienceKind, noSteps, type StepCounts } from '@site/contracts/audience/steps'
import type { Executor } from '@site/service/database/database'
import { audienceDaysTable } from '../tables/tables.ts'

interface Counted {
  value: string
  step: string
  count: number
}

/** The sums of the days from `from` to `to`, both included: in all, by week, page, article and campaign (AUDIENCE-8). */
export async function readAudience(
  db: Executor,
  { from, to }: { from: string; to: string }
): Promise<Audience> {
  const read = async (kind: AudienceKind) => {
    const rows = await audienceDaysTable(db).where({ kind }).where('day', '>=', from).where('day', '<=', to)
    return rows.map(({ day, value, step, count }) => ({ day, value, step, count: Number(count) }))
  }
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

function addUp(rows: Counted[]): AudienceRow[] {
  const sums = new Map<string, StepCounts>()
  for (const { value, step, count } of rows) {
    // A later release may have written a step that this one does not know.
    const known = audienceStepSchema.safeParse(step)
    if (!known.success) continue
    const steps = sums.get(value) ?? noSteps()
    steps[known.data] += count
    sums.set(value, steps)
  }
  return [...sums].map(([value, steps]) => ({ value, steps }))
}

const mostFirst = (rows: AudienceRow[]) =>
  rows.sort(
    (one, other) =>
      other.steps.visit - one.steps.visit ||
      other.steps['form-sent'] - one.steps['form-sent'] ||
      (one.value < other.value ? -1 : 1)
  )
