import { leadDeskCalls } from '@site/contracts/operations/calls/lead-desk'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQueryClient } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { TextArea } from '@site/web/ui/forms/text-field'
import { type FormEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { messageOf } from '../../../api/message-of.ts'
import { useScreenParts } from '../../../layout/desk-store.ts'
import { useKeys } from '../../../layout/keys/use-screen-keys.ts'
import { sheetKeys } from '../content/follow.ts'
import { journalCopy } from '../content/journal.ts'
import { isMissing, sheetKey } from '../data/use-sheet.ts'
import { LONGEST } from '../follow-up/limits.ts'
import styles from './journal.module.css'
import { useUnsentNote } from './unsent-notes.ts'

/** A dated note about a lead. What fails stays in the field, and says so beneath it. */
export function NoteForm({ adminCode, leadId }: { adminCode: string; leadId: number }) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const { note, type, drop } = useUnsentNote(adminCode, leadId)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isFocusHere = () =>
    document.activeElement === document.body || form.current?.contains(document.activeElement)
  const focus = () => {
    field.current?.focus({ preventScroll: true })
    field.current?.scrollIntoView({ block: 'center' })
  }
  useKeys({ n: focus })
  useScreenParts(
    useMemo(
      () => ({
        title: sheetKeys.title,
        keys: [],
        commands: [{ label: sheetKeys.commands.note, hint: 'N', run: () => field.current?.focus() }]
      }),
      []
    )
  )
  const send = async () => {
    if (isBusy || !note) return
    if (note.text.trim() === '') {
      setError(journalCopy.missing)
      return focus()
    }
    // What was pasted is never cut unseen: what is too much is said.
    if (note.text.trim().length > LONGEST.note) {
      setError(journalCopy.tooLong(note.text.trim().length, LONGEST.note))
      return focus()
    }
    setBusy(true)
    setError(undefined)
    try {
      const body = { text: note.text, key: note.key, adminCode }
      await callApi(http, leadDeskCalls.addNote, { params: { id: leadId }, body })
      // The button goes with what was typed.
      if (isFocusHere()) field.current?.focus({ preventScroll: true })
      drop(note.key)
      await client.invalidateQueries({ queryKey: sheetKey(adminCode, leadId) })
    } catch (problem) {
      console.error('The note could not be added', problem)
      if (isMissing(problem)) await client.invalidateQueries({ queryKey: sheetKey(adminCode, leadId) })
      setError(messageOf(problem) ?? journalCopy.failed)
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
        label={journalCopy.label}
        placeholder={journalCopy.placeholder}
        rows={note ? 4 : 2}
        value={note?.text ?? ''}
        error={error}
        readOnly={isBusy}
        onKeyDown={sendByKey}
        onChange={(event) => {
          setError(undefined)
          type(event.target.value)
        }}
      />
      {note && (
        <div className={styles.foot}>
          <span className={styles.hint} aria-hidden="true">
            {journalCopy.keys}
          </span>
          <Button type="submit" variant="strong" size="small" aria-disabled={isBusy}>
            {isBusy ? journalCopy.adding : journalCopy.add}
          </Button>
        </div>
      )}
    </form>
  )
}
