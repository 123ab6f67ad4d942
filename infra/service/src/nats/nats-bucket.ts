import { type KV, type ObjectStore, StorageType } from 'nats'
import type { Log } from '../observability/log.ts'
import { orAborted } from '../process/or-aborted.ts'
import { withResolvers } from '../process/with-resolvers.ts'
import { type BusLogin, natsOptions } from './bus-login.ts'
import { openNatsLink, pause, type Session } from './nats-link.ts'
import { createRefusals } from './refusals.ts'

/** A value by its key, null where it was taken away. Revisions are those of the whole bucket: each change has the next. */
export interface BucketEntry {
  value: Buffer | null
  revision: number
}

/** NATS is away, or does not answer in time. What was asked may have been done all the same. */
export class BucketAwayError extends Error {
  override readonly name = 'BucketAwayError'
}

/** Somebody else has changed the entry since. */
export class EntryChangedError extends Error {
  override readonly name = 'EntryChangedError'
}

/** Small values that everybody follows, and large objects, on JetStream: replicated, and on disk before they are confirmed. */
export interface NatsBucket {
  /** The entries as they were last heard, while NATS is away too. */
  entries: () => ReadonlyMap<string, BucketEntry>
  /** Is every change heard as it is made? */
  isFollowing: () => boolean
  /** Resolves once every change that was made before the call has been heard. Throws a BucketAwayError after five seconds. */
  catchUp: () => Promise<void>
  /**
   * Changes the value of a key, or takes it away (null), where `expected` is still its latest revision (0: there is none).
   * Throws an EntryChangedError where it is not, or a BucketAwayError.
   */
  put: (key: string, value: Buffer | null, expected: number) => Promise<void>
  /** The latest values of a key, the newest first. */
  pastValues: (key: string) => Promise<Buffer[]>
  /** An object is seen once it is there whole. Null where it is not there, or is no longer what was put. */
  putObject: (name: string, bytes: Buffer) => Promise<void>
  getObject: (name: string) => Promise<Buffer | null>
  deleteObject: (name: string) => Promise<void>
  /** `listener` runs when the entries have been heard, after each change, and when NATS goes away. */
  onChange: (listener: () => void) => void
  close: () => Promise<void>
}

/** Values that are kept of each key. */
const KEPT = 20
const ANSWER_MS = 5_000
const OBJECT_MS = 20_000
const RETRY_MS = 500
/** NATS: 'wrong last sequence'. */
const WRONG_SEQUENCE = 10071

interface Following {
  session: Session
  values: KV
  objects: ObjectStore
  entries: Map<string, BucketEntry>
  /** Revision up to which changes have been heard. */
  position: number
  /** Begins to listen anew. */
  restart: () => void
}

/**
 * Opens the bucket of that name (the streams KV_<name> and OBJ_<name>), which is made where it is missing: in three copies where `url` names three
 * servers or more. Resolves within three seconds even when NATS is unreachable: it then connects in the background.
 */
export async function openNatsBucket(options: {
  url: string
  login?: BusLogin
  /** Name of this client on the server. */
  client: string
  name: string
  log: Log
}): Promise<NatsBucket> {
  const { name, log } = options
  const connection = natsOptions(options.url, options.login)
  const link = await openNatsLink({
    ...{ connection, name: options.client, log },
    onRefused: createRefusals(log).note
  })
  const closing = new AbortController()
  const listeners = new Set<() => void>()
  const waiting = new Set<() => void>()
  let heard: Following | null = null

  const tell = () => {
    for (const wake of waiting) wake()
    for (const listener of listeners) listener()
  }

  const followIn = async (session: Session) => {
    const stored = { storage: StorageType.File, replicas: connection.servers.length < 3 ? 1 : 3 }
    const values = await session.js.views.kv(name, { ...stored, history: KEPT })
    const objects = await session.js.views.os(name, stored)
    const following: Following = {
      ...{ session, values, objects, entries: new Map(), position: 0 },
      restart: () => watch.stop()
    }
    const watch = await values.watch({
      initializedFn: () => {
        heard = following
        tell()
      }
    })
    session.signal.addEventListener('abort', following.restart, { once: true })
    if (session.signal.aborted) watch.stop()
    try {
      for await (const { key, value, operation, revision } of watch) {
        note(following, key, { value: operation === 'PUT' ? Buffer.from(value) : null, revision })
        following.position = Math.max(following.position, revision)
        if (heard === following) tell()
      }
    } finally {
      session.signal.removeEventListener('abort', following.restart)
      watch.stop()
      tell()
    }
  }

  const follow = async () => {
    while (!closing.signal.aborted) {
      try {
        await followIn(await link.session())
      } catch (error) {
        if (closing.signal.aborted) return
        log.warn({ err: error, bucket: name }, 'bucket on NATS cannot be followed')
      }
      await pause(RETRY_MS, closing.signal)
    }
  }
  const following = follow()

  /** Resolves with what `find` gives once it gives something. */
  const until = <T>(find: () => T | null, signal: AbortSignal): Promise<T> => {
    const { promise, resolve } = withResolvers<T>()
    const look = () => {
      const found = find()
      if (found !== null) resolve(found)
    }
    waiting.add(look)
    look()
    return orAborted(promise, signal).finally(() => waiting.delete(look))
  }

  const current = () => (heard && heard.session === link.current() ? heard : null)
  const requireCurrent = () => {
    const found = current()
    if (!found) throw new BucketAwayError(`${name}: NATS is away`)
    return found
  }
  const inTime = async <T>(work: Promise<T>, { signal }: Session, ms: number): Promise<T> => {
    try {
      return await orAborted(work, AbortSignal.any([signal, AbortSignal.timeout(ms)]))
    } catch (cause) {
      if (codeOf(cause) === WRONG_SEQUENCE)
        throw new EntryChangedError(`${name}: changed meanwhile`, { cause })
      throw new BucketAwayError(`${name}: ${(cause as Error).message}`, { cause })
    }
  }

  return {
    entries: () => heard?.entries ?? new Map(),
    isFollowing: () => current() !== null,
    async catchUp() {
      const signal = AbortSignal.timeout(ANSWER_MS)
      try {
        const { session } = await until(current, signal)
        const { state } = await orAborted(session.jsm.streams.info(`KV_${name}`), signal)
        // Whoever empties a stream tells nobody.
        if (state.messages === 0 && heard?.entries.size) throw new Error('it was emptied')
        const isThere = (at: Following) => state.messages === 0 || at.position >= state.last_seq
        await until(() => {
          const now = current()
          return now && isThere(now) ? now : null
        }, signal)
      } catch (cause) {
        // A stream that was taken away, or a watch that died of something else: the next call finds it heard anew.
        current()?.restart()
        throw new BucketAwayError(`${name}: NATS is away`, { cause })
      }
    },
    async put(key, value, expected) {
      const at = requireCurrent()
      if (value === null)
        return inTime(at.values.delete(key, { previousSeq: expected }), at.session, ANSWER_MS)
      const revision = await inTime(
        at.values.put(key, value, { previousSeq: expected }),
        at.session,
        ANSWER_MS
      )
      note(at, key, { value, revision })
    },
    async pastValues(key) {
      const at = requireCurrent()
      const read = async () => {
        const values: Buffer[] = []
        for await (const { value, operation } of await at.values.history({ key }))
          if (operation === 'PUT') values.unshift(Buffer.from(value))
        return values
      }
      return inTime(read(), at.session, ANSWER_MS)
    },
    async putObject(object, bytes) {
      const at = requireCurrent()
      await inTime(at.objects.putBlob({ name: object }, bytes), at.session, OBJECT_MS)
    },
    async getObject(object) {
      const at = requireCurrent()
      const whole = at.objects.getBlob(object).catch((error: Error) => {
        if (error.message.includes('corrupt object')) return null
        throw error
      })
      const found = await inTime(whole, at.session, OBJECT_MS)
      return found && Buffer.from(found)
    },
    async deleteObject(object) {
      const at = requireCurrent()
      await inTime(at.objects.delete(object), at.session, ANSWER_MS)
    },
    onChange: (listener) => void listeners.add(listener),
    async close() {
      closing.abort()
      await link.close()
      await following
    }
  }
}

/** What is known of an entry never goes back: its own change is known before it is heard. */
function note({ entries }: Following, key: string, entry: BucketEntry): void {
  if ((entries.get(key)?.revision ?? 0) < entry.revision) entries.set(key, entry)
}

const codeOf = (error: unknown) => (error as { api_error?: { err_code?: number } }).api_error?.err_code
