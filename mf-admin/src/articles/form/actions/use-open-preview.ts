import type { Draft } from '@site/contracts/articles/draft'
import { useToast } from '@site/web/platform'
import { openTab } from '../../../layout/tab/open-tab.ts'
import { articleToasts } from '../../content/articles.ts'
import { actionsCopy, previewCopy } from '../../content/publication.ts'
import { keepPreview, keptPreviewOf } from './own-previews.ts'
import type { Publication } from './use-publication.ts'

/** Opens the draft as it will read in a tab of its own; the address that this tab has made for it serves as long as it holds (PREVIEW-5). */
export function useOpenPreview(
  publication: Pick<Publication, 'createPreview' | 'keepNow'>,
  draft: Draft | null
): () => Promise<void> {
  const toast = useToast()
  return async () => {
    const tab = openTab()
    if (!tab) {
      toast.show(articleToasts.failure(previewCopy.blocked))
      return
    }
    const refuse = (reason: string) => {
      tab.close()
      toast.show(articleToasts.failure(reason))
    }
    if (!(await publication.keepNow())) return refuse(actionsCopy.notSaved)
    const own = keptPreviewOf(draft?.previews ?? [])
    if (own) return tab.location.replace(own)
    const made = await publication.createPreview()
    if ('error' in made) return refuse(made.error)
    keepPreview(made)
    tab.location.replace(made.address)
  }
}
