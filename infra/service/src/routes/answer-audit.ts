import type { AuditEntry, auditQuerySchema } from '@site/contracts/operations/audit'
import type { z } from 'zod'
import { listAudit } from '../admin/audit.ts'
import type { Database } from '../database/database.ts'
import type { Asked } from './routes.ts'

/** Answers with a service's latest audit entries, newest first (ADMIN-6). Browsers are told not to store them. */
export const answerAudit =
  (db: Database) =>
  ({
    ctx,
    query
  }: Pick<Asked<unknown, z.output<typeof auditQuerySchema>>, 'ctx' | 'query'>): Promise<AuditEntry[]> => {
    ctx.set('Cache-Control', 'no-store')
    return listAudit(db.knex, query)
  }
