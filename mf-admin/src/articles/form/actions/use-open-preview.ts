import type { Draft } from '@site/contracts/articles/draft'
import { useToast } from '@site/web/platform'
import { useRef } from 'react'
import { articleToasts } from '../../content/articles.ts'
import { actionsCopy, previewCopy } from '../../content/publication.ts'
import type { Publication } from './use-publication.ts'

/** Opens the draft as it will read in a tab of its own; the address that is made for it serves as long as it holds (PREVIEW-5). */
export function useOpenPreview(
  publication: Pick<Publication, 'createPreview' | 'keepNow'>,
  draft: Draft | null
): () => Promise<void> {
  const toast = useToast()
  const made = useRef<{ address: string; id: number }>(null)
  return async () => {
    // A tab that is not opened in the press itself is one that browsers refuse.
    const tab = window.open('', '_blank')
    if (!tab) {
      toast.show(articleToasts.failure(previewCopy.blocked))
      return
    }
    tab.opener = null
    const refuse = (reason: string) => {
      tab.close()
      toast.show(articleToasts.failure(reason))
    }
    if (!(await publication.keepNow())) return refuse(actionsCopy.notSaved)
    const { current } = made
    const running = draft?.previews.find(({ id }) => id === current?.id)
    if (!current || !running || new Date(running.expiresAt) <= new Date()) {
      const preview = await publication.createPreview()
      if ('error' in preview) return refuse(preview.error)
      made.current = preview
    }
    tab.location.replace(made.current?.address ?? '')
  }
}
