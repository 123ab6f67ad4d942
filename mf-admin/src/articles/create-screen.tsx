import { useNavigate } from '@site/web/platform'
import { adminPath } from '../access/admin-path.ts'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { ArticleFormView } from './article-form-view.tsx'
import { articleFormCopy, createCopy } from './content/articles.ts'
import type { ArticleDraft } from './draft/article-draft.ts'
import { useArticleChanges } from './use-article-changes.ts'
import { useArticleForm } from './use-article-form.ts'

const EMPTY: ArticleDraft = { title: '', content: '', imageUrl: '' }

/** A new article; once published, the manager shows it. */
export function CreateScreen({ adminCode }: { adminCode: string }) {
  const navigate = useNavigate()
  const { create } = useArticleChanges(adminCode)
  const form = useArticleForm({
    form: 'create',
    initial: EMPTY,
    save: create,
    onSaved: () => navigate(adminPath('/admin/manage', adminCode))
  })
  return (
    <AdminFrame title={createCopy.title} adminCode={adminCode} isWide="page">
      <ArticleFormView
        form={form}
        submitLabel={articleFormCopy.create}
        savingLabel={articleFormCopy.creating}
      />
    </AdminFrame>
  )
}
