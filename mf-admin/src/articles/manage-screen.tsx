import type { Article } from '@site/contracts/article'
import { LinkButton } from '@site/web/ui/link-button'
import { useState } from 'react'
import { adminPath } from '../access/admin-path.ts'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { ConfirmDialog } from '../layout/confirm-dialog.tsx'
import { ArticleRow } from './article-row.tsx'
import { deleteArticleCopy, manageCopy } from './content/articles.ts'
import { LoadLine } from './load-line.tsx'
import styles from './manage-screen.module.css'
import { useArticleChanges } from './use-article-changes.ts'
import { useArticles } from './use-articles.ts'

/** The article the home page's 'Découvrir nos formations' leads to (SPEC §2): deleting it warns (RESOLUTIONS 26). */
const LINKED_FROM_HOME = 7

/** Every article, with what can be done to it. */
export function ManageScreen({ adminCode }: { adminCode: string }) {
  const { articles, ...loading } = useArticles()
  const { remove, togglePin, review } = useArticleChanges(adminCode)
  const [doomed, setDoomed] = useState<Article | null>(null)
  const copy = deleteArticleCopy(doomed?.title ?? '', doomed?.id === LINKED_FROM_HOME)

  const newArticle = (
    <LinkButton to={adminPath('/admin/create', adminCode)} size="small" icon="plus">
      {manageCopy.create}
    </LinkButton>
  )
  return (
    <AdminFrame title={manageCopy.title} adminCode={adminCode} aside={newArticle}>
      <LoadLine {...loading} isLoaded={articles !== undefined} loadingText={manageCopy.loading} />
      {articles?.length === 0 && <p>{manageCopy.empty}</p>}
      <ul className={styles.list}>
        {articles?.map((article) => (
          <ArticleRow
            key={article.id}
            article={article}
            editPath={adminPath(`/admin/edit/${article.id}`, adminCode)}
            onTogglePin={togglePin}
            onReview={review}
            onRemove={setDoomed}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={doomed !== null}
        copy={copy}
        warning={copy.warning}
        onCancel={() => setDoomed(null)}
        onConfirm={async () => {
          if (doomed) await remove(doomed.id)
          setDoomed(null)
        }}
      />
    </AdminFrame>
  )
}
