import type { ArticleInput } from '@site/contracts/articles/article'
import type { Executor } from '@site/service/database/database'
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
 * Refuses to publish a text over one that was published since `revision`: the one that it was made from, or the one that has been seen.
 *
 * @throws HttpError 409 with both texts
 */
export async function requireBase(
  trx: Executor,
  article: StoredArticle,
  sent: ArticleInput,
  revision: number
): Promise<void> {
  if (article.revision !== revision) throw await textChanged(trx, article, sent)
}
