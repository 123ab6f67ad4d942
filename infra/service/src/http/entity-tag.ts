import type { Context } from 'koa'

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/**
 * Sets the entity tag of the answer; when the client already holds it, makes the answer 304 and returns true, and the
 * handler is done. Unlike Koa's `ctx.fresh` a request's own `Cache-Control: no-cache` does not hide the tag: browsers
 * add that header to every fetch that carries If-None-Match, and RFC 9110 §13.1.2 does not ask for it.
 *
 * @param etag a quoted entity tag, weak or strong
 */
export function answerUnchanged(ctx: Context, etag: string): boolean {
  ctx.set('ETag', etag)
  const held = ctx.get('If-None-Match')
  if (held === '') return false
  const matches = held.trim() === '*' || held.split(',').some((tag) => opaque(tag) === opaque(etag))
  if (matches) ctx.status = 304
  return matches
}
