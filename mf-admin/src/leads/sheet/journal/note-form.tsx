import { leadDeskCalls } from '@site/contracts/operations/calls/lead-desk'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQueryClient } from '@site/web/platform'
import { useMemo, useRef } from 'react'
import { useScreenParts } from '../../../layout/desk-store.ts'
import { useKeys } from '../../../layout/keys/use-screen-keys.ts'
import { sheetKeys } from '../content/follow.ts'
import { journalCopy } from '../content/journal.ts'
import { isMissing, sheetKey } from '../data/use-sheet.ts'
import { NoteFields } from './note-fields.tsx'
import { useUnsentNote } from './unsent-notes.ts'

/** A dated note about a lead. */
export function NoteForm({ adminCode, leadId }: { adminCode: string; leadId: number }) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const { note, type, drop } = useUnsentNote(adminCode, leadId)
  const field = useRef<HTMLTextAreaElement>(null)
  useKeys({
    n: () => {
      field.current?.focus({ preventScroll: true })
      field.current?.scrollIntoView({ block: 'center' })
    }
  })
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
  const renew = () => client.invalidateQueries({ queryKey: sheetKey(adminCode, leadId) })
  const send = async () => {
    if (!note) return
    const body = { text: note.text, key: note.key, adminCode }
    try {
      await callApi(http, leadDeskCalls.addNote, { params: { id: leadId }, body })
    } catch (problem) {
      if (isMissing(problem)) await renew()
      throw problem
    }
  }
  return (
    <NoteFields
      field={field}
      label={journalCopy.label}
      placeholder={journalCopy.placeholder}
      text={note?.text ?? ''}
      isOpen={note !== undefined}
      copy={journalCopy.adds}
      onType={type}
      onSend={send}
      onSent={(isFocusHere) => {
        // The button goes with what was typed.
        if (isFocusHere) field.current?.focus({ preventScroll: true })
        if (note) drop(note.key)
        void renew()
      }}
    />
  )
}
