import { LEAD_SOURCES, type LeadSource } from '@site/contracts/leads/lead'
import { type Executor, toDatabaseDate, toDate } from '@site/service/database/database'
import { type CallReceiverRow, callReceiversTable } from '../tables/delivery-tables.ts'
import { type Channel, leadNoticesTable } from '../tables/tables.ts'

/** A receiver of calls that was made in the administration. */
export interface CallReceiver {
  id: number
  channel: Channel
  name: string
  url: string
  sources: LeadSource[]
  /** Encrypted (secret-box.ts). */
  sealed: string
  createdAt: Date
  isPaused: boolean
}

/** The channel of the receiver `id`, as its notices name it. */
export const channelOf = (id: number): Channel => `receiver-${id}`

/** The number of the receiver that a channel names; null for those of the environment. */
export const receiverIdOf = (channel: string): number | null => {
  const [, id] = /^receiver-(\d+)$/.exec(channel) ?? []
  return id === undefined ? null : Number(id)
}

/** Every receiver that there is, oldest first. */
export const listReceivers = async (executor: Executor): Promise<CallReceiver[]> =>
  (await callReceiversTable(executor).whereNull('removed_at').orderBy('id')).map(readReceiver)

/** The receiver `id`; undefined when there is none, or no longer. Locks its row in a transaction. */
export async function findReceiver(executor: Executor, id: number): Promise<CallReceiver | undefined> {
  const row = await callReceiversTable(executor).where({ id }).whereNull('removed_at').forUpdate().first()
  return row && readReceiver(row)
}

/** The names of receivers by their numbers, removed ones too. */
export async function receiverNames(executor: Executor, ids: number[]): Promise<Map<number, string>> {
  const rows = await callReceiversTable(executor).select('id', 'name').whereIn('id', ids)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Adds a receiver and returns its number. */
export async function insertReceiver(
  trx: Executor,
  made: { name: string; url: string; sources: readonly LeadSource[]; sealed: string },
  at: Date
): Promise<number> {
  const { name, url, sources, sealed } = made
  const [id = 0] = await callReceiversTable(trx).insert({
    name,
    url,
    sources: sources.join(' '),
    secret: sealed,
    created_at: toDatabaseDate(at)
  })
  return id
}

/** Takes a receiver out of use, and what waits for it; of what may have left, the notice stays. */
export async function retireReceiver(trx: Executor, id: number, at: Date): Promise<void> {
  const ended = toDatabaseDate(at)
  await callReceiversTable(trx).where({ id }).update({ removed_at: ended, url: '', secret: '' })
  const unsent = () =>
    leadNoticesTable(trx)
      .where({ channel: channelOf(id) })
      .whereNull('sent_at')
  await unsent().where({ attempts: 0 }).delete()
  await unsent().update({ due_at: null, given_up_at: ended })
}

const readReceiver = (row: CallReceiverRow): CallReceiver => ({
  id: row.id,
  channel: channelOf(row.id),
  name: row.name,
  url: row.url,
  sources: LEAD_SOURCES.filter((source) => row.sources.split(' ').includes(source)),
  sealed: row.secret,
  createdAt: toDate(row.created_at),
  isPaused: row.paused_at !== null
})
