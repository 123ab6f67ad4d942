import type { Article } from '@site/contracts/articles/article'
import { NO_CAMPAIGN, OTHERS } from '@site/contracts/audience/steps'
import { rowNames, type View } from './content/audience.ts'

/** What a row of a view is called; articles by their titles, as far as they are still on the blog. */
export function nameRow(
  view: View['key'],
  value: string,
  articles: readonly Pick<Article, 'id' | 'title'>[]
): string {
  if (view === 'weeks') return rowNames.week(value)
  if (value === OTHERS) return rowNames.others
  if (view === 'pages') return rowNames.pages.get(value) ?? (value || rowNames.noPage)
  if (view === 'campaigns') return value === NO_CAMPAIGN ? rowNames.noCampaign : value
  return articles.find(({ id }) => String(id) === value)?.title ?? rowNames.article(value)
}
