import type { Lead } from '@site/contracts/lead'
import { Button } from '@site/web/ui/button'
import { columns, leadsCopy } from './content/leads.ts'
import styles from './lead-cards.module.css'
import { emptyLine, type LeadListProps } from './lead-list-props.ts'
import { Copyable, LeadDate, Nothing, SourceBadge } from './lead-parts.tsx'

/** The list on a phone: name, source, mail and phone to copy, and the rest in 'Détails'. */
export function LeadCards(props: LeadListProps) {
  const line = emptyLine(props)
  if (line) return <p className={styles.line}>{line}</p>
  return (
    <ul className={styles.cards} aria-label={leadsCopy.tableLabel}>
      {(props.leads ?? []).map((lead) => (
        <LeadCard key={lead.id} lead={lead} onCopy={props.onCopy} onRemove={props.onRemove} />
      ))}
    </ul>
  )
}

type LeadCardProps = Pick<LeadListProps, 'onCopy' | 'onRemove'> & { lead: Lead }

function LeadCard({ lead, onCopy, onRemove }: LeadCardProps) {
  const { email, telephone } = lead
  return (
    <li className={styles.card} data-source={lead.source}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          {lead.prenom} {lead.nom}
        </h2>
        <SourceBadge source={lead.source} />
      </div>
      <p className={styles.date}>
        <LeadDate timestamp={lead.timestamp} />
      </p>
      <Copyable text={email} href={`mailto:${email}`} label={leadsCopy.copyEmail(email)} onCopy={onCopy} />
      {telephone && (
        <Copyable
          text={telephone}
          href={`tel:${telephone.replace(/[^\d+]/g, '')}`}
          label={leadsCopy.copyPhone(telephone)}
          onCopy={onCopy}
        />
      )}
      <p className={styles.note}>{lead.note}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{columns.consent}</dt>
          <dd>{lead.consent ? leadsCopy.yes : leadsCopy.no}</dd>
        </div>
        <div>
          <dt>{columns.utmSource}</dt>
          <dd>{lead.utmSource ?? <Nothing />}</dd>
        </div>
      </dl>
      <Button
        variant="ghost"
        size="small"
        icon="trash"
        className={styles.remove}
        onClick={() => onRemove(lead)}
      >
        {leadsCopy.removeShort}
      </Button>
    </li>
  )
}
