import { Button } from '@site/web/ui/forms/button'
import { useEffect, useState } from 'react'
import { sheetCopy } from './content/sheet.ts'
import { isBlank, useDraft } from './conversation/draft/use-draft.ts'
import { SheetSection } from './frame/sheet-section.tsx'
import { useUnsentNotes } from './journal/unsent-notes.ts'
import styles from './lead-sheet.module.css'

const copy = sheetCopy.unsent

interface GoneLeadProps {
  adminCode: string
  leadId: number
  /** Answers whether it was copied. */
  onCopy: (text: string) => Promise<boolean>
}

/** What stands in the sheet of a lead that is gone: what was typed about it, to be copied, as it can be sent nowhere (SHEET-30). */
export function GoneLead({ adminCode, leadId, onCopy }: GoneLeadProps) {
  const unsent = useUnsentNotes(adminCode, leadId)
  const { draft, clear } = useDraft(leadId)
  // It stays in sight once it is copied, though the page needs to keep it no more.
  const [notes] = useState(unsent)
  const [answer] = useState(() =>
    isBlank(draft) ? undefined : [draft.subject, draft.text].filter(Boolean).join('\n\n')
  )
  // What had the focus went with what could be done.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('[data-sheet-title]')?.focus({ preventScroll: true })
  }, [])
  const copyAnswer = async () => {
    if (answer !== undefined && (await onCopy(answer))) clear()
  }
  return (
    <>
      {notes.map(({ key, text, drop }) => (
        <Typed
          key={key}
          title={copy.note}
          text={text}
          copyLabel={copy.copyNote}
          onCopy={async () => void ((await onCopy(text)) && drop())}
        />
      ))}
      {answer !== undefined && (
        <Typed title={copy.answer} text={answer} copyLabel={copy.copyAnswer} onCopy={copyAnswer} />
      )}
    </>
  )
}

interface TypedProps {
  title: string
  text: string
  copyLabel: string
  onCopy: () => Promise<void>
}

function Typed({ title, text, copyLabel, onCopy }: TypedProps) {
  return (
    <SheetSection title={title}>
      <p className={styles.message}>{text}</p>
      <div>
        <Button variant="strong" size="small" icon="copy" onClick={() => void onCopy()}>
          {copyLabel}
        </Button>
      </div>
    </SheetSection>
  )
}
