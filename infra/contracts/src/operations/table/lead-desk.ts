import { z } from 'zod'
import { DESK_VIEWS } from '../../leads/desk.ts'
import { DESK_LIMITS } from '../../leads/desk-changes.ts'
import { leadDeskCalls } from '../calls/lead-desk.ts'
import { operation } from '../definition/operation.ts'
import { ADMIN, BODY, PASSED_ON } from '../definition/shared.ts'

const shared = { owner: 'leads', tag: 'Leads', scopes: ['leads'] } as const

const idsSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/, '« ids » est une suite de numéros séparés par des virgules.')
  .refine(
    (list) => list.split(',').length <= DESK_LIMITS.ids,
    `« ids » nomme ${DESK_LIMITS.ids} leads au plus.`
  )

/** The lead desk: a lead worked to an answer (infra/decisions/0128). */
export const leadDeskOperations = {
  listDesk: operation({
    ...shared,
    call: leadDeskCalls.listDesk,
    summary: 'Where the leads stand, newest first',
    description:
      'Without what the leads say: GET /api/leads answers that. The counts are those of every view, whichever is asked for.',
    access: 'header-or-query',
    query: z.object({
      view: z.enum(DESK_VIEWS).default('tous').describe('A saved view, or a status.'),
      ids: idsSchema
        .optional()
        .describe('These leads alone, separated by commas, whatever the view; all of them in one answer.'),
      counts: z
        .enum(['yes', 'no'])
        .default('yes')
        .describe('Without the counts an answer about few leads costs as little among many.'),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(DESK_LIMITS.page)
        .default(200)
        .describe('How many rows in an answer.'),
      cursor: z.string().max(64).optional().describe('The `nextCursor` of the answer before.')
    }),
    successes: [{ status: 200, description: 'The rows.', body: 'DeskPage' }],
    refusals: [400, ...ADMIN, 405, 422, ...PASSED_ON]
  }),
  readFirstContact: operation({
    ...shared,
    call: leadDeskCalls.readFirstContact,
    summary: 'How long leads wait for their first contact, and how many came each day',
    access: 'header-or-query',
    query: z.object({
      days: z.coerce.number().int().min(1).max(366).default(30).describe('How many days back.')
    }),
    successes: [
      { status: 200, description: 'Median and slowest, and the leads of each day.', body: 'FirstContact' }
    ],
    refusals: [400, ...ADMIN, 405, 422, ...PASSED_ON]
  }),
  readSheet: operation({
    ...shared,
    call: leadDeskCalls.readSheet,
    summary: 'Everything about one lead',
    access: 'header-or-query',
    query: z.object({ editor: z.uuid().optional().describe('Left out of those who have it open.') }),
    successes: [{ status: 200, description: 'The sheet.', body: 'LeadSheet' }],
    refusals: [400, ...ADMIN, 404, 405, 422, ...PASSED_ON]
  }),
  changeDesk: operation({
    ...shared,
    call: leadDeskCalls.changeDesk,
    summary: 'Change status, owner or callback of a lead',
    description:
      'What the body leaves out stays. When the lead has another version than was seen, 409 gives its state in `desk`, and nothing is changed. What changes nothing makes no new version.',
    access: 'body',
    body: 'DeskChangeRequest',
    successes: [{ status: 200, description: 'The state, at its next version.', body: 'LeadDesk' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  addNote: operation({
    ...shared,
    call: leadDeskCalls.addNote,
    summary: 'Write a note about a lead',
    description: 'Notes of several people never conflict. With a `key`, sent again it is there once.',
    access: 'body',
    body: 'NoteRequest',
    successes: [{ status: 201, description: 'The note.', body: 'JournalEntry' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 422, ...PASSED_ON]
  }),
  editNote: operation({
    ...shared,
    call: leadDeskCalls.editNote,
    summary: 'Edit a note of one’s own',
    description:
      'What it said before stays with it, in `edits`. When it says something else than what was seen, 409, and nothing is changed; when it says this already, it is answered as it is.',
    access: 'body',
    body: 'EditedNoteRequest',
    successes: [{ status: 200, description: 'The note.', body: 'JournalEntry' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  changeManyLeads: operation({
    ...shared,
    call: leadDeskCalls.changeManyLeads,
    summary: 'Change or delete many leads',
    description:
      'Each lead is answered on its own: a newer version of one leaves the others to be changed. What is deleted is gone for good; with `undo` each lead is as it was before the change that made its version.',
    access: 'body',
    body: 'BulkRequest',
    successes: [{ status: 200, description: 'What became of each.', body: 'BulkAnswer' }],
    refusals: [...BODY, ...ADMIN, 405, 422, ...PASSED_ON]
  }),
  tellLeadPresence: operation({
    ...shared,
    call: leadDeskCalls.tellLeadPresence,
    summary: 'Say that one has a lead open',
    description:
      'A sign of life, or the end, and whether an answer is being written. Who came or left, or begins or ends to write, is told by `site.lead-changed`.',
    access: 'body',
    body: 'LeadPresenceRequest',
    successes: [
      { status: 200, description: 'Who else has it open, and who of them writes.', body: 'LeadPresences' }
    ],
    refusals: [...BODY, ...ADMIN, 404, 405, 422, ...PASSED_ON]
  })
} as const
