import { leadDeskCalls } from '@site/contracts/operations/calls/lead-desk'
import type { JournalEntry } from '@site/contracts/operations/lead-sheet'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQueryClient } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { useEffect, useRef, useState } from 'react'
import { sayWhen } from '../../../layout/when/say-when.ts'
import { useFollow } from '../../follow/follow-context.ts'
import { journalCopy, sayAuthor } from '../content/journal.ts'
import { sheetKey } from '../data/use-sheet.ts'
import styles from './journal.module.css'
import { NoteFields } from './note-fields.tsx'
import { useUnsentNote } from './unsent-notes.ts'

export type Note = Extract<JournalEntry, { kind: 'note' }>

interface NoteEntryProps {
  adminCode: string
  leadId: number
  note: Note
}

/** A note that was written, with what it said before; one's own can be edited (DESK-18). */
export function NoteEntry({ adminCode, leadId, note }: NoteEntryProps) {
  const { me } = useFollow()
  const unsent = useUnsentNote(adminCode, leadId, note.id)
  const [isOpen, setOpen] = useState(unsent.note !== undefined)
  const isOwn = sayAuthor(note.by) === me
  const button = useRef<HTMLButtonElement>(null)
  const isLeaving = useRef(false)
  useEffect(() => {
    if (isOpen || !isLeaving.current) return
    isLeaving.current = false
    button.current?.focus({ preventScroll: true })
  }, [isOpen])
  const close = (takesFocus: boolean) => {
    isLeaving.current = takesFocus
    if (unsent.note) unsent.drop(unsent.note.key)
    setOpen(false)
  }
  const [newest] = note.edits ?? []
  return (
    <li className={styles.note}>
      <p className={styles.who}>
        <span>
          {journalCopy.note(sayAuthor(note.by))}, <When at={note.at} />
          {newest && (
            <>
              , {journalCopy.edited} <When at={newest.at} />
            </>
          )}
        </span>
        {isOwn && !isOpen && (
          <Button
            ref={button}
            className={styles.edit}
            variant="ghost"
            size="small"
            onClick={() => setOpen(true)}
          >
            {journalCopy.edit}
          </Button>
        )}
      </p>
      {isOwn && isOpen ? (
        <NoteEdit adminCode={adminCode} leadId={leadId} note={note} unsent={unsent} onClose={close} />
      ) : (
        <p className={styles.text}>{note.text}</p>
      )}
      {note.edits && (
        <details className={styles.before}>
          <summary>{journalCopy.before(note.edits.length)}</summary>
          {note.edits.map(({ at, before }) => (
            <p key={at} className={styles.text}>
              <span className={styles.who}>
                {journalCopy.until} <When at={at} />
              </span>
              {before}
            </p>
          ))}
        </details>
      )}
    </li>
  )
}

const When = ({ at }: { at: string }) => <time dateTime={at}>{sayWhen(new Date(at))}</time>

interface NoteEditProps extends NoteEntryProps {
  unsent: ReturnType<typeof useUnsentNote>
  onClose: (takesFocus: boolean) => void
}

function NoteEdit({ adminCode, leadId, note, unsent, onClose }: NoteEditProps) {
  const { http } = usePlatform()
  const client = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const edited = unsent.note
  const { seen = note.text, text = note.text } = edited ?? {}
  useEffect(() => {
    const area = field.current
    area?.focus({ preventScroll: true })
    area?.setSelectionRange(area.value.length, area.value.length)
    area?.closest('form')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [isTold, setTold] = useState(false)
  const send = async () => {
    // Refused once because it says something else, it is overwritten by who has read what that is.
    const body = { text, seen: isTold ? note.text : seen, adminCode }
    try {
      if (text.trim() !== note.text)
        await callApi(http, leadDeskCalls.editNote, { params: { id: leadId, note: note.id }, body })
    } catch (problem) {
      setTold(true)
      throw problem
    } finally {
      await client.invalidateQueries({ queryKey: sheetKey(adminCode, leadId) })
    }
  }
  return (
    <>
      {seen !== note.text && (
        <p className={styles.text} role="alert">
          {journalCopy.meanwhile(note.text)}
        </p>
      )}
      <NoteFields
        field={field}
        label={journalCopy.editLabel}
        text={text}
        isOpen
        copy={journalCopy.edits}
        onType={(typed) => unsent.type(typed, seen)}
        onSend={send}
        onSent={onClose}
        onCancel={() => onClose(true)}
      />
    </>
  )
}
