import type { LeadSource } from '@site/contracts/operations/lead'
import type { Person, PersonDemand } from '@site/contracts/persons/person'
import { Badge } from '@site/web/ui/feedback/badge'
import { sayWhen } from '../../articles/draft/say-when.ts'
import { sourceLabels } from '../../leads/content/leads.ts'
import { SourceBadge } from '../../leads/list/lead-parts.tsx'
import { personCopy } from '../content/persons.ts'
import shared from '../list/list.module.css'
import styles from './person.module.css'

/** Everything that a person sent, newest first. */
export function History({ person: { demands, total, summary } }: { person: Person }) {
  return (
    <section className={styles.history} aria-labelledby="person-history">
      <h3 id="person-history" className={styles.subtitle}>
        {personCopy.history}
      </h3>
      <ol className={styles.demands}>
        {demands.map((demand) => (
          <Demand key={demand.id} demand={demand} isOfSeveral={summary.addresses.length > 1} />
        ))}
      </ol>
      {total > demands.length && <p className={shared.small}>{personCopy.cut(demands.length, total)}</p>}
    </section>
  )
}

function Demand({ demand, isOfSeveral }: { demand: PersonDemand; isOfSeveral: boolean }) {
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
