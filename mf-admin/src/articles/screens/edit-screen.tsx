import type { AdminArticleText } from '@site/contracts/articles/admin-article'
import type { ArticleState } from '@site/contracts/articles/article-state'
import type { Draft } from '@site/contracts/articles/draft'
import { useLocation } from '@site/web/platform'
import { LinkButton } from '@site/web/ui/forms/link-button'
import { useState } from 'react'
import { adminPath } from '../../access/admin-path.ts'
import { AdminFrame } from '../../layout/admin-frame.tsx'
import { editCopy } from '../content/articles.ts'
import { keptToGoOn } from '../draft/draft-store.ts'
import { isToWriteOn, useOpenedDraft } from '../draft/read-draft.ts'
import { ArticleFormView } from '../form/article-form-view.tsx'
import { formOf, useArticleForm } from '../form/state/use-article-form.ts'
import { LoadLine } from '../load-line.tsx'
import { type ArticleDraft, draftOf } from '../text/article-draft.ts'
import { useArticle } from '../use-article.ts'
import { useArticles } from '../use-articles.ts'
import { useNamedDraft } from './create-screen.tsx'

/**
 * The edit form of one article, or why there is none: the number, the list, then the article (MANAGE-22), which may be off the blog. It opens
 * on the draft that the article has (DRAFT-20).
 */
export function EditScreen({ name, id, adminCode }: { name: string; id: string; adminCode: string }) {
  const { articles, ...loading } = useArticles()
  const isValidId = /^[1-9]\d{0,15}$/.test(id)
  const isListed = isValidId && articles !== undefined
  const article = articles?.find((candidate) => String(candidate.id) === id)
  const work = useArticle(isListed ? Number(id) : undefined, adminCode)
  const named = useNamedDraft(adminCode)
  // Once it is open it stays, whatever becomes of the article meanwhile.
  const [opened, setOpened] = useState<{ draft: Draft | undefined } | null>(null)
  const isOpen = opened !== null
  const isOff = !article && (isOpen || work.article?.state !== 'published')
  const unpublished = isOff ? work.article : undefined
  const { state } = useLocation()
  const [goesOn] = useState(() => keptToGoOn(formOf(Number(id)), state) !== undefined)
  const [isBegun] = useState(() => isToWriteOn(state))
  // What this browser kept while there was no draft must not be saved over one that somebody began since: it is kept beside it.
  const own = goesOn && !isOff ? undefined : work.article?.draft?.id
  const written = useOpenedDraft(isOpen ? undefined : own, adminCode)
  const draft = String(named.draft?.articleId) === id ? named.draft : written.draft
  const isKnown = work.isKnown && named.isKnown && written.isKnown
  const shown = article ?? unpublished
  if (!isOpen && shown && isKnown) setOpened({ draft })
  return (
    <AdminFrame title={editCopy.title} adminCode={adminCode} isWide="page">
      {isValidId && (
        <LoadLine
          {...loading}
          isLoaded={isListed && (isOpen || (work.isKnown && !shown))}
          loadingText={editCopy.loading}
        />
      )}
      {!isValidId && <Missing text={editCopy.invalidId} adminCode={adminCode} />}
      {isListed && !shown && work.isKnown && <Missing text={editCopy.missingText} adminCode={adminCode} />}
      {shown && opened && (
        <EditForm
          name={name}
          id={shown.id}
          text={unpublished?.revision === 0 ? NEVER_PUBLISHED : draftOf(shown)}
          state={unpublished?.state ?? 'published'}
          opened={opened.draft}
          work={work.article}
          adminCode={adminCode}
          isBegun={isBegun}
        />
      )}
    </AdminFrame>
  )
}

const NEVER_PUBLISHED: ArticleDraft = { title: '', content: '', imageUrl: '' }

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

interface EditFormProps {
  /** Of the form (useFormAddress). */
  name: string
  id: number
  /** What is or was published. */
  text: ArticleDraft
  state: ArticleState
  /** The draft to go on with. */
  opened: Draft | undefined
  work: AdminArticleText | undefined
  adminCode: string
  /** Somebody came to write on in it. */
  isBegun: boolean
}

function EditForm({ name, id, text, state, opened, work, adminCode, isBegun }: EditFormProps) {
  const form = useArticleForm({
    name,
    adminCode,
    initial: text,
    articleId: id,
    state,
    isNew: work?.revision === 0,
    opened
  })
  return <ArticleFormView form={form} adminCode={adminCode} work={work} imageType="url" isBegun={isBegun} />
}
