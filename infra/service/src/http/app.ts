import type { RouterInstance } from '@koa/router'
import Koa, { type Middleware } from 'koa'
import { LOOPBACK } from '../config/config.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { traceRequests } from '../observability/tracing.ts'
import { identifyRequest, logAccess } from './access-log.ts'
import { answerErrors, answerUnmatched } from './answer-errors.ts'
import { type Diagnostics, type Readiness, serveHealth } from './health.ts'

export { clientAddress } from './client-address.ts'

export interface ServiceAppOptions {
  log: Log
  /** Routers of @koa/router, and plain middleware where a route does not fit (a proxy), in the order of use. */
  routers: (RouterInstance | Middleware)[]
  /** What /health/ready reports; see createReadiness (health.ts). */
  ready: () => Promise<Readiness>
  metrics: Metrics
  diagnostics?: Diagnostics
  /** Addresses and ranges whose X-Forwarded-For is trusted; by default this machine alone. */
  trustedProxies?: string[]
  /**
   * Do visitors come by https? Then browsers are told to use nothing else for a year (RFC 6797), for 'with-subdomains' also on
   * every subdomain.
   */
  isSecure?: boolean | 'with-subdomains'
  /** Are the request id and the trace context of a caller used? True by default; the gateway, which strangers call, says false. */
  believesCaller?: boolean
}

/** The Koa application of a service: the middleware that every request goes through, outermost first. */
export function createServiceApp(options: ServiceAppOptions): Koa {
  const { log, metrics } = options
  const app = new Koa()
  app.silent = true
  app.on('error', (error) =>
    log[isClientGone(error) ? 'debug' : 'error']({ err: error }, 'A response failed')
  )

  app.use(identifyRequest(log, options.trustedProxies ?? LOOPBACK, options.believesCaller ?? true))
  app.use(traceRequests(options.believesCaller ?? true))
  app.use(logAccess(metrics))
  app.use(securityHeaders(options.isSecure ?? false))
  app.use(answerErrors)
  app.use(serveHealth({ ...options, metrics, log }))
  app.use(answerUnmatched)
  for (const router of options.routers) app.use(isRouter(router) ? router.routes() : router)
  return app
}

const CLIENT_GONE = /^(HPE_.*|ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE|ERR_STREAM_DESTROYED)$/

/** Did the client disconnect in the middle of a request or an answer? That is not an error of ours. */
const isClientGone = (error: unknown): boolean =>
  CLIENT_GONE.test(String((error as { code?: unknown } | null)?.code))

const isRouter = (router: RouterInstance | Middleware): router is RouterInstance => 'routes' in router

/** Security headers for an API; a route that answers pages or files overrides them. */
const securityHeaders =
  (isSecure: boolean | 'with-subdomains'): Middleware =>
  async (ctx, next) => {
    ctx.set({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-store',
      ...(isSecure && {
        'Strict-Transport-Security': `max-age=31536000${isSecure === 'with-subdomains' ? '; includeSubDomains' : ''}`
      })
    })
    await next()
  }
