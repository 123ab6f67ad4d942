import { EMBED_ORIGINS } from '@site/contracts/articles/article-markup'
import type { Context } from 'koa'

export interface PolicyInput {
  /** Sources of inline scripts: hashes in quotes. */
  inlineScripts: string[]
  /** Sources of the page's own style element. Development needs none: a hash would switch 'unsafe-inline' off. */
  inlineStyles: string[]
  /** Other origins that serve our files: a CDN, development servers. */
  origins: string[]
  /** Development only: Vite writes its styles inline and speaks over a web socket. */
  isDevelopment?: boolean
}

/** The Content-Security-Policy of a page: inline, the import map, the boot script and the page's styles alone, by hash. */
export function contentSecurityPolicy({
  inlineScripts,
  inlineStyles,
  origins,
  isDevelopment = false
}: PolicyInput): string {
  const ours = ["'self'", ...origins]
  const sockets = isDevelopment ? origins.map((origin) => origin.replace(/^http/, 'ws')) : []
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', ...ours, ...inlineScripts],
    ['style-src', ...ours, ...(isDevelopment ? ["'unsafe-inline'"] : inlineStyles)],
    // Articles show pictures, films and sounds from anywhere, over TLS: their cleaning writes nothing else (`overTls`).
    ['img-src', ...ours, 'https:', 'data:'],
    ['media-src', ...ours, 'https:'],
    ['font-src', ...ours],
    ['connect-src', ...ours, ...sockets],
    // The players that articles may embed (SAFE-8): the list their cleaning reads too.
    ['frame-src', ...EMBED_ORIGINS],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"]
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

/**
 * Headers of every page. `isSecret`: its address lets in whoever has it, as one with an admin code does, and is in no Referer
 * (ADMIN-8, PREVIEW-2). A document keeps its policy while its visitor goes on inside the site, to /admin too: so no page tells more
 * than its origin, our own servers neither.
 */
export function setPageHeaders(ctx: Context, policy: string, isSecret: boolean): void {
  ctx.set({
    'Content-Security-Policy': policy,
    'Permissions-Policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
    'Referrer-Policy': isSecret ? 'no-referrer' : 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups'
  })
}
