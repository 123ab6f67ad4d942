import { createHash } from 'node:crypto'
import type { Database } from '@site/service/database/database'
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
/** How often a message is tried that cannot be stored, before it is passed over. */
const MOST_TRIES = 5

/**
 * Reads the answers of visitors from a mailbox, again and again (ANSWER-16). One replica reads at a time. It begins with what arrives after
 * the first reading; where it stopped is noted after each message, so that none is left out and none is stored twice. An error is
 * logged, and the next reading tries again. A message that cannot be stored again and again, while the database answers, is passed over, so
 * that it does not hold up the others.
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

  const failures = new Map<number, number>()
  const tryTaking = async (mail: FetchedMail) => {
    try {
      return await take(deps, mail)
    } catch (error) {
      const tries = (failures.get(mail.uid) ?? 0) + 1
      failures.set(mail.uid, tries)
      if (tries < MOST_TRIES) throw error
      log.error(
        { uid: mail.uid, code: (error as { code?: unknown }).code },
        'A message of the mailbox cannot be stored and is passed over'
      )
      return 'not-stored'
    }
  }

  const read = async (): Promise<void> => {
    const claimed = await claimMailbox(db, mailbox, clock())
    if (!claimed) return
    let box: OpenMailbox | undefined
    try {
      box = await openMailbox(deps.imapUrl)
      const { uidValidity, uidNext } = box
      // A first reading, or numbers that begin anew: what is there already was there before, or was read under other numbers.
      const isKnown = claimed.uid_validity === uidValidity
      let lastUid = isKnown ? Number(claimed.last_uid) : uidNext - 1
      await noteRead(db, mailbox, { uidValidity, lastUid }, clock())
      for (const uid of (await box.listFrom(lastUid + 1)).slice(0, MOST_AT_ONCE)) {
        const mail = await box.fetch(uid)
        if (mail) replies.inc({ match: await tryTaking(mail) })
        lastUid = uid
        await noteRead(db, mailbox, { uidValidity, lastUid }, clock())
        failures.delete(uid)
      }
      readings.inc({ outcome: 'read' })
    } finally {
      await box?.close().catch(() => undefined)
      await releaseMailbox(db, mailbox)
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
