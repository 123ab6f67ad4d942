import { recordAudit } from '@site/service/admin/audit'
import { type Database, type Executor, inTransaction } from '@site/service/database/database'
import { deadLettersTable, outboxTable } from '@site/service/database/shared-tables'
import { deskPart } from '../desk/desk-part.ts'
import { noteChanges, removeLeads, searchColumns } from '../leads/lead-repository.ts'
import { leadMessagesTable } from '../tables/answer-tables.ts'
import { archivedLeadsTable, idempotencyKeysTable, leadNoticesTable, leadsTable } from '../tables/tables.ts'
import { deskMentionsPart } from './desk-mentions.ts'
import { type Mention, mentioningTables } from './mentions.ts'
import type { MessageMention } from './message-mentions.ts'
import { findPerson, type Person, subjectOf } from './person.ts'

/**
 * Erases everything about an e-mail address from every table, in one transaction (article 17 of the GDPR): its leads, archived
 * and suspect ones too, their notices, messages, events, dead letters and idempotency keys; and it removes the address from what other
 * people wrote. The audit records the erasure without the address. Gives what was erased.
 */
export function erasePerson(db: Database, email: string, now: Date, from: string): Promise<Person> {
  return inTransaction(db, async (trx) => {
    const person = await findPerson(trx, email)
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id)
    await outboxTable(trx)
      .whereIn(
        'seq',
        person.events.map(({ seq }) => seq)
      )
      .delete()
    await deadLettersTable(trx).whereIn('id', ids(person.deadLetters)).delete()
    await idempotencyKeysTable(trx)
      .whereIn('lead_id', [...ids(person.leads), ...ids(person.archived)])
      .delete()
    await leadNoticesTable(trx).whereIn('id', ids(person.notices)).delete()
    await leadMessagesTable(trx).whereIn('id', ids(person.messages)).delete()
    await archivedLeadsTable(trx).whereIn('id', ids(person.archived)).delete()
    await recordAudit(trx, { at: now, action: 'lead-erased', subjectId: null, from })
    const subject = subjectOf(email, [...ids(person.leads), ...ids(person.archived)])
    for (const part of [deskPart, deskMentionsPart]) await (await part.find(trx, subject)).erase(trx)
    for (const mention of person.mentions) await removeMention(trx, mention)
    await removeLeads(trx, ids(person.leads))
    return person
  })
}

async function removeMention(trx: Executor, mention: Mention | MessageMention): Promise<void> {
  if (mention.table === 'lead_messages') {
    await leadMessagesTable(trx).where({ id: mention.id }).update(mention.without)
    return
  }
  const { table, id, without } = mention
  await mentioningTables[table](trx).where({ id }).update(without)
  if (table === 'archived_leads') return
  const row = await leadsTable(trx).where({ id }).first()
  if (!row) return
  await leadsTable(trx).where({ id }).update(searchColumns(row))
  await noteChanges(trx, [id])
}
