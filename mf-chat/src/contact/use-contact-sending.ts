import { contactCalls } from '@site/contracts/operations/calls/contact'
import type { ContactInput } from '@site/contracts/operations/contact'
import { IDEMPOTENCY_HEADER } from '@site/contracts/operations/contact-forms'
import { callApi } from '@site/web/api/call-api'
import { HttpError, readFirstTouch, readPageUrl, useAudience, usePlatform } from '@site/web/platform'
import { useRef, useState } from 'react'
import type { ContactOrigin } from './contact-body.ts'
import { readOnlyReason } from './read-only-reason.ts'
import { createSubmissionKeys, type SubmissionKeys } from './submission-keys.ts'

export type SendingStatus = 'idle' | 'sending' | 'sent' | 'refused' | 'failed'

/** What became of a sending. `said`: what the service said of it, in French sentences for the visitor, where it said something. */
export interface Sent {
  outcome: 'sent' | 'refused' | 'failed' | 'read-only' | 'ignored'
  said: string | null
}

/** What is wrong with a field of the form, in the server's own French sentence. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

/**
 * Sends one form, whose visitor sees these `fields` of the body. A second press while the first is on its way is
 * ignored. `shownForMs` tells for how long the form was shown. 'refused': each of `fieldErrors` is shown at its field, and nothing else failed. 'failed': `reason` is the server's own French
 * sentence where it gave one (too many requests, say); with `isReadOnly` it is all that there is to say.
 */
export function useContactSending<Field extends keyof ContactInput>(
  fields: readonly Field[],
  shownForMs: () => number | null
) {
  const { http, toasts } = usePlatform()
  const audience = useAudience()
  const [status, setStatus] = useState<SendingStatus>('idle')
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<Field>>(NONE)
  const [reason, setReason] = useState<string | null>(null)
  const [isReadOnly, setIsReadOnly] = useState(false)
  const keys = useRef<SubmissionKeys>(null)
  const isSending = useRef(false)
  keys.current ??= createSubmissionKeys()

  const send = async (build: (origin: ContactOrigin) => ContactInput): Promise<Sent> => {
    if (isSending.current) return { outcome: 'ignored', said: null }
    isSending.current = true
    // What the last try had to say is no longer so.
    toasts.dismiss()
    reset()
    setStatus('sending')
    const body = build({ pageUrl: readPageUrl(), ...readFirstTouch() })
    try {
      const headers = { [IDEMPOTENCY_HEADER]: keys.current?.keyFor(body) ?? '' }
      // Beside the body that the key stands for: it grows from try to try.
      const timed = { ...body, shownForMs: shownForMs() }
      await callApi(http, contactCalls.sendContact, { body: timed, headers })
      keys.current?.forget()
      setStatus('sent')
      audience.count('form-sent')
      return { outcome: 'sent', said: null }
    } catch (error) {
      const found = fieldErrorsIn(error, fields)
      setFieldErrors(found ?? NONE)
      const given = found ? null : reasonOf(error)
      setReason(given)
      setIsReadOnly(readOnlyReason(error) !== null)
      setStatus(found ? 'refused' : 'failed')
      return found
        ? { outcome: 'refused', said: Object.values(found).join(' ') }
        : { outcome: readOnlyReason(error) ? 'read-only' : 'failed', said: given }
    } finally {
      isSending.current = false
    }
  }

  const reset = () => {
    setStatus('idle')
    setFieldErrors(NONE)
    setReason(null)
    setIsReadOnly(false)
  }

  /** Something was typed or ticked: what it was is told to nobody. */
  const begin = () => audience.count('form-begun')

  return { status, fieldErrors, reason, isReadOnly, send, reset, begin }
}

const NONE = {}

/** The errors of a 422, if all of them are in fields that the visitor sees; else null: the form as a whole has failed. */
function fieldErrorsIn<Field extends string>(
  error: unknown,
  fields: readonly Field[]
): FieldErrors<Field> | null {
  if (!(error instanceof HttpError) || error.status !== 422) return null
  const named = error.problem?.fields ?? {}
  const seen = fields.filter((field) => typeof named[field] === 'string')
  if (seen.length === 0 || seen.length < Object.keys(named).length) return null
  return Object.fromEntries(seen.map((field) => [field, named[field]])) as FieldErrors<Field>
}

/** Only a refusal explains itself to the visitor; a broken server or network has nothing to add to our own message. */
function reasonOf(error: unknown): string | null {
  if (error instanceof HttpError && error.status < 500) return error.problem?.message ?? null
  console.error('The form could not be sent', error)
  return null
}
