import { useHydrated } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { content } from '../context/content.ts'
import type { Kept } from '../context/kept.ts'
import styles from './slot.module.css'

/** The markup of a slot as the server sent it; null where it sent none. To be read before React takes over. */
export function readMarkup(root: Element, remote: string): string | null {
  return root.querySelector(`main [data-mf="${remote}"]`)?.innerHTML ?? null
}

interface KeptMarkupProps {
  kept: Kept
  isLoading: boolean
  onRetry: () => void
}

/**
 * The page as it came, to be read on, its links to be followed: the browser follows them by itself. Its buttons do nothing, so
 * that is said beside it, with a way to try again.
 */
export function KeptMarkup({ kept, isLoading, onRetry }: KeptMarkupProps) {
  const isHydrated = useHydrated()
  return (
    <>
      <div
        data-mf={kept.remote}
        className={styles.slot}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: kept.html }}
      />
      {isHydrated && (
        <div className={styles.kept} role="status" data-print="hidden">
          {isLoading ? content.loading : content.keptMarkup}
          {!isLoading && (
            <Button variant="quiet" size="small" onClick={onRetry}>
              {content.retry}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
