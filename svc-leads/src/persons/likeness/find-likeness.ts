import type { Likeness } from '@site/contracts/persons/person'
import { isMistypedAddress, isWorkHost, spellOneName } from './mailboxes.ts'
import { compareNames, shareFirstName } from './person-names.ts'
import type { Profile } from './profile.ts'
import { isMobile } from './telephones.ts'

/**
 * Why two addresses may belong to one person; nothing where they hardly do. A wrong proposal costs more than a missing one, so each
 * reason needs names that agree: a reception's number is shared by colleagues, a house's by a family. Without a name on one side a
 * mobile is enough, and an address that is the other with a mistake; with one first name on both a mobile is, since people marry
 * (decision 135).
 */
export function findLikeness(ours: Profile, theirs: Profile): Likeness[] {
  const names = compareNames(ours.names, theirs.names)
  if (names === 'other')
    return shareFirstName(ours.names, theirs.names) ? samePhone(ours, theirs, isMobile) : []
  const agree = names === 'same' || names === 'near' || spellOneName(ours.mailbox, theirs.mailbox)
  const isMistyped = isMistypedAddress(ours.mailbox, theirs.mailbox, names)
  const reasons = samePhone(ours, theirs, (number) => agree || isMobile(number))
  if (isMistyped) reasons.push({ kind: 'address', value: `${ours.email} · ${theirs.email}` })
  if (names !== 'same') return reasons
  const company = shared(ours.companies, theirs.companies)[0]
  if (company) reasons.push({ kind: 'company', value: company[1] })
  const { host } = ours.mailbox
  if (reasons.length === 0 && host === theirs.mailbox.host && isWorkHost(host))
    reasons.push({ kind: 'domain', value: host })
  return reasons
}

/** The first telephone that both have and that counts, as a reason. */
function samePhone(ours: Profile, theirs: Profile, counts: (number: string) => boolean): Likeness[] {
  const telephone = shared(ours.telephones, theirs.telephones).find(([number]) => counts(number))
  return telephone ? [{ kind: 'phone', value: telephone[1] }] : []
}

/** What both maps have, as it was typed on our side. */
const shared = (ours: Map<string, string>, theirs: Map<string, string>): [string, string][] =>
  [...ours].filter(([key]) => theirs.has(key))
