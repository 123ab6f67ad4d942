import type { SchedulerStatus } from '@site/contracts/operations/scheduler'
import { Badge } from '@site/web/ui/feedback/badge'
import { Button } from '@site/web/ui/forms/button'
import { formatDateTime } from '@site/web/ui/text/format-date'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { schedulerCopy } from './content/scheduler.ts'
import { RunList } from './run-list.tsx'
import styles from './scheduler-screen.module.css'
import { useScheduler } from './use-scheduler.ts'

/** /admin/auto: status, next run, and the two buttons (RUN-1). */
export function SchedulerScreen({ adminCode }: { adminCode: string }) {
  const { status, isMissing, pending, generateTest, trigger } = useScheduler(adminCode)
  return (
    <AdminFrame title={schedulerCopy.title} adminCode={adminCode}>
      <p>{schedulerCopy.intro}</p>
      <div role="status">{!status && !isMissing && <p>{schedulerCopy.loading}</p>}</div>
      {isMissing && (
        <div role="alert" className={styles.missing}>
          <p>{schedulerCopy.missing}</p>
          <p>{schedulerCopy.missingHint}</p>
        </div>
      )}
      {status && <Status status={status} />}
      <div className={styles.buttons}>
        <Button variant="strong" disabled={pending !== null} onClick={generateTest}>
          {pending === 'test' ? schedulerCopy.testing : schedulerCopy.test}
        </Button>
        <Button variant="quiet" disabled={pending !== null || status?.isRunning === true} onClick={trigger}>
          {pending === 'trigger' ? schedulerCopy.triggering : schedulerCopy.trigger}
        </Button>
      </div>
      <p className={styles.note}>{schedulerCopy.note}</p>
      {status?.runs && status.runs.length > 0 && <RunList runs={status.runs} />}
    </AdminFrame>
  )
}

function Status({ status }: { status: SchedulerStatus }) {
  const { isRunning, scheduledTime, nextRun } = status
  return (
    <dl className={styles.status}>
      <div>
        <dt>{schedulerCopy.status}</dt>
        <dd>
          <Badge tone={isRunning ? 'safran' : 'menthe'}>
            {isRunning ? schedulerCopy.running : schedulerCopy.waiting}
          </Badge>
        </dd>
      </div>
      <div>
        <dt>{schedulerCopy.scheduledTime}</dt>
        <dd>
          {scheduledTime} ({schedulerCopy.paris})
        </dd>
      </div>
      <div>
        <dt>{schedulerCopy.nextRun}</dt>
        <dd>
          <time dateTime={nextRun}>{formatDateTime(nextRun)}</time>
        </dd>
      </div>
    </dl>
  )
}
