import { useBookingUrl } from '@site/web/platform'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type ChatFormKind, type ChatFormValues, chatBody } from '../../contact/contact-body.ts'
import { useContactSending } from '../../contact/use-contact-sending.ts'
import { useErrorFocus } from '../../contact/use-error-focus.ts'
import { useShownSince } from '../../contact/use-shown-since.ts'
import { chatFormText } from '../content/forms.ts'

const EMPTY: ChatFormValues = { email: '', telephone: '', consent: false, website: '', question: null }

/** What the rest of the chat and of the page hands to a form. */
export interface HandedOver {
  /** An address typed elsewhere on the page: the form is new with it. */
  offered: { email: string } | null
  /** A question that the visitor wants sent along. */
  carried: { question: string } | null
}

/** What the visitor sees of the body. */
const FIELDS = ['email', 'telephone'] as const

/**
 * One of the chat's two forms. It lives as long as the panel, so that a failed send, another view or a closed panel lose
 * nothing. The booking tab is opened by the press itself: browsers block one that comes after an answer (FORM-9).
 *
 * @param asked the latest question, which the visitor may send along though they have not said so yet (CHAT-39)
 * @param onSent the team has it
 */
export function useChatForm(
  kind: ChatFormKind,
  asked: string | null,
  onSent: () => void,
  { offered, carried }: HandedOver = { offered: null, carried: null }
) {
  const bookingUrl = useBookingUrl()
  const ref = useRef<HTMLFormElement>(null)
  const sending = useContactSending(FIELDS, useShownSince(ref))
  useErrorFocus(ref, sending)
  const [values, setValues] = useState(EMPTY)
  const [isEmailMissing, setEmailMissing] = useState(false)
  const [isQuestionKept, setQuestionKept] = useState(false)
  /** The question that went along already. */
  const [given, setGiven] = useState<string | null>(null)
  const question = values.question ?? (asked === given ? null : asked)
  const emailField = useRef<HTMLInputElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when it is offered
  useEffect(() => {
    if (!offered || sending.status === 'sending') return
    sending.reset()
    change({ email: offered.email })
  }, [offered])
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when it is carried
  useEffect(() => {
    if (!carried || sending.status === 'sending') return
    if (sending.status === 'sent') sending.reset()
    setValues((before) => ({ ...before, question: carried.question }))
    setQuestionKept(true)
  }, [carried])

  const change = (edit: Partial<ChatFormValues>) => {
    setValues((before) => ({ ...before, ...edit }))
    sending.begin()
    if (edit.email?.trim()) setEmailMissing(false)
    if (sending.status === 'failed' || sending.status === 'refused') sending.reset()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.status === 'sending') return
    setEmailMissing(values.email.trim() === '')
    if (values.email.trim() === '') {
      emailField.current?.focus()
      return
    }
    if (kind === 'appointment') window.open(bookingUrl, '_blank', 'noopener')
    const { outcome } = await sending.send((origin) =>
      chatBody(kind, { ...values, question: isQuestionKept ? question : null }, origin)
    )
    if (outcome === 'sent') onSent()
  }
  /** After a success: the form is new again. */
  const startOver = () => {
    setValues(EMPTY)
    if (isQuestionKept) setGiven(question)
    setQuestionKept(false)
    sending.reset()
  }

  return {
    kind,
    ref,
    values,
    change,
    submit,
    startOver,
    emailField,
    question,
    isQuestionKept,
    setQuestionKept,
    fieldErrors: isEmailMissing ? { email: chatFormText.emailRequired } : sending.fieldErrors,
    status: sending.status,
    reason: sending.reason,
    isReadOnly: sending.isReadOnly
  }
}
export type ChatForm = ReturnType<typeof useChatForm>
