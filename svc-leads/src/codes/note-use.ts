import type { StoredCode } from '@site/service/admin/named-codes'
import { type Database, toDatabaseDate } from '@site/service/database/database'
import { adminCodesTable } from '@site/service/database/shared-tables'
import type { Log } from '@site/service/observability/log'
import type { Clock } from '@site/service/process/clock'

const HOUR_MS = 3_600_000

/**
 * Notes when a code was last used, once an hour at most. Calls that svc-content answers are not seen here, but every login is
 * (svc-gateway/src/api/tell-login.ts). Never rejects: a note that is missing must keep nobody out.
 */
export const createUseNotes =
  ({ db, clock, log }: { db: Database; clock: Clock; log: Log }) =>
  async ({ id, lastUsedAt }: StoredCode): Promise<void> => {
    const now = clock()
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < HOUR_MS) return
    try {
      await adminCodesTable(db.knex)
        .where({ id })
        .update({ last_used_at: toDatabaseDate(now) })
    } catch (error) {
      log.warn({ err: error, codeId: id }, 'The use of a named code could not be noted')
    }
  }
