import type { Likeness } from '@site/contracts/persons/person'
import { isMistypedAddress, isWorkHost, spellOneName } from './mailboxes.ts'
import { compareNames } from './person-names.ts'
import type { Profile } from './profile.ts'
import { isMobile } from './telephones.ts'

/**
 * Why two addresses may belong to one person; nothing where they hardly do. A wrong proposal costs more than a missing one, so each
 * reason needs names that agree: a reception's number is shared by colleagues, a house's by a family. Without a name on one side a
 * mobile is enough, and an address that is the other with a mistake (decision 135).
 */
export function findLikeness(ours: Profile, theirs: Profile): Likeness[] {
  const names = compareNames(ours.names, theirs.names)
  if (names === 'other') return []
  const agree = names === 'same' || names === 'near' || spellOneName(ours.mailbox, theirs.mailbox)
  const isMistyped = isMistypedAddress(ours.mailbox, theirs.mailbox, names)
  const reasons: Likeness[] = []
  const telephone = shared(ours.telephones, theirs.telephones).find(([number]) => agree || isMobile(number))
  if (telephone) reasons.push({ kind: 'phone', value: telephone[1] })
  if (isMistyped) reasons.push({ kind: 'address', value: `${ours.email} · ${theirs.email}` })
  if (names !== 'same') return reasons
  const company = shared(ours.companies, theirs.companies)[0]
  if (company) reasons.push({ kind: 'company', value: company[1] })
  const { host } = ours.mailbox
  if (reasons.length === 0 && host === theirs.mailbox.host && isWorkHost(host))
    reasons.push({ kind: 'domain', value: host })
  return reasons
}

/** What both maps have, as it was typed on our side. */
const shared = (ours: Map<string, string>, theirs: Map<string, string>): [string, string][] =>
  [...ours].filter(([key]) => theirs.has(key))
