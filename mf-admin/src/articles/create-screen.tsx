import { AdminFrame } from '../layout/admin-frame.tsx'
import { ArticleFormView } from './article-form-view.tsx'
import { articleFormCopy, createCopy } from './content/articles.ts'
import type { ArticleDraft } from './draft/article-draft.ts'
import { useArticleChanges } from './use-article-changes.ts'
import { useArticleForm } from './use-article-form.ts'

const EMPTY: ArticleDraft = { title: '', content: '', imageUrl: '' }

/** A new article; once published, what is written goes on changing that one. */
export function CreateScreen({ adminCode }: { adminCode: string }) {
  const { create, update } = useArticleChanges(adminCode)
  const form = useArticleForm({
    form: 'create',
    initial: EMPTY,
    save: (draft) => (form.published ? update(form.published.id, draft) : create(draft))
  })
  return (
    <AdminFrame title={createCopy.title} adminCode={adminCode} isWide="page">
      <ArticleFormView
        form={form}
        articleId={form.published?.id}
        submitLabel={form.published ? articleFormCopy.update : articleFormCopy.create}
        savingLabel={form.published ? articleFormCopy.updating : articleFormCopy.creating}
      />
    </AdminFrame>
  )
}
