import type { JournalEntry } from '@site/contracts/operations/lead-sheet'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { sayWhen } from '../../../layout/when/say-when.ts'
import { journalCopy, sayAuthor, sayChange } from '../content/journal.ts'
import type { SectionProps } from '../frame/section-props.ts'
import { SheetSection } from '../frame/sheet-section.tsx'
import styles from './journal.module.css'
import { NoteEntry } from './note-entry.tsx'
import { NoteForm } from './note-form.tsx'

/** Notes, and what was done about a lead, newest first. */
export function JournalSection({ adminCode, leadId, sheet: { journal } }: SectionProps) {
  return (
    <SheetSection title={journalCopy.title}>
      <NoteForm adminCode={adminCode} leadId={leadId} />
      {journal.length === 0 ? (
        <p className={styles.empty}>{journalCopy.empty}</p>
      ) : (
        <ol className={styles.entries} aria-label={journalCopy.list}>
          {journal.map((entry) => (
            <Entry key={entry.id} adminCode={adminCode} leadId={leadId} entry={entry} />
          ))}
        </ol>
      )}
    </SheetSection>
  )
}

function Entry({ entry, ...lead }: { adminCode: string; leadId: number; entry: JournalEntry }) {
  if (entry.kind === 'note') return <NoteEntry {...lead} note={entry} />
  const when = <time dateTime={entry.at}>{sayWhen(new Date(entry.at))}</time>
  const said =
    entry.kind === 'reminder'
      ? [journalCopy.reminder[entry.to]]
      : entry.kind === 'change'
        ? sayChange(entry)
        : []
  if (said.length === 0) return null
  return (
    <li className={styles.change} data-status={entry.kind === 'change' ? entry.status?.to : undefined}>
      <span>
        {said.join(' · ')}
        <VisuallyHidden>{entry.kind === 'change' ? journalCopy.by : ', '}</VisuallyHidden>
      </span>
      <span className={styles.who}>
        {entry.kind === 'change' && `${sayAuthor(entry.by)}, `}
        {when}
      </span>
    </li>
  )
}
