import { blogOperations } from '@site/contracts/operations/table/blog'
import { draftOperations } from '@site/contracts/operations/table/drafts'
import { type Routes, readId } from '@site/service/routes/routes'
import { sendValue } from '../articles/article-routes.ts'
import type { Blog } from '../articles/blog.ts'
import { articleNotFound } from '../articles/change-article.ts'
import { type ListingDeps, listAdminArticles, readAdminArticle } from './list-admin-articles.ts'
import { readCards } from './read-cards.ts'
import { createSearch } from './search-blog.ts'

/** The list of articles as readers see it, and as the administration does: of that nobody may store an answer. */
export function addListingRoutes(
  { route }: Routes,
  deps: ListingDeps & { blog: { read(): Promise<Blog> } }
): void {
  const search = createSearch(deps.db)
  route(blogOperations.listCards, async ({ ctx, query }) =>
    sendValue(ctx, await readCards(await deps.blog.read(), query, search))
  )

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
