import { personOperations } from '@site/contracts/operations/table/persons'
import type { AccessAudit } from '@site/service/admin/access-audit'
import type { Database } from '@site/service/database/database'
import type { Clock } from '@site/service/process/clock'
import { type Routes, readId } from '@site/service/routes/routes'
import type { LeadMirror } from '../search/lead-mirror.ts'
import { joinPersons, partPersons, refusePersons, withdrawRefusal } from './join-persons.ts'
import { linkNotFound, refusalNotFound } from './person-links.ts'
import { proposeAll } from './propose.ts'
import { readPerson } from './read-person.ts'
import { searchPersons } from './search-persons.ts'

/** Persons: search, history, proposals, joining and parting (PERSON-1 to PERSON-6). Each reading is written down. */
export function addPersonRoutes(
  { route }: Routes,
  deps: { db: Database; mirror: LeadMirror; clock: Clock; access: AccessAudit }
): void {
  route(personOperations.searchPersons, async ({ ctx, from, by, body }) => {
    ctx.set('Cache-Control', 'no-store')
    await deps.access.note('person-read', { from, by })
    return searchPersons(deps, body.search)
  })

  route(personOperations.readPerson, async ({ ctx, from, by, body }) => {
    ctx.set('Cache-Control', 'no-store')
    await deps.access.note('person-read', { from, by })
    return readPerson(deps, body)
  })

  route(personOperations.proposePersons, async ({ ctx, from, by }) => {
    ctx.set('Cache-Control', 'no-store')
    await deps.access.note('person-read', { from, by })
    return proposeAll(deps)
  })

  route(personOperations.joinPersons, ({ from, by, body }) => joinPersons(deps, body, { from, by }))

  route(personOperations.partPersons, ({ ctx, from, by }) =>
    partPersons(deps, readId(ctx, linkNotFound), { from, by })
  )

  route(personOperations.refusePersons, ({ from, by, body }) => refusePersons(deps, body, { from, by }))

  route(personOperations.withdrawRefusal, ({ ctx, from, by }) =>
    withdrawRefusal(deps, readId(ctx, refusalNotFound), { from, by })
  )
}
