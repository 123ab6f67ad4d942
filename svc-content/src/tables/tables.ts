import type { ArticleOrigin } from '@site/contracts/articles/article-origin'
import type { ArticleState } from '@site/contracts/articles/article-state'
import type { Schedule } from '@site/contracts/articles/schedule'
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
import { definePresenceTable } from '@site/service/presence/presences'

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
  search_text: nullable(text),
  /** The title as the list of the administration is put in order by it (describe-text.ts). */
  title_key: nullable(text)
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

/** What is being written (migrations/0008-article-drafts.ts, 0020-draft-keys.ts). */
export const articleDraftsTable = defineTable('article_drafts', {
  id: autoNumber,
  article_id: number,
  version: number,
  base_revision: number,
  title: text,
  content: text,
  image_url: nullable(text),
  created_at: date,
  created_by: nullable(text),
  saved_at: date,
  saved_by: nullable(text),
  request_key: nullable(text)
})

/** Who has an article open to write. */
export const articlePresencesTable = definePresenceTable('article_presences', 'article_id')

/** Who has a draft open, as replicas of the release before say it; nobody reads it (migrations/0016-article-presences.ts). */
export const draftPresencesTable = defineTable('draft_presences', {
  draft_id: number,
  editor: text,
  name: nullable(text),
  since: date,
  until: date
})

/** The tokens under which drafts can be read, as hashes. */
export const draftPreviewsTable = defineTable('draft_previews', {
  id: autoNumber,
  draft_id: number,
  token_hash: text,
  created_at: date,
  created_by: nullable(text),
  expires_at: date
})

/** Texts that are to be published, or were, at a minute (migrations/0009-article-schedules.ts). */
export const articleSchedulesTable = defineTable('article_schedules', {
  id: autoNumber,
  article_id: number,
  pending_article_id: nullable(number),
  draft_id: number,
  version: number,
  wall_time: text,
  publish_at: date,
  title: text,
  content: text,
  image_url: nullable(text),
  state: textOf<Schedule['state']>(),
  created_at: date,
  created_by: nullable(text),
  ended_at: nullable(date),
  revision: nullable(number)
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
  title_hash: nullable(text),
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

/** How a group of questions was closed, if it was: with an answer, as a subject for the writer, or without anything. */
export type QuestionEnd = 'answered' | 'given' | 'discarded'

/** Questions that found nothing and are about the same (migrations/0019-questions.ts). */
export const questionGroupsTable = defineTable('question_groups', {
  id: autoNumber,
  group_key: text,
  begun_on: text,
  closed_as: nullable(textOf<QuestionEnd>()),
  closed_on: nullable(text)
})

/** How often each was asked in which words, by day. */
export const questionDaysTable = defineTable('question_days', {
  group_id: number,
  day: text,
  wording: text,
  count: number
})

/** The entries of the page of questions; one that was removed can be put back for a day. */
export const faqEntriesTable = defineTable('faq_entries', {
  id: autoNumber,
  question: text,
  answer: text,
  link_path: nullable(text),
  link_label: nullable(text),
  /** JSON: other ways to ask it. */
  wordings: text,
  version: number,
  group_id: nullable(number),
  created_at: date,
  updated_at: date,
  removed_at: nullable(date)
})

/** Questions that were made subjects for the writer. */
export const writerWishesTable = defineTable('writer_wishes', {
  id: autoNumber,
  text,
  group_id: nullable(number),
  created_at: date,
  created_by: nullable(text),
  used_at: nullable(date)
})
