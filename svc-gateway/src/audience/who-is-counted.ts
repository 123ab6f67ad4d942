import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from 'koa'

/** Programs that call themselves so. Who says nothing of itself is one too. */
const ROBOT =
  /bot\b|bot\/|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|uptime|archiver|scanner|facebookexternalhit|curl\/|wget|python|java\/|go-http|node|axios|undici|phantom|puppeteer|playwright|selenium/i

/**
 * Is what this browser sends to be counted (AUDIENCE-5)? Not of robots, not of what is loaded before anybody asked for it, not of
 * who says by Do Not Track or Global Privacy Control that they want none of it.
 */
export function isCounted(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? ''
  if (agent === '' || ROBOT.test(agent)) return false
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return false
  return !/prefetch|prerender/i.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`)
}

/** Was this sent by a page of this very site? Browsers say so; what says nothing is none. */
export function isSameOrigin(ctx: Context): boolean {
  const site = ctx.get('sec-fetch-site')
  if (site !== '') return site === 'same-origin'
  const origin = ctx.get('origin')
  return URL.canParse(origin) && new URL(origin).host === ctx.host
}
