import type { Lead, LeadSource } from '@site/contracts/leads/lead'
import { Badge } from '@site/web/ui/feedback/badge'
import { IconButton } from '@site/web/ui/forms/button'
import { formatDate, formatDateTime } from '@site/web/ui/text/format-date'
import { VisuallyHidden } from '@site/web/ui/text/visually-hidden'
import { bulkCopy } from '../bulk/content/bulk.ts'
import { leadsCopy, sourceLabels } from '../content/leads.ts'
import { fullNameOf, isFiller } from '../data/lead-name.ts'
import styles from './lead-parts.module.css'

const TONES = { 'chat/prendre-rdv': 'safran', 'chat/nous-contacter': 'menthe', popup: 'lilas' } as const

export function SourceBadge({ source }: { source: LeadSource }) {
  return <Badge tone={TONES[source]}>{sourceLabels[source]}</Badge>
}

/** The source of a lead and, where none of the site's forms sent it, the form or program that did (TOKEN-5). */
export function LeadSourceBadge({ lead: { source, origin } }: { lead: Pick<Lead, 'source' | 'origin'> }) {
  return (
    <>
      <SourceBadge source={source} />
      {origin && (
        <span className={styles.origin} title={origin}>
          {origin}
        </span>
      )}
    </>
  )
}

/** '21 novembre 2026 à 22 h 07'; where it takes two lines, day and month stay together, and year and hour. */
export function LeadDate({ timestamp }: { timestamp: string }) {
  const text = formatDateTime(timestamp)
  const year = text.search(/\s\d{4}\s/)
  return (
    <time dateTime={timestamp}>
      <span className={styles.unbroken}>{text.slice(0, year)}</span>{' '}
      <span className={styles.unbroken}>{text.slice(year + 1)}</span>
    </time>
  )
}

/** The same on one line of a row: for the eye without the year, which is this one, or without the hour of another year's day. */
export function RowDate({ timestamp }: { timestamp: string }) {
  const day = formatDate(timestamp)
  const year = day.search(/\s\d{4}$/)
  const isOfThisYear = day.slice(year) === formatDate(new Date()).slice(-5)
  const whole = formatDateTime(timestamp)
  const [shown, hidden] = isOfThisYear ? [year, year + 5] : [day.length, whole.length]
  return (
    <time className={styles.unbroken} dateTime={timestamp} title={whole}>
      {whole.slice(0, shown)}
      <VisuallyHidden>{whole.slice(shown, hidden)}</VisuallyHidden>
      {whole.slice(hidden)}
    </time>
  )
}

/** Whoever wrote the address wrote nothing but an address: no copy to somebody else, no subject. */
export const mailtoOf = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`

/** What a telephone is called by; null where there is nothing to dial: a program may have sent any text (TOKEN-4). */
export const telOf = (telephone: string): string | null =>
  /\d/.test(telephone) ? `tel:${telephone.replace(/[^\d+]/g, '')}` : null

/** A name, or greyed what stands for it. */
export function Name({ lead, of }: { lead: Lead; of: 'nom' | 'prenom' }) {
  return isFiller(lead, lead[of]) ? <span className={styles.filler}>{lead[of]}</span> : lead[of]
}

/** 'Claire Martin · claire@exemple.fr · 22 novembre 2026': which lead it is about. */
export const describeLead = (lead: Lead): string =>
  [fullNameOf(lead), lead.email, formatDate(lead.timestamp).replaceAll(' ', '\u00a0')]
    .filter(Boolean)
    .join(' · ')

export interface CopyableProps {
  text: string
  /** null: it leads nowhere. */
  href: string | null
  label: string
  isTitle?: boolean
  onCopy: (text: string) => void
}

/** An address or a number, to follow or to copy; `isTitle`: it stands for the name as well. What has no room ends in '…'. */
export function Copyable({ text, href, label, isTitle, onCopy }: CopyableProps) {
  const link =
    href === null ? (
      <span className={styles.contact} title={text}>
        {text}
      </span>
    ) : (
      <a className={styles.contact} href={href} title={text}>
        {text}
      </a>
    )
  return (
    <span className={styles.copyable}>
      {isTitle ? <h2 className={styles.title}>{link}</h2> : link}
      <CopyButton text={text} label={label} onCopy={onCopy} />
    </span>
  )
}

/** Copies an address or a number, beside it. */
export function CopyButton({ text, label, onCopy }: Pick<CopyableProps, 'text' | 'label' | 'onCopy'>) {
  return <IconButton className={styles.copy} icon="copy" label={label} onClick={() => onCopy(text)} />
}

interface SelectBoxProps {
  lead: Lead
  isSelected: boolean
  onSelect: (id: number, isRange: boolean) => void
}

/** Takes a lead into the selection, with the shift key all from the one pressed before. */
export function SelectBox({ lead, isSelected, onSelect }: SelectBoxProps) {
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={bulkCopy.select(fullNameOf(lead) ?? lead.email)}
        onChange={({ nativeEvent }) =>
          onSelect(lead.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}

/** Says that nobody has looked at this lead yet. */
export function NewMark() {
  return <span className={styles.isNew}>{leadsCopy.isNew}</span>
}

/** The same, where there is room for a dot alone. */
export function NewDot() {
  return (
    <span className={styles.newDot} title={leadsCopy.isNew}>
      <VisuallyHidden>{leadsCopy.isNew} </VisuallyHidden>
    </span>
  )
}

/** A dash for the eye, words for the ear. */
export function Nothing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{leadsCopy.none}</VisuallyHidden>
    </>
  )
}

/** What the visitor wrote: the question to the assistant that came along, if one did, and the note, which is a marker then. */
export const noteOf = ({ note, question }: Lead): string =>
  question ? `${leadsCopy.asked(question)}\n${note}` : note

/** What the narrowest column shows of a note in its two lines, in characters. */
const SHORT_NOTE = 36

export const isLongNote = (note: string): boolean => note.length > SHORT_NOTE || note.includes('\n')
