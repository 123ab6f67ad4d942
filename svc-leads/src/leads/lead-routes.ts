import { createHash } from 'node:crypto'
import { mayDo } from '@site/contracts/access/codes'
import { leadOperations } from '@site/contracts/operations/table/leads'
import type { AccessAudit } from '@site/service/admin/access-audit'
import { holderOf, scopeMissing } from '@site/service/admin/admin-code'
import type { Database } from '@site/service/database/database'
import { readRevision } from '@site/service/database/revision'
import { answerUnchanged } from '@site/service/http/entity-tag'
import type { Clock } from '@site/service/process/clock'
import { answerAudit } from '@site/service/routes/answer-audit'
import { type Routes, readId } from '@site/service/routes/routes'
import type { LeadMirror } from '../search/lead-mirror.ts'
import { LEADS_REVISION } from '../search/leads-revision.ts'
import { leadNotFound, removeLead } from './delete-lead.ts'
import { type LeadListQuery, listLeads } from './list-leads.ts'

/** The administrator's lead list (LIST-1 to LIST-7). All answers are `no-store`. */
export function addLeadRoutes(
  { route }: Routes,
  deps: { db: Database; mirror: LeadMirror; clock: Clock; access: AccessAudit; notify: () => void }
): void {
  route(leadOperations.listLeads, async ({ ctx, from, by, query }) => {
    await deps.access.note('leads-read', { from, by })
    // Read before the leads: a write in between can only make the tag older than the answer, never newer.
    const revision = await readRevision(deps.db.knex, LEADS_REVISION)
    if (answerUnchanged(ctx, entityTag(revision, query))) return
    const { leads, total, nextCursor } = await listLeads(deps, query, {
      inNotes: mayReadNotes(holderOf(ctx)?.scopes)
    })
    ctx.set('X-Total-Count', String(total))
    if (nextCursor) ctx.set('X-Next-Cursor', nextCursor)
    return leads
  })

  route(leadOperations.listLeadAudit, answerAudit(deps.db))

  route(leadOperations.noteAccess, async ({ ctx, from, by, body }) => {
    if (body.action === 'leads-exported' && !mayDo(holderOf(ctx)?.scopes ?? [], ['leads']))
      throw scopeMissing()
    await deps.access.note(body.action, { from, by })
  })

  route(leadOperations.deleteLead, async ({ ctx, from, by }) => {
    await removeLead(deps, readId(ctx, leadNotFound), { from, by })
    return { message: 'Lead supprimé avec succès' }
  })
}

/** A program's token reads leads, not what the team has noted: it must not learn of that by searching either. */
const mayReadNotes = (scopes: Parameters<typeof mayDo>[0] = []): boolean => mayDo(scopes, ['leads'])

/** The query is part of the tag, so that a client with the tag of one filter never gets a 304 for another. */
function entityTag(revision: string, query: LeadListQuery): string {
  const queryHash = createHash('sha256').update(JSON.stringify(query)).digest('base64url').slice(0, 12)
  return `"${revision}-${queryHash}"`
}
