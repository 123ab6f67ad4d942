import { createHash } from 'node:crypto'
import Router from '@koa/router'
import { accessNoteSchema } from '@site/contracts/operations/audit'
import type { AccessAudit } from '@site/service/admin/access-audit'
import { type AdminCheck, requireAdmin } from '@site/service/admin/admin-code'
import { auditRoute } from '@site/service/admin/audit-routes'
import type { Database } from '@site/service/database/database'
import { readRevision } from '@site/service/database/revision'
import { clientAddress } from '@site/service/http/client-address'
import { answerUnchanged } from '@site/service/http/entity-tag'
import { singleValues } from '@site/service/http/query'
import { validate } from '@site/service/http/validate'
import type { Clock } from '@site/service/process/clock'
import type { LeadMirror } from '../search/lead-mirror.ts'
import { LEADS_REVISION } from '../search/leads-revision.ts'
import { leadNotFound, removeLead } from './delete-lead.ts'
import { type LeadListQuery, leadListQuerySchema, listLeads } from './list-leads.ts'

/** The administrator's lead list (SPEC §7, RESOLUTIONS 8). Nothing of it is stored by a browser: `no-store`. */
export function createLeadRouter(deps: {
  db: Database
  mirror: LeadMirror
  clock: Clock
  isAdmin: AdminCheck
  access: AccessAudit
}): Router {
  const router = new Router({ prefix: '/api/leads' })

  router.get('/', requireAdmin(deps.isAdmin, 'header-or-query'), async (ctx) => {
    const query = validate(leadListQuerySchema, singleValues(ctx.query))
    await deps.access.note('leads-read', clientAddress(ctx))
    // Read before the leads: what is written in between makes the tag too old, never the answer.
    const revision = await readRevision(deps.db.knex, LEADS_REVISION)
    if (answerUnchanged(ctx, entityTag(revision, query))) return
    const { leads, total, nextCursor } = await listLeads(deps, query)
    ctx.set('X-Total-Count', String(total))
    if (nextCursor) ctx.set('X-Next-Cursor', nextCursor)
    ctx.body = leads
  })

  router.get('/audit', ...auditRoute(deps.db, deps.isAdmin))

  router.post('/audit', requireAdmin(deps.isAdmin, 'body'), async (ctx) => {
    const { action } = validate(accessNoteSchema, ctx.request.body)
    await deps.access.note(action, clientAddress(ctx))
    ctx.status = 204
  })

  router.delete('/:id', requireAdmin(deps.isAdmin, 'body'), async (ctx) => {
    const id = ctx.params.id ?? ''
    if (!/^[1-9]\d{0,8}$/.test(id)) throw leadNotFound()
    await removeLead(deps, Number(id), clientAddress(ctx))
    ctx.body = { message: 'Lead supprimé avec succès' }
  })

  return router
}

/** The query is in the tag, so that a client that kept the tag of one filter is not told that another is unchanged. */
function entityTag(revision: string, query: LeadListQuery): string {
  const asked = createHash('sha256').update(JSON.stringify(query)).digest('base64url').slice(0, 12)
  return `"${revision}-${asked}"`
}
