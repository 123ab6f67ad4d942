import { type Database, isDuplicateKey, toDatabaseDate } from '@site/service/database/database'
import { type MailboxReadRow, mailboxReadsTable } from '../../tables/answer-tables.ts'

/** How long a replica may read before another takes over, in milliseconds. It renews its claim with each message. */
export const READING_MS = 5 * 60_000

/**
 * Claims a mailbox for reading. Gives how far it was read; null while another replica reads it.
 *
 * @param held until when this replica holds the mailbox, which it could not release; null: it does not
 */
export async function claimMailbox(
  db: Database,
  mailbox: string,
  now: Date,
  held: Date | null = null
): Promise<MailboxReadRow | null> {
  try {
    await mailboxReadsTable(db.knex).insert({ mailbox, uid_validity: '', last_uid: 0 })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
  const claimed = await mailboxReadsTable(db.knex)
    .where({ mailbox })
    .where((free) => {
      free.whereRaw('claimed_until is null')
      free.orWhere('claimed_until', '<=', toDatabaseDate(now))
      if (held) free.orWhere('claimed_until', '=', toDatabaseDate(held))
    })
    .update({ claimed_until: until(now) })
  if (claimed === 0) return null
  return (await mailboxReadsTable(db.knex).where({ mailbox }).first()) ?? null
}

/** Notes that everything up to `lastUid` was read, and keeps the claim. Gives until when. */
export async function noteRead(
  db: Database,
  mailbox: string,
  { uidValidity, lastUid }: { uidValidity: string; lastUid: number },
  now: Date
): Promise<Date> {
  const held = new Date(now.getTime() + READING_MS)
  await mailboxReadsTable(db.knex)
    .where({ mailbox })
    .update({ uid_validity: uidValidity, last_uid: lastUid, claimed_until: toDatabaseDate(held) })
  return held
}

export async function releaseMailbox(db: Database, mailbox: string): Promise<void> {
  await mailboxReadsTable(db.knex).where({ mailbox }).update({ claimed_until: null })
}

const until = (now: Date) => toDatabaseDate(new Date(now.getTime() + READING_MS))
