import type { ArticleOrigin } from '@site/contracts/articles/article-origin'
import type { RUN_KINDS } from '@site/contracts/operations/scheduler'
import type { PictureFormat } from '@site/contracts/pictures/own-picture'
import {
  autoNumber,
  boolean,
  bytes,
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
  reviewed_by: nullable(text)
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

/** Pictures of our own (migrations/0012-pictures.ts). */
export const picturesTable = defineTable('pictures', {
  id: autoNumber,
  hash: text,
  width: number,
  height: number,
  alt: text,
  focus_x: number,
  focus_y: number,
  created_at: date,
  unused_since: nullable(date)
})

/** What is served of them. */
export const pictureFilesTable = defineTable('picture_files', {
  hash: text,
  width: number,
  format: textOf<PictureFormat>(),
  bytes
})
