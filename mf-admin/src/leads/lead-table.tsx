import type { Lead } from '@site/contracts/lead'
import { IconButton } from '@site/web/ui/button'
import { memo } from 'react'
import { columns, leadsCopy } from './content/leads.ts'
import { emptyLine, type LeadListProps } from './lead-list-props.ts'
import { Copyable, LeadDate, Note, Nothing, SourceBadge } from './lead-parts.tsx'
import styles from './lead-table.module.css'

/** The ten columns of SPEC §2. Header and date stay in sight while the rest scrolls. */
export function LeadTable(props: LeadListProps) {
  const line = emptyLine(props)
  const { leads = [], onCopy, onRemove } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={leadsCopy.tableLabel}>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.entries(columns).map(([key, label]) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {line && (
            <tr>
              <td className={styles.line} colSpan={Object.keys(columns).length}>
                {line}
              </td>
            </tr>
          )}
          {leads.map((lead) => (
            <Row key={lead.id} lead={lead} onCopy={onCopy} onRemove={onRemove} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = Pick<LeadListProps, 'onCopy' | 'onRemove'> & { lead: Lead }

/** Drawn again only when its lead changes: an unchanged lead keeps its identity from one poll to the next. */
const Row = memo(
  function Row({ lead, onCopy, onRemove }: RowProps) {
    return (
      <tr>
        <th scope="row" className={styles.date}>
          <LeadDate timestamp={lead.timestamp} />
        </th>
        <td>
          <SourceBadge source={lead.source} />
        </td>
        <td className={styles.name}>{lead.nom}</td>
        <td className={styles.name}>{lead.prenom}</td>
        <td>
          <Copyable
            text={lead.email}
            href={`mailto:${lead.email}`}
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
  (before, after) => before.lead === after.lead
)

function Phone({ lead, onCopy }: Pick<RowProps, 'lead' | 'onCopy'>) {
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
