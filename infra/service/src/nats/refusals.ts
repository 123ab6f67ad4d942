import { STREAM } from '@site/contracts/events/events'
import type { Log } from '../observability/log.ts'

/** Whoever is refused tries again sooner than that: what was not refused for so long is allowed by now. NATS gives rights to connections that are open. */
const RECENT_MS = 60_000

/** What NATS refuses this service, as its account lacks the right to it. */
export interface Refusals {
  /** `operation`: 'publish' or 'subscription', as the client calls them. Logs a right that is missing, once for as long as it is. */
  note(refusal: { operation: string; subject: string }): void
  /** Was anything refused within the last minute? */
  areRecent(): boolean
}

/** @param now milliseconds of a clock that only goes forward */
export function createRefusals(log: Log, now: () => number = () => performance.now()): Refusals {
  const refusedAt = new Map<string, number>()
  const isRecent = (at: number | undefined) => at !== undefined && now() - at < RECENT_MS
  return {
    note({ operation, subject: refused }) {
      const { consumer, subject } = describeSubject(refused)
      const right = `${operation === 'publish' ? 'publish' : 'subscribe'} to ${subject}`
      const isKnown = isRecent(refusedAt.get(right))
      refusedAt.set(right, now())
      if (isKnown) return
      const who = consumer ? `The consumer ${consumer} does not work` : 'NATS refuses a call'
      log.error({ consumer, subject }, `${who}: the account of this service has no right to ${right}`)
    },
    areRecent: () => [...refusedAt.values()].some(isRecent)
  }
}

/**
 * The durable consumer that a call is about, and the subject as rights name it, with wildcards for what differs from call to call. The
 * name of a durable consumer has an underscore (durableName), a name that the server gave a watcher has none.
 */
function describeSubject(subject: string): { consumer?: string; subject: string } {
  if (subject.startsWith('_INBOX.')) return { subject: '_INBOX.>' }
  const tokens = subject.split('.')
  const place = tokens.indexOf(STREAM.name) + 1
  const consumer = tokens[place]
  if (place === 0 || consumer === undefined) return { subject }
  if (!consumer.includes('_')) return { subject: [...tokens.slice(0, place), '*'].join('.') }
  const rest = tokens.length > place + 1 ? ['>'] : []
  return { consumer, subject: [...tokens.slice(0, place + 1), ...rest].join('.') }
}
