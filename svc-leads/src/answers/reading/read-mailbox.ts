import { createHash } from 'node:crypto'
import { type Database, toDate } from '@site/service/database/database'
import type { Log } from '@site/service/observability/log'
import { counterOf, type Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import type { OwnersTold } from '../../desk/reminders/reminder.ts'
import { claimMailbox, noteRead, releaseMailbox } from './claim-mailbox.ts'
import { type FetchedMail, type OpenMailbox, openMailbox } from './mailbox.ts'
import { parseReply } from './parse-reply.ts'
import { storeReply } from './store-reply.ts'

export interface ReadingDeps {
  db: Database
  log: Log
  clock: Clock
  metrics: Metrics
  notify: () => void
  told: OwnersTold
  imapUrl: string
  /** Pause between two readings, in milliseconds. */
  pauseMs: number
}

/** How many messages are read at once: the rest comes with the next reading. */
const MOST_AT_ONCE = 200
/** How long a message is tried that cannot be stored, before it is passed over. A database that is away says so for all of them. */
const TRIED_FOR_MS = 10 * 60_000

/**
 * Reads the answers of visitors from a mailbox, again and again (ANSWER-16). One replica reads at a time. It begins with what arrives after
 * the first reading; where it stopped is noted after each message, so that none is left out and none is stored twice. An error is
 * logged, and the next reading tries again. A message that could not be stored for ten minutes is passed over, so that it does not hold
 * up the others.
 */
export function startReadingMailbox(deps: ReadingDeps): { stop(): Promise<void> } {
  const { db, log, clock } = deps
  const mailbox = createHash('sha256').update(addressOf(deps.imapUrl)).digest('hex')
  const readings = counterOf(deps.metrics, {
    name: 'mailbox_readings_total',
    help: 'Readings of the mailbox that visitors answer to, by outcome: read, failed.',
    labelNames: ['outcome']
  })
  const replies = counterOf(deps.metrics, {
    name: 'replies_total',
    help: 'E-mails that were read, by how they found a thread: thread, address, none (not kept), repeated, unreadable, not-stored.',
    labelNames: ['match']
  })

  const failingSince = new Map<number, number>()
  const tryTaking = async (mail: FetchedMail) => {
    try {
      return await take(deps, mail)
    } catch (error) {
      const now = clock().getTime()
      const since = failingSince.get(mail.uid) ?? now
      failingSince.set(mail.uid, since)
      if (now - since < TRIED_FOR_MS) throw error
      log.error(
        { uid: mail.uid, code: (error as { code?: unknown }).code },
        'A message of the mailbox cannot be stored and is passed over'
      )
      return 'not-stored'
    }
  }

  // A claim that could not be released is this replica's own, which then need not wait for its end.
  let held: Date | null = null
  const read = async (): Promise<void> => {
    const claimed = await claimMailbox(db, mailbox, clock(), held)
    if (!claimed) return
    held = claimed.claimed_until === null ? null : toDate(claimed.claimed_until)
    let box: OpenMailbox | undefined
    try {
      box = await openMailbox(deps.imapUrl)
      const { uidValidity, uidNext } = box
      // A first reading, or numbers that begin anew: what is there already was there before, or was read under other numbers.
      const isKnown = claimed.uid_validity === uidValidity
      let lastUid = isKnown ? Number(claimed.last_uid) : uidNext - 1
      held = await noteRead(db, mailbox, { uidValidity, lastUid }, clock())
      for (const uid of (await box.listFrom(lastUid + 1)).slice(0, MOST_AT_ONCE)) {
        const mail = await box.fetch(uid)
        if (mail) replies.inc({ match: await tryTaking(mail) })
        lastUid = uid
        held = await noteRead(db, mailbox, { uidValidity, lastUid }, clock())
        failingSince.delete(uid)
      }
      readings.inc({ outcome: 'read' })
    } finally {
      await box?.close().catch(() => undefined)
      await releaseMailbox(db, mailbox)
      held = null
    }
  }

  const tryReading = () =>
    read().catch((error: unknown) => {
      readings.inc({ outcome: 'failed' })
      // The words of a mail server may hold an address or a login.
      const { code, responseStatus, authenticationFailed } = error as Record<string, unknown>
      log.warn(
        { code, responseStatus, authenticationFailed, name: error instanceof Error ? error.name : undefined },
        'The mailbox could not be read and will be tried again'
      )
    })

  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let reading = Promise.resolve()
  const next = () => {
    reading = tryReading().then(() => {
      if (!isStopped) timer = setTimeout(next, deps.pauseMs)
    })
  }
  next()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await reading
    }
  }
}

/** Stores a message that belongs to a thread. One that cannot be parsed is passed over, so that it does not hold up the others. */
async function take({ db, log, clock, notify, told }: ReadingDeps, mail: FetchedMail) {
  const reply = await parseReply(mail).catch(() => null)
  if (reply === null) {
    log.warn({ uid: mail.uid }, 'A message of the mailbox cannot be read and is passed over')
    return 'unreadable'
  }
  const at = new Date(Math.min(mail.at.getTime(), clock().getTime()))
  const match = await storeReply(db, reply, { at, channels: told.channels })
  if (match === 'thread' || match === 'address') {
    notify()
    told.wake()
  }
  return match
}

/** The address without the password, which may change. */
function addressOf(imapUrl: string): string {
  const url = new URL(imapUrl)
  url.password = ''
  return url.href
}
