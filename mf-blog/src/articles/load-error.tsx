import { Button } from '@site/web/ui/forms/button'
import { loadErrorCopy } from './content/load-error.ts'
import styles from './load-error.module.css'

interface LoadErrorProps {
  message: string
  isRetrying: boolean
  onRetry: () => void
}

/** The error line, shown in the page, with a button that tries again (BLOG-11). */
export function LoadError({ message, isRetrying, onRetry }: LoadErrorProps) {
  return (
    <div className={styles.error} role="alert">
      <p>{loadErrorCopy.line(message)}</p>
      <Button variant="quiet" size="small" icon="refresh" disabled={isRetrying} onClick={onRetry}>
        {isRetrying ? loadErrorCopy.retrying : loadErrorCopy.retry}
      </Button>
    </div>
  )
}
