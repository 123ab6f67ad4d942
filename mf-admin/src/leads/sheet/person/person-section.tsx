import type { Person } from '@site/contracts/persons/person'
import { Link } from '@site/web/platform'
import { useRef } from 'react'
import { adminPath } from '../../../access/admin-path.ts'
import { LoadProblem } from '../../../access/load-problem.tsx'
import { sayWhen } from '../../../layout/when/say-when.ts'
import { personsCopy, sheetCopy } from '../../../persons/content/persons.ts'
import { usePersonChanges } from '../../../persons/data/use-person-changes.ts'
import { usePerson } from '../../../persons/data/use-person-search.ts'
import { ProposalList } from '../../../persons/list/proposal-list.tsx'
import { SheetSection } from '../frame/sheet-section.tsx'
import styles from './person-section.module.css'

interface PersonSectionProps {
  adminCode: string
  leadId: number
  /** Opens the sheet of another lead in the place of this one. */
  onOpen: (leadId: number) => void
}

/** In the sheet of a lead: what the person sent from other addresses, who else it may be, who has the same number (PERSON-18), and the way to everything (PERSON-12). */
export function PersonSection({ adminCode, leadId, onOpen }: PersonSectionProps) {
  const { person, ...problem } = usePerson(adminCode, { leadId })
  const changes = usePersonChanges(adminCode)
  const title = useRef<HTMLHeadingElement>(null)
  const all = `${adminPath('/admin/persons', adminCode)}&lead=${leadId}`
  return (
    <SheetSection ref={title} title={sheetCopy.title}>
      <div>
        <p role="status" className={styles.small}>
          {!person && !problem.hasFailed && personsCopy.loading}
        </p>
        <LoadProblem {...problem} text={sheetCopy.failed} />
      </div>
      {person && <Elsewhere person={person} leadId={leadId} onOpen={onOpen} />}
      {person?.sameTelephone?.map(({ email, name, leadId: newest }) => (
        <p key={email} className={styles.small}>
          {sheetCopy.sameTelephone}{' '}
          {newest === null ? (
            (name ?? email)
          ) : (
            <button type="button" className={styles.other} onClick={() => onOpen(newest)}>
              {name ?? email}
            </button>
          )}
        </p>
      ))}
      {person && <ProposalList proposals={person.proposals} home={title} isOfOne {...changes} />}
      <p className={styles.small}>
        <Link to={all}>{sheetCopy.all}</Link>
      </p>
    </SheetSection>
  )
}

/** The demands of the person's other addresses; those of the lead's own have a section of their own. */
function Elsewhere({
  person,
  leadId,
  onOpen
}: { person: Person } & Pick<PersonSectionProps, 'leadId' | 'onOpen'>) {
  const own = person.demands
    .find(({ id }) => id === leadId)
    ?.email.trim()
    .toLowerCase()
  const others = person.demands.filter(
    ({ email, state }) => state === 'listed' && email.trim().toLowerCase() !== own
  )
  if (person.summary.addresses.length < 2) {
    return person.proposals.length === 0 ? <p className={styles.small}>{sheetCopy.alone}</p> : null
  }
  return (
    <>
      <p className={styles.small}>{sheetCopy.elsewhere}</p>
      <ul className={styles.demands}>
        {others.map(({ id, timestamp, email, note }) => (
          <li key={id}>
            <button type="button" className={styles.demand} onClick={() => onOpen(id)}>
              <span className={styles.small}>
                {email} · {sayWhen(new Date(timestamp))}
              </span>
              <span className={styles.note}>{note}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
