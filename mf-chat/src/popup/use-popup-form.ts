import { useToast } from '@site/web/platform'
import { type FormEvent, useState } from 'react'
import { type PopupValues, popupBody } from '../contact/contact-body.ts'
import { useContactSending } from '../contact/use-contact-sending.ts'
import { popupToasts } from './content/popup.ts'

const EMPTY: PopupValues = {
  nom: '',
  prenom: '',
  email: '',
  telephone: '',
  note: '',
  consent: false,
  website: ''
}

/** The pop-up's form: what was typed lives here, above the dialog, and so survives its suppression and a failed send. */
export function usePopupForm(onSent: () => void) {
  const toast = useToast()
  const sending = useContactSending()
  const [values, setValues] = useState(EMPTY)
  const isSending = sending.status === 'sending'

  const change = (edit: Partial<PopupValues>) => {
    setValues((before) => ({ ...before, ...edit }))
    if (sending.status === 'failed') sending.reset()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (values.email.trim() === '') return
    const outcome = await sending.send((origin) => popupBody(values, origin))
    if (outcome === 'ignored') return
    toast.show(outcome === 'sent' ? popupToasts.success : popupToasts.failure)
    if (outcome === 'sent') onSent()
  }

  return {
    values,
    change,
    submit,
    isSending,
    canSend: !isSending && values.email.trim() !== '',
    reason: sending.reason
  }
}
export type PopupForm = ReturnType<typeof usePopupForm>
