import { Button } from '@site/web/ui/forms/button'
import { manageCopy } from './content/articles.ts'
import styles from './load-line.module.css'

interface LoadLineProps {
  isLoaded: boolean
  error: string | null
  isFetching: boolean
  retry: () => void
  loadingText: string
}

/** Loading, or what went wrong with it and a button that tries again. */
export function LoadLine({ isLoaded, error, isFetching, retry, loadingText }: LoadLineProps) {
  return (
    <div className={styles.load}>
      <div role="status">{!isLoaded && error === null && <p>{loadingText}</p>}</div>
      <div role="alert">
        {error !== null && (
          <div className={styles.error}>
            <p>{manageCopy.loadFailure(error)}</p>
            <Button variant="quiet" size="small" icon="refresh" disabled={isFetching} onClick={retry}>
              {manageCopy.retry}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
