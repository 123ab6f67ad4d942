import { INCIDENT_KINDS } from '@site/contracts/browser-health/limits'
import type { BoardRow, BoardVersion } from '@site/contracts/release-board/release-board'
import { classNames } from '@site/web/ui/class-names'
import { Badge } from '@site/web/ui/feedback/badge'
import { Button } from '@site/web/ui/forms/button'
import { Icon } from '@site/web/ui/pictures/icon'
import { formatNumber } from '@site/web/ui/text/plural'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { useId, useState } from 'react'
import health from '../../layout/list/health-rows.module.css'
import { sayWhen } from '../../layout/when/say-when.ts'
import type { AskedOfRow } from '../asked/what-is-asked.ts'
import { Canary } from '../canary/canary.tsx'
import { detailsCopy, releasesCopy } from '../content/releases.ts'
import { ReleaseDetails } from '../details/release-details.tsx'
import styles from './board.module.css'
import { healthOf, incidentsOf, reportOfLive } from './health-of.ts'
import { unfoldId } from './unfold-id.ts'

interface ReleaseRowProps {
  row: BoardRow
  adminCode: string
  /** `to`: the version that a rollback goes to, where it is not the one before. */
  onAsk: (action: AskedOfRow['action'], to?: string) => void
}

/** One front end: what is live of it and what was before, how it fares, what it weighs, and the way back; unfolded, what that rests on. */
export function ReleaseRow({ row, adminCode, onAsk }: ReleaseRowProps) {
  const { name, state, live, before, canary, isChangeable, kept } = row
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  return (
    <li className={classNames(health.row, styles.row)} data-health={healthOf(row)}>
      <div className={styles.who}>
        <h2 className={styles.name}>{name}</h2>
        {state === 'previous' && <Badge tone="warning">{releasesCopy.previousServes}</Badge>}
        {state === 'down' && <Badge tone="error">{releasesCopy.down}</Badge>}
        <button
          type="button"
          id={unfoldId(name)}
          className={styles.unfold}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron-down" />
          {detailsCopy.unfold}
          <VisuallyHidden>{releasesCopy.of(name)}</VisuallyHidden>
        </button>
        {kept !== null && <p className={styles.refusal}>{kept}</p>}
        {kept === null && isChangeable && (
          <button
            type="button"
            className={classNames(styles.unfold, styles.retire)}
            onClick={() => onAsk('retire')}
          >
            <Icon name="close" />
            {releasesCopy.retire}
            <VisuallyHidden>{releasesCopy.which(name)}</VisuallyHidden>
          </button>
        )}
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
            {before && <Version {...before} />}
            <WayBack row={row} onRollBack={() => onAsk('rollback')} />
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
      {canary && <Canary {...{ name, canary, isChangeable, onAsk }} />}
      <div id={detailsId} className={styles.details} hidden={!isOpen}>
        {isOpen && (
          <ReleaseDetails row={row} adminCode={adminCode} onGoBack={(to) => onAsk('rollback', to)} />
        )}
      </div>
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
      {message && <p className={styles.message}>{releasesCopy.message(message)}</p>}
      {commit && <p className={styles.about}>{releasesCopy.commit(commit)}</p>}
    </>
  )
}

function WayBack({ row, onRollBack }: { row: BoardRow; onRollBack: () => void }) {
  const { to, refusal } = row.rollback
  if (refusal !== null) return <p className={styles.refusal}>{releasesCopy.refusal(refusal)}</p>
  return (
    <Button variant="quiet" size="small" className={styles.back} onClick={onRollBack}>
      <span>
        {releasesCopy.rollBack} <span className={styles.whole}>{to}</span>
      </span>
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
