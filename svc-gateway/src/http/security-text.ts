import type { Site } from '@site/contracts/site/site'
import type { Middleware } from 'koa'

const PATH = '/.well-known/security.txt'
const VALID_MS = 180 * 86_400_000

/** Where to report a fault (RFC 9116). What to write, and what we do then, is in SECURITY.md. */
export function serveSecurityText({ email, origin }: Pick<Site, 'email' | 'origin'>): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== PATH || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    ctx.type = 'text/plain; charset=utf-8'
    ctx.set('Cache-Control', 'public, max-age=86400')
    ctx.body = [
      `Contact: mailto:${email}`,
      `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
      'Preferred-Languages: fr, en',
      `Canonical: ${origin}${PATH}`,
      ''
    ].join('\n')
  }
}
