import { personOperations } from '@site/contracts/operations/table/persons'
import type { KeptData } from '@site/contracts/persons/personal-data'
import type { AccessAudit } from '@site/service/admin/access-audit'
import { recordAudit } from '@site/service/admin/audit'
import type { Database } from '@site/service/database/database'
import { withQueryTimeout } from '@site/service/database/mysql-dialect'
import type { Clock } from '@site/service/process/clock'
import type { Routes } from '@site/service/routes/routes'
import {
  erasePersonalData,
  exportPersonalData,
  findPersonalData,
  type PersonalData
} from './personal-data.ts'

/** Whole tables are read for an address, which takes seconds at a million leads. */
const QUERY_TIMEOUT_MS = 60_000

/** What is kept of a person, its export and its erasure (PERSON-7 to PERSON-9). */
export function addPersonalDataRoutes(
  { route }: Routes,
  deps: { db: Database; clock: Clock; access: AccessAudit }
): void {
  const { db, clock } = deps
  const slowly = <Result>(work: () => Promise<Result>) => withQueryTimeout(QUERY_TIMEOUT_MS, work)

  route(personOperations.describeKeptData, async ({ ctx, from, by, body }) => {
    ctx.set('Cache-Control', 'no-store')
    await deps.access.note('person-read', { from, by })
    return asKept(await slowly(() => findPersonalData(db.knex, body.email)))
  })

  route(personOperations.exportPerson, async ({ ctx, from, by, body }) => {
    ctx.set('Cache-Control', 'no-store')
    const at = clock()
    const data = await slowly(() => findPersonalData(db.knex, body.email))
    await recordAudit(db.knex, { at, action: 'person-exported', subjectId: null, from, by })
    return exportPersonalData(body.email, data, at)
  })

  route(personOperations.erasePerson, async ({ from, by, body }) =>
    asKept(await slowly(() => erasePersonalData(db, body.email, clock(), { from, by }, body.addresses)))
  )
}

const asKept = ({ addresses, parts, told }: PersonalData): KeptData => ({ addresses, parts, told })
