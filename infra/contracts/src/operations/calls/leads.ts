import type { z } from 'zod'
import type { Lead } from '../../leads/lead.ts'
import type { AdminRequest } from '../admin.ts'
import type { AuditEntry, AuditQuery, accessNoteSchema } from '../audit.ts'
import type { SuspectsPage } from '../suspect.ts'
import { call } from './call.ts'

/** Calls of the lead list. */
export const leadCalls = {
  listLeads: call('GET', '/api/leads').of<{
    query: { adminCode?: string; search?: string; source?: string; limit?: number; cursor?: string }
    answer: Lead[]
  }>(),
  deleteLead: call('DELETE', '/api/leads/:id').of<{ body: AdminRequest; answer: { message: string } }>(),
  listLeadAudit: call('GET', '/api/leads/audit').of<{ query: AuditQuery; answer: AuditEntry[] }>(),
  noteAccess: call('POST', '/api/leads/audit').of<{ body: z.input<typeof accessNoteSchema> & AdminRequest }>()
} as const

/** Calls about submissions that were set aside. */
export const suspectCalls = {
  listSuspects: call('GET', '/api/leads/suspects').of<{
    query: { adminCode?: string; limit?: number; cursor?: string }
    answer: SuspectsPage
  }>(),
  releaseSuspect: call('POST', '/api/leads/suspects/:id/release').of<{
    body: AdminRequest
    answer: { message: string }
  }>(),
  deleteSuspect: call('DELETE', '/api/leads/suspects/:id').of<{
    body: AdminRequest
    answer: { message: string }
  }>()
} as const
