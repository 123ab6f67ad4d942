import { groupBy } from '../persons/group-by.ts'
import { findLikeness } from '../persons/likeness/find-likeness.ts'
import { isOneTypoApart } from '../persons/likeness/one-typo.ts'
import { keysOf } from '../persons/likeness/person-keys.ts'
import { type Profile, profileOf } from '../persons/likeness/profile.ts'
import { foldEmail } from '../search/search-text.ts'
import { randomPersons, type SentLead } from './random-persons.ts'

/** How good what is proposed is, over pairs of addresses. */
export interface Measured {
  people: number
  leads: number
  addresses: number
  proposed: number
  right: number
  /** Pairs of addresses of one person, and those of them that say so: a telephone, a company or a host of theirs, or one mistake apart. */
  existing: number
  recognisable: number
  found: number
  /** People with several addresses, and those of them whose addresses the right proposals bring together. */
  several: number
  together: number
  wrong: { ours: SentLead['lead']; theirs: SentLead['lead']; reasons: string[] }[]
}

/** Proposes among what `people` made-up people send, and compares that with who sent it. */
export function measureLikeness(seed: number, people: number): Measured {
  const sent = randomPersons(seed, people)
  const byAddress = groupBy(sent, ({ lead }) => foldEmail(lead.email))
  const profiles = new Map(
    [...byAddress].map(([key, those]) => [key, profileOf(those.map(({ lead }) => lead))])
  )
  const owner = (key: string) => byAddress.get(key)?.[0]?.person
  const measured: Measured = {
    ...{ people, leads: sent.length, addresses: byAddress.size },
    ...{ proposed: 0, right: 0, existing: 0, recognisable: 0, found: 0, several: 0, together: 0, wrong: [] }
  }
  const rightPairs: [string, string][] = []
  for (const [ours, theirs] of candidatesAmong(sent)) {
    const reasons = findLikeness(profiles.get(ours) as Profile, profiles.get(theirs) as Profile)
    if (reasons.length === 0) continue
    measured.proposed += 1
    if (owner(ours) === owner(theirs)) rightPairs.push([ours, theirs])
    else {
      const [a, b] = [byAddress.get(ours)?.[0], byAddress.get(theirs)?.[0]] as [SentLead, SentLead]
      measured.wrong.push({ ours: a.lead, theirs: b.lead, reasons: reasons.map(({ kind }) => kind) })
    }
  }
  measured.right = rightPairs.length
  for (const addresses of groupBy(byAddress.keys(), owner).values()) {
    if (addresses.length < 2) continue
    for (const [ours, theirs] of pairsOf(addresses)) {
      measured.existing += 1
      const both = [profiles.get(ours), profiles.get(theirs)] as [Profile, Profile]
      if (!isRecognisable(...both)) continue
      measured.recognisable += 1
      if (findLikeness(...both).length > 0) measured.found += 1
    }
    measured.several += 1
    if (areTogether(addresses, rightPairs)) measured.together += 1
  }
  return measured
}

/** Pairs of addresses that share a key. */
function candidatesAmong(sent: SentLead[]): [string, string][] {
  const buckets = new Map<string, Set<string>>()
  for (const { lead } of sent)
    for (const key of keysOf(lead))
      buckets.set(key, (buckets.get(key) ?? new Set()).add(foldEmail(lead.email)))
  const pairs = new Map<string, [string, string]>()
  for (const bucket of buckets.values()) {
    for (const pair of pairsOf([...bucket])) pairs.set(pair.join(' '), pair)
  }
  return [...pairs.values()]
}

function pairsOf(addresses: string[]): [string, string][] {
  const sorted = [...addresses].sort()
  return sorted.flatMap((one, index) =>
    sorted.slice(index + 1).map((other): [string, string] => [one, other])
  )
}

const isRecognisable = (ours: Profile, theirs: Profile): boolean =>
  [...ours.telephones.keys()].some((number) => theirs.telephones.has(number)) ||
  [...ours.companies.keys()].some((company) => theirs.companies.has(company)) ||
  isOneTypoApart(ours.key, theirs.key)

function areTogether(addresses: string[], pairs: [string, string][]): boolean {
  const reached = new Set(addresses.slice(0, 1))
  const ours = pairs.filter(([one]) => addresses.includes(one))
  for (let before = 0; before !== reached.size; ) {
    before = reached.size
    for (const [one, other] of ours) if (reached.has(one) || reached.has(other)) reached.add(one).add(other)
  }
  return reached.size === addresses.length
}
