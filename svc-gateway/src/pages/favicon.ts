import { createHash } from 'node:crypto'
import type { Middleware } from 'koa'
import { createRepresentation, sendRepresentation } from '../http/representation.ts'

/** The mark of the site: three bars of a planning. The middle one follows the browser's theme. */
const STYLE = '.b{fill:#11142f}@media (prefers-color-scheme:dark){.a{fill:#c9ceff}.b{fill:#f7f8fc}}'
const SVG = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
  `<style>${STYLE}</style>`,
  '<rect class="a" y="4" width="20" height="6.5" rx="2" fill="#2733c9"/>',
  '<rect class="b" x="8" y="12.75" width="24" height="6.5" rx="2"/>',
  '<rect x="3" y="21.5" width="14" height="6.5" rx="2" fill="#ff6f4e"/>',
  '</svg>'
].join('')

const hash = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`

/** /favicon.svg, and /favicon.ico for who asks without having read the page. */
export function serveFavicon(): Middleware {
  const svg = createRepresentation(SVG, 'image/svg+xml')
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (ctx.path !== '/favicon.svg' && ctx.path !== '/favicon.ico') return next()
    ctx.set('Cache-Control', 'public, max-age=86400')
    if (ctx.path === '/favicon.ico') return ctx.redirect('/favicon.svg')
    // Its own style element, and nothing else.
    ctx.set('Content-Security-Policy', POLICY)
    await sendRepresentation(ctx, svg)
  }
}
