import { toIso } from '@site/service/database/database'
import { leadMessagesTable } from '../tables/answer-tables.ts'
import { type PersonalDataPart, textsOf } from '../tables/personal-data-part.ts'

/** The e-mails to a person and theirs. Mail programs quote addresses of others, so the threads of others are looked through too. */
export const messagesPart: PersonalDataPart = {
  name: 'messages',
  tables: ['lead_messages'],
  texts: [
    textsOf(leadMessagesTable, { id: 'id', owner: 'lead_id', columns: ['subject', 'body', 'attachments'] })
  ],
  async find(executor, { leadIds }) {
    const rows = await leadMessagesTable(executor).whereIn('lead_id', leadIds).orderBy('id')
    return {
      exported: rows.map((row) => ({
        leadId: row.lead_id,
        kind: row.kind,
        at: toIso(row.written_at),
        sentAt: toIso(row.sent_at),
        subject: row.subject,
        text: row.body,
        attachments: row.attachments === null ? [] : JSON.parse(row.attachments)
      })),
      async erase(trx) {
        await leadMessagesTable(trx).whereIn('lead_id', leadIds).delete()
      }
    }
  }
}
