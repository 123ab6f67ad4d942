import type { PersonLink, PersonRefusal } from '@site/contracts/persons/person'
import type { Actor } from '@site/service/admin/audit'
import { type Database, type Executor, inTransaction } from '@site/service/database/database'
import { conflict } from '@site/service/http/errors'
import { foldEmail } from '../search/search-text.ts'
import { archivedLeadsTable, leadsTable } from '../tables/tables.ts'
import { addLink, addRefusal, addressesOf, presentLink, removeLink, removeRefusal } from './person-links.ts'
import { personNotFound } from './read-person.ts'

interface Deps {
  db: Database
  clock: () => Date
}
interface Two {
  first: string
  second: string
}

/**
 * Joins two persons by a link of their two addresses: no lead changes, so that parting them restores everything.
 *
 * @throws HttpError 404 when nothing is kept of one of them, 409 when they are one person already
 */
export const joinPersons = (deps: Deps, two: Two, actor: Actor): Promise<PersonLink> =>
  inTransaction(deps.db, async (trx) => {
    const pair = await twoAddresses(trx, two)
    return presentLink(await addLink(trx, pair, deps.clock(), actor))
  })

/** Removes a link. @throws HttpError 404 when it is gone */
export const partPersons = (deps: Deps, id: number, actor: Actor): Promise<PersonLink> =>
  inTransaction(deps.db, async (trx) => presentLink(await removeLink(trx, id, deps.clock(), actor)))

/** Keeps two persons from being proposed again. @throws as joinPersons does */
export const refusePersons = (deps: Deps, two: Two, actor: Actor): Promise<PersonRefusal> =>
  inTransaction(deps.db, async (trx) => {
    const pair = await twoAddresses(trx, two)
    return { id: await addRefusal(trx, pair, deps.clock(), actor) }
  })

/** Takes a refusal back. @throws HttpError 404 when it is gone */
export const withdrawRefusal = (deps: Deps, id: number, actor: Actor): Promise<PersonRefusal> =>
  inTransaction(deps.db, async (trx) => {
    await removeRefusal(trx, id, deps.clock(), actor)
    return { id }
  })

async function twoAddresses(trx: Executor, two: Two): Promise<readonly [string, string]> {
  const pair = [foldEmail(two.first), foldEmail(two.second)] as const
  for (const key of pair) if (!(await isKnown(trx, key))) throw personNotFound()
  if ((await addressesOf(trx, pair[0])).includes(pair[1]))
    throw conflict('C’est déjà une seule et même personne.', 'persons-joined')
  return pair
}

async function isKnown(trx: Executor, email_key: string): Promise<boolean> {
  const lead = await leadsTable(trx).where({ email_key }).select('id').first()
  return (lead ?? (await archivedLeadsTable(trx).where({ email_key }).select('id').first())) !== undefined
}
