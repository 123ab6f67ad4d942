import { draftOperations } from '@site/contracts/operations/table/drafts'
import { type Routes, readId } from '@site/service/routes/routes'
import { articleNotFound } from '../articles/change-article.ts'
import { type ListingDeps, listAdminArticles, readAdminArticle } from './list-admin-articles.ts'

/** The list of articles as the administration sees it. Nobody may store an answer. */
export function addListingRoutes({ route }: Routes, deps: ListingDeps): void {
  route(draftOperations.listAdminArticles, ({ ctx, query }) => {
    ctx.set('Cache-Control', 'no-store')
    return listAdminArticles(deps, query)
  })

  route(draftOperations.readAdminArticle, async ({ ctx }) => {
    ctx.set('Cache-Control', 'no-store')
    const article = await readAdminArticle(deps, readId(ctx, articleNotFound))
    if (!article) throw articleNotFound()
    return article
  })
}
