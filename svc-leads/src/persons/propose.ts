import type { Likeness, PersonProposal, PersonProposals } from '@site/contracts/persons/person'
import type { Database, Executor } from '@site/service/database/database'
import { type LeadRow, personCandidatesTable } from '../tables/tables.ts'
import { alikeToNew, compareFewNewLeads, compareNewLeads, countNewLeads } from './compare-leads.ts'
import { findLikeness } from './likeness/find-likeness.ts'
import { profileOf } from './likeness/profile.ts'
import { type PersonGroups, readGroups } from './person-groups.ts'
import { candidatesAmong } from './person-links.ts'
import { leadsByAddress } from './read-leads.ts'
import { summarise } from './summarise.ts'

/** Leads that are compared before everybody is proposed; the rest is left to the hourly work. */
const AT_ONCE = 500
/** Proposals in one answer. */
const SHOWN = 50
/** Candidates that are looked at together. */
const BATCH = 100

interface Deps {
  db: Database
  clock: () => Date
}
/** Two persons as candidates name them. */
interface TwoPersons {
  first: readonly string[]
  second: readonly string[]
}

/**
 * Who else the person with these addresses may be. The person comes first in each proposal. The sheet of a lead waits for this: however
 * many leads are still to be compared, those of this person alone are (infra/decisions/0158).
 */
export async function proposeFor(
  { db, clock }: Deps,
  emailKeys: readonly string[]
): Promise<PersonProposal[]> {
  await compareFewNewLeads(db, clock())
  const [groups, candidates, alike] = await Promise.all([
    readGroups(db.knex),
    candidatesAmong(db.knex, emailKeys),
    alikeToNew(db.knex, emailKeys)
  ])
  const pairs = alike.map(([first_key, second_key]) => ({ first_key, second_key }))
  const proposals = await verify(db.knex, twoPersons(groups, [...candidates, ...pairs]))
  const own = new Set(emailKeys)
  return proposals.map(({ persons, ...proposal }) =>
    persons.first.some((key) => own.has(key))
      ? proposal
      : { first: proposal.second, second: proposal.first, reasons: proposal.reasons }
  )
}

/** Everybody who may be somebody else; what was found last comes first. */
export async function proposeAll({ db, clock }: Deps): Promise<PersonProposals> {
  await compareNewLeads(db, clock(), { atMost: AT_ONCE })
  const groups = await readGroups(db.knex)
  const found = new Map<string, PersonProposal>()
  for (let before: number | undefined; ; ) {
    const query = personCandidatesTable(db.knex).orderBy('id', 'desc').limit(BATCH)
    if (before !== undefined) query.where('id', '<', before)
    const candidates = await query
    for (const { persons, ...proposal } of await verify(db.knex, twoPersons(groups, candidates)))
      if (!found.has(nameOfTwo(persons))) found.set(nameOfTwo(persons), proposal)
    before = candidates.at(-1)?.id
    const isEnd = candidates.length < BATCH
    if (isEnd || found.size > SHOWN) break
  }
  const proposals = [...found.values()]
  return {
    proposals: proposals.slice(0, SHOWN),
    isMore: proposals.length > SHOWN,
    pending: await countNewLeads(db.knex)
  }
}

/** Candidates as persons, each two once: without what was joined or refused. */
function twoPersons(
  groups: PersonGroups,
  candidates: readonly { first_key: string; second_key: string }[]
): TwoPersons[] {
  const persons = new Map<string, TwoPersons>()
  for (const { first_key, second_key } of candidates) {
    const two = { first: groups.of(first_key), second: groups.of(second_key) }
    if (two.first.includes(second_key) || groups.areRefused(two.first, two.second)) continue
    persons.set(nameOfTwo(two), two)
  }
  return [...persons.values()]
}

const nameOfTwo = ({ first, second }: TwoPersons): string => JSON.stringify([first[0], second[0]].sort())

/** Those who are still alike by what is stored now, with the reasons. */
async function verify(
  executor: Executor,
  all: readonly TwoPersons[]
): Promise<(PersonProposal & { persons: TwoPersons })[]> {
  const keys = new Set(all.flatMap(({ first, second }) => [...first, ...second]))
  const leads = await leadsByAddress(executor, [...keys])
  return all.flatMap((persons) => {
    const reasons = reasonsFor(persons, leads)
    if (reasons.length === 0) return []
    const [first, second] = [persons.first, persons.second].map((addresses) => summarise(addresses, leads))
    return first && second ? [{ first, second, reasons, persons }] : []
  })
}

function reasonsFor({ first, second }: TwoPersons, leads: ReadonlyMap<string, LeadRow[]>): Likeness[] {
  const [ours, theirs] = [first, second].map((addresses) =>
    addresses.flatMap((key) => {
      const those = leads.get(key)
      return those ? [profileOf(those)] : []
    })
  )
  const reasons = new Map<string, Likeness>()
  for (const one of ours ?? [])
    for (const other of theirs ?? [])
      for (const reason of findLikeness(one, other))
        if (!reasons.has(reason.kind)) reasons.set(reason.kind, reason)
  return [...reasons.values()]
}
