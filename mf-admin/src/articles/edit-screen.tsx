import type { Article } from '@site/contracts/articles/article'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { adminPath } from '../access/admin-path.ts'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { ArticleFormView } from './article-form-view.tsx'
import { articleFormCopy, editCopy } from './content/articles.ts'
import { LoadLine } from './load-line.tsx'
import { useArticleChanges } from './use-article-changes.ts'
import { draftOf, useArticleForm } from './use-article-form.ts'
import { useArticles } from './use-articles.ts'

/** The edit form of one article, or why there is none. */
export function EditScreen({ id, adminCode }: { id: string; adminCode: string }) {
  const { articles, ...loading } = useArticles()
  const isValidId = /^[1-9]\d{0,15}$/.test(id)
  const article = articles?.find((candidate) => String(candidate.id) === id)
  return (
    <AdminFrame title={editCopy.title} adminCode={adminCode} isWide="page">
      {isValidId && (
        <LoadLine {...loading} isLoaded={articles !== undefined} loadingText={editCopy.loading} />
      )}
      {!isValidId && <Missing text={editCopy.invalidId} adminCode={adminCode} />}
      {isValidId && articles && !article && <Missing text={editCopy.missingText} adminCode={adminCode} />}
      {article && <EditForm article={article} adminCode={adminCode} />}
    </AdminFrame>
  )
}

function Missing({ text, adminCode }: { text: string; adminCode: string }) {
  return (
    <>
      <h2>{editCopy.missing}</h2>
      <p>{text}</p>
      <p>
        <LinkButton to={adminPath('/admin/manage', adminCode)}>{editCopy.toManager}</LinkButton>
      </p>
    </>
  )
}

function EditForm({ article, adminCode }: { article: Article; adminCode: string }) {
  const { update } = useArticleChanges(adminCode)
  const form = useArticleForm({
    form: `edit-${article.id}`,
    initial: draftOf(article),
    save: (draft) => update(article.id, draft)
  })
  return (
    <ArticleFormView
      form={form}
      articleId={article.id}
      submitLabel={articleFormCopy.update}
      savingLabel={articleFormCopy.updating}
      imageType="url"
    />
  )
}
