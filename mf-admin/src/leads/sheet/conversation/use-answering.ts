import type { ThreadMessage } from '@site/contracts/answers/thread'
import { answerCalls } from '@site/contracts/operations/calls/answers'
import { IDEMPOTENCY_HEADER } from '@site/contracts/operations/contact-forms'
import { callApi } from '@site/web/api/call-api'
import { HttpError, usePlatform, useQueryClient } from '@site/web/platform'
import { useRef, useState } from 'react'
import { logFailure } from '../../../api/log-failure.ts'
import { isMissing, sheetKey } from '../data/use-sheet.ts'
import { problemOf, type Trouble } from './draft/problem-of.ts'
import type { Draft } from './draft/use-draft.ts'

/**
 * Sends the draft. It stays as it is until the service has taken it; sent again unchanged it carries the same key, so that an answer that
 * was lost on the way makes no second e-mail (ANSWER-1). `onStale`: somebody wrote in the thread after what its writer has seen (ANSWER-18).
 */
export function useAnswering(
  adminCode: string,
  leadId: number,
  { draft, change, close }: Omit<Draft, 'draft'> & { draft: Draft['draft'] & { subject: string } },
  { onSent, onStale }: { onSent: (message: ThreadMessage) => void; onStale: () => void }
) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  return {
    isBusy,
    trouble,
    forget: () => setTrouble(null),
    async send(seen: number): Promise<void> {
      if (isSending.current) return
      isSending.current = true
      setBusy(true)
      setTrouble(null)
      const key = draft.key ?? globalThis.crypto.randomUUID()
      change({ key })
      try {
        const message = await callApi(http, answerCalls.writeAnswer, {
          params: { id: leadId },
          body: { adminCode, subject: draft.subject, text: draft.text, seen },
          headers: { [IDEMPOTENCY_HEADER]: key }
        })
        close(key)
        onSent(message)
      } catch (error) {
        logFailure('The answer was not taken', error)
        if (isMissing(error)) void client.invalidateQueries({ queryKey: sheetKey(adminCode, leadId) })
        if (error instanceof HttpError && error.problem?.code === 'thread-changed') onStale()
        else setTrouble(problemOf(error))
      } finally {
        isSending.current = false
        setBusy(false)
      }
    }
  }
}
