import { type SiteEvent, type SiteEventType, STREAM, siteEventSchema } from '@site/contracts/events/events'
import { AckPolicy, DeliverPolicy, nanos } from 'nats'
import type { Subscription } from '../events/bus.ts'
import type { Log } from '../observability/log.ts'
import { orAborted } from '../process/or-aborted.ts'
import type { NatsLink, Session } from './nats-link.ts'
import { startPull } from './nats-pull.ts'

/** How long the server keeps the consumer of a watcher whose process died. */
const INACTIVE_MS = 30_000

/** Up to which event of the stream a watcher has come, and in which session that was so. */
interface Position {
  session: Session
  sequence: number
}

/**
 * Starts a consumer of this process alone, which gets every event after the call, and each once. Its first position is where the stream
 * ends as it begins to watch, so it does not matter when the server makes the consumer, nor how often. While NATS is away, events count
 * from when the bus is ready, which its listeners hear (`onReconnect`).
 */
export async function startWatcher(
  link: NatsLink,
  types: readonly SiteEventType[],
  onEvent: (event: SiteEvent) => void | Promise<void>,
  log: Log
): Promise<Subscription> {
  let position = await findEnd(link, log)
  /** The server numbers what a consumer sends: a number that is left out was lost on the way. */
  let delivered = 0
  return startPull({
    link,
    log,
    concurrency: 1,
    describe(session) {
      position = { session, sequence: sequenceIn(session, position) }
      delivered = 0
      return {
        ack_policy: AckPolicy.None,
        inactive_threshold: nanos(INACTIVE_MS),
        mem_storage: true,
        deliver_policy: DeliverPolicy.StartSequence,
        opt_start_seq: position.sequence + 1
      }
    },
    isNext: ({ info }) => info.deliverySequence === delivered + 1,
    async onMessage(message) {
      delivered = message.info.deliverySequence
      if (position) position.sequence = message.seq
      if (!types.some((type) => type === message.subject)) return
      try {
        await onEvent(siteEventSchema.parse(message.json()))
      } catch (error) {
        log.error({ err: error, subject: message.subject }, 'A watcher failed')
      }
    }
  })
}

/** Where the stream ends now. Nothing while NATS is away or does not answer: the watcher then begins where its session began. */
async function findEnd(link: NatsLink, log: Log): Promise<Position | undefined> {
  const session = link.current()
  if (!session) return undefined
  try {
    const { state } = await orAborted(session.jsm.streams.info(STREAM.name), session.signal)
    return { session, sequence: state.last_seq }
  } catch (error) {
    log.warn({ err: error }, 'The end of the stream is not known: a watcher may see events again')
    return undefined
  }
}

/** The last event that is not wanted in this session. Another stream is new, and one brought back from a copy has lost its end. */
function sequenceIn(session: Session, known: Position | undefined): number {
  if (!known) return session.lastSequence
  if (known.session === session) return known.sequence
  if (known.session.began.getTime() !== session.began.getTime()) return 0
  return Math.min(known.sequence, session.lastSequence)
}
