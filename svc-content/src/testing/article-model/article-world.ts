import type { Database, Dialect } from '@site/service/database/database'
import { toDate } from '@site/service/database/database'
import { outboxTable } from '@site/service/database/shared-tables'
import { HttpError } from '@site/service/http/errors'
import { createMetrics } from '@site/service/observability/metrics'
import { createTestDatabase, createTestLog } from '@site/service/testing/test-database'
import {
  type ChangeDeps,
  createArticle,
  removeArticle,
  reviseArticle
} from '../../articles/change-article.ts'
import { articleTag } from '../../articles/text-tag.ts'
import { createDraft, discardDraft, restoreRevision, saveDraft } from '../../drafts/change-draft.ts'
import { cancelSchedule, changeSchedule, scheduleDraft } from '../../drafts/change-schedule.ts'
import { publishDraft, withdrawArticle } from '../../drafts/publish-draft.ts'
import { createPublisher } from '../../drafts/publisher.ts'
import { migrations } from '../../migrations/index.ts'
import {
  articleDraftsTable,
  articleRevisionsTable,
  articleSchedulesTable,
  articlesTable
} from '../../tables/tables.ts'
import type { Request } from './resolve.ts'
import type { State } from './state.ts'

/** The functions of the service on a database of their own, under a clock that stands until it is moved. */
export interface ArticleWorld {
  now(): number
  pass(ms: number): void
  /** Does what a request asks for. Gives false when it is refused; throws when it fails. */
  perform(request: Request): Promise<boolean>
  read(): Promise<State>
  /** Removes everything that is stored. */
  clear(): Promise<void>
  close(): Promise<void>
}

const ACTOR = { from: '192.0.2.1', by: null }
/** A title stands for a whole text: an empty one for one that cannot be published. */
const textOf = (title: string) => ({ title, content: title === '' ? '' : `<p>${title}</p>`, imageUrl: null })
/** An hour before the clocks of Paris are set back, so that the hour that comes twice is met. */
const START = Date.parse('2026-10-24T23:00:00.000Z')

export async function openArticleWorld(dialect: Dialect): Promise<ArticleWorld> {
  const { db, drop } = await createTestDatabase(dialect, { migrations })
  const { log } = createTestLog('silent')
  let now = START
  const deps = { db, clock: () => new Date(now), notify: () => undefined }
  const publisher = createPublisher({ ...deps, log, metrics: createMetrics('test') })
  return {
    now: () => now,
    pass: (ms) => {
      now += ms
    },
    async perform(request) {
      if (request.do === 'work') {
        await publisher.runDue()
        return true
      }
      try {
        await perform(deps, request)
        return true
      } catch (error) {
        if (error instanceof HttpError && error.status < 500) return false
        throw error
      }
    },
    read: () => readState(db),
    async clear() {
      for (const table of [
        articlesTable,
        articleRevisionsTable,
        articleDraftsTable,
        articleSchedulesTable,
        outboxTable
      ])
        await table(db.knex).delete()
      await db.knex('audit_entries').delete()
      now = START
    },
    close: drop
  }
}

function perform(deps: ChangeDeps, request: Exclude<Request, { do: 'work' }>): Promise<unknown> {
  switch (request.do) {
    case 'post':
      return createArticle(deps, textOf(request.title), ACTOR)
    case 'put': {
      const { seenTitle } = request
      const tag = seenTitle === undefined ? '' : articleTag(textOf(seenTitle), '')
      return reviseArticle(deps, request.id, textOf(request.title), ACTOR, tag)
    }
    case 'delete':
      return removeArticle(deps, request.id, ACTOR)
    case 'withdraw':
      return withdrawArticle(deps, request.id, ACTOR)
    case 'begin':
      return createDraft(deps, { articleId: request.id, text: textOf(request.title) }, ACTOR)
    case 'save':
      return saveDraft(deps, request.id, { ...textOf(request.title), version: request.version }, ACTOR)
    case 'discard':
      return discardDraft(deps, request.id, request.version, ACTOR)
    case 'publish':
      return publishDraft(
        deps,
        { id: request.id, version: request.version, overRevision: request.over },
        ACTOR
      )
    case 'restore':
      return restoreRevision(deps, request.id, request.number, { version: request.version }, ACTOR)
    case 'schedule': {
      const { id, version, over: overRevision, at } = request
      return scheduleDraft(deps, id, { version, overRevision, at }, ACTOR)
    }
    case 'move':
      return changeSchedule(deps, request.id, { at: request.at, version: request.version }, ACTOR)
    case 'cancel':
      return cancelSchedule(deps, request.id, ACTOR)
  }
}

async function readState({ knex }: Database): Promise<State> {
  const [articles, revisions, drafts, schedules, events] = await Promise.all([
    articlesTable(knex),
    articleRevisionsTable(knex),
    articleDraftsTable(knex),
    articleSchedulesTable(knex),
    outboxTable(knex).count({ n: '*' }).first()
  ])
  const whole = ({ title, content }: { title: string; content: string }) =>
    textOf(title).content === content ? title : `${title} with ${content}`
  return {
    articles: Object.fromEntries(
      articles.map((row) => [
        row.id,
        { state: row.state, revision: row.revision, shown: row.state === 'published' ? whole(row) : null }
      ])
    ),
    revisions: Object.fromEntries(
      revisions.map((row) => [
        `${row.article_id}/${row.number}`,
        { title: whole(row), schedule: row.schedule_id }
      ])
    ),
    drafts: Object.fromEntries(
      drafts.map((row) => [
        row.id,
        { article: row.article_id, version: row.version, base: row.base_revision, title: whole(row) }
      ])
    ),
    schedules: Object.fromEntries(
      schedules.map((row) => [
        row.id,
        {
          article: row.article_id,
          draft: row.draft_id,
          version: row.version,
          title: whole(row),
          dueAt: toDate(row.publish_at).getTime(),
          state: row.state,
          revision: row.revision
        }
      ])
    ),
    events: Number(events?.n)
  }
}
