import type { PersonSummary } from '@site/contracts/persons/person'
import { type Ref, useRef } from 'react'
import { LoadProblem } from '../access/load-problem.tsx'
import { SearchField } from '../layout/list/list-fields.tsx'
import { useDebouncedValue } from '../layout/use-debounced-value.ts'
import { personsCopy, proposalsCopy } from './content/persons.ts'
import { usePersonChanges } from './data/use-person-changes.ts'
import { usePersonSearch, useProposals } from './data/use-person-search.ts'
import styles from './list/list.module.css'
import { PersonLine } from './list/person-line.tsx'
import { ProposalList } from './list/proposal-list.tsx'

interface OverviewProps {
  adminCode: string
  typed: string
  onType: (typed: string) => void
  onOpen: (person: PersonSummary) => void
  search: Ref<HTMLInputElement>
}

/** How long somebody types without a pause before it is looked for, in milliseconds. */
const PAUSE = 250

/** The search with its results; without one, whoever wrote last, and who may be the same person. */
export function PersonsOverview({ adminCode, typed, onType, onOpen, search }: OverviewProps) {
  const sought = useDebouncedValue(typed.trim(), PAUSE)
  const isSearch = typed.trim() !== '' && sought !== ''
  const { persons, hasFailed } = usePersonSearch(adminCode, '')
  return (
    <>
      <p className={styles.intro}>{personsCopy.intro}</p>
      <div className={styles.search}>
        <SearchField
          ref={search}
          label={personsCopy.search}
          placeholder={personsCopy.searchHint}
          value={typed}
          onType={onType}
        />
      </div>
      <div className={styles.overview}>
        <Results
          key={String(isSearch)}
          adminCode={adminCode}
          search={isSearch ? sought : ''}
          onOpen={onOpen}
        />
        {!isSearch && <Proposals adminCode={adminCode} isAwaited={!persons && !hasFailed} onOpen={onOpen} />}
      </div>
    </>
  )
}

function Results({
  adminCode,
  search,
  onOpen
}: Pick<OverviewProps, 'adminCode' | 'onOpen'> & { search: string }) {
  const { persons, ...problem } = usePersonSearch(adminCode, search)
  const isSearch = search !== ''
  const say = (count: number) => {
    if (count === 0) return isSearch ? personsCopy.none : personsCopy.nobody
    return isSearch ? personsCopy.found(count) : personsCopy.listed(count)
  }
  return (
    <section className={styles.section} aria-labelledby="persons-results">
      <div className={styles.head}>
        <h2 id="persons-results" className={styles.subtitle}>
          {isSearch ? personsCopy.results : personsCopy.latest}
        </h2>
        <p role="status" className={styles.small}>
          {persons && say(persons.length)}
          {!persons && !problem.hasFailed && personsCopy.loading}
        </p>
        <LoadProblem text={personsCopy.failed} {...problem} />
      </div>
      {persons && persons.length > 0 && (
        <ul className={styles.persons}>
          {persons.map((person) => (
            <PersonLine key={person.email} person={person} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** `isAwaited`: what stands above on a phone is not there yet, and would push them down. */
function Proposals({
  adminCode,
  isAwaited,
  onOpen
}: Pick<OverviewProps, 'adminCode' | 'onOpen'> & { isAwaited: boolean }) {
  const { found, ...problem } = useProposals(adminCode)
  const changes = usePersonChanges(adminCode)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.section} hidden={isAwaited} aria-labelledby="persons-proposals">
      <h2 ref={title} id="persons-proposals" tabIndex={-1} className={styles.subtitle}>
        {proposalsCopy.title}
      </h2>
      <div>
        <p className={styles.small}>{proposalsCopy.intro}</p>
        <p role="status" className={styles.small}>
          {!found && !problem.hasFailed && personsCopy.loading}
          {found?.proposals.length === 0 && proposalsCopy.none}
          {found && found.pending > 0 && ` ${proposalsCopy.pending(found.pending)}`}
        </p>
        <LoadProblem text={personsCopy.failed} {...problem} />
      </div>
      {found && <ProposalList proposals={found.proposals} home={title} onOpen={onOpen} {...changes} />}
      {found?.isMore && <p className={styles.small}>{proposalsCopy.more}</p>}
    </section>
  )
}
