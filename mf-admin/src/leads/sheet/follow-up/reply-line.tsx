import { Button } from '@site/web/ui/forms/button'
import asked from '../../../layout/asked.module.css'
import { followCopy } from '../content/follow.ts'
import { sayDue } from '../content/say-due.ts'
import styles from './follow-up.module.css'

interface ReplyLineProps {
  /** Since when the visitor waits; null: nobody does. */
  repliedAt: string | null
  onHandled: () => void
}

/** That the visitor has answered and waits: the way to what was written, and the word that it needs no answer (SHEET-20). */
export function ReplyLine({ repliedAt, onHandled }: ReplyLineProps) {
  return (
    <div role="status">
      {repliedAt && (
        <div className={asked.asked}>
          <p>{followCopy.reply.waits(sayDue(new Date(repliedAt)))}</p>
          <div className={styles.chips}>
            <Button variant="strong" size="small" icon="mail" onClick={goToLatestReply}>
              {followCopy.reply.read}
            </Button>
            <Button variant="quiet" size="small" onClick={onHandled}>
              {followCopy.reply.handled}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function goToLatestReply(): void {
  const latest = [...document.querySelectorAll<HTMLElement>('[data-reply]')].at(-1)
  latest?.focus({ preventScroll: true })
  latest?.scrollIntoView({ block: 'start' })
}
