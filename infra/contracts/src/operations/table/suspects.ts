import { z } from 'zod'
import { suspectCalls } from '../calls/suspects.ts'
import { operation } from '../definition/operation.ts'
import { ADMIN, BODY, PASSED_ON } from '../definition/shared.ts'

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
