import { useSite } from '@site/web/platform'
import { useEffect, useRef } from 'react'
import type { ChatFormKind } from '../../contact/contact-body.ts'
import type { SendingStatus } from '../../contact/use-contact-sending.ts'
import { isElsewhere } from '../../focus/is-elsewhere.ts'
import { chatFormText } from '../content/forms.ts'
import styles from './topics.module.css'

interface ChatFormResultProps {
  kind: ChatFormKind
  status: SendingStatus
  /** The server's own sentence when it refused the form. */
  reason: string | null
  /** That is all there is to say: the page only reads the site. */
  isReadOnly: boolean
}

/** What became of the form (FORM-8 to FORM-10). Announced, and focused once the form it replaces is gone, unless the visitor is elsewhere (CHAT-43). */
export function ChatFormResult({ kind, status, reason, isReadOnly }: ChatFormResultProps) {
  const result = useRef<HTMLDivElement>(null)
  const success = useRef<HTMLParagraphElement>(null)
  const before = useRef(status)
  useEffect(() => {
    const isNews = before.current !== status
    before.current = status
    if (status === 'sent' && isNews && !isElsewhere(null)) success.current?.focus()
    // The form is as high as the panel: its failure would stand below the edge.
    if (status === 'failed') result.current?.scrollIntoView({ block: 'nearest' })
  }, [status])
  return (
    <div ref={result} role="alert">
      {status === 'sent' && (
        <p ref={success} className={styles.success} tabIndex={-1}>
          {kind === 'contact' ? (
            <WithEmail text={chatFormText.contactSuccess} />
          ) : (
            chatFormText.appointmentSuccess
          )}
        </p>
      )}
      {status === 'sent' && kind === 'contact' && <p>{chatFormText.received}</p>}
      {status === 'failed' && (
        <div className={styles.failure}>
          {!isReadOnly && (
            <p>
              <WithEmail text={chatFormText.failure} />
            </p>
          )}
          {reason && <p>{reason}</p>}
        </div>
      )}
    </div>
  )
}

function WithEmail({ text }: { text: string }) {
  const { email } = useSite()
  return (
    <>
      {text} <a href={`mailto:${email}`}>{email}</a>
    </>
  )
}
