import {
  durableName,
  messageIdOf,
  type SiteEvent,
  type SiteEventType,
  STREAM
} from '@site/contracts/events/events'
import { AckPolicy, type ConsumerConfig, DeliverPolicy, headers, type JsMsg, type MsgHdrs, nanos } from 'nats'
import type { Bus, ConsumeOptions, Subscription } from '../events/bus.ts'
import { DEFAULT_POLICY, type DeliveryPolicy, deliver } from '../events/delivery.ts'
import type { Log } from '../observability/log.ts'
import { inProducerSpan } from '../observability/tracing.ts'
import { orAborted } from '../process/or-aborted.ts'
import { type BusLogin, natsOptions } from './bus-login.ts'
import { type NatsLink, openNatsLink } from './nats-link.ts'
import { startPull } from './nats-pull.ts'
import { startWatcher } from './nats-watcher.ts'
import { createRefusals } from './refusals.ts'

/** After this time the messages of a consumer that died go to another one; a living consumer extends it three times meanwhile. */
const ACK_WAIT_MS = 10_000
const CONCURRENCY = 8
/** How long the server remembers a consumer that no longer fetches: longer than it keeps events. */
const DURABLE_INACTIVE_MS = 14 * 86_400_000

/** The bus on NATS JetStream. See `Bus`; `url`: 'nats://host:port', several separated by commas. */
export async function openNatsBus(options: {
  url: string
  log: Log
  name: string
  login?: BusLogin
}): Promise<Bus> {
  const { log } = options
  const connection = natsOptions(options.url, options.login)
  const refusals = createRefusals(log)
  const link = await openNatsLink({ connection, name: options.name, log, onRefused: refusals.note })
  const subscriptions = new Set<Subscription>()
  const keep = (subscription: Subscription): Subscription => {
    subscriptions.add(subscription)
    return subscription
  }
  return {
    publish: (event, messageId = messageIdOf(event)) => publish(link, event, messageId),
    consume: async (consumer) => keep(startDurable(link, consumer, log)),
    watch: async (types, onEvent) => keep(await startWatcher(link, types, onEvent, log)),
    isReady: () => link.current() !== null,
    isRefused: refusals.areRecent,
    onReconnect: (listener) => link.onReady(listener),
    keepsSince: () => link.current()?.began ?? null,
    async close() {
      await Promise.all([...subscriptions].map((subscription) => subscription.stop()))
      await link.close()
    }
  }
}

/** Publishes with an id by which JetStream drops messages that a relay repeats within its duplicate window. */
async function publish(link: NatsLink, event: SiteEvent, messageId: string): Promise<void> {
  const session = link.current()
  if (!session) throw new Error('NATS is away')
  try {
    await inProducerSpan(`publish ${event.type}`, event.traceparent, (trace) => {
      const sending = session.js.publish(event.type, JSON.stringify(event), {
        msgID: messageId,
        expect: { streamName: STREAM.name },
        headers: toHeaders(trace)
      })
      // When the connection is lost, rejecting at once lets the outbox try again, where the publication would only time out.
      return orAborted(sending, session.signal)
    })
  } catch (error) {
    // 503: nobody listens on this subject, so the stream no longer exists.
    if ((error as { code?: string }).code === '503') link.recheck()
    throw error
  }
}

function toHeaders(values: Record<string, string>): MsgHdrs {
  const message = headers()
  for (const [name, value] of Object.entries(values)) message.set(name, value)
  return message
}

/** Starts one durable consumer for each type, as NATS 2.9 filters on one subject only. */
function startDurable(link: NatsLink, options: ConsumeOptions, log: Log): Subscription {
  const policy: DeliveryPolicy = { ...DEFAULT_POLICY, ...options }
  const pulls = options.types.map((type) =>
    startPull({
      link,
      log,
      concurrency: options.concurrency ?? CONCURRENCY,
      describe: () => durableConfig(options.name, type),
      onMessage: (message) => handleMessage(message, options, policy, log)
    })
  )
  return {
    async stop() {
      await Promise.all(pulls.map((pull) => pull.stop()))
    }
  }
}

/** Begins with the oldest event of the stream: the inbox knows which it has handled. Deliveries are counted in delivery.ts. */
const durableConfig = (name: string, type: SiteEventType): Partial<ConsumerConfig> => ({
  durable_name: durableName(name, type),
  filter_subject: type,
  ack_policy: AckPolicy.Explicit,
  ack_wait: nanos(ACK_WAIT_MS),
  deliver_policy: DeliverPolicy.All,
  max_deliver: -1,
  max_ack_pending: 1_000,
  inactive_threshold: nanos(DURABLE_INACTIVE_MS)
})

async function handleMessage(
  message: JsMsg,
  options: ConsumeOptions,
  policy: DeliveryPolicy,
  log: Log
): Promise<void> {
  const stillWorking = setInterval(() => message.working(), ACK_WAIT_MS / 3)
  const attempt = message.info.deliveryCount
  const outcome = await deliver(message.string(), attempt, {
    ...options,
    consumer: options.name,
    policy,
    log,
    traceparent: message.headers?.get('traceparent') || undefined
  })
  clearInterval(stillWorking)
  if (outcome.kind === 'ack') message.ack()
  else if (outcome.kind === 'retry') message.nak(outcome.afterMs)
  else message.term() // without an argument: 2.9 ignores a term that gives a reason
}
