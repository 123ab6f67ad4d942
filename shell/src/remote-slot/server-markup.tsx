import { useHydrated } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { content } from '../context/content.ts'
import type { ServerMarkup } from '../context/server-markup.ts'
import styles from './slot.module.css'

/** The markup of a slot as the server sent it; null where it sent none. Must be read before hydration. */
export function readMarkup(root: Element, remote: string): string | null {
  return root.querySelector(`main [data-mf="${remote}"]`)?.innerHTML ?? null
}

interface ServerMarkupViewProps {
  serverMarkup: ServerMarkup
  isLoading: boolean
  onRetry: () => void
}

/**
 * The page as the server rendered it. It can be read, and its links work without scripts. Its buttons do nothing, so
 * a message beside it says so and offers a retry.
 */
export function ServerMarkupView({ serverMarkup, isLoading, onRetry }: ServerMarkupViewProps) {
  const isHydrated = useHydrated()
  return (
    <>
      <div
        data-mf={serverMarkup.remote}
        className={styles.slot}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: serverMarkup.html }}
      />
      {isHydrated && (
        <div className={styles.serverMarkup} role="status" data-print="hidden">
          {isLoading ? content.loading : content.inactiveButtons}
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
