import type { Executor } from '@site/service/database/database'
import { type LeadMessageRow, leadMessagesTable } from '../../tables/answer-tables.ts'

/** The messages with the visitor of a lead, oldest first. */
export const messagesOf = (executor: Executor, leadId: number): Promise<LeadMessageRow[]> =>
  leadMessagesTable(executor).where({ lead_id: leadId }).orderBy('id')

export const findMessage = (executor: Executor, id: number): Promise<LeadMessageRow | undefined> =>
  leadMessagesTable(executor).where({ id }).first()

/** The latest message that somebody wrote after the one of this id, the visitor or the team; a receipt is nobody's. */
export const writtenAfter = (
  executor: Executor,
  leadId: number,
  id: number
): Promise<LeadMessageRow | undefined> =>
  leadMessagesTable(executor)
    .where({ lead_id: leadId })
    .where('id', '>', id)
    .whereIn('kind', ['answer', 'reply'])
    .orderBy('id', 'desc')
    .first()

/** How many earlier messages an e-mail refers to at most: the first, and the latest. Mail servers bound the length of headers. */
const REFERENCES = 20

/**
 * The headers that put an e-mail behind the earlier ones of its thread in the visitor's mail program (RFC 5322 §3.6.4). What did not
 * leave is not referred to.
 *
 * @param earlier the messages before it, oldest first
 */
export function threadHeaders(earlier: Pick<LeadMessageRow, 'message_id' | 'state'>[]): {
  inReplyTo?: string
  references?: string[]
} {
  const ids = earlier.filter(({ state }) => state !== 'failed').map(({ message_id }) => `<${message_id}>`)
  const last = ids.at(-1)
  if (last === undefined) return {}
  return {
    inReplyTo: last,
    references: ids.length > REFERENCES ? [...ids.slice(0, 1), ...ids.slice(1 - REFERENCES)] : ids
  }
}
