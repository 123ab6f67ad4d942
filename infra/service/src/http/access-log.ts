import { randomUUID } from 'node:crypto'
import type { Middleware } from 'koa'
import type { Log } from '../observability/log.ts'
import { httpDuration, type Metrics } from '../observability/metrics.ts'
import { redactUrl } from '../observability/redact.ts'
import { createAddressFinder } from './client-address.ts'

const REQUEST_ID = /^[\w.:-]{8,128}$/
const QUIET = new Set(['/health/live', '/health/ready', '/metrics'])

/**
 * Gives each request an id, its client's address and a log that names the id. The id of the request's own header is used only where
 * callers are trusted: a stranger could otherwise make the lines of different requests look like one request.
 */
export function identifyRequest(log: Log, trustedProxies: string[], believesId: boolean): Middleware {
  const findAddress = createAddressFinder(trustedProxies)
  return async (ctx, next) => {
    const given = ctx.get('x-request-id')
    const requestId = believesId && REQUEST_ID.test(given) ? given : randomUUID()
    ctx.state.requestId = requestId
    ctx.state.clientAddress = findAddress(ctx.req)
    ctx.state.log = log.child({ requestId })
    ctx.set('X-Request-Id', requestId)
    await next()
  }
}

/** Logs and measures each answer, when its last byte has been sent or the client has disconnected. */
export function logAccess(metrics: Metrics): Middleware {
  const duration = httpDuration(metrics)
  return async (ctx, next) => {
    const start = performance.now()
    ctx.res.once('close', () => {
      const seconds = (performance.now() - start) / 1000
      const { method, status } = ctx
      const route = String(ctx._matchedRoute ?? (QUIET.has(ctx.path) ? ctx.path : 'none'))
      duration.observe({ method, route, status }, seconds)
      const line = {
        method,
        url: redactUrl(ctx.originalUrl),
        status,
        durationMs: Math.round(seconds * 1000),
        address: ctx.state.clientAddress,
        ...(ctx.res.writableFinished ? {} : { aborted: true })
      }
      ctx.state.log[QUIET.has(ctx.path) ? 'debug' : 'info'](line, 'request')
    })
    await next()
  }
}
