import type { RevisionSummary } from '@site/contracts/articles/revision'
import { Badge } from '@site/web/ui/feedback/badge'
import { revisionsCopy } from './content/revisions.ts'
import { formatMoment } from './format-moment.ts'
import styles from './revisions-screen.module.css'

interface RevisionListProps {
  revisions: RevisionSummary[]
  /** The number of the one that the blog shows, if any. */
  online: number | undefined
  chosen: number
  onChoose: (number: number) => void
}

/** The texts that were published, newest first, one of them chosen (REVISION-1). */
export function RevisionList({ revisions, online, chosen, onChoose }: RevisionListProps) {
  return (
    <nav className={styles.versions} aria-label={revisionsCopy.list}>
      <ol>
        {revisions.map((revision) => (
          <li key={revision.number}>
            <button
              type="button"
              className={styles.version}
              aria-current={revision.number === chosen ? 'true' : undefined}
              onClick={() => onChoose(revision.number)}
            >
              <span className={styles.number}>
                {revisionsCopy.number(revision.number)}
                {revision.number === online && <Badge tone="menthe">{revisionsCopy.online}</Badge>}
              </span>
              <span>{formatMoment(revision.at, new Date())}</span>
              <span className={styles.how}>{howOf(revision)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** How a text came on the blog, and who published it where somebody was named. */
function howOf({ number, by, origin, scheduleId }: RevisionSummary): string {
  const { how } = revisionsCopy
  // A generated article is published once by the generator, and from then on by people.
  const isGenerated = number === 1 && origin.writer !== 'person' && by === null
  if (isGenerated && origin.writer !== 'person') return how[origin.writer]
  const way = scheduleId === undefined ? how.hand : how.scheduled
  return `${way}, ${by === null ? revisionsCopy.shared : revisionsCopy.by(by)}`
}
