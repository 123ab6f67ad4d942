import type { text } from '@site/service/database/columns'
import { type Executor, toIso } from '@site/service/database/database'
import { type DeadLetterRow, deadLettersTable, outboxTable } from '@site/service/database/shared-tables'
import type { Conditions } from '@site/service/database/table'
import { parseEvent } from '@site/service/events/parse-event'
import { contains } from '../leads/contains.ts'
import type { PersonalDataPart } from '../tables/personal-data-part.ts'
import { withoutAddress } from './mentions.ts'
import { likeAnySpelling } from './spellings.ts'

/** Events about a person's leads that are kept. They carry no address, so they are found by the leads' numbers. */
export const eventsPart: PersonalDataPart = {
  name: 'events',
  tables: ['outbox'],
  async find(executor, { leadIds }) {
    const rows = await eventsOf(outboxTable(executor), leadIds)
    return {
      exported: rows.map((row) => ({ id: row.event_id, type: row.type, at: toIso(row.created_at) })),
      async erase(trx) {
        await outboxTable(trx)
          .whereIn(
            'seq',
            rows.map(({ seq }) => seq)
          )
          .delete()
      }
    }
  }
}

/** Events that were given up: about a person's leads, or with an address in them or in what a server said. */
export const deadLettersPart: PersonalDataPart = {
  name: 'deadLetters',
  tables: ['dead_letters'],
  async find(executor, { leadIds, emails }) {
    const found = [
      ...(await eventsOf(deadLettersTable(executor), leadIds)),
      ...(await lettersNaming(executor, emails))
    ]
    const rows = [...new Map(found.map((row) => [row.id, row])).values()]
    return {
      exported: rows.map((row) => ({
        consumer: row.consumer,
        cause: row.cause,
        at: toIso(row.created_at)
      })),
      async erase(trx) {
        await deadLettersTable(trx)
          .whereIn(
            'id',
            rows.map(({ id }) => id)
          )
          .delete()
      }
    }
  }
}

/** Rows whose event is about one of these leads. */
async function eventsOf<Row extends { event: string }>(
  query: Conditions<{ event: typeof text }> & Promise<Row[]>,
  ids: readonly number[]
): Promise<Row[]> {
  if (ids.length === 0) return []
  const wanted = new Set(ids)
  contains(query, 'event', '"leadId":')
  const rows = await query
  return rows.filter(({ event }) => {
    const parsed = parseEvent(event)
    return !(parsed instanceof Error) && 'leadId' in parsed.data && wanted.has(Number(parsed.data.leadId))
  })
}

/** Dead letters that contain an address, in a message that was no event or in an error of a server. */
async function lettersNaming(executor: Executor, emails: readonly string[]): Promise<DeadLetterRow[]> {
  const found = await deadLettersTable(executor).where((any) => {
    for (const column of ['event', 'cause'] as const)
      for (const email of emails)
        any.orWhere((one) => one.whereRaw('?? like ?', [column, likeAnySpelling(email)]))
  })
  return found.filter((row) => [row.event, row.cause].some((text) => withoutAddress(text, emails) !== text))
}
