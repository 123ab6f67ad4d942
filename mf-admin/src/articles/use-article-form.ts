import { isBlankHtml } from '@site/contracts/articles/article'
import { useToast } from '@site/web/platform'
import { type FormEvent, useRef, useState } from 'react'
import { articleToasts } from './content/articles.ts'
import type { ArticleDraft } from './draft/article-draft.ts'
import { useDrafts } from './draft/use-drafts.ts'
import { useLeaveGuard } from './draft/use-leave-guard.ts'

interface ArticleFormOptions {
  /** Names the form among the drafts this browser keeps: 'create', 'edit-7'. */
  form: string
  /** The article as the server has it; it may change while the form is open. */
  initial: ArticleDraft
  /** Answers whether the article was saved; what was typed stays when it was not. */
  save: (draft: ArticleDraft) => Promise<boolean>
  /** Leads on from the form. */
  onSaved: () => void
}

/** State of the article form: what is typed, what is kept of it, and what stands between it and being lost. */
export function useArticleForm({ form, initial, save, onSaved }: ArticleFormOptions) {
  const toast = useToast()
  const [draft, setDraft] = useState(initial)
  const [basis, setBasis] = useState(initial)
  const [isSaving, setSaving] = useState(false)
  const isSaved = useRef(false)

  const isDirty = !isSame(draft, basis)
  const isRenewed = !isSame(initial, basis)
  // Nothing typed yet: the newer article takes the place of the older one. Else the person is told.
  if (isRenewed && !isDirty) {
    setBasis(initial)
    setDraft(initial)
  }
  const drafts = useDrafts({ form, draft, basis, isDirty, setDraft })
  const guard = useLeaveGuard(isDirty, isSaved)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    if (isIncomplete(draft)) {
      toast.show(articleToasts.missingFields)
      return
    }
    setSaving(true)
    const wasSaved = await save(draft)
    setSaving(false)
    if (!wasSaved) return
    isSaved.current = true
    drafts.forget()
    onSaved()
  }
  const change = (edit: Partial<ArticleDraft>) => setDraft((before) => ({ ...before, ...edit }))

  return { draft, change, submit, isSaving, isOutdated: isRenewed && isDirty, drafts, guard }
}
export type ArticleForm = ReturnType<typeof useArticleForm>

/** Title and content are required; markup without text or media is blank (MANAGE-2). */
export function isIncomplete({ title, content }: Pick<ArticleDraft, 'title' | 'content'>): boolean {
  return title.trim() === '' || isBlankHtml(content)
}

const isSame = (one: ArticleDraft, other: ArticleDraft) =>
  one.title === other.title && one.content === other.content && one.imageUrl === other.imageUrl
