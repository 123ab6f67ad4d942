import { leadDeskOperations } from '@site/contracts/operations/table/lead-desk'
import type { AccessAudit } from '@site/service/admin/access-audit'
import { type Routes, readId } from '@site/service/routes/routes'
import type { Context } from 'koa'
import { leadNotFound } from '../../leads/delete-lead.ts'
import { findLead } from '../../leads/lead-repository.ts'
import { changeDesk, type DeskDeps } from '../change-desk.ts'
import { changeMany } from '../change-many.ts'
import { measureFirstContact } from '../first-contact.ts'
import { ownerName } from '../owners.ts'
import { addNote } from '../sheet/add-note.ts'
import { editNote, noteNotFound } from '../sheet/edit-note.ts'
import { leadPresences } from '../sheet/presence.ts'
import { readSheet } from '../sheet/read-sheet.ts'
import { listDesk } from '../views/list-desk.ts'

/** The lead desk: who answers which lead, and what came of it (infra/decisions/0128). All answers are `no-store`. */
export function addDeskRoutes({ route }: Routes, deps: DeskDeps & { access: AccessAudit }): void {
  const { db, clock } = deps
  const leadIn = (ctx: Context & { params: Record<string, string> }) => readId(ctx, leadNotFound)

  route(leadDeskOperations.listDesk, ({ ctx, by, query }) => {
    ctx.set('Cache-Control', 'no-store')
    return listDesk(deps, query, ownerName(by), clock())
  })

  route(leadDeskOperations.readFirstContact, ({ ctx, query }) => {
    ctx.set('Cache-Control', 'no-store')
    return measureFirstContact(deps, query.days, clock())
  })

  route(leadDeskOperations.readSheet, async ({ ctx, from, by, query }) => {
    ctx.set('Cache-Control', 'no-store')
    await deps.access.note('leads-read', { from, by })
    return readSheet(deps, leadIn(ctx), query.editor, clock())
  })

  route(leadDeskOperations.changeDesk, ({ ctx, from, by, body }) =>
    changeDesk(deps, leadIn(ctx), body, { from, by })
  )

  route(leadDeskOperations.addNote, ({ ctx, from, by, body }) =>
    addNote(deps, leadIn(ctx), body, { from, by })
  )

  route(leadDeskOperations.editNote, ({ ctx, from, by, body }) => {
    const noteId = readId({ params: { id: ctx.params.note ?? '' } }, noteNotFound)
    return editNote(deps, { leadId: leadIn(ctx), noteId }, body, { from, by })
  })

  route(leadDeskOperations.changeManyLeads, ({ from, by, body }) => changeMany(deps, body, { from, by }))

  route(leadDeskOperations.tellLeadPresence, async ({ ctx, by, body }) => {
    const id = leadIn(ctx)
    // Who leaves what is gone is gone too.
    if (body.open && !(await findLead(db.knex, id))) throw leadNotFound()
    return leadPresences.tell(deps, id, body, by)
  })
}
