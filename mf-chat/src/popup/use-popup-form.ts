import { useToast } from '@site/web/platform'
import { type FormEvent, useRef, useState } from 'react'
import { type PopupValues, popupBody } from '../contact/contact-body.ts'
import { useContactSending } from '../contact/use-contact-sending.ts'
import { useErrorFocus } from '../contact/use-error-focus.ts'
import { useShownSince } from '../contact/use-shown-since.ts'
import { popupToasts } from './content/popup.ts'
import { isPopupClosed } from './popup-rules.ts'
import type { PopupStore } from './popup-store.ts'

const EMPTY: PopupValues = {
  nom: '',
  prenom: '',
  email: '',
  telephone: '',
  note: '',
  consent: false,
  website: ''
}

/** What is typed, and lost with the form: a box that is ticked again in a moment is not. */
const isTyped = ({ consent, website, ...typed }: PopupValues) =>
  Object.values(typed).some((text) => text.trim() !== '')

/** What the visitor sees of the body. */
const FIELDS = ['lastName', 'firstName', 'email', 'telephone', 'message'] as const

/**
 * The pop-up's form: what was typed lives here, above the dialog, and so survives its suppression, a failed send, and closing it before the
 * answer is there.
 */
export function usePopupForm(popup: PopupStore) {
  const toast = useToast()
  const ref = useRef<HTMLFormElement>(null)
  const sending = useContactSending(FIELDS, useShownSince(ref))
  useErrorFocus(ref, sending)
  const [values, setValues] = useState(EMPTY)
  const isSending = sending.status === 'sending'

  const change = (edit: Partial<PopupValues>) => {
    setValues((before) => ({ ...before, ...edit }))
    sending.begin()
    if (sending.status === 'failed' || sending.status === 'refused') sending.reset()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (values.email.trim() === '') return
    const { outcome, said } = await sending.send((origin) => popupBody(values, origin))
    const isClosed = isPopupClosed(popup.store.getState())
    if (isClosed && (outcome === 'failed' || outcome === 'refused'))
      toast.show(popupToasts.notSent(said, popup.reopen))
    else if (outcome === 'failed') toast.show(popupToasts.failure)
    if (outcome !== 'sent') return
    // Whoever closed the pop-up meanwhile is elsewhere, and stays there.
    toast.show({ ...popupToasts.success, takesFocus: ref.current !== null })
    popup.finish()
  }

  /** Whoever closes it with words in it gets the way back to them (POPUP-33). */
  const close = () => {
    popup.finish()
    if (isTyped(values) && !isSending) toast.show(popupToasts.kept(popup.reopen))
  }

  return {
    ref,
    values,
    close,
    change,
    submit,
    isSending,
    isBlank: values.email.trim() === '',
    fieldErrors: sending.fieldErrors,
    reason: sending.reason
  }
}
export type PopupForm = Omit<ReturnType<typeof usePopupForm>, 'close'>
