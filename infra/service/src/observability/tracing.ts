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
 * Traces across the gateway, the services, the outbox and the bus (W3C trace context), by OpenTelemetry's own API: it does
 * nothing at all until `startTracing` is given an endpoint. Spans carry names, patterns, ids and statuses; never a query, a
 * body, a header or the text of an error, so that no code and no person's data can be in them (SAFE-3).
 */
const tracer = () => trace.getTracer('site')

/** `endpoint`: an OTLP/HTTP receiver, 'http://collector:4318'. Undefined: no traces, and nothing of the SDK is loaded. */
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
  /** Where the span belongs when it does not belong to what runs now. */
  parent?: Context
}

/** Runs `work` in a span of its own, which ends with it. A rejection is passed on; the span keeps its kind alone. */
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

/** A call to another process; `work` gets the headers that tell it of the trace. */
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

/** Something sent on the bus for who asked for it at `traceparent`; `work` gets the headers of the message. */
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

/** Something that came by the bus, with the trace it belongs to. */
export const inConsumerSpan = <T>(
  name: string,
  traceparent: string | undefined,
  attributes: Attributes,
  work: () => Promise<T>
): Promise<T> =>
  inSpan(name, { kind: SpanKind.CONSUMER, parent: contextOf({ traceparent }), attributes }, work)

/** The trace context of what runs now, for an event that is written now; undefined when nothing is traced. */
export function currentTraceparent(): string | undefined {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers.traceparent
}

const contextOf = (headers: Record<string, string | string[] | undefined>): Context =>
  propagation.extract(ROOT_CONTEXT, headers)

/**
 * A span for each request. `believesCaller`: it goes on with the caller's trace; the gateway, which strangers call, begins
 * its own.
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
      // A path may hold anything a stranger types; a route's pattern does not.
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
