import type { Context, Middleware } from 'koa'
import type { Database } from '../database/database.ts'
import type { Bus } from '../events/bus.ts'
import type { Log } from '../observability/log.ts'
import { type Metrics, readMetrics } from '../observability/metrics.ts'

/** What a service says of itself besides its metrics, as JSON, by path: '/metrics/…'. For whoever may read those. */
export type Diagnostics = Record<string, () => unknown>

/** 'degraded' still serves (the outbox keeps events while the bus is unreachable), 'down' does not. */
export type Check = 'ok' | 'degraded' | 'down'
export type Readiness = Record<string, Check>

/** Checks what a service depends on: without its database it is not ready, without the bus or a right on it it is degraded. */
export function createReadiness(parts: { db?: Database; bus?: Bus }): () => Promise<Readiness> {
  return async () => ({
    ...(parts.db ? { database: await checkDatabase(parts.db) } : {}),
    ...(parts.bus ? { bus: checkBus(parts.bus) } : {})
  })
}

const checkDatabase = (db: Database): Promise<Check> =>
  db.ping().then(
    () => 'ok' as const,
    () => 'down' as const
  )

const checkBus = (bus: Bus): Check => (bus.isReady() && !bus.isRefused() ? 'ok' : 'degraded')

/**
 * Answers GET /health/live as long as the process runs; /health/ready by 200 when it can serve, else by 503; and /metrics in
 * Prometheus' text format, with the documents beside it, for callers on this machine alone: others read them on METRICS_PORT
 * (lifecycle.ts), which visitors cannot reach.
 */
export function serveHealth(options: {
  ready: () => Promise<Readiness>
  metrics: Metrics
  diagnostics?: Diagnostics
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
      ctx.body = await readMetrics(options.metrics)
    } else if (options.diagnostics && Object.hasOwn(options.diagnostics, ctx.path) && isThisMachine(ctx)) {
      ctx.body = options.diagnostics[ctx.path]?.()
    } else {
      await next()
    }
  }
}

/** Headers of which a proxy adds at least one. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-real-ip',
  'forwarded',
  'via',
  'cf-connecting-ip'
]

/**
 * Does the request come from this machine itself? A proxy on this machine forwards requests of others: it adds a header, speaks HTTP/1.0
 * (nginx by default), or names another host. So does a page whose host name was made to resolve to this machine (DNS rebinding).
 */
const isThisMachine = ({ req }: Context): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(req.socket.remoteAddress ?? '') &&
  req.httpVersion !== '1.0' &&
  /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(req.headers.host ?? '') &&
  PROXY_HEADERS.every((name) => req.headers[name] === undefined)

function summarise(checks: Readiness): 'ready' | 'degraded' | 'not-ready' {
  const states = Object.values(checks)
  if (states.includes('down')) return 'not-ready'
  return states.includes('degraded') ? 'degraded' : 'ready'
}
