import { administrationCalls } from '@site/contracts/operations/calls/administration'
import type { Night } from '@site/contracts/operations/scheduler'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { formatDateTime } from '@site/web/ui/text/format-date'
import prose from '@site/web/ui/text/prose.module.css'
import classes from '@site/web/ui/text/prose-classes.module.css'
import { useState } from 'react'
import { codeHeader } from '../api/code-header.ts'
import { waitingCopy } from './content/nights.ts'
import styles from './scheduler-screen.module.css'

interface WaitingArticleProps {
  night: Night & { runId: number }
  adminCode: string
  isBusy: boolean
  onApprove: () => void
  onRefuse: () => void
}

/** The article that waits for somebody: to read, to publish, to refuse (RUN-21). */
export function WaitingArticle({ night, adminCode, isBusy, onApprove, onRefuse }: WaitingArticleProps) {
  const [isOpen, setOpen] = useState(false)
  const { title, grade, reasons, waitsUntil, silence, runId } = night
  return (
    <section className={styles.waiting} aria-labelledby="waiting-title">
      <h2 id="waiting-title" className={styles.runsTitle}>
        {waitingCopy.title}
      </h2>
      <p className={styles.waitingArticle}>{title}</p>
      <p>
        {waitsUntil ? waitingCopy.until(formatDateTime(waitsUntil)) : waitingCopy.overdue}
        {silence && ` ${waitingCopy.silence[silence]}`}
      </p>
      {grade !== null && <p>{waitingCopy.grade(grade)}</p>}
      <ul className={styles.reasons}>
        {(reasons.length > 0 ? reasons : [waitingCopy.nothing]).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>{waitingCopy.read}</summary>
        {isOpen && <DraftText runId={runId} adminCode={adminCode} />}
      </details>
      <div className={styles.buttons}>
        <Button variant="strong" disabled={isBusy} onClick={onApprove}>
          {isBusy ? waitingCopy.sending : waitingCopy.approve}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onRefuse}>
          {waitingCopy.refuse}
        </Button>
      </div>
    </section>
  )
}

function DraftText({ runId, adminCode }: { runId: number; adminCode: string }) {
  const { http } = usePlatform()
  const { data, isError } = useQuery({
    queryKey: ['run-drafts', runId, adminCode],
    queryFn: () =>
      callApi(http, administrationCalls.listRunDrafts, {
        params: { id: runId },
        headers: codeHeader(adminCode)
      }),
    staleTime: 0
  })
  const content = data?.find(({ passed }) => passed)?.content
  return (
    <>
      <p role="status" hidden={content !== undefined}>
        {isError ? waitingCopy.unreadable : waitingCopy.loading}
      </p>
      {content !== undefined && (
        <div
          className={`${prose.prose} ${classes.classes}`}
          // As on the article's page: sanitised when it was written (ARTICLE-9).
          dangerouslySetInnerHTML={{ __html: content }}
        />
      )}
    </>
  )
}
