import type { Suspect } from '@site/contracts/operations/suspect'
import { suspectOperations } from '@site/contracts/operations/table/leads'
import { RETENTION } from '@site/contracts/site/retention'
import type { AccessAudit } from '@site/service/admin/access-audit'
import type { Database } from '@site/service/database/database'
import { decodeCursor, encodeCursor } from '@site/service/http/cursor'
import type { Clock } from '@site/service/process/clock'
import { type Routes, readId } from '@site/service/routes/routes'
import { presentLead } from '../leads/lead-presenter.ts'
import { releaseLead } from '../leads/release-lead.ts'
import { deleteSuspect, suspectNotFound } from './delete-suspect.ts'
import { countSuspects, findSuspects, type StoredSuspect } from './suspect-repository.ts'

const DAY_MS = 86_400_000

/** What was set aside, for an administrator: read, released, deleted (SPAM-5 to SPAM-8). */
export function addSuspectRoutes(
  { route }: Routes,
  { db, clock, notify, access }: { db: Database; clock: Clock; notify: () => void; access: AccessAudit }
): void {
  route(suspectOperations.listSuspects, async ({ ctx, from, by, query: { limit, cursor } }) => {
    await access.note('leads-read', { from, by })
    const before = cursor === undefined ? undefined : decodeCursor(cursor, 1)[0]
    const found = await findSuspects(db.knex, { before, limit: limit + 1 })
    const suspects = found.slice(0, limit)
    ctx.set('Cache-Control', 'no-store')
    const last = suspects.at(-1)
    return {
      total: await countSuspects(db.knex),
      next: last && found.length > limit ? encodeCursor([last.id]) : null,
      suspects: suspects.map(presentSuspect)
    }
  })

  route(suspectOperations.releaseSuspect, async ({ ctx, from, by }) => {
    const id = readId(ctx, suspectNotFound)
    if (!(await releaseLead(db, id, clock(), { from, by }))) throw suspectNotFound()
    notify()
    return { message: 'L’envoi est dans la liste, et l’équipe en est prévenue.' }
  })

  route(suspectOperations.deleteSuspect, async ({ ctx, from, by }) => {
    await deleteSuspect(db, readId(ctx, suspectNotFound), clock(), { from, by })
    return { message: 'Indésirable supprimé' }
  })
}

const presentSuspect = ({ score, reasons, ...lead }: StoredSuspect): Suspect => ({
  ...presentLead(lead),
  score,
  reasons,
  erasedAt: new Date(lead.createdAt.getTime() + RETENTION.suspectDays * DAY_MS).toISOString()
})
