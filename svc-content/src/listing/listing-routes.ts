import { draftOperations } from '@site/contracts/operations/table/drafts'
import type { Database } from '@site/service/database/database'
import { type Routes, readId } from '@site/service/routes/routes'
import { articleNotFound } from '../articles/change-article.ts'
import { listAdminArticles, readAdminArticle } from './list-admin-articles.ts'

/** The list of articles as the administration sees it. Nobody may store an answer. */
export function addListingRoutes({ route }: Routes, { db }: { db: Database }): void {
  route(draftOperations.listAdminArticles, ({ ctx, query }) => {
    ctx.set('Cache-Control', 'no-store')
    return listAdminArticles(db.knex, query)
  })

  route(draftOperations.readAdminArticle, async ({ ctx }) => {
    ctx.set('Cache-Control', 'no-store')
    const article = await readAdminArticle(db.knex, readId(ctx, articleNotFound))
    if (!article) throw articleNotFound()
    return article
  })
}
