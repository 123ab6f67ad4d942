import type { Columns } from '@site/service/database/columns'
import type { Executor } from '@site/service/database/database'
import type { Conditions } from '@site/service/database/table'
import { contains } from '../leads/contains.ts'
import { leadDesksTable, leadJournalTable } from '../tables/desk-tables.ts'
import type { PersonalDataPart } from '../tables/personal-data-part.ts'
import { withoutAddress } from './mentions.ts'

/** Notes and reasons about the leads of other people that contain an address of a person. */
export const deskMentionsPart: PersonalDataPart = {
  name: 'deskMentions',
  tables: ['lead_desks', 'lead_journal'],
  async find(executor, { leadIds, emails }) {
    const without = (text: string) => emails.reduce((left, email) => withoutAddress(left, email), text)
    const reasons = await reasonsNaming(executor, leadIds, emails)
    const entries = await entriesNaming(executor, leadIds, emails)
    const named = {
      reasons: reasons.filter(({ text }) => without(text) !== text),
      entries: entries.filter(({ detail }) => without(detail) !== detail)
    }
    return {
      exported: [
        ...named.reasons.map(({ lead_id }) => ({ table: 'lead_desks', leadId: lead_id })),
        ...named.entries.map(({ lead_id }) => ({ table: 'lead_journal', leadId: lead_id }))
      ],
      async erase(trx) {
        for (const { lead_id, text } of named.reasons)
          await leadDesksTable(trx)
            .where({ lead_id })
            .update({ lost_reason: without(text) })
        for (const { id, detail } of named.entries)
          await leadJournalTable(trx)
            .where({ id })
            .update({ detail: without(detail) })
      }
    }
  }
}

async function reasonsNaming(executor: Executor, leadIds: readonly number[], emails: readonly string[]) {
  const query = leadDesksTable(executor).whereNotIn('lead_id', leadIds)
  const rows = await query.where((any) => containsAny(any, 'lost_reason', emails))
  return rows.flatMap(({ lead_id, lost_reason: text }) => (text === null ? [] : [{ lead_id, text }]))
}

const entriesNaming = (executor: Executor, leadIds: readonly number[], emails: readonly string[]) =>
  leadJournalTable(executor)
    .whereNotIn('lead_id', leadIds)
    .where((any) => containsAny(any, 'detail', emails))

function containsAny<C extends Columns>(
  query: Conditions<C>,
  column: keyof C & string,
  texts: readonly string[]
): void {
  for (const text of texts) query.orWhere((one) => contains(one, column, text))
}
