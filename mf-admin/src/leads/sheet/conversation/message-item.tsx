import type { ThreadMessage } from '@site/contracts/answers/thread'
import { answerCalls } from '@site/contracts/operations/calls/answers'
import { callApi } from '@site/web/api/call-api'
import { usePlatform } from '@site/web/platform'
import { Badge } from '@site/web/ui/feedback/badge'
import { Button } from '@site/web/ui/forms/button'
import { useState } from 'react'
import { logFailure } from '../../../api/log-failure.ts'
import { sayWhen } from '../../../layout/when/say-when.ts'
import { conversationCopy as copy } from './content/conversation.ts'
import styles from './conversation.module.css'
import { problemOf } from './draft/problem-of.ts'

interface MessageItemProps {
  adminCode: string
  message: ThreadMessage
  /** The visitor's name; '' where it is not known. */
  visitor: string
  onSentAgain: (message: ThreadMessage) => void
}

const TONES = {
  waiting: 'lilas',
  sent: 'success',
  'perhaps-twice': 'warning',
  failed: 'error',
  received: 'menthe'
} as const

/** A longer text is folded to so many characters or lines: at once to two of what a program wrote, which is the same for everybody. */
const FOLDED = { characters: 900, lines: 14 }
const FOLDED_RECEIPT = { characters: 160, lines: 2 }
/** What is folded hides more than the button takes. */
const LEAST_HIDDEN = { characters: 240, lines: 4 }

export function MessageItem({ adminCode, message, visitor, onSentAgain }: MessageItemProps) {
  const { kind, isAutomatic, state, problem, subject, attachments } = message
  return (
    <li
      className={kind === 'reply' ? styles.reply : styles.message}
      data-reply={kind === 'reply' && !isAutomatic ? '' : undefined}
      tabIndex={-1}
    >
      <p className={styles.head}>
        <strong>{authorOf(message, visitor)}</strong>
        <time dateTime={message.at}>{sayWhen(new Date(message.at))}</time>
        <Badge tone={TONES[state]}>{copy.states[state]}</Badge>
      </p>
      <p className={styles.subject}>{subject}</p>
      <Folded text={message.text} limit={kind === 'receipt' ? FOLDED_RECEIPT : FOLDED} />
      {message.isCut && <p className={styles.small}>{copy.cut}</p>}
      {attachments.length > 0 && <p className={styles.small}>{copy.attachments(attachments)}</p>}
      {problem && <p className={state === 'failed' ? styles.problem : styles.warning}>{problem}</p>}
      {state === 'failed' && <SendAgain adminCode={adminCode} message={message} onSentAgain={onSentAgain} />}
    </li>
  )
}

function authorOf({ kind, by, isAutomatic }: ThreadMessage, visitor: string): string {
  if (kind === 'receipt') return copy.receipt
  if (kind === 'reply') return isAutomatic ? copy.automatic : (by ?? (visitor || copy.visitor))
  return by ?? copy.team
}

function Folded({ text, limit }: { text: string; limit: typeof FOLDED }) {
  const [isWhole, setWhole] = useState(false)
  const lines = text.split('\n')
  const isLong =
    text.length > limit.characters + LEAST_HIDDEN.characters ||
    lines.length > limit.lines + LEAST_HIDDEN.lines
  const shown =
    isLong && !isWhole
      ? `${lines.slice(0, limit.lines).join('\n').slice(0, limit.characters).trimEnd()}\n…`
      : text
  return (
    <>
      <p className={styles.text}>{shown}</p>
      {isLong && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? copy.less : copy.more}
        </button>
      )}
    </>
  )
}

function SendAgain({ adminCode, message, onSentAgain }: Omit<MessageItemProps, 'visitor'>) {
  const { http } = usePlatform()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const again = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      onSentAgain(
        await callApi(http, answerCalls.sendAnswerAgain, { params: { id: message.id }, body: { adminCode } })
      )
    } catch (error) {
      logFailure('The message was not sent again', error)
      setTrouble(problemOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div>
      <Button variant="quiet" size="small" icon="refresh" disabled={isBusy} onClick={again}>
        {isBusy ? copy.againBusy : copy.again}
      </Button>
      <div role="alert">{trouble && <p className={styles.problem}>{trouble}</p>}</div>
    </div>
  )
}
