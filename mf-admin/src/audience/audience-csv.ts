import type { Article } from '@site/contracts/articles/article'
import type { Audience } from '@site/contracts/audience/audience'
import { FUNNEL_STEPS } from '@site/contracts/audience/steps'
import { defuse, toCsv } from '../csv/csv.ts'
import { csvCopy, stepLabels, views } from './content/audience.ts'
import { nameRow } from './name-row.ts'

/** All that the screen can show of a period, a line for each row of each view (AUDIENCE-12). */
export function audienceToCsv(sums: Audience, articles: readonly Pick<Article, 'id' | 'title'>[]): string {
  const head = [...csvCopy.columns, ...FUNNEL_STEPS.map((step) => stepLabels[step].long)]
  const rows = views.flatMap(({ key, label }) =>
    sums[key].map(({ value, steps }) => [
      label,
      defuse(nameRow(key, value, articles)),
      ...FUNNEL_STEPS.map((step) => String(steps[step]))
    ])
  )
  return toCsv([head, ...rows])
}
