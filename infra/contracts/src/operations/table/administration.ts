import { auditQuerySchema } from '../audit.ts'
import { administrationCalls } from '../calls/administration.ts'
import { operation } from '../definition/operation.ts'
import { ADMIN, BODY, PASSED_ON } from '../definition/shared.ts'

/** Longer than a writer may take (GENERATION_TIMEOUT_SECONDS of svc-content, 150 s). */
const GENERATION_TIMEOUT_MS = 180_000

/** The code, the daily generator, the audit of articles, the live stream. */
export const administrationOperations = {
  listArticleAudit: operation({
    call: administrationCalls.listArticleAudit,
    owner: 'content',
    tag: 'Administration',
    summary: 'What administrators did to articles',
    access: 'header-or-query',
    scopes: ['articles'],
    query: auditQuerySchema,
    successes: [{ status: 200, description: 'The latest entries.', body: { listOf: 'AuditEntry' } }],
    refusals: [400, ...ADMIN, 405, 422, ...PASSED_ON]
  }),
  validateAdmin: operation({
    call: administrationCalls.validateAdmin,
    owner: 'gateway',
    tag: 'Administration',
    summary: 'Is this the admin code, or a named one?',
    description: 'Says whose code it is (null: the shared one) and what it opens.',
    access: 'body',
    scopes: [],
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'It is.', body: 'Validated' }],
    refusals: [...BODY, 401, 405, 429, ...PASSED_ON]
  }),
  readSchedulerStatus: operation({
    call: administrationCalls.readSchedulerStatus,
    owner: 'content',
    tag: 'Administration',
    summary: 'State of the daily generator',
    access: 'header-or-query',
    scopes: ['articles'],
    successes: [{ status: 200, description: 'Its state and latest runs.', body: 'SchedulerStatus' }],
    refusals: [...ADMIN, 405, ...PASSED_ON]
  }),
  generateTestArticle: operation({
    call: administrationCalls.generateTestArticle,
    owner: 'content',
    tag: 'Administration',
    summary: 'Have an article written, and wait for it',
    access: 'body',
    scopes: ['articles'],
    body: 'AdminRequest',
    changesArticles: true,
    timeoutMs: GENERATION_TIMEOUT_MS,
    successes: [
      {
        status: 201,
        description: 'The article is published.',
        body: 'TestArticleAnswer',
        headers: { Location: 'Its address.' }
      }
    ],
    refusals: [...BODY, ...ADMIN, 405, 502, ...PASSED_ON]
  }),
  triggerGeneration: operation({
    call: administrationCalls.triggerGeneration,
    owner: 'content',
    tag: 'Administration',
    summary: 'Order an article',
    access: 'body',
    scopes: ['articles'],
    body: 'AdminRequest',
    successes: [
      {
        status: 202,
        description: 'It is being written.',
        body: 'Message',
        example: { message: 'Génération déclenchée' }
      }
    ],
    refusals: [...BODY, ...ADMIN, 405, 409, ...PASSED_ON]
  }),
  listRunDrafts: operation({
    call: administrationCalls.listRunDrafts,
    owner: 'content',
    tag: 'Administration',
    summary: 'The drafts of a run, with what the gate thinks of them',
    access: 'header-or-query',
    scopes: ['articles'],
    successes: [{ status: 200, description: 'Newest first.', body: { listOf: 'RunDraft' } }],
    refusals: [...ADMIN, 404, 405, ...PASSED_ON]
  }),
  approveDraft: operation({
    call: administrationCalls.approveDraft,
    owner: 'content',
    tag: 'Administration',
    summary: 'Publish the article of a night that waits',
    description:
      'Only with REVIEW=on does one wait. Whoever approves has read it: the article counts as reviewed.',
    access: 'body',
    scopes: ['articles'],
    body: 'ApprovalRequest',
    changesArticles: true,
    successes: [
      {
        status: 201,
        description: 'The article is published.',
        body: 'TestArticleAnswer',
        headers: { Location: 'Its address.' }
      }
    ],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  refuseDraft: operation({
    call: administrationCalls.refuseDraft,
    owner: 'content',
    tag: 'Administration',
    summary: 'Refuse the article of a night that waits',
    access: 'body',
    scopes: ['articles'],
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'It will not be published.', body: 'Message' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, ...PASSED_ON]
  }),
  readNextSubjects: operation({
    call: administrationCalls.readNextSubjects,
    owner: 'content',
    tag: 'Administration',
    summary: 'The next subjects, and the one chosen for the coming night',
    access: 'header-or-query',
    scopes: ['articles'],
    successes: [{ status: 200, description: 'In the order they come.', body: 'NextSubjects' }],
    refusals: [...ADMIN, 405, ...PASSED_ON]
  }),
  chooseSubject: operation({
    call: administrationCalls.chooseSubject,
    owner: 'content',
    tag: 'Administration',
    summary: 'Choose the subject of the coming night',
    description: 'It is used once; null leaves the night to the order.',
    access: 'body',
    scopes: ['articles'],
    body: 'SubjectChoice',
    successes: [{ status: 200, description: 'The choice is kept.', body: 'NextSubjects' }],
    refusals: [...BODY, ...ADMIN, 405, 422, ...PASSED_ON]
  }),
  followLive: operation({
    call: administrationCalls.followLive,
    owner: 'gateway',
    tag: 'Administration',
    summary: 'Server-sent events, as things happen',
    description:
      'One JSON message per event that the code’s scopes allow, a comment as a sign of life every 15 seconds. Messages carry ids; the lists are read through the API as ever.',
    access: 'header',
    scopes: ['articles', 'leads'],
    successes: [
      {
        status: 200,
        description: 'A stream that stays open.',
        body: { type: 'text/event-stream', schema: 'LiveMessage' }
      }
    ],
    refusals: [...ADMIN, 405, ...PASSED_ON]
  })
} as const
