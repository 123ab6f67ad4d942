import type { ArticleStock } from '@site/contracts/operations/scheduler'
import type { Executor } from '@site/service/database/database'
import { gaugeOf, type Metrics } from '@site/service/observability/metrics'
import { daysAfter } from '@site/service/process/paris-time'
import type { ArticleWriter } from '../writers/draft/article-writer.ts'
import { comingNight } from './nights.ts'
import { listUsedTitles } from './run-repository.ts'

/** How much the writer can still write without repeating anything, and until when that lasts (RUN-31); null where nothing limits it. */
export async function readArticleStock(
  executor: Executor,
  { countLeft }: ArticleWriter,
  now: Date
): Promise<ArticleStock | null> {
  if (!countLeft) return null
  const left = countLeft(await listUsedTitles(executor))
  return { left, lastNight: left === 0 ? null : daysAfter(comingNight(now), left - 1) }
}

/** Sets the gauge that an alert watches; there is none where nothing limits the writer. Gives 0: there is nothing that it did. */
export async function gaugeArticleStock(
  { metrics, executor, now }: { metrics: Metrics; executor: Executor; now: Date },
  writer: ArticleWriter
): Promise<number> {
  const stock = await readArticleStock(executor, writer, now)
  if (!stock) return 0
  const gauge = gaugeOf(metrics, {
    name: 'articles_left',
    help: 'Articles that the writer’s texts still suffice for.'
  })
  gauge.set(stock.left)
  return 0
}
