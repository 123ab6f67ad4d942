import Router from '@koa/router'
import { articleInputSchema } from '@site/contracts/article'
import { BODY_LIMITS } from '@site/contracts/body-limits'
import { type AdminCheck, requireAdmin } from '@site/service/admin-code'
import { clientAddress } from '@site/service/client-address'
import { answerUnchanged } from '@site/service/entity-tag'
import { singleValues } from '@site/service/query'
import { readBody } from '@site/service/read-body'
import { validate } from '@site/service/validate'
import type { Context } from 'koa'
import { presentArticle } from './article-presenter.ts'
import { type Blog, entityTag } from './blog.ts'
import { blogPageQuerySchema, pageOf } from './blog-page.ts'
import {
  articleNotFound,
  type ChangeDeps,
  createArticle,
  removeArticle,
  reviseArticle,
  togglePin
} from './change-article.ts'

/** The blog and its administration (SPEC §7). Every change needs the admin code in its body. */
export function createArticleRouter(
  deps: ChangeDeps & { blog: { read(): Promise<Blog> }; isAdmin: AdminCheck }
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
    const json = JSON.stringify(articles)
    sendJson(ctx, json, entityTag(json))
  })

  router.get('/:id', async (ctx) => {
    const id = articleId(ctx)
    const { articles } = await deps.blog.read()
    const article = articles.find((candidate) => candidate.id === id)
    if (!article) throw articleNotFound()
    const json = JSON.stringify(article)
    sendJson(ctx, json, entityTag(json))
  })

  router.post('/', ...admin, async (ctx) => {
    const article = await createArticle(deps, validate(articleInputSchema, ctx.request.body), asker(ctx))
    ctx.status = 201
    ctx.set('Location', `/api/blog/${article.id}`)
    ctx.body = presentArticle(article)
  })

  router.put('/:id', ...admin, async (ctx) => {
    const input = validate(articleInputSchema, ctx.request.body)
    ctx.body = presentArticle(await reviseArticle(deps, articleId(ctx), input, asker(ctx)))
  })

  router.patch('/:id/pin', ...admin, async (ctx) => {
    const article = presentArticle(await togglePin(deps, articleId(ctx), asker(ctx)))
    ctx.body = { article, message: article.isPinned ? 'Article épinglé' : 'Article désépinglé' }
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

/** JSON that caches keep but ask about each time. */
function sendJson(ctx: Context, json: Buffer | string, etag: string): void {
  ctx.set('Cache-Control', 'no-cache')
  if (answerUnchanged(ctx, etag)) return
  ctx.type = 'application/json'
  ctx.body = json
}
