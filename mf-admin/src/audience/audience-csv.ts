import type { Article } from '@site/contracts/articles/article'
import type { Audience } from '@site/contracts/audience/audience'
import { AUDIENCE_STEPS, FUNNEL_STEPS } from '@site/contracts/audience/steps'
import { defuse, toCsv } from '../csv/csv.ts'
import { csvCopy, stepLabels, views } from './content/audience.ts'
import { nameRow } from './name-row.ts'

/** All that the screen can show of a period, a line for each row of each view (AUDIENCE-12). */
export function audienceToCsv(sums: Audience, articles: readonly Pick<Article, 'id' | 'title'>[]): string {
  const head = [...csvCopy.columns, ...FUNNEL_STEPS.map((step) => stepLabels[step].long), csvCopy.received]
  const rows = views.flatMap(({ key, label }) =>
    sums[key].map(({ value, steps }) => [
      label,
      defuse(nameRow(key, value, articles)),
      ...FUNNEL_STEPS.map((step) => String(steps[step])),
      ''
    ])
  )
  const sent = sums.tokens.map(({ origin, received, contacted, won }) => [
    csvCopy.origin,
    defuse(origin),
    ...AUDIENCE_STEPS.map(() => ''),
    ...[contacted, won, received].map(String)
  ])
  return toCsv([head, ...rows, ...sent])
}
