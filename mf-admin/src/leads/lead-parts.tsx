import type { LeadSource } from '@site/contracts/lead'
import { Badge } from '@site/web/ui/badge'
import { IconButton } from '@site/web/ui/button'
import { cut } from '@site/web/ui/excerpt'
import { formatDateTime } from '@site/web/ui/format-date'
import { VisuallyHidden } from '@site/web/ui/visually-hidden'
import { leadsCopy, sourceLabels } from './content/leads.ts'
import styles from './lead-parts.module.css'

const TONES = { 'chat/prendre-rdv': 'safran', 'chat/nous-contacter': 'menthe', popup: 'lilas' } as const

export function SourceBadge({ source }: { source: LeadSource }) {
  return <Badge tone={TONES[source]}>{sourceLabels[source]}</Badge>
}

/** '21 novembre 2026 à 22 h 07'; where it takes two lines, day and hour stay whole. */
export function LeadDate({ timestamp }: { timestamp: string }) {
  const [day, hour] = formatDateTime(timestamp).split(' à ')
  return (
    <time dateTime={timestamp}>
      <span className={styles.whole}>{day}</span> <span className={styles.whole}>à {hour}</span>
    </time>
  )
}

/** Whoever wrote the address wrote nothing but an address: no copy to somebody else, no subject. */
export const mailtoOf = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`

interface CopyableProps {
  text: string
  href: string
  label: string
  onCopy: (text: string) => void
}

/** An address or a number, to follow or to copy. */
export function Copyable({ text, href, label, onCopy }: CopyableProps) {
  return (
    <span className={styles.copyable}>
      <a className={styles.contact} href={href}>
        {text}
      </a>
      <IconButton className={styles.copy} icon="copy" label={label} onClick={() => onCopy(text)} />
    </span>
  )
}

/** Says that nobody has looked at this lead yet. */
export function NewMark() {
  return <span className={styles.isNew}>{leadsCopy.isNew}</span>
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

const SHORT_NOTE = 34

/** A note on one line; the rest of a long one unfolds. */
export function Note({ text }: { text: string }) {
  const isShort = text.length <= SHORT_NOTE && !text.includes('\n')
  if (isShort) return text
  const firstLine = text.split('\n', 1)[0] ?? ''
  return (
    <details className={styles.note}>
      <summary title={leadsCopy.readNote}>{cut(firstLine, SHORT_NOTE).replace(/…?$/, '…')}</summary>
      <p className={styles.unfolded}>{text}</p>
    </details>
  )
}
