import { z } from 'zod'
import type { CodeScope } from '../access/codes.ts'
import { RELEASE_ACTIONS } from '../access/release-actions.ts'

/** What an administrator can do that is written down (ADMIN-10). */
export const AUDIT_ACTIONS = [
  'article-created',
  'article-updated',
  'article-deleted',
  'article-pinned',
  'article-unpinned',
  'article-reviewed',
  'article-unreviewed',
  'article-withdrawn',
  'draft-created',
  'draft-saved',
  'draft-discarded',
  'draft-published',
  'revision-restored',
  'publication-scheduled',
  'publication-rescheduled',
  'publication-cancelled',
  'scheduled-published',
  'preview-created',
  'preview-revoked',
  'test-article-generated',
  'generation-triggered',
  'draft-approved',
  'draft-refused',
  'subject-chosen',
  'question-answered',
  'question-discarded',
  'question-reopened',
  'question-given',
  'wish-withdrawn',
  'faq-added',
  'faq-changed',
  'faq-removed',
  'faq-restored',
  'picture-added',
  'picture-described',
  'picture-deleted',
  'picture-expired',
  'lead-deleted',
  'lead-released',
  'lead-discarded',
  'lead-erased',
  'lead-status-changed',
  'lead-owner-changed',
  'lead-callback-changed',
  'lead-reply-handled',
  'lead-noted',
  'lead-note-edited',
  'lead-answered',
  'lead-answer-repeated',
  'answer-model-created',
  'answer-model-changed',
  'answer-model-deleted',
  'lead-sent-again',
  'reminder-sent-again',
  'receiver-created',
  'receiver-changed',
  'receiver-paused',
  'receiver-resumed',
  'receiver-secret-renewed',
  'receiver-removed',
  'receiver-tested',
  'persons-joined',
  'persons-parted',
  'persons-refused',
  'refusal-withdrawn',
  'code-created',
  'code-renamed',
  'code-scopes-changed',
  'code-revoked',
  'token-created',
  'token-changed',
  'token-revoked',
  'lead-received',
  ...RELEASE_ACTIONS
] as const

/** Who came in, was refused, or read personal data: written down once an hour for each address and code. */
export const ACCESS_ACTIONS = [
  'login',
  'login-refused',
  'leads-read',
  'leads-exported',
  'person-read',
  'person-exported'
] as const

/** Changes that are read by the scope under which they are made alone, whatever else a code opens (ADMIN-24). */
export const ACTIONS_OF_SCOPE = {
  all: [
    'code-created',
    'code-renamed',
    'code-scopes-changed',
    'code-revoked',
    'token-created',
    'token-changed',
    'token-revoked'
  ],
  releases: RELEASE_ACTIONS
} as const satisfies Partial<Record<CodeScope, readonly (typeof AUDIT_ACTIONS)[number][]>>

export type AuditAction = (typeof AUDIT_ACTIONS | typeof ACCESS_ACTIONS)[number]

/**
 * One line of the audit: GET /api/admin/audit (articles) and GET /api/leads/audit (leads) answer an array, newest
 * first; with `scope=all` the accesses stand among the changes. `action` is one of AUDIT_ACTIONS, ACCESS_ACTIONS or a later one; `from` is the client's address,
 * `by` the name that the code had then, absent for the shared one; `rows` how many rows of a table it removed, where that is counted;
 * `subject` what it was about where its number does not say it: a front end and its versions, the title of an article that left the blog.
 * The code is never in it, nor an address of a person.
 */
export const auditEntrySchema = z.object({
  id: z.number().int().positive(),
  at: z.iso.datetime(),
  action: z.string(),
  subjectId: z.number().int().positive().nullable(),
  from: z.string(),
  by: z.string().optional(),
  rows: z.number().int().nonnegative().optional(),
  subject: z.string().optional()
})
export type AuditEntry = z.infer<typeof auditEntrySchema>
export const auditListSchema = z.array(auditEntrySchema)

/** Query of both lists. */
export const auditQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50).describe('How many, newest first.'),
  scope: z
    .enum(['changes', 'all'])
    .default('changes')
    .describe('Changes alone, or who had access (logins, refused codes, leads read or exported) among them.')
})
export type AuditQuery = { adminCode?: string; limit?: number; scope?: 'changes' | 'all' }

/** What POST /api/leads/audit writes down for who carries the code: what no other call shows. */
export const accessNoteSchema = z.object({ action: z.enum(['login', 'leads-exported']) })
