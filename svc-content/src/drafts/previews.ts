import { createHash, randomBytes } from 'node:crypto'
import type { Previewed } from '@site/contracts/articles/draft'
import type { Actor } from '@site/service/admin/audit'
import { type Executor, toDatabaseDate, toDate } from '@site/service/database/database'
import { presentChanges } from '../articles/article-presenter.ts'
import { readArticle } from '../articles/article-repository.ts'
import type { ChangeDeps } from '../articles/change-article.ts'
import { picturesOf } from '../pictures/picture-repository.ts'
import { draftPreviewsTable } from '../tables/tables.ts'
import { auditDraft } from './change-draft.ts'
import { readDraft } from './draft-repository.ts'
import { withDraft } from './lock-draft.ts'
import { previewNotFound } from './refusals.ts'

/** A preview as an administrator sees it: the token itself is answered once and stored nowhere. */
export interface Preview {
  id: number
  createdAt: Date
  by: string | null
  expiresAt: Date
}

const DAY_MS = 86_400_000

/** A token has 256 random bits, so that a plain hash of it cannot be guessed. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Makes a token under which a draft can be read for `days`. @throws HttpError 404 when there is no such draft */
export function createPreview(
  deps: ChangeDeps,
  draftId: number,
  days: number,
  actor: Actor
): Promise<Preview & { token: string }> {
  return withDraft(deps, draftId, async ({ trx, draft }) => {
    const token = randomBytes(32).toString('base64url')
    const createdAt = deps.clock()
    const expiresAt = new Date(createdAt.getTime() + days * DAY_MS)
    const by = actor.by ?? null
    const [id] = await draftPreviewsTable(trx).insert({
      draft_id: draftId,
      token_hash: hashOf(token),
      created_at: toDatabaseDate(createdAt),
      created_by: by,
      expires_at: toDatabaseDate(expiresAt)
    })
    await auditDraft(trx, 'preview-created', draft, actor, createdAt)
    return { id: Number(id), createdAt, by, expiresAt, token }
  })
}

/** Ends a preview. @throws HttpError 404 when there is none */
export async function revokePreview(deps: ChangeDeps, id: number, actor: Actor): Promise<void> {
  const row = await draftPreviewsTable(deps.db.knex).select('draft_id').where({ id }).first()
  if (!row) throw previewNotFound()
  await withDraft(deps, row.draft_id, async ({ trx, draft }) => {
    await draftPreviewsTable(trx).where({ id }).delete()
    await auditDraft(trx, 'preview-revoked', draft, actor, deps.clock())
  })
}

/** The previews of a draft that are valid at `now`. */
export async function listPreviews(executor: Executor, draftId: number, now: Date): Promise<Preview[]> {
  const rows = await draftPreviewsTable(executor)
    .where({ draft_id: draftId })
    .where('expires_at', '>', toDatabaseDate(now))
    .orderBy('id')
  return rows.map((row) => ({
    id: row.id,
    createdAt: toDate(row.created_at),
    by: row.created_by,
    expiresAt: toDate(row.expires_at)
  }))
}

/**
 * The draft that a token opens, as it stands, with what the page of its article would say of it had it been published when it was
 * saved (PREVIEW-1).
 *
 * @throws HttpError 404 for any token that opens none
 */
export async function readPreview(executor: Executor, token: string, now: Date): Promise<Previewed> {
  const preview = await draftPreviewsTable(executor)
    .where({ token_hash: hashOf(token) })
    .where('expires_at', '>', toDatabaseDate(now))
    .first()
  const draft = preview && (await readDraft(executor, preview.draft_id))
  const article = draft && (await readArticle(executor, draft.articleId))
  if (!article) throw previewNotFound()
  const { title, content, imageUrl, savedAt } = draft
  const picture = (await picturesOf(executor, [imageUrl]))(imageUrl)
  const isFirst = article.revision === 0
  return {
    id: article.id,
    title,
    content,
    imageUrl,
    ...(picture && { picture }),
    createdAt: (isFirst ? savedAt : article.createdAt).toISOString(),
    origin: article.origin,
    ...presentChanges({ editedAt: isFirst ? null : savedAt, review: article.review }),
    savedAt: savedAt.toISOString(),
    expiresAt: toDate(preview.expires_at).toISOString()
  }
}

/** Removes previews that are over. Gives how many. */
export const purgePreviews = (executor: Executor, now: Date): Promise<number> =>
  draftPreviewsTable(executor).where('expires_at', '<=', toDatabaseDate(now)).delete()
