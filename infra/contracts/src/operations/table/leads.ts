import { z } from 'zod'
import { auditQuerySchema } from '../audit.ts'
import { leadCalls, suspectCalls } from '../calls/leads.ts'
import { operation } from '../definition/operation.ts'
import { ADMIN, BODY, PAGE_HEADERS, PASSED_ON, pageOf, unchanged } from '../definition/shared.ts'

/** The lead list. */
export const leadOperations = {
  listLeads: operation({
    call: leadCalls.listLeads,
    owner: 'leads',
    tag: 'Leads',
    summary: 'The leads, newest first',
    access: 'header-or-query',
    scopes: ['leads'],
    tokenScopes: ['leads:read'],
    query: z.object({
      search: z
        .string()
        .max(200)
        .optional()
        .describe(
          'In e-mail, phone, nom and prénom, and, for who reads the lead desk, in the notes of the team: without regard to case, accents and spaces in numbers.'
        ),
      source: z.string().max(64).optional().describe('One source; an unknown one finds nothing.'),
      ...pageOf(1000)
    }),
    successes: [
      {
        status: 200,
        description: 'The leads that match.',
        body: { listOf: 'Lead' },
        headers: { ETag: 'For If-None-Match.', ...PAGE_HEADERS }
      },
      unchanged
    ],
    refusals: [400, ...ADMIN, 405, 422, ...PASSED_ON]
  }),
  deleteLead: operation({
    call: leadCalls.deleteLead,
    owner: 'leads',
    tag: 'Leads',
    summary: 'Delete a lead',
    access: 'body',
    scopes: ['leads'],
    body: 'AdminRequest',
    successes: [
      {
        status: 200,
        description: 'It is gone.',
        body: 'Message',
        example: { message: 'Lead supprimé avec succès' }
      }
    ],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  }),
  listLeadAudit: operation({
    call: leadCalls.listLeadAudit,
    owner: 'leads',
    tag: 'Administration',
    summary: 'What administrators did to leads',
    access: 'header-or-query',
    scopes: ['leads'],
    query: auditQuerySchema,
    successes: [{ status: 200, description: 'The latest entries.', body: { listOf: 'AuditEntry' } }],
    refusals: [400, ...ADMIN, 405, 422, ...PASSED_ON]
  }),
  noteAccess: operation({
    call: leadCalls.noteAccess,
    owner: 'leads',
    tag: 'Administration',
    summary: 'Writes down a login or an export of leads, once an hour for each address',
    access: 'body',
    // A login is noted whatever its code opens; an export asks for `leads` besides.
    scopes: [],
    body: 'AccessNote',
    successes: [{ status: 204, description: 'Written down.' }],
    refusals: [...BODY, ...ADMIN, 405, 422, ...PASSED_ON]
  })
} as const

/** The submissions that were set aside (decision 137). */
export const suspectOperations = {
  listSuspects: operation({
    call: suspectCalls.listSuspects,
    owner: 'leads',
    tag: 'Leads',
    summary: 'The submissions that were set aside, newest first, with the reasons',
    access: 'header-or-query',
    scopes: ['leads'],
    query: z.object({
      limit: z.coerce.number().int().min(1).max(200).default(50).describe('How many at most.'),
      cursor: z.string().max(64).optional().describe('The `next` of the page before.')
    }),
    successes: [{ status: 200, description: 'One page of them.', body: 'SuspectsPage' }],
    refusals: [400, ...ADMIN, 405, 422, ...PASSED_ON]
  }),
  releaseSuspect: operation({
    call: suspectCalls.releaseSuspect,
    owner: 'leads',
    tag: 'Leads',
    summary: 'Put one into the list, and tell the team',
    description: 'As if it had arrived now. It happens once: whoever comes second is answered 404.',
    access: 'body',
    scopes: ['leads'],
    body: 'AdminRequest',
    successes: [
      {
        status: 200,
        description: 'It is in the list.',
        body: 'Message',
        example: { message: 'L’envoi est dans la liste, et l’équipe en est prévenue.' }
      }
    ],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  }),
  deleteSuspect: operation({
    call: suspectCalls.deleteSuspect,
    owner: 'leads',
    tag: 'Leads',
    summary: 'Delete one for good',
    access: 'body',
    scopes: ['leads'],
    body: 'AdminRequest',
    successes: [
      {
        status: 200,
        description: 'It is gone.',
        body: 'Message',
        example: { message: 'Indésirable supprimé' }
      }
    ],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  })
} as const
