import type { PersonProposal, PersonSummary } from '@site/contracts/persons/person'
import { Badge } from '@site/web/ui/feedback/badge'
import { Button } from '@site/web/ui/forms/button'
import { type RefObject, useRef, useState } from 'react'
import { useFocusAfterAct } from '../../layout/use-focus-after-act.ts'
import { proposalsCopy, reasonOf } from '../content/persons.ts'
import type { usePersonChanges } from '../data/use-person-changes.ts'
import styles from './list.module.css'
import { PersonFacts } from './person-line.tsx'
import { whoIs } from './who-is.ts'

type Changes = Pick<ReturnType<typeof usePersonChanges>, 'join' | 'refuse'>

interface ProposalListProps extends Changes {
  proposals: readonly PersonProposal[]
  /** Absent where a person cannot be opened. */
  onOpen?: (person: PersonSummary) => void
  /** What has the focus once the last proposal is answered. */
  home: RefObject<HTMLElement | null>
  /** Is the first of each two known from around it? Then only the second is shown. */
  isOfOne?: boolean
}

/** How many are shown at once. */
const SHOWN = 10

/** Each two who may be one person: who, why, and the two answers; a few at a time. */
export function ProposalList({ proposals, home, ...rest }: ProposalListProps) {
  const [shown, setShown] = useState(SHOWN)
  const list = useRef<HTMLUListElement>(null)
  const answered = useRef(0)
  const keepFocus = useFocusAfterAct(proposals, () => {
    const left = list.current?.querySelectorAll<HTMLElement>(':scope > li')
    return left?.[Math.min(answered.current, left.length - 1)] ?? home.current
  })
  if (proposals.length === 0) return null
  const hidden = Math.max(0, proposals.length - shown)
  return (
    <>
      <ul ref={list} className={styles.proposals}>
        {proposals.slice(0, shown).map((proposal, place) => (
          <Proposal
            key={`${proposal.first.email} ${proposal.second.email}`}
            proposal={proposal}
            onAnswer={() => {
              answered.current = place
              keepFocus()
            }}
            {...rest}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <div>
          <Button variant="quiet" onClick={() => setShown(shown + SHOWN)}>
            {proposalsCopy.next(Math.min(SHOWN, hidden))}
          </Button>
        </div>
      )}
    </>
  )
}

function Proposal({
  proposal: { first, second, reasons },
  onOpen,
  isOfOne,
  join,
  refuse,
  onAnswer
}: Omit<ProposalListProps, 'proposals' | 'home'> & { proposal: PersonProposal; onAnswer: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const two = { first: first.email, second: second.email }
  const answer = (make: (two: { first: string; second: string }) => Promise<boolean>) => async () => {
    if (isBusy) return
    setBusy(true)
    onAnswer()
    if (!(await make(two))) setBusy(false)
  }
  return (
    <li className={styles.proposal} tabIndex={-1}>
      <ul className={styles.reasons}>
        {reasons.map(({ kind, value }) => (
          <li key={kind}>
            <Badge tone="safran">{reasonOf[kind](value)}</Badge>
          </li>
        ))}
      </ul>
      <div className={styles.two} data-one={isOfOne || undefined}>
        {(isOfOne ? [second] : [first, second]).map((person) => (
          <div key={person.email} className={styles.one}>
            {onOpen ? (
              <button type="button" className={styles.link} onClick={() => onOpen(person)}>
                {whoIs(person)}
              </button>
            ) : (
              <span className={styles.name}>{whoIs(person)}</span>
            )}
            <PersonFacts person={person} />
          </div>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button
          variant="strong"
          size="small"
          aria-disabled={isBusy}
          aria-label={proposalsCopy.joinOf(first.email, second.email)}
          onClick={answer(join)}
        >
          {isBusy ? proposalsCopy.joining : proposalsCopy.join}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-disabled={isBusy}
          aria-label={proposalsCopy.refuseOf(first.email, second.email)}
          onClick={answer(refuse)}
        >
          {proposalsCopy.refuse}
        </Button>
      </div>
    </li>
  )
}
