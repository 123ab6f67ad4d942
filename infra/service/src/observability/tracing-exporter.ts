import { context, propagation, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { Log } from './log.ts'

const FLUSH_MS = 3000

export interface Tracing {
  /** Sends the spans that have not been sent yet; gives up after some seconds. */
  stop(): Promise<void>
}

/**
 * Sends spans to an OTLP/HTTP receiver in batches. The variables that the SDK reads by itself apply (OTEL_TRACES_SAMPLER,
 * OTEL_BSP_*). Where several services run in one process, all spans have the name of the first one.
 */
export function startExporter(options: { service: string; endpoint: string; log: Log }): Tracing {
  const { service, endpoint, log } = options
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: FLUSH_MS }))]
  })
  // Only trace context is propagated: baggage would pass text of strangers from service to service.
  provider.register({ propagator: new W3CTraceContextPropagator() })
  log.info({ url }, 'Traces are sent')
  return {
    async stop() {
      try {
        await provider.shutdown()
      } catch (error) {
        log.warn({ err: error }, 'The last spans could not be sent')
      }
      // Without this, a service that starts later in this process could not send its spans.
      for (const api of [trace, context, propagation]) api.disable()
    }
  }
}
