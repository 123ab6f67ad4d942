import type { Context } from 'koa'

/**
 * Does a client have this version already? Uses the weak comparison of RFC 9110 §13.1.2.
 *
 * @param ifNoneMatch the header as it was received; empty where there is none
 * @param etag a quoted entity tag, weak or strong
 */
export const holdsTag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/**
 * Sets the entity tag of the answer. When the client already has it, makes the answer 304 and returns true: the handler has nothing
 * more to do. Unlike Koa's `ctx.fresh` a request's own `Cache-Control: no-cache` does not hide the tag: browsers
 * add that header to every fetch that carries If-None-Match, and RFC 9110 §13.1.2 does not ask for it.
 *
 * @param etag a quoted entity tag, weak or strong
 */
export function answerUnchanged(ctx: Context, etag: string): boolean {
  ctx.set('ETag', etag)
  const isUnchanged = holdsTag(ctx.get('If-None-Match'), etag)
  if (isUnchanged) ctx.status = 304
  return isUnchanged
}
