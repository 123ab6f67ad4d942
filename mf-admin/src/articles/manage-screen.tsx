import type { Article } from '@site/contracts/articles/article'
import { useSite } from '@site/web/platform'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { useMemo, useState } from 'react'
import { adminPath } from '../access/admin-path.ts'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { UnusedPictures } from '../pictures/unused-pictures.tsx'
import { ArticleRow } from './article-row.tsx'
import { deleteArticleCopy, manageCopy } from './content/articles.ts'
import { articlesLinkingTo } from './links-to-article.ts'
import { LoadLine } from './load-line.tsx'
import styles from './manage-screen.module.css'
import { useArticleChanges } from './use-article-changes.ts'
import { useArticleFocus } from './use-article-focus.ts'
import { useArticles } from './use-articles.ts'

/** The article the home page's 'Découvrir nos formations' leads to (HOME-17): deleting it warns (MANAGE-15). */
const LINKED_FROM_HOME = 7

/** Every article, with what can be done to it. */
export function ManageScreen({ adminCode }: { adminCode: string }) {
  const { articles, ...loading } = useArticles()
  const { remove, togglePin, review } = useArticleChanges(adminCode)
  const [articleToDelete, setArticleToDelete] = useState<Article | null>(null)
  const [goTo, setGoTo] = useState<{ id: number | undefined } | null>(null)
  const list = useArticleFocus(articles, goTo)
  const { origin } = useSite()
  const linkedFrom = useMemo(
    () => (articleToDelete && articles ? articlesLinkingTo(articleToDelete, articles, origin) : []),
    [articleToDelete, articles, origin]
  )
  const copy = deleteArticleCopy(articleToDelete?.title ?? '', {
    isLinkedFromHome: articleToDelete?.id === LINKED_FROM_HOME,
    linkedFrom: linkedFrom.map(({ title }) => title)
  })
  /** Focus moves to the article that replaces the deleted one. */
  const removeAndMoveFocus = async (article: Article) => {
    const place = articles?.findIndex(({ id }) => id === article.id) ?? -1
    const neighbour = articles?.[place + 1] ?? articles?.[place - 1]
    const isGone = await remove(article.id)
    setArticleToDelete(null)
    if (isGone) setGoTo({ id: neighbour?.id })
  }

  const newArticle = (
    <LinkButton to={adminPath('/admin/create', adminCode)} size="small" icon="plus">
      {manageCopy.create}
    </LinkButton>
  )
  return (
    <AdminFrame title={manageCopy.title} adminCode={adminCode} isWide="page" aside={newArticle}>
      <LoadLine {...loading} isLoaded={articles !== undefined} loadingText={manageCopy.loading} />
      {articles?.length === 0 && <p>{manageCopy.empty}</p>}
      <ul ref={list} className={styles.list} tabIndex={-1}>
        {articles?.map((article) => (
          <ArticleRow
            key={article.id}
            article={article}
            editPath={adminPath(`/admin/edit/${article.id}`, adminCode)}
            onTogglePin={togglePin}
            onReview={review}
            onRemove={setArticleToDelete}
          />
        ))}
      </ul>
      <UnusedPictures adminCode={adminCode} />
      <ConfirmDialog
        isOpen={articleToDelete !== null}
        copy={copy}
        warning={copy.warning}
        onCancel={() => setArticleToDelete(null)}
        onConfirm={async () => {
          if (articleToDelete) await removeAndMoveFocus(articleToDelete)
        }}
      />
    </AdminFrame>
  )
}
