import type { HistoryEntry } from '@site/contracts/federation/release'
import { Badge } from '@site/web/ui/feedback/badge'
import { Button } from '@site/web/ui/forms/button'
import { formatDateTime } from '@site/web/ui/text/format-date'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import type { ReactNode } from 'react'
import { LoadProblem } from '../../access/load-problem.tsx'
import { OlderButton, useLatest } from '../../layout/list/latest-lines.tsx'
import { detailsCopy, releasesCopy, rollbackCopy } from '../content/releases.ts'
import styles from './details.module.css'
import { Evidence } from './evidence.tsx'
import { useReleaseHistory } from './use-release-history.ts'

/** Lines that show until somebody asks for the others. */
const SHOWN = 6

interface HistoryProps {
  adminCode: string
  name: string
  state: string
  /** Versions that one can go back to. */
  earlier: string[]
  onGoBack: (version: string) => void
}

/** What was made live, looked at and refused, the newest first. Where a version was live last, and is kept, one goes back to it. */
export function History({ earlier, onGoBack, ...props }: HistoryProps) {
  const { entries, ...problem } = useReleaseHistory(props.adminCode, props.name, props.state)
  const { shown, list, older, showOlder } = useLatest(entries, SHOWN)
  const isLatestOf = ({ version }: HistoryEntry, line: number) =>
    entries?.findIndex((one) => one.version === version && one.result === 'live') === line
  return (
    <section className={styles.part}>
      <h3>{detailsCopy.history}</h3>
      <div role="status">
        {!entries && !problem.hasFailed && <p className={styles.quiet}>{detailsCopy.loading}</p>}
        {entries?.length === 0 && <p className={styles.quiet}>{detailsCopy.empty}</p>}
      </div>
      <LoadProblem text={detailsCopy.failed} {...problem} />
      <ol ref={list} className={styles.history} tabIndex={-1}>
        {shown?.map((entry, line) => (
          <Line key={`${entry.at} ${entry.version} ${entry.action}`} {...entry}>
            {earlier.includes(entry.version) && isLatestOf(entry, line) && (
              <Button variant="quiet" size="small" onClick={() => onGoBack(entry.version)}>
                {rollbackCopy.confirm}
                <VisuallyHidden>{releasesCopy.which(entry.version)}</VisuallyHidden>
              </Button>
            )}
          </Line>
        ))}
      </ol>
      <OlderButton older={older} onPress={showOlder} />
    </section>
  )
}

const TONES = {
  live: 'menthe',
  preview: 'lilas',
  refused: 'error',
  canary: 'lilas',
  retired: 'lilas',
  planned: 'lilas',
  cancelled: 'lilas'
} as const

function Line({ children, ...entry }: HistoryEntry & { children: ReactNode }) {
  const { at, action, result, version, before, by, commit, message, pipeline, signedBy } = entry
  const { errors, share, evidence, liveAt, together = {}, deployable } = entry
  const others = Object.entries(together).filter(([name]) => name !== deployable)
  const isTakenBack = (action === 'rollback' || action === 'abort') && result !== 'refused'
  const notes = [
    others.length > 0 && detailsCopy.together(others),
    message && releasesCopy.message(message),
    commit && releasesCopy.commit(commit),
    signedBy && detailsCopy.signedBy(signedBy),
    pipeline && detailsCopy.from(pipeline)
  ].filter(Boolean)
  return (
    <li>
      <p className={styles.line}>
        <time dateTime={at}>{formatDateTime(at)}</time>
        <Badge tone={isTakenBack ? 'safran' : TONES[result]}>
          {result === 'preview' || result === 'refused' ? detailsCopy[result] : detailsCopy.actions[action]}
        </Badge>
      </p>
      <p>
        <span className={styles.version}>{version}</span>
        {share !== undefined && ` ${detailsCopy.at(share)}`} {releasesCopy.by(by)}
        {liveAt && `, ${detailsCopy.planned(formatDateTime(liveAt))}`}
        {result === 'live' && before !== null && before !== version && `, ${detailsCopy.instead(before)}`}
      </p>
      {notes.length > 0 && <p className={styles.about}>{notes.join(', ')}</p>}
      {evidence && <Evidence {...evidence} />}
      {errors?.map((line) => (
        <p key={line} className={styles.error} lang="en">
          {line}
        </p>
      ))}
      {children}
    </li>
  )
}
