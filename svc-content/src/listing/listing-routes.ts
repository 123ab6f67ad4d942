import { draftOperations } from '@site/contracts/operations/table/drafts'
import type { Database } from '@site/service/database/database'
import type { Routes } from '@site/service/routes/routes'
import { listAdminArticles } from './list-admin-articles.ts'

/** The list of articles as the administration sees it. Nobody may store an answer. */
export function addListingRoutes({ route }: Routes, { db }: { db: Database }): void {
  route(draftOperations.listAdminArticles, ({ ctx, query }) => {
    ctx.set('Cache-Control', 'no-store')
    return listAdminArticles(db.knex, query)
  })
}
