import type { ArticleOrigin } from '@site/contracts/articles/article-origin'
import type { ArticleState } from '@site/contracts/articles/article-state'
import type { RUN_KINDS } from '@site/contracts/operations/scheduler'
import {
  autoNumber,
  boolean,
  date,
  nullable,
  number,
  text,
  textOf,
  withDefault
} from '@site/service/database/columns'
import { defineTable } from '@site/service/database/table'

export const articlesTable = defineTable('articles', {
  id: autoNumber,
  title: text,
  content: text,
  image_url: nullable(text),
  is_pinned: withDefault(boolean),
  created_at: date,
  updated_at: date,
  writer: withDefault(textOf<ArticleOrigin['writer']>()),
  model: nullable(text),
  edited_at: nullable(date),
  reviewed_at: nullable(date),
  reviewed_by: nullable(text),
  state: withDefault(textOf<ArticleState>()),
  /** The number of the latest revision; 0 when the article was never published. */
  revision: withDefault(number),
  excerpt: nullable(text),
  search_text: nullable(text)
})

/** Every text that was published (migrations/0007-article-revisions.ts). */
export const articleRevisionsTable = defineTable('article_revisions', {
  article_id: number,
  number,
  published_at: date,
  published_by: nullable(text),
  title: text,
  content: text,
  image_url: nullable(text),
  writer: textOf<ArticleOrigin['writer']>(),
  model: nullable(text),
  schedule_id: nullable(number)
})

/** Records that the seed articles were inserted, so that they are inserted once only. */
export const plantingsTable = defineTable('plantings', { name: text, planted_at: date })

/** The runs and the replicas that own them (migrations/0004-article-runs.ts). */
export const articleRunsTable = defineTable('article_runs', {
  id: autoNumber,
  kind: textOf<(typeof RUN_KINDS)[number]>(),
  planned_date: nullable(text),
  place: nullable(text),
  state: textOf<'running' | 'succeeded' | 'failed'>(),
  attempts: number,
  claim: text,
  lease_until: date,
  started_at: date,
  ended_at: nullable(date),
  next_attempt_at: nullable(date),
  cause: nullable(text),
  article_id: nullable(number),
  title: nullable(text)
})
