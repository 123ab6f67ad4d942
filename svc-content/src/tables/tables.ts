import type { ArticleOrigin } from '@site/contracts/articles/article-origin'
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
  reviewed_by: nullable(text)
})

/** Records that the seed articles were inserted, so that they are inserted once only. */
export const plantingsTable = defineTable('plantings', { name: text, planted_at: date })

/** 'waiting': its article waits for somebody; 'undecided': nobody decided in time, and it is not published by itself. */
export const RUN_STATES = ['running', 'waiting', 'undecided', 'succeeded', 'failed'] as const
type RunState = (typeof RUN_STATES)[number]

/** The runs and the replicas that own them (migrations/0004-article-runs.ts). */
export const articleRunsTable = defineTable('article_runs', {
  id: autoNumber,
  kind: textOf<(typeof RUN_KINDS)[number]>(),
  planned_date: nullable(text),
  place: nullable(text),
  state: textOf<RunState>(),
  attempts: number,
  claim: text,
  lease_until: date,
  started_at: date,
  ended_at: nullable(date),
  next_attempt_at: nullable(date),
  cause: nullable(text),
  article_id: nullable(number),
  title: nullable(text),
  waits_until: nullable(date)
})

/** What writers gave, and what the gate thought of it (migrations/0011-drafts-of-runs.ts). */
export const runDraftsTable = defineTable('run_drafts', {
  id: autoNumber,
  run_id: number,
  attempt: number,
  title: text,
  content: text,
  writer: textOf<ArticleOrigin['writer']>(),
  model: nullable(text),
  grade: number,
  passed: boolean,
  findings: text,
  written_at: date
})

/** The subject somebody chose for the night of a day in Paris. */
export const chosenSubjectsTable = defineTable('chosen_subjects', {
  planned_date: text,
  subject: text,
  chosen_at: date
})
