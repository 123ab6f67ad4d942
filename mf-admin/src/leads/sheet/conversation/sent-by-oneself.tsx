import { leadDeskCalls } from '@site/contracts/operations/calls/lead-desk'
import type { LeadSheet } from '@site/contracts/operations/lead-sheet'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQueryClient } from '@site/web/platform'
import { classNames } from '@site/web/ui/class-names'
import { Button } from '@site/web/ui/forms/button'
import { useState } from 'react'
import { logFailure } from '../../../api/log-failure.ts'
import asked from '../../../layout/asked.module.css'
import { sheetKey } from '../data/use-sheet.ts'
import { useDeskChange } from '../follow-up/use-desk-change.ts'
import { sentCopy as copy } from './content/conversation.ts'
import styles from './conversation.module.css'

interface SentByOneselfProps {
  adminCode: string
  sheet: LeadSheet
  /** Of the e-mail, variables filled in. */
  subject: string
  onNoted: () => void
  onNotSent: () => void
  /** The mail program was opened just now: the question is brought into sight. */
  isJustOpened: boolean
}

/** A function of its own, so that it is called once. */
const intoSight = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' })

/**
 * After an answer was opened in one's own mail program: was it sent? A yes is noted with its subject, and the lead waits for no answer any
 * more (ANSWER-23). The status can be taken back as every other one.
 */
export function SentByOneself(props: SentByOneselfProps) {
  const { adminCode, sheet, subject, onNoted, onNotSent, isJustOpened } = props
  const { http } = usePlatform()
  const client = useQueryClient()
  const { change, shown } = useDeskChange(adminCode, sheet.desk)
  const { leadId } = shown
  // One note, however often it is tried.
  const [key] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isNew = shown.status === 'nouveau'
  const note = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await callApi(http, leadDeskCalls.addNote, {
        params: { id: leadId },
        body: { text: copy.note(subject.trim()), key, adminCode }
      })
    } catch (error) {
      setProblem(logFailure('The answer that was sent could not be noted', error) ?? copy.failed)
      setBusy(false)
      return
    }
    if (isNew) void change({ status: 'contacte' })
    else if (shown.repliedAt) void change({ replyHandled: true })
    else void client.invalidateQueries({ queryKey: sheetKey(adminCode, leadId) })
    onNoted()
  }
  return (
    <div ref={isJustOpened ? intoSight : undefined} className={classNames(asked.asked, styles.asked)}>
      <p role="status">{copy.question}</p>
      <div className={styles.buttons}>
        <Button variant="strong" size="small" aria-disabled={isBusy} onClick={() => void note()}>
          {isBusy ? copy.busy : isNew ? copy.yesNew : copy.yes}
        </Button>
        <Button variant="quiet" size="small" onClick={onNotSent}>
          {copy.no}
        </Button>
      </div>
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
    </div>
  )
}
