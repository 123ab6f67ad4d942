import { createHash } from 'node:crypto'
import { isDistinct, isShared, isWorkHost, lettersOf } from './mailboxes.ts'
import { wholeName } from './person-names.ts'
import { profileOf, type Said } from './profile.ts'

/**
 * What two leads of one person have in common where find-likeness.ts finds them alike: equal keys are candidates, and only these are
 * compared, so that a hundred thousand leads need no hundred thousand comparisons each.
 */
export function keysOf(lead: Said): string[] {
  const { mailbox, names, telephones, companies } = profileOf([lead])
  const { local, host } = mailbox
  const name = names.map(wholeName).find((whole) => whole !== undefined)
  const keys = [`letters ${lettersOf(mailbox)}`]
  for (const telephone of telephones.keys()) keys.push(ofTelephone(telephone))
  if (isDistinct(mailbox)) keys.push(`local ${local}`)
  if (isWorkHost(host)) keys.push(`work ${host}`)
  if (name === undefined) return keys.map(hashKey)
  for (const company of companies.keys()) keys.push(`company ${company} ${name}`)
  if (!isWorkHost(host)) keys.push(`host ${host} ${name}`)
  if (!isDistinct(mailbox) && !isShared(mailbox)) keys.push(`local ${local} ${name}`)
  return keys.map(hashKey)
}

const ofTelephone = (number: string) => `telephone ${number}`

/** The key of everybody with this number, in its international form. */
export const telephoneKey = (number: string): string => hashKey(ofTelephone(number))

/** A text as it stands in `person_keys`: of one length for an index, and nothing that can be read. */
export const hashKey = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)
