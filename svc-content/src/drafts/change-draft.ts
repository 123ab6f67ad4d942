import type { ArticleInput } from '@site/contracts/articles/article'
import type { AuditAction } from '@site/contracts/operations/audit'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Executor, isDuplicateKey, toDatabaseDate } from '@site/service/database/database'
import { auditEntriesTable } from '@site/service/database/shared-tables'
import { conflict } from '@site/service/http/errors'
import {
  deleteArticle,
  describeUnpublished,
  insertUnpublished,
  lockArticle,
  type StoredArticle
} from '../articles/article-repository.ts'
import { articleNotFound, type ChangeDeps, inOneCommit, lockOrThrow } from '../articles/change-article.ts'
import { deleteDraft, deleteUnpublished } from '../articles/delete-unpublished.ts'
import { readRevision } from '../articles/revision-repository.ts'
import { sanitizeArticle } from '../sanitiser/sanitize-article.ts'
import {
  draftOfArticle,
  draftOfRequest,
  insertDraft,
  replaceText,
  type StoredDraft
} from './draft-repository.ts'
import { type LockedDraft, withDraft } from './lock-draft.ts'
import { draftConflict, requireVersion, revisionNotFound } from './refusals.ts'
import { pendingSchedule } from './schedule-repository.ts'

const BLANK: ArticleInput = { title: '', content: '', imageUrl: null }

const cleaned = <Text extends ArticleInput>(text: Text): Text => ({
  ...text,
  content: sanitizeArticle(text.content)
})

/** A draft that is to be begun. */
interface Beginning {
  articleId?: number | undefined
  /** Takes the place of the article's. */
  text?: ArticleInput | undefined
  /** The revision that the text was made from, where that is not the latest. */
  baseRevision?: number | undefined
  /** The idempotency key of the call: repeated, it gives the draft that it began (infra/decisions/0160). */
  key?: string | undefined
}

/**
 * Begins a draft: of the article `articleId`, with its text, or of a new article.
 *
 * @throws HttpError 404 when there is no such article, 409 with its draft when it has one, or when the one that was begun under the key has
 * another text by now; 409 when the key began one of another article
 */
export async function createDraft(deps: ChangeDeps, input: Beginning, actor: Actor): Promise<StoredDraft> {
  const beginning = { ...input, text: input.text && cleaned(input.text) }
  try {
    return await beginDraft(deps, beginning, actor)
  } catch (error) {
    // One who came at the same moment may have been faster.
    const begun =
      isDuplicateKey(error) && input.key !== undefined
        ? await draftOfRequest(deps.db.knex, input.key)
        : undefined
    if (!begun) throw error
    if (input.articleId !== undefined && input.articleId !== begun.articleId)
      throw conflict('Cet envoi a déjà été reçu avec un autre contenu.', 'idempotency-key-reused')
    return repeated(begun, beginning)
  }
}

function beginDraft(deps: ChangeDeps, input: Beginning, actor: Actor): Promise<StoredDraft> {
  const { text } = input
  return inOneCommit(deps, async (trx) => {
    const at = deps.clock()
    const article =
      input.articleId === undefined
        ? await addUnpublished(trx, text ?? BLANK, at)
        : await lockOrThrow(trx, input.articleId)
    const existing = await draftOfArticle(trx, article.id)
    if (existing) return repeated(existing, input)
    const { title, content, imageUrl } = text ?? (input.articleId === undefined ? BLANK : article)
    const by = actor.by ?? null
    const draft = await insertDraft(trx, {
      articleId: article.id,
      baseRevision: Math.min(input.baseRevision ?? article.revision, article.revision),
      title,
      content,
      imageUrl,
      requestKey: input.key ?? null,
      at,
      by
    })
    await auditDraft(trx, 'draft-created', draft, actor, at)
    return draft
  })
}

async function addUnpublished(trx: Executor, text: ArticleInput, at: Date): Promise<StoredArticle> {
  const article = await lockArticle(trx, await insertUnpublished(trx, text, at))
  if (!article) throw articleNotFound()
  return article
}

/** The draft there is, to who began it under this key and may know its text; a refusal with both texts to anybody else. */
function repeated(existing: StoredDraft, { key, text }: Beginning): StoredDraft {
  const isOwn = key !== undefined && existing.requestKey === key
  if (isOwn && (!text || isSameText(existing, text))) return existing
  throw draftExists(existing, text)
}

function draftExists(existing: StoredDraft, sent?: ArticleInput) {
  const message = 'Cet article a déjà un brouillon. Il est joint à cette réponse.'
  return draftConflict(existing, { code: 'draft-exists', message, ...(sent && { sent }) })
}

/**
 * Replaces the text of a draft, which must be at the version that the text was made from. A text that the draft has already is taken at
 * any version, as an answer may be lost on its way.
 *
 * @throws HttpError 404 when there is no such draft, 409 with both texts when it has a newer one
 */
export function saveDraft(
  deps: ChangeDeps,
  id: number,
  { version, ...input }: ArticleInput & { version: number },
  actor: Actor
): Promise<StoredDraft> {
  const text = cleaned(input)
  return withDraft(deps, id, async ({ trx, article, draft }) => {
    const at = deps.clock()
    const by = actor.by ?? null
    if (isSameText(draft, text)) return draft
    requireVersion(draft, version, text)
    const saved = await replaceText(trx, draft, text, { at, by })
    await describeUnpublished(trx, article, text)
    await auditSave(trx, saved, actor, at)
    return saved
  })
}

const isSameText = (one: ArticleInput, other: ArticleInput) =>
  one.title === other.title && one.content === other.content && one.imageUrl === other.imageUrl

/**
 * Discards a draft. An article that was never published goes with it.
 *
 * @throws HttpError 404 when there is no such draft, 409 when it is at another version or its text is scheduled
 */
export function discardDraft(deps: ChangeDeps, id: number, version: number, actor: Actor): Promise<void> {
  return withDraft(deps, id, async ({ trx, article, draft }) => {
    requireVersion(draft, version)
    if (await pendingSchedule(trx, article.id))
      throw conflict(
        'La publication de ce brouillon est planifiée. Annulez d’abord la planification.',
        'draft-scheduled'
      )
    await removeDraft({ trx, article, draft })
    await auditDraft(trx, 'draft-discarded', draft, actor, deps.clock(), draft.title || article.title)
  })
}

async function removeDraft({ trx, article, draft }: LockedDraft): Promise<void> {
  if (article.revision > 0) return deleteDraft(trx, draft.id)
  await deleteUnpublished(trx, article.id)
  await deleteArticle(trx, article.id)
}

/**
 * Makes a draft of a text that was published. Nothing is published by that. A draft that is just that already is taken as it is: an answer
 * may have been lost.
 *
 * @param input `version`: that of the article's draft, whose text may be replaced
 * @throws HttpError 404 when there is no such revision, 409 with the draft when the article has one that `version` does not name
 */
export function restoreRevision(
  deps: ChangeDeps,
  articleId: number,
  number: number,
  { version }: { version?: number | undefined },
  actor: Actor
): Promise<StoredDraft> {
  return inOneCommit(deps, async (trx) => {
    const article = await lockOrThrow(trx, articleId)
    const revision = await readRevision(trx, articleId, number)
    if (!revision) throw revisionNotFound()
    const at = deps.clock()
    const by = actor.by ?? null
    const { title, content, imageUrl } = revision
    const text = { title, content, imageUrl }
    const existing = await draftOfArticle(trx, articleId)
    if (existing && isSameText(existing, text) && existing.baseRevision === article.revision) return existing
    if (existing && version === undefined) throw draftExists(existing)
    if (existing && version !== undefined) requireVersion(existing, version)
    const draft = existing
      ? await replaceText(trx, existing, text, { at, by })
      : await insertDraft(trx, {
          articleId,
          baseRevision: article.revision,
          requestKey: null,
          ...text,
          at,
          by
        })
    await auditDraft(trx, 'revision-restored', draft, actor, at)
    return draft
  })
}

/** Writes down what was done to a draft, under the number of its article. `title`: what the log calls one that is gone. */
export const auditDraft = (
  trx: Executor,
  action: AuditAction,
  { articleId }: { articleId: number },
  actor: Actor,
  at: Date,
  title?: string
) => recordAudit(trx, { at, action, subjectId: articleId, subject: title, ...actor })

const HOUR_MS = 3_600_000

/** Writes a save down once an hour for each draft and address: a draft is saved as one types. */
async function auditSave(trx: Executor, draft: StoredDraft, actor: Actor, at: Date): Promise<void> {
  const entry = {
    action: 'draft-saved',
    subject_id: draft.articleId,
    address: actor.from.slice(0, 64),
    actor: actor.by ?? null
  } as const
  const recent = await auditEntriesTable(trx)
    .select('id')
    .where('at', '>', toDatabaseDate(new Date(at.getTime() - HOUR_MS)))
    .where(entry)
    .first()
  if (!recent) await auditDraft(trx, 'draft-saved', draft, actor, at)
}
