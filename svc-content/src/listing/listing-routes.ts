import { draftOperations } from '@site/contracts/operations/table/drafts'
import type { Routes } from '@site/service/routes/routes'
import { type ListingDeps, listAdminArticles } from './list-admin-articles.ts'

/** The list of articles as the administration sees it. Nobody may store an answer. */
export function addListingRoutes({ route }: Routes, deps: ListingDeps): void {
  route(draftOperations.listAdminArticles, ({ ctx, query }) => {
    ctx.set('Cache-Control', 'no-store')
    return listAdminArticles(deps, query)
  })
}
