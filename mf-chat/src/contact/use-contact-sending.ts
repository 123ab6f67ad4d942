import type { ContactInput } from '@site/contracts/contact'
import { IDEMPOTENCY_HEADER } from '@site/contracts/contact-forms'
import { HttpError, readFirstTouch, readPageUrl, usePlatform } from '@site/web/platform'
import { useRef, useState } from 'react'
import type { ContactOrigin } from './contact-body.ts'
import { createSubmissionKeys, type SubmissionKeys } from './submission-keys.ts'

export type SendingStatus = 'idle' | 'sending' | 'sent' | 'failed'
export type SendingOutcome = 'sent' | 'failed' | 'ignored'

/**
 * Sends one form to POST /api/contact. A second press while the first is on its way is ignored. `reason` is the
 * server's own French sentence when it refused the form (a mistyped address, too many requests).
 */
export function useContactSending() {
  const { http } = usePlatform()
  const [status, setStatus] = useState<SendingStatus>('idle')
  const [reason, setReason] = useState<string | null>(null)
  const keys = useRef<SubmissionKeys>(null)
  const isSending = useRef(false)
  keys.current ??= createSubmissionKeys()

  const send = async (build: (origin: ContactOrigin) => ContactInput): Promise<SendingOutcome> => {
    if (isSending.current) return 'ignored'
    isSending.current = true
    setStatus('sending')
    setReason(null)
    const body = build({ pageUrl: readPageUrl(), ...readFirstTouch() })
    try {
      const headers = { [IDEMPOTENCY_HEADER]: keys.current?.keyFor(body) ?? '' }
      await http.sendJson('POST', '/api/contact', body, { headers })
      keys.current?.forget()
      setStatus('sent')
      return 'sent'
    } catch (error) {
      setReason(reasonOf(error))
      setStatus('failed')
      return 'failed'
    } finally {
      isSending.current = false
    }
  }

  const reset = () => {
    setStatus('idle')
    setReason(null)
  }

  return { status, reason, send, reset }
}

/** Only a refusal explains itself to the visitor; a broken server or network has nothing to add to our own message. */
function reasonOf(error: unknown): string | null {
  if (error instanceof HttpError && error.status < 500) return error.problem?.message ?? null
  console.error('The form could not be sent', error)
  return null
}
