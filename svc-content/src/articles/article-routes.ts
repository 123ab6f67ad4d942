import Router from '@koa/router'
import { type Article, articleInputSchema } from '@site/contracts/articles/article'
import { reviewInputSchema } from '@site/contracts/articles/article-origin'
import { BODY_LIMITS } from '@site/contracts/operations/body-limits'
import { type AdminCheck, requireAdmin } from '@site/service/admin/admin-code'
import { clientAddress } from '@site/service/http/client-address'
import { answerUnchanged } from '@site/service/http/entity-tag'
import { singleValues } from '@site/service/http/query'
import { readBody } from '@site/service/http/read-body'
import { validate } from '@site/service/http/validate'
import type { Context } from 'koa'
import type { PresentArticle } from './article-presenter.ts'
import { type Blog, entityTag } from './blog.ts'
import { blogPageQuerySchema, pageOf } from './blog-page.ts'
import {
  articleNotFound,
  type ChangeDeps,
  createArticle,
  removeArticle,
  reviewArticle,
  reviseArticle,
  togglePin
} from './change-article.ts'
import { cardsPageOf, cardsQuerySchema, readingOf } from './page-data.ts'

/** The blog and its administration (SPEC §7). Every change needs the admin code in its body. */
export function createArticleRouter(
  deps: ChangeDeps & { blog: { read(): Promise<Blog> }; present: PresentArticle; isAdmin: AdminCheck }
): Router {
  const router = new Router({ prefix: '/api/blog' })
  const admin = [readBody(BODY_LIMITS.article), requireAdmin(deps.isAdmin, 'body')] as const

  router.get('/', async (ctx) => {
    const query = validate(blogPageQuerySchema, singleValues(ctx.query))
    const blog = await deps.blog.read()
    // Said of the whole list too, so that a reader can leave a long one and ask for pages (RESOLUTIONS 31).
    ctx.set('X-Total-Count', String(blog.articles.length))
    if (query.limit === undefined && query.cursor === undefined) return sendJson(ctx, blog.json, blog.etag)
    const { articles, nextCursor } = pageOf(blog.articles, query)
    if (nextCursor) ctx.set('X-Next-Cursor', nextCursor)
    sendValue(ctx, articles)
  })

  router.get('/cards', async (ctx) => {
    const { page } = validate(cardsQuerySchema, singleValues(ctx.query))
    sendValue(ctx, cardsPageOf(await deps.blog.read(), page))
  })

  router.get('/:id', async (ctx) => sendValue(ctx, articleIn(await deps.blog.read(), articleId(ctx))))

  router.get('/:id/reading', async (ctx) => {
    const id = articleId(ctx)
    const blog = await deps.blog.read()
    sendValue(ctx, readingOf(blog, articleIn(blog, id)))
  })

  router.post('/', ...admin, async (ctx) => {
    const article = await createArticle(deps, validate(articleInputSchema, ctx.request.body), asker(ctx))
    ctx.status = 201
    ctx.set('Location', `/api/blog/${article.id}`)
    ctx.body = deps.present(article)
  })

  router.put('/:id', ...admin, async (ctx) => {
    const input = validate(articleInputSchema, ctx.request.body)
    ctx.body = deps.present(await reviseArticle(deps, articleId(ctx), input, asker(ctx)))
  })

  router.patch('/:id/pin', ...admin, async (ctx) => {
    const article = deps.present(await togglePin(deps, articleId(ctx), asker(ctx)))
    ctx.body = { article, message: article.isPinned ? 'Article épinglé' : 'Article désépinglé' }
  })

  router.patch('/:id/review', ...admin, async (ctx) => {
    const input = validate(reviewInputSchema, ctx.request.body)
    const article = deps.present(await reviewArticle(deps, articleId(ctx), input, asker(ctx)))
    ctx.body = { article, message: article.review ? 'Article marqué comme relu' : 'Relecture annulée' }
  })

  router.delete('/:id', ...admin, async (ctx) => {
    await removeArticle(deps, articleId(ctx), asker(ctx))
    ctx.body = { message: 'Article supprimé' }
  })

  return router
}

const asker = (ctx: Context) => ({ from: clientAddress(ctx) })

/** The id in the path; what is no id of ours is an article that does not exist. */
function articleId(ctx: Context & { params: Record<string, string> }): number {
  const text = ctx.params.id ?? ''
  if (!/^[1-9]\d{0,8}$/.test(text)) throw articleNotFound()
  return Number(text)
}

function articleIn({ articles }: Blog, id: number): Article {
  const article = articles.find((candidate) => candidate.id === id)
  if (!article) throw articleNotFound()
  return article
}

function sendValue(ctx: Context, value: unknown): void {
  const json = JSON.stringify(value)
  sendJson(ctx, json, entityTag(json))
}

/** JSON that caches keep but ask about each time. */
function sendJson(ctx: Context, json: Buffer | string, etag: string): void {
  ctx.set('Cache-Control', 'no-cache')
  if (answerUnchanged(ctx, etag)) return
  ctx.type = 'application/json'
  ctx.body = json
}
