import type { ArticleSort, ArticlesQuery } from '@site/contracts/articles/admin-article'
import { type Database, type Executor, toDatabaseDate } from '@site/service/database/database'
import { foldText } from '@site/service/database/fold-text'
import { daysAfter, parisMidnight } from '@site/service/process/paris-time'
import { IN_ORDER } from '../articles/article-repository.ts'
import { articleDraftsTable, articleSchedulesTable, articlesTable } from '../tables/tables.ts'

const orderOf = (column: 'created_at' | 'title_key' | 'updated_at', order: 'asc' | 'desc') => [
  { column, order },
  { column: 'id' as const, order }
]
/** Each order has its index (migrations/0018-orders-of-articles.ts). */
const ORDERS = {
  'date-desc': orderOf('created_at', 'desc'),
  'date-asc': orderOf('created_at', 'asc'),
  'title-asc': orderOf('title_key', 'asc'),
  'title-desc': orderOf('title_key', 'desc'),
  'changed-desc': orderOf('updated_at', 'desc'),
  'changed-asc': orderOf('updated_at', 'asc'),
  relevance: IN_ORDER
} satisfies Record<ArticleSort, unknown>

/** The ids of all articles that match, in order. They are read once: counting them would read all texts a second time. */
export async function findIds(
  { knex, dialect }: Database,
  query: ArticlesQuery,
  words: readonly string[]
): Promise<number[]> {
  const articles = meeting(knex, query).orderBy(query.sort ? ORDERS[query.sort] : IN_ORDER)
  if (query.drafted) articles.whereIn('id', await articleDraftsTable(knex).pluck('article_id'))
  if (query.planned)
    articles.whereIn(
      'id',
      await articleSchedulesTable(knex).whereNotNull('pending_article_id').pluck('article_id')
    )
  if (query.within === 'title') {
    const titled = await articles.select('id', 'title')
    const holdsAll = (title: string) => words.every((word) => title.includes(word))
    return titled.filter(({ title }) => holdsAll(foldText(title))).map(({ id }) => id)
  }
  for (const word of words) articles.whereRaw(CONTAINS[dialect], [word])
  if (query.sort !== 'relevance' || words.length === 0) return articles.pluck('id')
  const found = await articles.select('id', 'title_key')
  const isTitled = (key: string | null) => words.every((word) => key?.includes(word))
  return [true, false].flatMap((titled) =>
    found.filter(({ title_key: key }) => isTitled(key) === titled).map(({ id }) => id)
  )
}

/** The words that are looked for, as search_text has them. */
export const wordsOf = ({ search = '' }: ArticlesQuery) => foldText(search).split(' ').filter(Boolean)

function meeting(executor: Executor, { state, automatic, pinned, reviewed, from, to }: ArticlesQuery) {
  const articles = articlesTable(executor)
  if (state) articles.where({ state })
  if (automatic === 'yes') articles.whereNot({ writer: 'person' })
  if (automatic === 'no') articles.where({ writer: 'person' })
  if (pinned) articles.where({ is_pinned: pinned === 'yes' })
  if (reviewed === 'yes') articles.whereNotNull('reviewed_at')
  if (reviewed === 'no') articles.whereNull('reviewed_at')
  if (from) articles.where('created_at', '>=', toDatabaseDate(parisMidnight(from)))
  if (to) articles.where('created_at', '<', toDatabaseDate(parisMidnight(daysAfter(to, 1))))
  return articles
}

/** Does `search_text` contain a word? MySQL compares bytes some ten times faster than letters, and both are folded already. */
const CONTAINS = {
  mysql: 'instr(cast(search_text as binary), cast(? as binary)) > 0',
  sqlite: 'instr(search_text, ?) > 0'
} as const
