import type { LeadSource } from '@site/contracts/leads/lead'
import type { Person, PersonDemand } from '@site/contracts/persons/person'
import { Link } from '@site/web/platform'
import { Badge } from '@site/web/ui/feedback/badge'
import { formatDateTime } from '@site/web/ui/text/format-date'
import { adminPath } from '../../access/admin-path.ts'
import { sayWhen } from '../../layout/when/say-when.ts'
import { sourceLabels } from '../../leads/content/leads.ts'
import { SourceBadge } from '../../leads/list/lead-parts.tsx'
import { personCopy } from '../content/persons.ts'
import shared from '../list/list.module.css'
import styles from './person.module.css'

/** Everything that a person sent, newest first, with the way to the sheet of each that is in the list. */
export function History({ person, adminCode }: { person: Person; adminCode: string }) {
  const { demands, total, summary } = person
  return (
    <section className={styles.history} aria-labelledby="person-history">
      <h3 id="person-history" className={styles.subtitle}>
        {personCopy.history}
      </h3>
      <ol className={styles.demands}>
        {demands.map((demand) => (
          <Demand
            key={demand.id}
            demand={demand}
            isOfSeveral={summary.addresses.length > 1}
            adminCode={adminCode}
          />
        ))}
      </ol>
      {total > demands.length && <p className={shared.small}>{personCopy.cut(demands.length, total)}</p>}
    </section>
  )
}

function Demand({
  demand,
  isOfSeveral,
  adminCode
}: {
  demand: PersonDemand
  isOfSeveral: boolean
  adminCode: string
}) {
  const { timestamp, state, email, prenom, nom, telephone, company, note, consent } = demand
  const stateLabel = personCopy.states[state]
  const facts = [
    `${prenom} ${nom}`.trim(),
    telephone,
    company,
    isOfSeveral ? personCopy.from(email) : null
  ].filter(Boolean)
  return (
    <li className={styles.demand}>
      <p className={styles.demandHead}>
        <Source source={demand.source} />
        {stateLabel && <Badge tone="warning">{stateLabel}</Badge>}
        <time className={shared.small} dateTime={timestamp}>
          {sayWhen(new Date(timestamp))}
        </time>
        {state === 'listed' && (
          <Link
            className={styles.toSheet}
            to={`${adminPath('/admin/leads', adminCode)}&lead=${demand.id}`}
            aria-label={personCopy.sheetOf(formatDateTime(timestamp))}
          >
            {personCopy.sheet}
          </Link>
        )}
      </p>
      <p className={styles.note}>{note}</p>
      <p className={shared.small}>{facts.join(' · ')}</p>
      <p className={shared.small}>{consent ? personCopy.consent : personCopy.noConsent}</p>
    </li>
  )
}

/** The source by its label; one that is not known any more, as an archived lead may have, by its name. */
function Source({ source }: { source: string }) {
  return isKnown(source) ? <SourceBadge source={source} /> : <Badge>{source}</Badge>
}

const isKnown = (source: string): source is LeadSource => source in sourceLabels
