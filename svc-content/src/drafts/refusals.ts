import type { ArticleInput } from '@site/contracts/articles/article'
import { HttpError, notFound } from '@site/service/http/errors'
import type { StoredArticle } from '../articles/article-repository.ts'
import { textChanged } from '../articles/text-tag.ts'
import type { StoredDraft } from './draft-repository.ts'

export const draftNotFound = () => notFound('Brouillon non trouvé', 'draft-not-found')
export const revisionNotFound = () => notFound('Version non trouvée', 'revision-not-found')
export const scheduleNotFound = () => notFound('Planification non trouvée', 'schedule-not-found')
export const previewNotFound = () =>
  notFound('Cet aperçu n’existe pas ou n’est plus valable.', 'preview-not-found')

const textOf = ({ title, content, imageUrl }: ArticleInput) => ({ title, content, imageUrl })

/** A 409 with the draft as it stands, and the text that was refused where one was sent. */
export const draftConflict = (
  draft: StoredDraft,
  { code, message, sent }: { code: string; message: string; sent?: ArticleInput }
) =>
  new HttpError({
    status: 409,
    code,
    message,
    conflict: {
      current: {
        ...textOf(draft),
        at: draft.savedAt.toISOString(),
        by: draft.savedBy,
        draftId: draft.id,
        version: draft.version
      },
      ...(sent && { sent: textOf(sent) })
    }
  })

/** Refuses what was decided on another version of the draft. @throws HttpError 409 with the draft as it stands, and `sent` */
export function requireVersion(draft: StoredDraft, version: number, sent?: ArticleInput): void {
  if (draft.version === version) return
  const message = 'Le brouillon a été modifié entre-temps. Le texte enregistré est joint à cette réponse.'
  throw draftConflict(draft, { code: 'draft-changed', message, ...(sent && { sent }) })
}

/**
 * Refuses to publish a draft over a text that was published since it was begun, unless that is what `overRevision` names.
 *
 * @throws HttpError 409 with the published text
 */
export function requireBase(
  article: StoredArticle,
  draft: StoredDraft,
  overRevision: number | undefined
): void {
  if (article.revision !== (overRevision ?? draft.baseRevision)) throw textChanged(article, draft)
}
