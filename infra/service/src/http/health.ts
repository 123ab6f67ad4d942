import type { Context, Middleware } from 'koa'
import type { Database } from '../database/database.ts'
import type { Bus } from '../events/bus.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'

/** 'degraded' still serves (the outbox keeps events while the bus is away), 'down' does not. */
export type Check = 'ok' | 'degraded' | 'down'
export type Readiness = Record<string, Check>

/** Checks of what a service stands on: without its database it is not ready, without the bus it is degraded. */
export function createReadiness(parts: { db?: Database; bus?: Bus }): () => Promise<Readiness> {
  return async () => ({
    ...(parts.db ? { database: await checkDatabase(parts.db) } : {}),
    ...(parts.bus ? { bus: parts.bus.isReady() ? ('ok' as const) : ('degraded' as const) } : {})
  })
}

const checkDatabase = (db: Database): Promise<Check> =>
  db.ping().then(
    () => 'ok' as const,
    () => 'down' as const
  )

/**
 * GET /health/live: the process answers. /health/ready: it can serve, or 503. /metrics: Prometheus text, for callers on this
 * machine; others read it on METRICS_PORT (lifecycle.ts), which visitors do not reach.
 */
export function serveHealth(options: {
  ready: () => Promise<Readiness>
  metrics: Metrics
  log: Log
}): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (ctx.path === '/health/live') {
      ctx.body = { status: 'live' }
    } else if (ctx.path === '/health/ready') {
      const checks = await options.ready()
      const status = summarise(checks)
      if (status === 'not-ready') options.log.warn({ checks }, 'Not ready')
      ctx.status = status === 'not-ready' ? 503 : 200
      ctx.body = { status, checks }
    } else if (ctx.path === '/metrics' && isThisMachine(ctx)) {
      ctx.type = options.metrics.contentType
      ctx.body = await options.metrics.metrics()
    } else {
      await next()
    }
  }
}

/** What proxies add, one or the other. */
const OF_PROXIES = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-real-ip',
  'forwarded',
  'via',
  'cf-connecting-ip'
]

/**
 * A proxy on this machine speaks for others: it says so in its headers, or speaks HTTP/1.0 as nginx does when nothing is configured, or
 * names another host than this machine, as does a page whose name was made to lead here.
 */
const isThisMachine = ({ req }: Context): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(req.socket.remoteAddress ?? '') &&
  req.httpVersion !== '1.0' &&
  /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(req.headers.host ?? '') &&
  OF_PROXIES.every((name) => req.headers[name] === undefined)

function summarise(checks: Readiness): 'ready' | 'degraded' | 'not-ready' {
  const states = Object.values(checks)
  if (states.includes('down')) return 'not-ready'
  return states.includes('degraded') ? 'degraded' : 'ready'
}
