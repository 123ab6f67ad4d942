import type { AdminArticle } from '@site/contracts/articles/admin-article'
import { usePlatform, useQuery, useSite } from '@site/web/platform'
import { useMemo } from 'react'
import { ConfirmDialog } from '../../../layout/confirm-dialog.tsx'
import { articlesQuery } from '../../use-articles.ts'
import { deleteArticlesCopy } from '../content/delete-articles.ts'
import { articlesLinkingTo } from './links-to-article.ts'

/** The article the home page's 'Découvrir nos formations' leads to (HOME-17): deleting it warns (MANAGE-15). */
const LINKED_FROM_HOME = 7

interface DeleteDialogProps {
  /** None: the dialog is closed. */
  articles: readonly AdminArticle[]
  onCancel: () => void
  onConfirm: () => Promise<void>
}

/** Asks before articles are deleted, and says what leads to them. The texts of the blog are read when it opens (MANAGE-59). */
export function DeleteDialog({ articles, onCancel, onConfirm }: DeleteDialogProps) {
  const { origin } = useSite()
  const { http } = usePlatform()
  const { data, isError } = useQuery({ ...articlesQuery(http), enabled: articles.length > 0 })
  const linkedFrom = useMemo(() => {
    if (isError) return null
    const ids = articles.map(({ id }) => id)
    return data && articlesLinkingTo(ids, data, origin).map(({ title }) => title)
  }, [articles, data, isError, origin])
  const copy = deleteArticlesCopy(
    articles.map(({ title }) => title),
    { isLinkedFromHome: articles.some(({ id }) => id === LINKED_FROM_HOME), linkedFrom }
  )
  return (
    <ConfirmDialog
      isOpen={articles.length > 0}
      copy={copy}
      subject={copy.subject}
      warning={copy.warning}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  )
}
