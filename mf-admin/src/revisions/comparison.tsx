import type { RevisionSummary } from '@site/contracts/articles/revision'
import { Button } from '@site/web/ui/forms/button'
import { Field } from '@site/web/ui/forms/field'
import { lazy, Suspense, useState } from 'react'
import { revisionsCopy } from './content/revisions.ts'
import { formatMoment } from './format-moment.ts'
import styles from './revisions-screen.module.css'
import { useRevision } from './use-revisions.ts'

// Apart, so that other screens do not carry what only compares.
const CompareTexts = lazy(async () => ({ default: (await import('./compare-texts.tsx')).CompareTexts }))

interface ComparisonProps {
  id: string
  adminCode: string
  revisions: RevisionSummary[]
  online: number | undefined
  /** The number of the one that is looked at. */
  chosen: number
}

/** What a version changed of the one before it, or of another that is chosen (REVISION-2). */
export function Comparison({ id, adminCode, revisions, online, chosen }: ComparisonProps) {
  const others = revisions.filter(({ number }) => number !== chosen)
  // Newest first: the first that is older is the one before.
  const previous = others.find(({ number }) => number < chosen)?.number
  const [asked, setAsked] = useState<number | null>(null)
  const against = others.some(({ number }) => number === asked) ? (asked ?? undefined) : previous
  const after = useRevision(id, chosen, adminCode)
  const before = useRevision(id, against, adminCode)
  const failed = [after, before].find(({ hasFailed }) => hasFailed)
  const nameOf = ({ number, at }: RevisionSummary) => {
    if (number === previous) return revisionsCopy.previous(number)
    if (number === online) return revisionsCopy.onlineText(number)
    return revisionsCopy.other(number, formatMoment(at, new Date()))
  }
  return (
    <div className={styles.comparison}>
      {previous === undefined && <p>{revisionsCopy.first}</p>}
      {others.length > 0 && (
        <Field label={revisionsCopy.against}>
          {(control) => (
            <select
              {...control}
              value={against ?? ''}
              onChange={(event) => setAsked(event.target.value === '' ? null : Number(event.target.value))}
            >
              {previous === undefined && <option value="">{revisionsCopy.nothing}</option>}
              {others.map((other) => (
                <option key={other.number} value={other.number}>
                  {nameOf(other)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {failed && (
        <p role="alert">
          {revisionsCopy.textFailed}{' '}
          <Button variant="quiet" size="small" icon="refresh" onClick={failed.retry}>
            {revisionsCopy.retry}
          </Button>
        </p>
      )}
      {after.revision && (against === undefined || before.revision) && (
        <Suspense fallback={<p>{revisionsCopy.loading}</p>}>
          <CompareTexts before={before.revision ?? null} after={after.revision} />
        </Suspense>
      )}
    </div>
  )
}
