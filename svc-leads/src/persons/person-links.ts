import { createHash } from 'node:crypto'
import type { PersonLink } from '@site/contracts/persons/person'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Executor, isDuplicateKey, toDatabaseDate, toDate } from '@site/service/database/database'
import type { Conditions } from '@site/service/database/table'
import { conflict, notFound } from '@site/service/http/errors'
import {
  type PersonLinkRow,
  personCandidatesTable,
  personLinksTable,
  personRefusalsTable
} from '../tables/tables.ts'

/** Two addresses as they are compared (foldEmail). */
export type AddressPair = readonly [string, string]

/** The same for both orders of two addresses. */
export const pairHash = (pair: AddressPair): string =>
  createHash('sha256')
    .update(JSON.stringify([...pair].sort()))
    .digest('base64url')

/** The addresses of the person to whom one belongs, with those it was joined to, and those that these were joined to. Sorted. */
export async function addressesOf(executor: Executor, emailKey: string): Promise<string[]> {
  const reached = new Set([emailKey])
  for (let fresh = [emailKey]; fresh.length > 0; ) {
    const links = await linksAmong(executor, fresh)
    fresh = [...new Set(links.flatMap((link) => [link.first_key, link.second_key]))].filter(
      (key) => !reached.has(key)
    )
    for (const key of fresh) reached.add(key)
  }
  return [...reached].sort()
}

/** The links that have one of these addresses, oldest first. */
export const linksAmong = (executor: Executor, emailKeys: readonly string[]): Promise<PersonLinkRow[]> =>
  touching(personLinksTable(executor), emailKeys).orderBy('id')

/** The addresses that were found alike, one of them among these. */
export const candidatesAmong = (executor: Executor, emailKeys: readonly string[]) =>
  touching(personCandidatesTable(executor), emailKeys).orderBy('id', 'desc')

/** Adds the condition that one of the two addresses is among these. */
export const touching = <Pairs extends Conditions<typeof personCandidatesTable.columns>>(
  query: Pairs,
  emailKeys: readonly string[]
): Pairs => {
  const marks = emailKeys.map(() => '?').join(', ')
  return query.whereRaw(`(first_key in (${marks}) or second_key in (${marks}))`, [...emailKeys, ...emailKeys])
}

/** Writes a link of two addresses, and that it was made. @throws HttpError 409 when they are linked already */
export async function addLink(
  trx: Executor,
  pair: AddressPair,
  at: Date,
  actor: Actor
): Promise<PersonLinkRow> {
  const id = await addPair(trx, personLinksTable, pair, at, actor)
  await recordAudit(trx, { at, action: 'persons-joined', subjectId: id, ...actor })
  return readPair(trx, personLinksTable, id, linkNotFound)
}

/** Removes a link, and notes that it was. @throws HttpError 404 when there is none */
export async function removeLink(trx: Executor, id: number, at: Date, actor: Actor): Promise<PersonLinkRow> {
  const link = await readPair(trx, personLinksTable, id, linkNotFound)
  await personLinksTable(trx).where({ id }).delete()
  await recordAudit(trx, { at, action: 'persons-parted', subjectId: id, ...actor })
  return link
}

/** Writes that two addresses are not of one person. @throws HttpError 409 when that was said already */
export async function addRefusal(trx: Executor, pair: AddressPair, at: Date, actor: Actor): Promise<number> {
  const id = await addPair(trx, personRefusalsTable, pair, at, actor)
  await recordAudit(trx, { at, action: 'persons-refused', subjectId: id, ...actor })
  return id
}

/** Takes a refusal back. @throws HttpError 404 when there is none */
export async function removeRefusal(trx: Executor, id: number, at: Date, actor: Actor): Promise<void> {
  await readPair(trx, personRefusalsTable, id, refusalNotFound)
  await personRefusalsTable(trx).where({ id }).delete()
  await recordAudit(trx, { at, action: 'refusal-withdrawn', subjectId: id, ...actor })
}

async function addPair(
  trx: Executor,
  table: typeof personLinksTable,
  pair: AddressPair,
  at: Date,
  { by }: Actor
): Promise<number> {
  const [first_key, second_key] = [...pair].sort() as [string, string]
  const row = {
    pair: pairHash(pair),
    first_key,
    second_key,
    created_at: toDatabaseDate(at),
    actor: by ?? null
  }
  try {
    const [id = 0] = await table(trx).insert(row)
    return id
  } catch (error) {
    if (isDuplicateKey(error)) throw conflict('C’est déjà fait.', 'persons-pair-exists')
    throw error
  }
}

async function readPair(
  trx: Executor,
  table: typeof personLinksTable,
  id: number,
  missing: typeof linkNotFound
): Promise<PersonLinkRow> {
  const row = await table(trx).where({ id }).forUpdate().first()
  if (!row) throw missing()
  return row
}

export const linkNotFound = () => notFound('Ces adresses ne sont plus réunies.', 'person-link-not-found')
export const refusalNotFound = () => notFound('Ce choix n’existe plus.', 'person-refusal-not-found')

/** A link as the API answers it. */
export const presentLink = (row: PersonLinkRow): PersonLink => ({
  id: row.id,
  first: row.first_key,
  second: row.second_key,
  at: toDate(row.created_at).toISOString(),
  by: row.actor
})
