import type { Draft, DraftSummary } from '@site/contracts/articles/draft'
import { Navigate, useParams, useSearchParams } from '@site/web/platform'
import { useEffect, useState } from 'react'
import { adminPath } from '../../access/admin-path.ts'
import { AdminFrame } from '../../layout/admin-frame.tsx'
import { createCopy, editCopy } from '../content/articles.ts'
import { DRAFT_PARAMETER, useOpenedDraft } from '../draft/read-draft.ts'
import { newAmong, usePlannedTimes, useServerDrafts } from '../draft/use-server-drafts.ts'
import { ArticleFormView } from '../form/article-form-view.tsx'
import { type ArticleForm, useArticleForm } from '../form/state/use-article-form.ts'
import { NewOffers } from '../offers/server-offers.tsx'
import type { ArticleDraft } from '../text/article-draft.ts'

/** How long the form waits for what could be taken up instead, in milliseconds. */
const WAIT_FOR_DRAFTS = 2000

const EMPTY: ArticleDraft = { title: '', content: '', imageUrl: '' }

interface CreateScreenProps {
  /** Of the form (useFormAddress). */
  name: string
  adminCode: string
}

/** A new article, or the draft of one that the address names. Once it is published its address is that of an article that is edited. */
export function CreateScreen({ name, adminCode }: CreateScreenProps) {
  const { draft, isKnown: isRead } = useNamedDraft(adminCode)
  const isStored = useParams().id !== undefined
  // Those that can be taken up stand above the form: it waits for them, rather than be pushed down by them.
  const drafts = useServerDrafts(adminCode, { isAsked: !isStored })
  const planned = usePlannedTimes(adminCode, { isAsked: !isStored })
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), WAIT_FOR_DRAFTS)
    return () => clearTimeout(timer)
  }, [])
  const [isOpen, setOpen] = useState(false)
  const isKnown =
    isOpen ||
    (isRead && (isStored || draft !== undefined || isLate || !(drafts.isPending || planned.isPending)))
  if (isKnown && !isOpen) setOpen(true)
  if (draft && draft.currentRevision > 0) {
    const path = adminPath(`/admin/edit/${draft.articleId}`, adminCode)
    return <Navigate to={`${path}&${DRAFT_PARAMETER}=${draft.id}`} replace />
  }
  return (
    <AdminFrame title={isStored ? editCopy.title : createCopy.title} adminCode={adminCode} isWide="page">
      {!isKnown && <p role="status">{(isStored ? editCopy : createCopy).loading}</p>}
      {isKnown && (
        <NewForm name={name} adminCode={adminCode} opened={draft} imageType={isStored ? 'url' : 'text'} />
      )}
    </AdminFrame>
  )
}

/** The draft that the address named as the page was opened; later it follows what is written. */
export function useNamedDraft(adminCode: string) {
  const [parameters] = useSearchParams()
  const [id] = useState(() => Number(parameters.get(DRAFT_PARAMETER)) || undefined)
  return useOpenedDraft(id, adminCode)
}

interface NewFormProps extends CreateScreenProps {
  opened: Draft | undefined
  imageType: 'text' | 'url'
}

/**
 * The drafts that can be taken up in place of what is written: those there were as the form opened. One that is begun meanwhile, be it here, would
 * push down what is being written.
 */
function useOthers({ drafts, server }: ArticleForm, adminCode: string): DraftSummary[] {
  const { data } = useServerDrafts(adminCode)
  const [known, setKnown] = useState<ReadonlySet<number>>()
  if (data && !known) setKnown(new Set(data.drafts.map(({ id }) => id)))
  // What this browser kept of a draft later is offered in its place.
  const isKept = (id: number) => drafts.offers.some(({ of }) => of?.id === id)
  return newAmong(data?.drafts).filter(({ id }) => known?.has(id) && id !== server.draft?.id && !isKept(id))
}

/** Once published, what is written goes on changing that article. */
function NewForm({ name, adminCode, opened, imageType }: NewFormProps) {
  const form = useArticleForm({
    name,
    adminCode,
    initial: EMPTY,
    articleId: undefined,
    state: 'draft',
    isNew: true,
    opened
  })
  const others = useOthers(form, adminCode)
  const planned = usePlannedTimes(adminCode).data
  return (
    <ArticleFormView
      form={form}
      adminCode={adminCode}
      imageType={imageType}
      isBegun={!opened}
      offers={
        !form.published && !opened && <NewOffers drafts={others} planned={planned} onResume={form.resume} />
      }
    />
  )
}
