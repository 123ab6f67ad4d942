import { context, propagation, SpanKind, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildLeadCreated, createTestLog } from '../testing/test-database.ts'
import { DEFAULT_POLICY, type DeadLetter, deliver } from './delivery.ts'

const event = buildLeadCreated(7)
const text = JSON.stringify(event)
const fail = async () => {
  throw new Error('no')
}

const setup = (overrides: { handle?: () => Promise<void>; giveUp?: () => Promise<void> } = {}) => {
  const letters: DeadLetter[] = []
  const handled: unknown[] = []
  const { log, entries } = createTestLog()
  const delivery = {
    consumer: 'c',
    policy: DEFAULT_POLICY,
    log,
    handle: async (event: unknown) => void handled.push(event),
    giveUp: async (letter: DeadLetter) => void letters.push(letter),
    ...overrides
  }
  return { letters, handled, delivery, entries }
}

describe('deliver', () => {
  test('acknowledges what was handled', async () => {
    const { handled, delivery } = setup()
    expect(await deliver(text, 1, delivery)).toEqual({ kind: 'ack' })
    expect(handled).toEqual([event])
  })

  test('asks again after a pause that grows', async () => {
    const { delivery, letters } = setup({ handle: fail })
    const outcomes = await Promise.all([1, 2, 3, 4].map((attempt) => deliver(text, attempt, delivery)))
    expect(outcomes).toEqual(DEFAULT_POLICY.backoffMs.map((afterMs) => ({ kind: 'retry', afterMs })))
    expect(letters).toEqual([])
  })

  // EVENT-5
  test('sets aside after the fifth failure', async () => {
    const { delivery, letters } = setup({ handle: fail })
    expect(await deliver(text, 5, delivery)).toEqual({ kind: 'term' })
    expect(letters).toEqual([
      { consumer: 'c', eventId: event.id, event: text, cause: 'Error: no', attempts: 5 }
    ])
  })

  test.each([['not JSON'], ['{"type":"site.lead-created"}'], ['null']])(
    'sets %s aside at once',
    async (rubbish) => {
      const { delivery, letters, handled } = setup()
      expect(await deliver(rubbish, 1, delivery)).toEqual({ kind: 'term' })
      expect(letters).toMatchObject([{ eventId: null, event: rubbish, attempts: 1 }])
      expect(handled).toEqual([])
    }
  )

  test('leaves the event on the bus when the dead letter cannot be kept, and tries to handle it again', async () => {
    const { delivery } = setup({ handle: fail, giveUp: fail })
    expect(await deliver(text, 5, delivery)).toMatchObject({ kind: 'retry' })
    expect(await deliver(text, 6, setup().delivery)).toEqual({ kind: 'ack' })
  })

  test('logs nothing of what was handled', async () => {
    const { delivery, entries } = setup()
    await deliver(text, 1, delivery)
    expect(entries()).toEqual([])
  })

  test('logs each failure with the consumer, the event, the attempt and the error', async () => {
    const { delivery, entries } = setup({ handle: fail })
    await deliver(text, 2, delivery)
    expect(entries()).toMatchObject([
      {
        level: 'warn',
        err: { message: 'no' },
        consumer: 'c',
        eventId: event.id,
        attempt: 2,
        msg: 'An event could not be handled'
      }
    ])
  })

  test('logs what was set aside, with its cause', async () => {
    const { delivery, entries } = setup({ handle: fail })
    await deliver(text, 5, delivery)
    expect(entries()).toMatchObject([
      { level: 'warn', attempt: 5 },
      {
        level: 'error',
        err: { message: 'no' },
        consumer: 'c',
        eventId: event.id,
        attempts: 5,
        msg: 'An event was set aside as a dead letter'
      }
    ])
  })

  test('logs a dead letter that cannot be kept, with the reason', async () => {
    const giveUp = async () => {
      throw new Error('no database')
    }
    const { delivery, entries } = setup({ handle: fail, giveUp })
    await deliver(text, 5, delivery)
    expect(entries()).toMatchObject([
      { level: 'warn', err: { message: 'no' } },
      {
        level: 'error',
        err: { message: 'no database' },
        consumer: 'c',
        eventId: event.id,
        msg: 'A dead letter could not be kept'
      }
    ])
  })
})

describe('the span of a delivery', () => {
  const exporter = new InMemorySpanExporter()
  const [ofMessage, ofEvent] = ['a'.repeat(32), 'b'.repeat(32)]
  const traceparent = (traceId: string) => `00-${traceId}-${'c'.repeat(16)}-01`
  beforeEach(() => {
    const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] })
    provider.register({ propagator: new W3CTraceContextPropagator() })
  })
  afterEach(() => {
    for (const api of [trace, context, propagation]) api.disable()
    exporter.reset()
  })
  const spans = () => exporter.getFinishedSpans()

  test('is named after the type, with the consumer, the attempt and the id of the event', async () => {
    await deliver(text, 3, setup().delivery)
    expect(spans()).toMatchObject([
      {
        name: 'process site.lead-created',
        kind: SpanKind.CONSUMER,
        attributes: { 'site.consumer': 'c', 'site.attempt': 3, 'messaging.message.id': event.id }
      }
    ])
  })

  test('continues the trace of the message rather than that of the event', async () => {
    const traced = JSON.stringify({ ...event, traceparent: traceparent(ofEvent) })
    await deliver(traced, 1, { ...setup().delivery, traceparent: traceparent(ofMessage) })
    expect(spans().map((span) => span.spanContext().traceId)).toEqual([ofMessage])
  })

  test('continues the trace of the event where the message has none', async () => {
    const traced = JSON.stringify({ ...event, traceparent: traceparent(ofEvent) })
    await deliver(traced, 1, { ...setup().delivery, traceparent: undefined })
    expect(spans().map((span) => span.spanContext().traceId)).toEqual([ofEvent])
  })
})
