import type { Draft } from '@site/contracts/articles/draft'
import { Navigate, useSearchParams } from '@site/web/platform'
import { useState } from 'react'
import { adminPath } from '../access/admin-path.ts'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { ArticleFormView } from './article-form-view.tsx'
import { createCopy, editCopy } from './content/articles.ts'
import type { ArticleDraft } from './draft/article-draft.ts'
import { useOpenedDraft } from './draft/read-draft.ts'
import { NewOffers } from './draft/server-offers.tsx'
import { DRAFT_PARAMETER } from './draft/use-server-draft.ts'
import { newAmong, useServerDrafts } from './draft/use-server-drafts.ts'
import { useArticleForm } from './use-article-form.ts'

const EMPTY: ArticleDraft = { title: '', content: '', imageUrl: '' }

/** A new article, or the draft of one that the address names. */
export function CreateScreen({ adminCode }: { adminCode: string }) {
  const opened = useNamedDraft(adminCode)
  return (
    <AdminFrame title={createCopy.title} adminCode={adminCode} isWide="page">
      {!opened.isKnown && <p role="status">{editCopy.loading}</p>}
      {opened.isKnown && <NewForm adminCode={adminCode} opened={opened.draft} />}
    </AdminFrame>
  )
}

/** The draft that the address named as the page was opened; later it follows what is written. */
export function useNamedDraft(adminCode: string) {
  const [parameters] = useSearchParams()
  const [id] = useState(() => Number(parameters.get(DRAFT_PARAMETER)) || undefined)
  return useOpenedDraft(id, adminCode)
}

/** Once published, what is written goes on changing that article. */
function NewForm({ adminCode, opened }: { adminCode: string; opened: Draft | undefined }) {
  const isNew = opened === undefined || opened.currentRevision === 0
  const form = useArticleForm({
    form: 'create',
    adminCode,
    initial: EMPTY,
    articleId: undefined,
    state: 'draft',
    isNew: true,
    opened: isNew ? opened : undefined
  })
  // What this browser kept of a draft later is offered in its place.
  const isKept = (id: number) => form.drafts.offers.some(({ of }) => of?.id === id)
  const others = newAmong(useServerDrafts(adminCode).data?.drafts).filter(({ id }) => !isKept(id))
  if (!isNew)
    return (
      <Navigate
        to={`${adminPath(`/admin/edit/${opened.articleId}`, adminCode)}&${DRAFT_PARAMETER}=${opened.id}`}
        replace
      />
    )
  return (
    <ArticleFormView
      form={form}
      adminCode={adminCode}
      offers={!form.published && !opened && <NewOffers drafts={others} onResume={form.resume} />}
    />
  )
}
