import type { Night, SchedulerStatus } from '@site/contracts/operations/scheduler'
import { Button } from '@site/web/ui/forms/button'
import { formatDateTime } from '@site/web/ui/text/format-date'
import { RefusedCode } from '../access/refused-code.tsx'
import { AdminFrame } from '../layout/admin-frame.tsx'
import { schedulerCopy } from './content/scheduler.ts'
import { NextSubject, useNextSubjects } from './next-subject.tsx'
import { NightPlanning } from './nights/night-planning.tsx'
import { RunList } from './run-list.tsx'
import styles from './scheduler-screen.module.css'
import { StockNotice } from './stock-notice.tsx'
import { TestButton } from './test-button.tsx'
import { useScheduler } from './use-scheduler.ts'
import { WaitingArticle } from './waiting-article.tsx'

/** /admin/auto: status and next run, what waits, the next subject, a month of nights, and the two buttons (RUN-1). */
export function SchedulerScreen({ adminCode }: { adminCode: string }) {
  const { status, isMissing, isRefused, pending, generateTest, trigger, approve, refuse } =
    useScheduler(adminCode)
  const nights = status?.nights ?? []
  const next = useNextSubjects(adminCode, nights.length > 0 ? status?.nextRun : undefined)
  // All of it at once: what comes later would push down what is there.
  const isReady = isMissing || (status !== undefined && (nights.length === 0 || !next.isPending))
  return (
    <AdminFrame title={schedulerCopy.title} adminCode={adminCode}>
      <p>{schedulerCopy.intro}</p>
      <div role="status">{!isReady && <p>{schedulerCopy.loading}</p>}</div>
      {isMissing && (
        <div role="alert" className={styles.missing}>
          <p>{schedulerCopy.missing}</p>
          <p>{isRefused ? <RefusedCode /> : schedulerCopy.missingHint}</p>
        </div>
      )}
      {isReady && (
        <>
          {status && <Status status={status} />}
          <StockNotice stock={status?.stock} />
          {nights.filter(isUndecided).map((night) => (
            <WaitingArticle
              key={night.runId}
              night={night}
              adminCode={adminCode}
              isBusy={pending !== null}
              onApprove={() => void approve(night.runId)}
              onRefuse={() => void refuse(night.runId)}
            />
          ))}
          {nights.length > 0 && <NextSubject key={status?.nextRun} adminCode={adminCode} next={next} />}
          {nights.length > 0 && <NightPlanning nights={nights} />}
          <section className={styles.block} aria-labelledby="now-title">
            <h2 id="now-title" className={styles.runsTitle}>
              {schedulerCopy.now}
            </h2>
            <p className={styles.note}>{schedulerCopy.note}</p>
            <div className={styles.buttons}>
              <Button
                variant="quiet"
                disabled={pending !== null || status?.isRunning === true}
                onClick={trigger}
              >
                {pending === 'trigger' ? schedulerCopy.triggering : schedulerCopy.trigger}
              </Button>
              <TestButton isWriting={pending === 'test'} isBusy={pending !== null} onConfirm={generateTest} />
            </div>
          </section>
          {status?.runs && status.runs.length > 0 && <RunList runs={status.runs} />}
        </>
      )}
    </AdminFrame>
  )
}

const isUndecided = (night: Night): night is Night & { runId: number } =>
  night.runId !== null && night.mayBeDecided

/** Where the generator is, and when it comes next: one line. */
function Status({ status: { isRunning, nextRun } }: { status: SchedulerStatus }) {
  return (
    <p className={styles.status}>
      <span className={styles.state} data-running={isRunning}>
        {isRunning ? schedulerCopy.running : schedulerCopy.waiting}
      </span>
      <span>
        {schedulerCopy.nextRun}
        {'\u00a0: '}
        <time dateTime={nextRun}>{formatDateTime(nextRun)}</time>, {schedulerCopy.paris}
      </span>
    </p>
  )
}
