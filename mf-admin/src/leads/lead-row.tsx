import type { Lead } from '@site/contracts/lead'
import { IconButton } from '@site/web/ui/button'
import { memo } from 'react'
import { leadsCopy } from './content/leads.ts'
import type { LeadListProps } from './lead-list-props.ts'
import { Copyable, LeadDate, mailtoOf, NewMark, Note, Nothing, SourceBadge } from './lead-parts.tsx'
import styles from './lead-table.module.css'

type LeadRowProps = Pick<LeadListProps, 'onCopy' | 'onRemove' | 'onCurrent'> & {
  lead: Lead
  /** Its place in the list. */
  index: number
  isUnseen: boolean
  measure: (element: Element | null) => void
}

/** A lead in the table. Drawn again only when it changes: an unchanged lead keeps its identity from one poll to the next. */
export const LeadRow = memo(
  function LeadRow({ lead, index, isUnseen, measure, onCopy, onRemove, onCurrent }: LeadRowProps) {
    return (
      <tr
        ref={measure}
        data-index={index}
        data-lead={lead.id}
        data-unseen={isUnseen || undefined}
        aria-rowindex={index + 2}
        tabIndex={-1}
        onFocus={() => onCurrent(lead.id)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onCurrent(null)
        }}
      >
        <th scope="row" className={styles.date}>
          {isUnseen && <NewMark />}
          <LeadDate timestamp={lead.timestamp} />
        </th>
        <td>
          <SourceBadge source={lead.source} />
        </td>
        <td>{lead.nom}</td>
        <td>{lead.prenom}</td>
        <td>
          <Copyable
            text={lead.email}
            href={mailtoOf(lead.email)}
            label={leadsCopy.copyEmail(lead.email)}
            onCopy={onCopy}
          />
        </td>
        <td>
          <Phone lead={lead} onCopy={onCopy} />
        </td>
        <td>
          <Note text={lead.note} />
        </td>
        <td>{lead.consent ? leadsCopy.yes : leadsCopy.no}</td>
        <td>{lead.utmSource ?? <Nothing />}</td>
        <td>
          <IconButton
            className={styles.remove}
            icon="trash"
            label={leadsCopy.remove(lead.email)}
            onClick={() => onRemove(lead)}
          />
        </td>
      </tr>
    )
  },
  (before, after) =>
    before.lead === after.lead &&
    before.index === after.index &&
    before.isUnseen === after.isUnseen &&
    before.measure === after.measure
)

function Phone({ lead, onCopy }: Pick<LeadRowProps, 'lead' | 'onCopy'>) {
  const { telephone } = lead
  if (!telephone) return <Nothing />
  return (
    <Copyable
      text={telephone}
      href={`tel:${telephone.replace(/[^\d+]/g, '')}`}
      label={leadsCopy.copyPhone(telephone)}
      onCopy={onCopy}
    />
  )
}
