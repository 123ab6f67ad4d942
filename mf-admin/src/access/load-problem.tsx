import { Button } from '@site/web/ui/forms/button'
import { accessCopy } from './content/access.ts'
import styles from './load-problem.module.css'
import { RefusedCode } from './refused-code.tsx'

interface LoadProblemProps {
  /** What could not be read, in a sentence. */
  text: string
  hasFailed: boolean
  /** The code is wrong or revoked: trying again is of no use. */
  isRefused: boolean
  refetch: () => void
}

/** What a screen could not read, where it would stand, with the way to try again or to give another code (ADMIN-27). */
export function LoadProblem({ text, hasFailed, isRefused, refetch }: LoadProblemProps) {
  return (
    <div role="alert" className={styles.alert}>
      {hasFailed && (
        <div className={styles.problem}>
          <p>
            {text} {isRefused && <RefusedCode />}
          </p>
          {!isRefused && (
            <Button variant="quiet" size="small" icon="refresh" onClick={refetch}>
              {accessCopy.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
