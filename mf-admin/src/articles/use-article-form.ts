import { type Article, isBlankHtml } from '@site/contracts/articles/article'
import { useToast } from '@site/web/platform'
import { type FormEvent, useState } from 'react'
import { articleToasts } from './content/articles.ts'
import type { ArticleDraft } from './draft/article-draft.ts'
import { useDrafts } from './draft/use-drafts.ts'
import { useLeaveGuard } from './draft/use-leave-guard.ts'

interface ArticleFormOptions {
  /** Names the form among the drafts this browser keeps: 'create', 'edit-7'. */
  form: string
  /** The article as the server has it; it may change while the form is open. */
  initial: ArticleDraft
  /** Answers the article as it is stored, or null when it was not; what was typed stays then. */
  save: (draft: ArticleDraft) => Promise<Article | null>
}

/** State of the article form: what is typed, what is kept of it, and what stands between it and being lost. */
export function useArticleForm({ form, initial, save }: ArticleFormOptions) {
  const toast = useToast()
  const [draft, setDraft] = useState(initial)
  const [basis, setBasis] = useState(initial)
  const [seen, setSeen] = useState(initial)
  const [isSaving, setSaving] = useState(false)
  const [published, setPublished] = useState<Article | null>(null)
  /** What was missing when sending was last tried; another object each time. */
  const [missing, setMissing] = useState<{ field: 'title' | 'content' } | null>(null)

  const isDirty = !isSame(draft, basis)
  const isRenewed = !isSame(initial, seen) && !isSame(initial, basis)
  // Nothing typed yet: the newer article takes the place of the older one. Else the person is told.
  if (!isSame(initial, seen) && !(isRenewed && isDirty)) {
    setSeen(initial)
    if (isRenewed) {
      setBasis(initial)
      setDraft(initial)
    }
  }
  const drafts = useDrafts({ form, draft, basis, isDirty, setDraft })
  const guard = useLeaveGuard(isDirty)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const field = missingField(draft)
    setMissing(field && { field })
    if (field) {
      toast.show(articleToasts.missingFields)
      return
    }
    setSaving(true)
    const saved = await save(draft)
    setSaving(false)
    if (!saved) return
    const stored = draftOf(saved)
    setPublished(saved)
    setBasis(stored)
    setDraft((now) => (isSame(now, draft) ? stored : now))
    drafts.forget()
  }
  const change = (edit: Partial<ArticleDraft>) => {
    setMissing(null)
    setDraft((before) => ({ ...before, ...edit }))
  }

  const isOutdated = isRenewed && isDirty
  return { draft, change, submit, isSaving, isDirty, isOutdated, missing, published, drafts, guard }
}
export type ArticleForm = ReturnType<typeof useArticleForm>

/** Title and content are required; markup without text or media is blank (MANAGE-2). The first that is missing. */
export function missingField({
  title,
  content
}: Pick<ArticleDraft, 'title' | 'content'>): 'title' | 'content' | null {
  if (title.trim() === '') return 'title'
  return isBlankHtml(content) ? 'content' : null
}

/** What the form edits of an article. */
export const draftOf = ({ title, content, imageUrl }: Article): ArticleDraft => ({
  title,
  content,
  imageUrl: imageUrl ?? ''
})

const isSame = (one: ArticleDraft, other: ArticleDraft) =>
  one.title === other.title && one.content === other.content && one.imageUrl === other.imageUrl
