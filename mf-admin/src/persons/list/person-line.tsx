import type { PersonSummary } from '@site/contracts/persons/person'
import { sayWhen } from '../../articles/draft/say-when.ts'
import { personsCopy } from '../content/persons.ts'
import styles from './list.module.css'
import { whoIs } from './who-is.ts'

/** A person who was found: the whole line opens the sheet. */
export function PersonLine({
  person,
  onOpen
}: {
  person: PersonSummary
  onOpen: (person: PersonSummary) => void
}) {
  return (
    <li>
      <button type="button" className={styles.person} onClick={() => onOpen(person)}>
        <span className={styles.name}>{whoIs(person)}</span>
        <PersonFacts person={person} />
      </button>
    </li>
  )
}

/** What tells a person from another: addresses, telephone, company, how many demands and when. */
export function PersonFacts({ person }: { person: PersonSummary }) {
  const { name, email, addresses, telephone, company, demands, lastAt } = person
  // A number stays on one line.
  const number = telephone?.replaceAll(' ', '\u00a0')
  const known = [name === null ? personsCopy.unnamed : email, number, company].filter(Boolean)
  return (
    <span className={styles.facts}>
      <span className={styles.known}>
        {known.join(' · ')} {addresses.length > 1 && personsCopy.others(addresses.length - 1)}
      </span>
      <span className={styles.small}>
        {lastAt === null
          ? personsCopy.onlyArchived
          : `${personsCopy.demands(demands)} · ${personsCopy.last(sayWhen(new Date(lastAt)))}`}
      </span>
    </span>
  )
}
