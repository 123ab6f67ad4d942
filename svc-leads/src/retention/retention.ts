import { RETENTION } from '@site/contracts/site/retention'
import { purgeAudit } from '@site/service/admin/audit'
import { type Database, inTransaction, toDatabaseDate } from '@site/service/database/database'
import { withQueryTimeout } from '@site/service/database/mysql-dialect'
import { purgeKeys } from '../contact/idempotency.ts'
import { leadsTable, suspectDecisionsTable } from '../tables/tables.ts'
import { archiveInactive, eraseArchived } from './archive.ts'

/** How long a suspect submission is kept, so that it can be released (DATA-3). */
export const SUSPECT_MS = RETENTION.suspectDays * 86_400_000

/** No request waits for these statements, and a table may be large. */
const QUERY_TIMEOUT_MS = 60_000

/**
 * Archives and erases what must not be kept any longer at `now` (DATA-1, DATA-3). A second run finds nothing to do, and of two
 * simultaneous runs each row is treated by one. Gives how many rows each rule changed.
 */
export const applyRetention = (db: Database, now: Date): Promise<Record<string, number>> =>
  withQueryTimeout(QUERY_TIMEOUT_MS, async () => ({
    archived: await archiveInactive(db, now),
    archivesErased: await eraseArchived(db, now),
    suspectsErased: await eraseSuspects(db, now),
    keysErased: await purgeKeys(db.knex, now),
    auditErased: await purgeAudit(db.knex, now)
  }))

/** A suspect submission is in no list, search or notice, so erasing its row and what was decided of it is enough. */
async function eraseSuspects(db: Database, now: Date): Promise<number> {
  const limit = toDatabaseDate(new Date(now.getTime() - SUSPECT_MS))
  let erased = 0
  for (;;) {
    const ids = await leadsTable(db.knex)
      .where({ is_suspect: true })
      .where('created_at', '<=', limit)
      .limit(BATCH)
      .pluck('id')
    if (ids.length === 0) return erased
    erased += await inTransaction(db, async (trx) => {
      // Between the two statements somebody may have released one: its decision is gone already, and it stays.
      const gone = await leadsTable(trx).whereIn('id', ids).where({ is_suspect: true }).delete()
      await suspectDecisionsTable(trx).whereIn('lead_id', ids).delete()
      return gone
    })
  }
}

/** How many suspects are erased in one transaction. */
const BATCH = 500
