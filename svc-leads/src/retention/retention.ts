import { RETENTION } from '@site/contracts/site/retention'
import { purgeAudit } from '@site/service/admin/audit'
import { type Database, toDatabaseDate } from '@site/service/database/database'
import { withQueryTimeout } from '@site/service/database/mysql-dialect'
import { purgeKeys } from '../contact/idempotency.ts'
import { leadsTable } from '../tables/tables.ts'
import { archiveInactive, eraseArchived } from './archive.ts'

/** How long a suspect submission waits for somebody to release it (DATA-3). */
export const SUSPECT_MS = RETENTION.suspectDays * 86_400_000

/** Nobody waits for these statements, and a table may be large. */
const PATIENCE_MS = 60_000

/**
 * What the law asks of a day: archives and erases what is old at `now` (DATA-1, DATA-3). A second run finds
 * nothing to do, and two at once do it once. Gives how many rows each rule touched.
 */
export const applyRetention = (db: Database, now: Date): Promise<Record<string, number>> =>
  withQueryTimeout(PATIENCE_MS, async () => ({
    archived: await archiveInactive(db, now),
    archivesErased: await eraseArchived(db, now),
    suspectsErased: await eraseSuspects(db, now),
    keysErased: await purgeKeys(db.knex, now),
    auditErased: await purgeAudit(db.knex, now)
  }))

/** No list, index or notice knows of a suspect: the row is all there is. */
const eraseSuspects = (db: Database, now: Date): Promise<number> =>
  leadsTable(db.knex)
    .where({ is_suspect: true })
    .where('created_at', '<=', toDatabaseDate(new Date(now.getTime() - SUSPECT_MS)))
    .delete()
