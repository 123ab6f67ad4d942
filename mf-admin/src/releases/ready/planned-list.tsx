import type { ListedPlan, PlannedRelease } from '@site/contracts/federation/release'
import { classNames } from '@site/web/ui/class-names'
import { Button } from '@site/web/ui/forms/button'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import health from '../../layout/list/health-rows.module.css'
import { sayInstant, sayWhen } from '../../layout/when/say-when.ts'
import styles from '../board/board.module.css'
import { unfoldId } from '../board/unfold-id.ts'
import { plannedCopy } from '../content/plans.ts'
import { releasesCopy, rollbackCopy } from '../content/releases.ts'
import details from '../details/details.module.css'
import own from './planned-list.module.css'
import { PreviewButton } from './preview-button.tsx'

interface PlannedListProps {
  plans: ListedPlan[]
  adminCode: string
  /** May this server change what is live? */
  isChangeable: boolean
  onCancel: (plan: PlannedRelease) => void
}

/** What is to go live at a time, the next first (BOARD-12). */
export function PlannedList({ plans, adminCode, isChangeable, onCancel }: PlannedListProps) {
  return (
    <section className={details.part}>
      <h2 className={styles.name}>{plannedCopy.title}</h2>
      <p className={styles.about}>{plannedCopy.intro}</p>
      <ul className={health.list}>
        {plans.map((plan) => (
          <Planned
            key={plan.id}
            {...{ plan, adminCode }}
            onCancel={isChangeable ? () => onCancel(plan) : null}
          />
        ))}
      </ul>
    </section>
  )
}

interface PlannedProps {
  plan: ListedPlan
  adminCode: string
  onCancel: (() => void) | null
}

function Planned({ plan, adminCode, onCancel }: PlannedProps) {
  const { id, at, plannedAt, by, message, versions, overtaken } = plan
  const names = Object.keys(versions)
  return (
    <li
      id={unfoldId(id)}
      tabIndex={-1}
      className={classNames(health.row, own.row)}
      data-health={overtaken ? 'broken' : 'paused'}
    >
      <h3>
        <time dateTime={at}>{plannedCopy.at(sayInstant(new Date(at)))}</time>
      </h3>
      <div>
        {Object.entries(versions).map(([name, { from, to }]) => (
          <p key={name}>
            {name} <span className={styles.version}>{from ? rollbackCopy.subject(from, to) : to}</span>
          </p>
        ))}
        {overtaken && <p className={own.overtaken}>{plannedCopy.overtaken(overtaken)}</p>}
        <p className={styles.about}>{plannedCopy.by(by, sayWhen(new Date(plannedAt)))}</p>
        {message && <p className={styles.message}>{releasesCopy.message(message)}</p>}
      </div>
      {onCancel && (
        <div className={own.actions}>
          <PreviewButton
            versions={Object.fromEntries(Object.entries(versions).map(([name, { to }]) => [name, to]))}
            adminCode={adminCode}
            about={plannedCopy.previewOf(names)}
          />
          <Button variant="quiet" size="small" onClick={onCancel}>
            {plannedCopy.cancel}
            <VisuallyHidden>{plannedCopy.of(names)}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  )
}
