import type { Article } from '@site/contracts/articles/article'
import { blogOperations } from '@site/contracts/operations/table/blog'
import { answerUnchanged } from '@site/service/http/entity-tag'
import { type Asked, type Routes, readId } from '@site/service/routes/routes'
import type { Context } from 'koa'
import type { PresentArticle } from './article-presenter.ts'
import { type Blog, entityTag } from './blog.ts'
import { pageOf } from './blog-page.ts'
import {
  articleNotFound,
  type ChangeDeps,
  removeArticle,
  reviewArticle,
  togglePin
} from './change-article.ts'
import { readingOf } from './page-data.ts'
import { articleTag } from './text-tag.ts'

/** The blog and its administration (API-1, API-4, API-5); what publishes is in drafts/draft-routes.ts, the cards in listing/listing-routes.ts. Every change needs the admin code in its body. */
export function addArticleRoutes(
  { route }: Routes,
  deps: ChangeDeps & { blog: { read(): Promise<Blog> }; present: PresentArticle }
): void {
  route(blogOperations.listArticles, async ({ ctx, query }) => {
    const blog = await deps.blog.read()
    // The whole list carries the count too, so that a client can abandon a long list and ask for pages (BLOG-16).
    ctx.set('X-Total-Count', String(blog.articles.length))
    if (query.limit === undefined && query.cursor === undefined) return sendJson(ctx, blog.json, blog.etag)
    const { articles, nextCursor } = pageOf(blog.articles, query)
    if (nextCursor) ctx.set('X-Next-Cursor', nextCursor)
    return sendValue(ctx, articles)
  })

  route(blogOperations.readArticle, async ({ ctx }) => {
    const article = articleIn(await deps.blog.read(), idIn(ctx))
    const json = JSON.stringify(article)
    return sendJson(ctx, json, articleTag(article, json))
  })

  route(blogOperations.readReading, async ({ ctx }) => {
    const id = idIn(ctx)
    const blog = await deps.blog.read()
    return sendValue(ctx, readingOf(blog, articleIn(blog, id)))
  })

  route(blogOperations.togglePin, async ({ ctx, from, by }) => {
    const article = deps.present(await togglePin(deps, idIn(ctx), { from, by }))
    return { article, message: article.isPinned ? 'Article épinglé' : 'Article désépinglé' }
  })

  route(blogOperations.reviewArticle, async ({ ctx, from, by, body }) => {
    const article = deps.present(await reviewArticle(deps, idIn(ctx), body, { from, by }))
    return { article, message: article.review ? 'Article marqué comme relu' : 'Relecture annulée' }
  })

  route(blogOperations.deleteArticle, async ({ ctx, from, by }) => {
    await removeArticle(deps, idIn(ctx), { from, by })
    return { message: 'Article supprimé' }
  })
}

const idIn = (ctx: Asked<unknown, unknown>['ctx']) => readId(ctx, articleNotFound)

function articleIn({ articles }: Blog, id: number): Article {
  const article = articles.find((candidate) => candidate.id === id)
  if (!article) throw articleNotFound()
  return article
}

/** Sends a value with its entity tag. It writes the body itself; its return type only lets the route check the answer's type. */
export function sendValue<Value>(ctx: Context, value: Value): Value | undefined {
  const json = JSON.stringify(value)
  return sendJson(ctx, json, entityTag(json))
}

/** Sends JSON that caches may keep but must revalidate each time. */
function sendJson(ctx: Context, json: Buffer | string, etag: string): undefined {
  ctx.set('Cache-Control', 'no-cache')
  if (answerUnchanged(ctx, etag)) return
  ctx.type = 'application/json'
  ctx.body = json
}
