import type { z } from 'zod'
import type { DeskPage, DeskView, FirstContact, LeadDesk } from '../../leads/desk.ts'
import type {
  BulkAnswer,
  bulkChangeSchema,
  deskChangeSchema,
  editedNoteSchema,
  newNoteSchema
} from '../../leads/desk-changes.ts'
import type { AdminRequest } from '../admin.ts'
import type { JournalEntry, LeadSheet, leadPresenceInputSchema, leadPresencesSchema } from '../lead-sheet.ts'
import { call } from './call.ts'

type Sent<Schema extends z.ZodType> = z.input<Schema> & AdminRequest
type Code = { adminCode?: string }

/** Calls of the lead desk: a lead worked to an answer. */
export const leadDeskCalls = {
  listDesk: call('GET', '/api/leads/desk').of<{
    query: { view?: DeskView; ids?: string; counts?: 'yes' | 'no'; limit?: number; cursor?: string } & Code
    answer: DeskPage
  }>(),
  readFirstContact: call('GET', '/api/leads/first-contact').of<{
    query: { days?: number } & Code
    answer: FirstContact
  }>(),
  readSheet: call('GET', '/api/leads/:id/sheet').of<{
    query: { editor?: string } & Code
    answer: LeadSheet
  }>(),
  changeDesk: call('PATCH', '/api/leads/:id/desk').of<{
    body: Sent<typeof deskChangeSchema>
    answer: LeadDesk
  }>(),
  addNote: call('POST', '/api/leads/:id/notes').of<{
    body: Sent<typeof newNoteSchema>
    answer: JournalEntry
  }>(),
  editNote: call('PUT', '/api/leads/:id/notes/:note').of<{
    body: Sent<typeof editedNoteSchema>
    answer: JournalEntry
  }>(),
  changeManyLeads: call('POST', '/api/leads/bulk').of<{
    body: Sent<typeof bulkChangeSchema>
    answer: BulkAnswer
  }>(),
  tellLeadPresence: call('PUT', '/api/leads/:id/presence').of<{
    body: Sent<typeof leadPresenceInputSchema>
    answer: z.output<typeof leadPresencesSchema>
  }>()
} as const
