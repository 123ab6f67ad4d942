import { definePresences } from '@site/service/presence/presences'
import { announceLeadChanges } from '../../leads/announce-change.ts'
import { leadPresencesTable } from '../../tables/desk-tables.ts'

/** Who has which sheet open (DESK-9). */
export const leadPresences = definePresences({
  table: leadPresencesTable,
  announce: (trx, leadId, at) => announceLeadChanges(trx, [leadId], at)
})
