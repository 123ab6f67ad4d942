import type { Context } from 'koa'
import { escapeHtml } from '../http/escape.ts'
import { contentSecurityPolicy, setPageHeaders } from './document/security-headers.ts'

/** A page that needs nothing of the shell, for when there is none. */
export function sendPlainPage(ctx: Context, status: number, title: string, sentence: string): void {
  setPageHeaders(ctx, contentSecurityPolicy({ inlineScripts: [], inlineStyles: [], origins: [] }), false)
  ctx.status = status
  if (status === 503) ctx.set('Retry-After', '30')
  ctx.set('Cache-Control', 'no-store')
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = plainDocument({ lang: 'fr', title, body: [`<p>${escapeHtml(sentence)}</p>`] })
}

/** A document without styles. `body` is HTML, and stands below the title. */
export const plainDocument = ({ lang, title, body }: { lang: string; title: string; body: string[] }) =>
  [
    '<!doctype html>',
    `<html lang="${lang}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1>${body.join('\n')}</main></body>`,
    '</html>'
  ].join('\n')
