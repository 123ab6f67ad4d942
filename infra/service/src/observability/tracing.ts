import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace
} from '@opentelemetry/api'
import type { Middleware } from 'koa'
import type { Log } from './log.ts'
import type { Tracing } from './tracing-exporter.ts'

/**
 * Traces across the gateway, the services, the outbox and the bus (W3C trace context), with OpenTelemetry's own API, which does
 * nothing until `startTracing` gets an endpoint. Spans contain names, patterns, ids and statuses; never a query, a body, a header
 * or the text of an error, so that they hold neither admin codes nor personal data (SAFE-3).
 */
const tracer = () => trace.getTracer('site')

/** Sends traces to `endpoint`, an OTLP/HTTP receiver ('http://collector:4318'). When it is undefined, the SDK is not even loaded. */
export async function startTracing(options: {
  service: string
  endpoint: string | undefined
  log: Log
}): Promise<Tracing> {
  const { endpoint } = options
  if (endpoint === undefined) return { stop: async () => undefined }
  const { startExporter } = await import('./tracing-exporter.ts')
  return startExporter({ ...options, endpoint })
}

interface SpanOptions {
  kind?: SpanKind
  attributes?: Attributes
  /** The parent of the span, where it is not the active context. */
  parent?: Context
}

/** Runs `work` in a span of its own. A rejection is passed on; the span records only the name of the error. */
export function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const { kind = SpanKind.INTERNAL, attributes = {}, parent = context.active() } = options
  const span = tracer().startSpan(name, { kind, attributes }, parent)
  return context.with(trace.setSpan(parent, span), async () => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** The span of a call to another process; `work` gets the headers that pass the trace on. */
export const inClientSpan = <T>(
  name: string,
  attributes: Attributes,
  work: (headers: Record<string, string>) => Promise<T>
): Promise<T> =>
  inSpan(name, { kind: SpanKind.CLIENT, attributes }, () => {
    const headers: Record<string, string> = {}
    propagation.inject(context.active(), headers)
    return work(headers)
  })

/** The span of publishing on the bus, in the trace of `traceparent`; `work` gets the headers of the message. */
export const inProducerSpan = <T>(
  name: string,
  traceparent: string | undefined,
  work: (headers: Record<string, string>) => Promise<T>
): Promise<T> =>
  inSpan(name, { kind: SpanKind.PRODUCER, parent: contextOf({ traceparent }) }, () => {
    const headers: Record<string, string> = {}
    propagation.inject(context.active(), headers)
    return work(headers)
  })

/** The span of handling a message of the bus, in the trace of `traceparent`. */
export const inConsumerSpan = <T>(
  name: string,
  traceparent: string | undefined,
  attributes: Attributes,
  work: () => Promise<T>
): Promise<T> =>
  inSpan(name, { kind: SpanKind.CONSUMER, parent: contextOf({ traceparent }), attributes }, work)

/** The active trace context, to be stored in an event; undefined when nothing is traced. */
export function currentTraceparent(): string | undefined {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers.traceparent
}

const contextOf = (headers: Record<string, string | string[] | undefined>): Context =>
  propagation.extract(ROOT_CONTEXT, headers)

/**
 * Records a span for each request. `believesCaller`: the span continues the caller's trace; the gateway, which strangers call,
 * begins traces of its own.
 */
export function traceRequests(believesCaller: boolean): Middleware {
  return (ctx, next) => {
    const parent = believesCaller ? contextOf(ctx.req.headers) : ROOT_CONTEXT
    const span = tracer().startSpan(
      ctx.method,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': ctx.method } },
      parent
    )
    if (!span.isRecording()) return next()
    ctx.res.once('close', () => {
      const route = ctx._matchedRoute
      // The route's pattern, not the path, which may contain anything that a stranger types.
      if (route !== undefined)
        span.setAttribute('http.route', String(route)).updateName(`${ctx.method} ${route}`)
      span.setAttribute('http.response.status_code', ctx.status)
      if (ctx.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    ctx.state.log = ctx.state.log.child({ traceId: span.spanContext().traceId })
    return context.with(trace.setSpan(parent, span), next)
  }
}
