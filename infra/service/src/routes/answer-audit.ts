import { mayDo } from '@site/contracts/access/codes'
import { ACTIONS_OF_SCOPE, type AuditEntry, type auditQuerySchema } from '@site/contracts/operations/audit'
import type { z } from 'zod'
import { holderOf } from '../admin/admin-code.ts'
import { listAudit } from '../admin/audit.ts'
import type { Database } from '../database/database.ts'
import type { Asked } from './routes.ts'

/** Answers with a service's latest audit entries, newest first (ADMIN-6), as far as the code that asks opens what they are about (ADMIN-24). Browsers are told not to store them. */
export const answerAudit =
  (db: Database) =>
  ({
    ctx,
    query
  }: Pick<Asked<unknown, z.output<typeof auditQuerySchema>>, 'ctx' | 'query'>): Promise<AuditEntry[]> => {
    ctx.set('Cache-Control', 'no-store')
    const scopes = holderOf(ctx)?.scopes ?? []
    const hidden = (['all', 'releases'] as const).filter((scope) => !mayDo(scopes, [scope]))
    return listAudit(
      db.knex,
      query,
      hidden.flatMap((scope) => ACTIONS_OF_SCOPE[scope])
    )
  }
