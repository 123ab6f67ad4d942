import { isBlankHtml } from '@site/contracts/article'
import { useToast } from '@site/web/platform'
import { type FormEvent, useState } from 'react'
import { articleToasts } from './content/articles.ts'
import type { ArticleDraft } from './use-article-changes.ts'

/** State of the article form. `save` answers whether the article was saved; the draft is kept when it was not. */
export function useArticleForm(initial: ArticleDraft, save: (draft: ArticleDraft) => Promise<boolean>) {
  const toast = useToast()
  const [draft, setDraft] = useState(initial)
  const [isSaving, setSaving] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    if (isIncomplete(draft)) {
      toast.show(articleToasts.missingFields)
      return
    }
    setSaving(true)
    await save(draft)
    setSaving(false)
  }
  const change = (edit: Partial<ArticleDraft>) => setDraft((before) => ({ ...before, ...edit }))

  return { draft, change, submit, isSaving }
}
export type ArticleForm = ReturnType<typeof useArticleForm>

/** Title and content are required; markup without text or media is blank (SPEC §5, RESOLUTIONS 18). */
export function isIncomplete({ title, content }: Pick<ArticleDraft, 'title' | 'content'>): boolean {
  return title.trim() === '' || isBlankHtml(content)
}
