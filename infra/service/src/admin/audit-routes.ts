import type { Context, Middleware } from 'koa'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { singleValues } from '../http/query.ts'
import { validate } from '../http/validate.ts'
import { type AdminCheck, requireAdmin } from './admin-code.ts'
import { listAudit } from './audit.ts'

const auditQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  scope: z.enum(['changes', 'all']).default('changes')
})

/**
 * What answers a service's audit route: the latest entries, newest first (RESOLUTIONS 19). The code comes in the
 * header X-Admin-Code or in the query; without it 401. Optional `limit`: 1 to 200, 50 by default; `scope=all` shows
 * who had access beside what was changed.
 */
export function auditRoute(db: Database, isAdmin: AdminCheck): Middleware[] {
  const list = async (ctx: Context) => {
    const asked = validate(auditQuerySchema, singleValues(ctx.query))
    ctx.set('Cache-Control', 'no-store')
    ctx.body = await listAudit(db.knex, asked)
  }
  return [requireAdmin(isAdmin, 'header-or-query'), list]
}
