import type { z } from 'zod'
import type { Lead } from '../../leads/lead.ts'
import type { AdminRequest } from '../admin.ts'
import type { AuditEntry, AuditQuery, accessNoteSchema } from '../audit.ts'
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
