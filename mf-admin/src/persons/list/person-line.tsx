import type { PersonSummary } from '@site/contracts/persons/person'
import { classNames } from '@site/web/ui/class-names'
import { sayWhen } from '../../layout/when/say-when.ts'
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
  return (
    <span className={styles.facts}>
      <Parts
        parts={[
          name === null ? personsCopy.unnamed : email,
          number,
          company,
          addresses.length > 1 && personsCopy.others(addresses.length - 1)
        ]}
      />
      <Parts
        isSmall
        parts={
          lastAt === null
            ? [personsCopy.onlyArchived]
            : [personsCopy.demands(demands), personsCopy.last(sayWhen(new Date(lastAt)))]
        }
      />
    </span>
  )
}

/** Parts of a line with points between them, none of which ends a line or begins one. */
function Parts({ parts, isSmall }: { parts: (string | null | undefined | false)[]; isSmall?: boolean }) {
  return (
    <span className={classNames(styles.parts, isSmall && styles.small)}>
      {parts.map((part) => part && <span key={part}>{part} </span>)}
    </span>
  )
}
