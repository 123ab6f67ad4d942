import { Button } from '@site/web/ui/forms/button'
import { accessCopy } from '../../access/content/access.ts'
import { personsCopy } from '../content/persons.ts'
import styles from './list.module.css'

interface LoadProblemProps {
  hasFailed: boolean
  isRefused: boolean
  refetch: () => void
  text?: string
}

/** What could not be read, and the way to try again. */
export function LoadProblem({ hasFailed, isRefused, refetch, text = personsCopy.failed }: LoadProblemProps) {
  return (
    <div role="alert">
      {hasFailed && (
        <p className={styles.problem}>
          {text} {isRefused && accessCopy.refused}
          {!isRefused && (
            <Button variant="quiet" size="small" icon="refresh" onClick={refetch}>
              {personsCopy.retry}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
