import { INCIDENT_KINDS } from '@site/contracts/browser-health/limits'
import type { BoardRow, BoardVersion } from '@site/contracts/releases/release-board'
import { Badge } from '@site/web/ui/feedback/badge'
import { Button } from '@site/web/ui/forms/button'
import { formatNumber } from '@site/web/ui/text/plural'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { sayWhen } from '../../articles/draft/say-when.ts'
import { releasesCopy } from '../content/releases.ts'
import { ReleaseDetails } from '../details/release-details.tsx'
import styles from './board.module.css'
import { healthOf, incidentsOf, reportOfLive } from './health-of.ts'

interface ReleaseRowProps {
  row: BoardRow
  adminCode: string
  onRollBack: () => void
}

/** One front end: what is live of it and what was before, how it fares, what it weighs, and the way back. */
export function ReleaseRow({ row, adminCode, onRollBack }: ReleaseRowProps) {
  const { name, state, live, before } = row
  return (
    <li className={styles.row} data-health={healthOf(row)}>
      <div className={styles.who}>
        <h2 className={styles.name}>{name}</h2>
        {state === 'previous' && <Badge tone="warning">{releasesCopy.previousServes}</Badge>}
        {state === 'down' && <Badge tone="error">{releasesCopy.down}</Badge>}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{releasesCopy.live}</dt>
          <dd>
            <Version {...live} />
          </dd>
        </div>
        <div>
          <dt>{releasesCopy.before}</dt>
          <dd>
            {before ? <Version {...before} /> : <p className={styles.none}>{releasesCopy.noBefore}</p>}
            <WayBack row={row} onRollBack={onRollBack} />
          </dd>
        </div>
        <div>
          <dt>{releasesCopy.errors}</dt>
          <dd>
            <Errors row={row} />
          </dd>
        </div>
        <div>
          <dt>{releasesCopy.size}</dt>
          <dd>
            <Weight {...live} />
          </dd>
        </div>
      </dl>
      <ReleaseDetails row={row} adminCode={adminCode} />
    </li>
  )
}

function Version({ version, liveAt, builtAt, by, commit, message }: BoardVersion) {
  const when = liveAt
    ? releasesCopy.wentLive(sayWhen(new Date(liveAt)))
    : releasesCopy.built(sayWhen(new Date(builtAt)))
  return (
    <>
      <p className={styles.version}>{version}</p>
      <p className={styles.about}>{[when, by && releasesCopy.by(by)].filter(Boolean).join(' ')}</p>
      {(commit || message) && (
        <p className={styles.about}>
          {[message && releasesCopy.message(message), commit && releasesCopy.commit(commit)]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
    </>
  )
}

function WayBack({ row, onRollBack }: Pick<ReleaseRowProps, 'row' | 'onRollBack'>) {
  const { to, refusal } = row.rollback
  if (refusal !== null) return <p className={styles.refusal}>{releasesCopy.refusal(refusal)}</p>
  return (
    <Button variant="quiet" size="small" className={styles.back} onClick={onRollBack}>
      {releasesCopy.rollBack(to)}
      <VisuallyHidden>{releasesCopy.of(row.name)}</VisuallyHidden>
    </Button>
  )
}

function Errors({ row }: { row: BoardRow }) {
  const report = reportOfLive(row)
  const count = incidentsOf(report)
  return (
    <>
      <p className={styles.count} data-none={count === 0 || undefined}>
        {count === 0 ? releasesCopy.noErrors : formatNumber(count)}
      </p>
      {INCIDENT_KINDS.filter((kind) => (report?.incidents[kind] ?? 0) > 0).map((kind) => (
        <p key={kind} className={styles.about}>
          {releasesCopy.incidents(kind, report?.incidents[kind] ?? 0)}
        </p>
      ))}
      {report?.renderFailures && (
        <p className={styles.about}>{releasesCopy.renderFailures(report.renderFailures.count)}</p>
      )}
    </>
  )
}

function Weight({ size, budget }: BoardVersion) {
  return (['js', 'css'] as const).map((kind) => (
    <p key={kind} className={styles.weight}>
      <span>{releasesCopy[kind]}</span> {releasesCopy.weight(size[kind])}{' '}
      {budget && <span>{releasesCopy.budget(budget[kind])}</span>}
    </p>
  ))
}
