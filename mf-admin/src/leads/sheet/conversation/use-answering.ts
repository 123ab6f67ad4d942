import type { ThreadMessage } from '@site/contracts/answers/thread'
import { answerCalls } from '@site/contracts/operations/calls/answers'
import { IDEMPOTENCY_HEADER } from '@site/contracts/operations/contact-forms'
import { callApi } from '@site/web/api/call-api'
import { usePlatform } from '@site/web/platform'
import { useRef, useState } from 'react'
import { problemOf, type Trouble } from './draft/problem-of.ts'
import type { Draft } from './draft/use-draft.ts'

/**
 * Sends the draft. It stays as it is until the service has taken it; sent again unchanged it carries the same key, so that an answer that
 * was lost on the way makes no second e-mail (ANSWER-1).
 */
export function useAnswering(
  adminCode: string,
  leadId: number,
  { draft, change, clear }: Draft,
  onSent: (message: ThreadMessage) => void
) {
  const { http } = usePlatform()
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  return {
    isBusy,
    trouble,
    forget: () => setTrouble(null),
    async send(): Promise<void> {
      if (isSending.current) return
      isSending.current = true
      setBusy(true)
      setTrouble(null)
      const key = draft.key ?? globalThis.crypto.randomUUID()
      change({ key })
      try {
        const message = await callApi(http, answerCalls.writeAnswer, {
          params: { id: leadId },
          body: { adminCode, subject: draft.subject, text: draft.text },
          headers: { [IDEMPOTENCY_HEADER]: key }
        })
        clear()
        onSent(message)
      } catch (error) {
        console.error('The answer was not taken', error)
        setTrouble(problemOf(error))
      } finally {
        isSending.current = false
        setBusy(false)
      }
    }
  }
}
