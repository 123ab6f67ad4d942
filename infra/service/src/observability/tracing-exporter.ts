import { context, propagation, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { Log } from './log.ts'

const FLUSH_MS = 3000

export interface Tracing {
  /** Sends what has not been sent yet; gives up after some seconds. */
  stop(): Promise<void>
}

/**
 * Sends spans to an OTLP/HTTP receiver in batches. What the SDK reads from the environment by itself holds
 * (OTEL_TRACES_SAMPLER, OTEL_BSP_*). Where several services live in one process, the first one's name stands for all.
 */
export function startExporter(options: { service: string; endpoint: string; log: Log }): Tracing {
  const { service, endpoint, log } = options
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: FLUSH_MS }))]
  })
  // Trace context alone: baggage would carry strangers' words from service to service.
  provider.register({ propagator: new W3CTraceContextPropagator() })
  log.info({ url }, 'Traces are sent')
  return {
    async stop() {
      try {
        await provider.shutdown()
      } catch (error) {
        log.warn({ err: error }, 'The last spans could not be sent')
      }
      // A service that starts in this process later sends its own.
      for (const api of [trace, context, propagation]) api.disable()
    }
  }
}
