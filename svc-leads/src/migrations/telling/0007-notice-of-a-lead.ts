import type { Migration } from '@site/service/database/migrate'
import { dateColumn } from '@site/service/database/tables'

/**
 * A notice belongs to a lead and a channel, whatever event told of it (infra/decisions/0079): of two rows that say so of one
 * lead, the one that was sent stays. `tried_at`: when a sending was last begun.
 */
export const noticeOfALeadMigration: Migration = {
  name: 'leads-0007-notice-of-a-lead',
  async up({ knex }) {
    const rows: { id: number; lead_id: number; channel: string; sent_at: unknown }[] = await knex(
      'lead_notices'
    )
      .select('id', 'lead_id', 'channel', 'sent_at')
      .orderBy('id')
    const kept = new Map<string, { id: number; isSent: boolean }>()
    const needless: number[] = []
    for (const { id, lead_id, channel, sent_at } of rows) {
      const key = `${channel} ${lead_id}`
      const known = kept.get(key)
      const isSent = sent_at !== null
      if (known && (known.isSent || !isSent)) {
        needless.push(id)
        continue
      }
      if (known) needless.push(known.id)
      kept.set(key, { id, isSent })
    }
    for (let from = 0; from < needless.length; from += 500)
      await knex('lead_notices')
        .whereIn('id', needless.slice(from, from + 500))
        .delete()
    await knex.schema.alterTable('lead_notices', (table) => {
      dateColumn(table, 'tried_at').nullable()
      table.unique(['channel', 'lead_id'], { indexName: 'lead_notices_once' })
    })
    await knex.schema.alterTable('lead_notices', (table) => {
      table.dropUnique(['channel', 'event_id'], 'lead_notices_event')
    })
  }
}
