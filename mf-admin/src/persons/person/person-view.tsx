import type { Person, PersonSummary } from '@site/contracts/persons/person'
import type { KeptData } from '@site/contracts/persons/personal-data'
import { HttpError } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { useEffect, useRef } from 'react'
import { LoadProblem } from '../../access/load-problem.tsx'
import { personCopy, personsCopy, proposalsCopy } from '../content/persons.ts'
import { usePersonChanges } from '../data/use-person-changes.ts'
import { usePerson } from '../data/use-person-search.ts'
import shared from '../list/list.module.css'
import { PersonFacts } from '../list/person-line.tsx'
import { ProposalList } from '../list/proposal-list.tsx'
import { whoIs } from '../list/who-is.ts'
import { Addresses } from './addresses.tsx'
import { History } from './history.tsx'
import { KeptSection } from './kept-section.tsx'
import styles from './person.module.css'

interface PersonViewProps {
  adminCode: string
  asked: { email: string } | { leadId: number }
  /** Was the person found by a search, to which the way back leads? */
  isFound: boolean
  onOpen: (person: PersonSummary) => void
  onClose: () => void
  onErased: (erased: KeptData) => void
}

/** One person: history, addresses, who else it may be, and the personal data. */
export function PersonView({ adminCode, asked, isFound, onOpen, onClose, onErased }: PersonViewProps) {
  const { person, error, ...problem } = usePerson(adminCode, asked)
  const isMissing = error instanceof HttpError && error.status === 404
  return (
    <>
      <div className={styles.top}>
        <Button variant="quiet" size="small" icon="arrow-left" onClick={onClose}>
          {personCopy.back(isFound)}
        </Button>
        <p role="status">{!person && !problem.hasFailed && personsCopy.loading}</p>
        <LoadProblem text={isMissing ? personCopy.missing : personsCopy.failed} {...problem} />
      </div>
      {person && <Whole adminCode={adminCode} person={person} onOpen={onOpen} onErased={onErased} />}
    </>
  )
}

function Whole({
  adminCode,
  person,
  onOpen,
  onErased
}: Pick<PersonViewProps, 'adminCode' | 'onOpen' | 'onErased'> & { person: Person }) {
  const changes = usePersonChanges(adminCode)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { summary, proposals } = person
  return (
    <div className={styles.person}>
      <header className={styles.head}>
        <h2 ref={title} tabIndex={-1} className={styles.name}>
          {whoIs(summary)}
        </h2>
        <PersonFacts person={summary} />
      </header>
      <History person={person} adminCode={adminCode} />
      <div className={styles.aside}>
        <section
          className={shared.section}
          data-plain
          aria-labelledby="person-proposals"
          hidden={proposals.length === 0}
        >
          <h3 id="person-proposals" className={styles.subtitle}>
            {proposalsCopy.title}
          </h3>
          <ProposalList proposals={proposals} home={title} onOpen={onOpen} isOfOne {...changes} />
        </section>
        <Addresses person={person} part={changes.part} join={changes.joinTyped} />
        <KeptSection adminCode={adminCode} summary={summary} onErased={onErased} />
      </div>
    </div>
  )
}
