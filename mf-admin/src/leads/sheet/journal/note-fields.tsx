import { Button } from '@site/web/ui/forms/button'
import { TextArea } from '@site/web/ui/forms/text-field'
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { logFailure } from '../../../api/log-failure.ts'
import { journalCopy } from '../content/journal.ts'
import { LONGEST } from '../follow-up/limits.ts'
import styles from './journal.module.css'

interface NoteFieldsProps {
  field: RefObject<HTMLTextAreaElement | null>
  label: string
  placeholder?: string
  text: string
  /** Its buttons show. */
  isOpen: boolean
  copy: { send: string; sending: string; failed: string }
  onType: (text: string) => void
  /** Rejects when it was not taken. */
  onSend: () => Promise<void>
  /** It was taken. `isFocusHere`: the focus is in the form still, or nowhere. */
  onSent: (isFocusHere: boolean) => void
  /** Without it there is no way out but to send. */
  onCancel?: () => void
}

/** A note while it is written, new or edited. What fails stays in the field, and says so beneath it. */
export function NoteFields({ field, text, isOpen, copy, ...props }: NoteFieldsProps) {
  const { label, placeholder, onType, onSend, onSent, onCancel } = props
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const refuse = (message: string) => {
    setError(message)
    field.current?.focus({ preventScroll: true })
    field.current?.scrollIntoView({ block: 'center' })
  }
  const send = async () => {
    if (isBusy || !isOpen) return
    const { length } = text.trim()
    if (length === 0) return refuse(journalCopy.missing)
    // What was pasted is never cut unseen: what is too much is said.
    if (length > LONGEST.note) return refuse(journalCopy.tooLong(length, LONGEST.note))
    setBusy(true)
    setError(undefined)
    try {
      await onSend()
      const { activeElement } = document
      onSent(activeElement === document.body || (form.current?.contains(activeElement) ?? false))
    } catch (problem) {
      setError(logFailure('The note was not taken', problem) ?? copy.failed)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <TextArea
        ref={field}
        label={label}
        placeholder={placeholder}
        rows={isOpen ? 4 : 2}
        value={text}
        error={error}
        readOnly={isBusy}
        onKeyDown={sendByKey}
        onChange={(event) => {
          setError(undefined)
          onType(event.target.value)
        }}
      />
      {isOpen && (
        <div className={styles.foot}>
          <span className={styles.hint} aria-hidden="true">
            {journalCopy.keys}
          </span>
          {onCancel && (
            <Button variant="ghost" size="small" onClick={onCancel}>
              {journalCopy.cancel}
            </Button>
          )}
          <Button type="submit" variant="strong" size="small" aria-disabled={isBusy}>
            {isBusy ? copy.sending : copy.send}
          </Button>
        </div>
      )}
    </form>
  )
}
