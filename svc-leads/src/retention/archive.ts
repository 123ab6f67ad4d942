import { RETENTION } from '@site/contracts/site/retention'
import { type Database, inTransaction, toDatabaseDate, toDate } from '@site/service/database/database'
import { insertInBatches } from '@site/service/database/table'
import { takeOffList } from '../leads/lead-repository.ts'
import { leadMessagesTable } from '../tables/answer-tables.ts'
import { leadJournalTable, leadNoteEditsTable } from '../tables/desk-tables.ts'
import { archivedLeadsTable, KEPT_COLUMNS, type LeadRow, leadsTable } from '../tables/tables.ts'

/** How many addresses are moved in one transaction. */
const BATCH = 200

/** The same day `years` earlier, in UTC. */
export function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() - years)
  return then
}

/**
 * Moves the leads of every address that has sent nothing for two years, by form or by e-mail, to the archive. A suspect submission does not count as
 * activity, since anybody can type an address. Gives the number of leads moved.
 */
export async function archiveInactive(db: Database, now: Date): Promise<number> {
  const limit = toDatabaseDate(yearsBefore(now, RETENTION.leadYears))
  let moved = 0
  for (;;) {
    const keys = await leadsTable
      .as('old')(db.knex)
      .distinct('email_key')
      .where('old.is_suspect', false)
      .where('old.created_at', '<=', limit)
      .whereNotExists(
        leadsTable
          .as('recent')(db.knex)
          .whereRaw('recent.email_key = old.email_key')
          .where('recent.is_suspect', false)
          .where('recent.created_at', '>', limit)
      )
      .whereNotExists(
        leadMessagesTable
          .as('reply')(db.knex)
          .whereRaw('reply.email_key = old.email_key')
          .where('reply.kind', 'reply')
          .where('reply.written_at', '>', limit)
      )
      .limit(BATCH)
      .pluck('email_key')
    if (keys.length === 0) return moved
    moved += await inTransaction(db, async (trx) => {
      // This also locks the gaps between the rows, so that a lead that arrives now is either read here or waits.
      const rows = await leadsTable(trx).whereIn('email_key', keys).forUpdate()
      const inactive = [...byKey(rows.filter(({ is_suspect }) => !is_suspect)).values()].flatMap((leads) =>
        asArchived(leads, yearsBefore(now, RETENTION.leadYears), now)
      )
      if (inactive.length === 0) return 0
      await insertInBatches(trx, archivedLeadsTable, inactive, 50)
      await takeOffList(
        trx,
        inactive.map(({ id }) => id)
      )
      return inactive.length
    })
  }
}

type KeptOfLead = Pick<LeadRow, (typeof KEPT_COLUMNS)[number]>

function byKey(rows: LeadRow[]): Map<string, LeadRow[]> {
  const groups = new Map<string, LeadRow[]>()
  for (const row of rows) groups.set(row.email_key, [...(groups.get(row.email_key) ?? []), row])
  return groups
}

/** The archive rows for the leads of one address; none when the address has become active. */
function asArchived(leads: LeadRow[], limit: Date, now: Date) {
  const last = new Date(Math.max(...leads.map((row) => toDate(row.created_at).getTime())))
  if (last > limit) return []
  return leads.map((row) => ({
    ...(Object.fromEntries(KEPT_COLUMNS.map((column) => [column, row[column]])) as KeptOfLead),
    created_at: toDatabaseDate(toDate(row.created_at)),
    consent_at: row.consent_at === null ? null : toDatabaseDate(toDate(row.consent_at)),
    last_activity_at: toDatabaseDate(last),
    archived_at: toDatabaseDate(now)
  }))
}

/** Erases from the archive the leads whose address was last active five years ago, with what was done about them and written to them. Gives their number. */
export async function eraseArchived(db: Database, now: Date): Promise<number> {
  const limit = toDatabaseDate(yearsBefore(now, RETENTION.archiveYears))
  let erased = 0
  for (;;) {
    const ids = await archivedLeadsTable(db.knex)
      .where('last_activity_at', '<=', limit)
      .limit(BATCH)
      .pluck('id')
    if (ids.length === 0) return erased
    erased += await inTransaction(db, async (trx) => {
      await leadNoteEditsTable(trx).whereIn('lead_id', ids).delete()
      await leadJournalTable(trx).whereIn('lead_id', ids).delete()
      await leadMessagesTable(trx).whereIn('lead_id', ids).delete()
      return archivedLeadsTable(trx).whereIn('id', ids).delete()
    })
  }
}
