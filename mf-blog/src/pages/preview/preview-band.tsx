import type { Previewed } from '@site/contracts/articles/draft'
import { Button } from '@site/web/ui/forms/button'
import { formatDateTime } from '@site/web/ui/text/format-date'
import { previewCopy } from './content/preview.ts'
import styles from './preview.module.css'

interface PreviewBandProps {
  previewed: Pick<Previewed, 'savedAt' | 'expiresAt'>
  isFetching: boolean
  retry: () => void
}

/** Says above the article that it is a draft, of when, and how long the link opens it; reads it again. */
export function PreviewBand({ previewed, isFetching, retry }: PreviewBandProps) {
  return (
    <section className={styles.band} aria-label={previewCopy.label}>
      <div className={styles.inner}>
        <p role="status">
          {previewCopy.kept(formatDateTime(previewed.savedAt))}{' '}
          <span className={styles.until}>{previewCopy.until(formatDateTime(previewed.expiresAt))}</span>
        </p>
        <Button variant="quiet" size="small" icon="refresh" disabled={isFetching} onClick={retry}>
          {isFetching ? previewCopy.refreshing : previewCopy.refresh}
        </Button>
      </div>
    </section>
  )
}
