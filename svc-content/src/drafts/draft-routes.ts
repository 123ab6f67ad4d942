import { addressOf } from '@site/contracts/operations/calls/call'
import { PREVIEW_TOKEN_HEADER } from '@site/contracts/operations/calls/public/article-preview'
import { blogOperations } from '@site/contracts/operations/table/blog'
import { draftOperations } from '@site/contracts/operations/table/drafts'
import type { Actor } from '@site/service/admin/audit'
import { idempotencyKey } from '@site/service/routes/idempotency-key'
import { type Routes, readId } from '@site/service/routes/routes'
import type { Context } from 'koa'
import type { PresentArticle } from '../articles/article-presenter.ts'
import { readArticle } from '../articles/article-repository.ts'
import { articleNotFound, type ChangeDeps, createArticle, reviseArticle } from '../articles/change-article.ts'
import { listRevisions, readRevision, type StoredRevision } from '../articles/revision-repository.ts'
import { createDraft, discardDraft, restoreRevision, saveDraft } from './change-draft.ts'
import { cancelSchedule, changeSchedule, scheduleDraft } from './change-schedule.ts'
import { readDraft, type StoredDraft } from './draft-repository.ts'
import { articlePresences } from './presence.ts'
import { draftsPage, presentDraft, presentPreview, presentSchedule } from './present-draft.ts'
import { createPreview, readPreview, revokePreview } from './previews.ts'
import { publishDraft, publishNew, publishRevised, withdrawArticle } from './publish-draft.ts'
import { draftNotFound, previewNotFound, revisionNotFound, scheduleNotFound } from './refusals.ts'
import { listEnded, listPending } from './schedule-repository.ts'

/** Ended schedules that are shown. */
const ENDED_SHOWN = 100

type Deps = ChangeDeps & { present: PresentArticle }
type AskedContext = Context & { params: Record<string, string> }

/** What publishes, by hand or at a set time; drafts, revisions and previews (infra/decisions/0117). Nobody may store an answer. */
export function addDraftRoutes(routes: Routes, deps: Deps): void {
  addDrafts(routes, deps)
  addRevisions(routes, deps)
  addPublications(routes, deps)
  addPreviews(routes, deps)
}

const draftIn = (ctx: AskedContext) => readId(ctx, draftNotFound)

function addDrafts({ route }: Routes, deps: Deps): void {
  const { db, clock } = deps
  const show = (ctx: Context, draft: StoredDraft, editor?: string) => {
    ctx.set('Cache-Control', 'no-store')
    return presentDraft(db.knex, draft, { now: clock(), editor })
  }

  const noteEditor = (articleId: number, editor: string, { by = null }: Actor) =>
    articlePresences.renew(deps, articleId, { editor, name: by })

  route(draftOperations.listDrafts, ({ ctx, query }) => {
    ctx.set('Cache-Control', 'no-store')
    return draftsPage(db.knex, query.page, clock())
  })

  route(draftOperations.createDraft, async ({ ctx, from, by, body }) => {
    const actor = { from, by }
    const draft = await createDraft(deps, { ...body, key: idempotencyKey(ctx) }, actor)
    if (body.editor) await noteEditor(draft.articleId, body.editor, actor)
    ctx.set('Location', addressOf(draftOperations.readDraft.call, { id: draft.id }))
    return show(ctx, draft, body.editor)
  })

  route(draftOperations.readDraft, async ({ ctx, query }) => {
    const draft = await readDraft(db.knex, draftIn(ctx))
    if (!draft) throw draftNotFound()
    return show(ctx, draft, query.editor)
  })

  route(draftOperations.saveDraft, async ({ ctx, from, by, body: { editor, ...text } }) => {
    const actor = { from, by }
    const draft = await saveDraft(deps, draftIn(ctx), text, actor)
    if (editor) await noteEditor(draft.articleId, editor, actor)
    return show(ctx, draft, editor)
  })

  route(draftOperations.discardDraft, async ({ ctx, from, by, body }) => {
    await discardDraft(deps, draftIn(ctx), body.version, { from, by })
    return { message: 'Brouillon supprimé' }
  })

  route(draftOperations.tellPresence, async ({ ctx, by, body }) => {
    const draft = await readDraft(db.knex, draftIn(ctx))
    if (!draft) throw draftNotFound()
    return articlePresences.tell(deps, draft.articleId, body, by)
  })

  route(draftOperations.tellArticlePresence, async ({ ctx, by, body }) => {
    const id = readId(ctx, articleNotFound)
    // Who leaves what is gone is gone too.
    if (body.open && !(await readArticle(db.knex, id))) throw articleNotFound()
    return articlePresences.tell(deps, id, body, by)
  })

  route(draftOperations.restoreRevision, async ({ ctx, from, by, body }) => {
    const id = readId(ctx, articleNotFound)
    const draft = await restoreRevision(deps, id, numberIn(ctx), body, { from, by })
    return show(ctx, draft)
  })
}

/** The number of a revision in a path. */
const numberIn = ({ params }: AskedContext) =>
  readId({ params: { id: params.number ?? '' } }, revisionNotFound)

const presentRevision = <Shown extends Omit<StoredRevision, 'content'>>({ at, ...rest }: Shown) => ({
  ...rest,
  at: at.toISOString()
})

function addRevisions({ route }: Routes, { db }: Deps): void {
  route(draftOperations.listRevisions, async ({ ctx }) => {
    ctx.set('Cache-Control', 'no-store')
    const id = readId(ctx, articleNotFound)
    if (!(await readArticle(db.knex, id))) throw articleNotFound()
    return (await listRevisions(db.knex, id)).map(presentRevision)
  })

  route(draftOperations.readRevision, async ({ ctx }) => {
    ctx.set('Cache-Control', 'no-store')
    const revision = await readRevision(db.knex, readId(ctx, articleNotFound), numberIn(ctx))
    if (!revision) throw revisionNotFound()
    return presentRevision(revision)
  })
}

function addPublications({ route }: Routes, deps: Deps): void {
  const { db, present } = deps
  const scheduleIn = (ctx: AskedContext) => readId(ctx, scheduleNotFound)

  route(blogOperations.createArticle, async ({ ctx, from, by, body: { draft, ...text } }) => {
    const actor = { from, by }
    const article = await (draft ? publishNew(deps, text, draft, actor) : createArticle(deps, text, actor))
    ctx.set('Location', addressOf(blogOperations.readArticle.call, { id: article.id }))
    return present(article)
  })

  route(blogOperations.updateArticle, async ({ ctx, from, by, body: { draft, ...text } }) => {
    const [id, ifMatch, actor] = [readId(ctx, articleNotFound), ctx.get('If-Match'), { from, by }]
    if (!draft) return present(await reviseArticle(deps, id, text, actor, ifMatch))
    return present(await publishRevised(deps, id, { text, draft, ifMatch }, actor))
  })

  route(draftOperations.publishDraft, async ({ ctx, from, by, body }) =>
    present(await publishDraft(deps, { id: draftIn(ctx), ...body }, { from, by }))
  )

  route(draftOperations.withdrawArticle, async ({ ctx, from, by }) => {
    await withdrawArticle(deps, readId(ctx, articleNotFound), { from, by })
    return { message: 'Article retiré du blog' }
  })

  route(draftOperations.scheduleDraft, async ({ ctx, from, by, body }) =>
    presentSchedule(await scheduleDraft(deps, draftIn(ctx), body, { from, by }))
  )

  route(draftOperations.listSchedules, async ({ ctx, query: { state } }) => {
    ctx.set('Cache-Control', 'no-store')
    const found = state === 'pending' ? await listPending(db.knex) : await listEnded(db.knex, ENDED_SHOWN)
    return found.map(presentSchedule)
  })

  route(draftOperations.changeSchedule, async ({ ctx, from, by, body }) =>
    presentSchedule(await changeSchedule(deps, scheduleIn(ctx), body, { from, by }))
  )

  route(draftOperations.cancelSchedule, async ({ ctx, from, by }) => {
    await cancelSchedule(deps, scheduleIn(ctx), { from, by })
    return { message: 'Planification annulée' }
  })
}

function addPreviews({ route }: Routes, deps: Deps): void {
  route(draftOperations.createPreview, async ({ ctx, from, by, body }) => {
    ctx.set('Cache-Control', 'no-store')
    return presentPreview(await createPreview(deps, draftIn(ctx), body.days, { from, by }))
  })

  route(draftOperations.revokePreview, async ({ ctx, from, by }) => {
    await revokePreview(deps, readId(ctx, previewNotFound), { from, by })
    return { message: 'Aperçu révoqué' }
  })

  route(draftOperations.readPreview, ({ ctx }) => {
    ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' })
    return readPreview(deps.db.knex, ctx.get(PREVIEW_TOKEN_HEADER), deps.clock())
  })
}
