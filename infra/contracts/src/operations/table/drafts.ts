import { z } from 'zod'
import { ADMIN_ARTICLES_PER_PAGE, adminArticlesQuerySchema } from '../../articles/admin-article.ts'
import { PRESENCE } from '../../articles/draft.ts'
import { scheduleQuerySchema } from '../../articles/schedule.ts'
import { BODY_LIMITS } from '../body-limits.ts'
import { draftCalls } from '../calls/drafts.ts'
import { articlePreviewCalls } from '../calls/public/article-preview.ts'
import { operation } from '../definition/operation.ts'
import { ADMIN, BODY, PASSED_ON } from '../definition/shared.ts'

const shared = { owner: 'content', tag: 'Drafts' } as const

/** The administration's list of articles; drafts, revisions, schedules and previews (infra/decisions/0117). */
export const draftOperations = {
  listAdminArticles: operation({
    ...shared,
    call: draftCalls.listAdminArticles,
    summary: 'Articles in every state, without their texts',
    description: `${ADMIN_ARTICLES_PER_PAGE} a page, pinned first, then newest, or as \`sort\` says. With \`search\` each says where the words stand.`,
    access: 'header-or-query',
    scopes: ['articles'],
    tokenScopes: ['articles:read'],
    query: adminArticlesQuerySchema,
    successes: [{ status: 200, description: 'The page.', body: 'AdminArticles' }],
    refusals: [400, ...ADMIN, 404, 405, 422, ...PASSED_ON]
  }),
  readAdminArticle: operation({
    ...shared,
    call: draftCalls.readAdminArticle,
    summary: 'One article in whatever state, with its published text',
    description:
      'Of an article that was never published the text is empty: that of its draft is in the draft.',
    access: 'header-or-query',
    scopes: ['articles'],
    tokenScopes: ['articles:read'],
    successes: [{ status: 200, description: 'The article.', body: 'AdminArticleText' }],
    refusals: [...ADMIN, 404, 405, ...PASSED_ON]
  }),
  withdrawArticle: operation({
    ...shared,
    call: draftCalls.withdrawArticle,
    summary: 'Take an article off the blog',
    description: 'Its revisions stay, and its draft. What was scheduled for it is cancelled.',
    access: 'body',
    scopes: ['articles'],
    body: 'AdminRequest',
    changesArticles: true,
    successes: [
      {
        status: 200,
        description: 'It is withdrawn.',
        body: 'Message',
        example: { message: 'Article retiré du blog' }
      }
    ],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  }),
  listRevisions: operation({
    ...shared,
    call: draftCalls.listRevisions,
    summary: 'Every text of an article that was published, newest first',
    access: 'header-or-query',
    scopes: ['articles'],
    successes: [{ status: 200, description: 'The revisions.', body: { listOf: 'RevisionSummary' } }],
    refusals: [...ADMIN, 404, 405, ...PASSED_ON]
  }),
  readRevision: operation({
    ...shared,
    call: draftCalls.readRevision,
    summary: 'One text that was published',
    access: 'header-or-query',
    scopes: ['articles'],
    successes: [{ status: 200, description: 'The revision.', body: 'Revision' }],
    refusals: [...ADMIN, 404, 405, ...PASSED_ON]
  }),
  restoreRevision: operation({
    ...shared,
    call: draftCalls.restoreRevision,
    summary: 'Make a draft of a text that was published',
    description:
      'Nothing is published. An article that has a draft keeps it (409 with its text), unless `version` names the one to replace.',
    access: 'body',
    scopes: ['articles'],
    body: 'RestoreRequest',
    successes: [{ status: 201, description: 'The draft.', body: 'Draft' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  listDrafts: operation({
    ...shared,
    call: draftCalls.listDrafts,
    summary: 'Drafts, those saved last first',
    access: 'header-or-query',
    scopes: ['articles'],
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1).describe('Counted from 1.')
    }),
    successes: [{ status: 200, description: 'The page.', body: 'DraftsPage' }],
    refusals: [400, ...ADMIN, 404, 405, 422, ...PASSED_ON]
  }),
  createDraft: operation({
    ...shared,
    call: draftCalls.createDraft,
    summary: 'Begin a draft',
    description:
      'Of a new article, or with `articleId` of one that exists: the draft then begins with its text, or with `text`, which was made from the revision `baseRevision`. An article has one draft at most; 409 gives the one there is, also to a repeated call whose draft has been changed since.',
    headers: {
      'Idempotency-Key': {
        description: 'Makes a repeated call one draft.',
        schema: { type: 'string', format: 'uuid' }
      }
    },
    access: 'body',
    scopes: ['articles'],
    body: 'NewDraftRequest',
    bodyLimit: BODY_LIMITS.article,
    isKeyed: true,
    successes: [
      {
        status: 201,
        description: 'The draft.',
        body: 'Draft',
        headers: { Location: 'Its address.' }
      }
    ],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  readDraft: operation({
    ...shared,
    call: draftCalls.readDraft,
    summary: 'One draft with its text',
    access: 'header-or-query',
    scopes: ['articles'],
    query: z.object({ editor: z.uuid().optional().describe('Left out of those who have it open.') }),
    successes: [{ status: 200, description: 'The draft.', body: 'Draft' }],
    refusals: [400, ...ADMIN, 404, 405, 422, ...PASSED_ON]
  }),
  saveDraft: operation({
    ...shared,
    call: draftCalls.saveDraft,
    summary: 'Save a draft',
    description:
      'The HTML is sanitised. When the draft has another version than the text was made from, 409 gives both texts, and nothing is replaced.',
    access: 'body',
    scopes: ['articles'],
    body: 'DraftRequest',
    bodyLimit: BODY_LIMITS.article,
    successes: [
      { status: 200, description: 'The draft as it was stored, at its next version.', body: 'Draft' }
    ],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  discardDraft: operation({
    ...shared,
    call: draftCalls.discardDraft,
    summary: 'Discard a draft',
    description:
      'An article that was never published goes with it. Refused while its text is scheduled, and at another version.',
    access: 'body',
    scopes: ['articles'],
    body: 'DraftVersionRequest',
    successes: [
      { status: 200, description: 'It is gone.', body: 'Message', example: { message: 'Brouillon supprimé' } }
    ],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  tellArticlePresence: operation({
    ...shared,
    call: draftCalls.tellArticlePresence,
    summary: 'Say that an article is open to write, and learn who else has it open',
    description: `With or without a draft. Believed for ${PRESENCE.leaseSeconds} seconds; an editor says it every ${PRESENCE.renewSeconds}. The live stream carries site.presence-changed when somebody comes or goes.`,
    access: 'body',
    scopes: ['articles'],
    body: 'PresenceRequest',
    successes: [{ status: 200, description: 'The others.', body: 'Presences' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 422, ...PASSED_ON]
  }),
  tellPresence: operation({
    ...shared,
    call: draftCalls.tellPresence,
    summary: 'The same of the article of a draft, as long as there is the draft',
    description: 'Saving the draft says it too.',
    access: 'body',
    scopes: ['articles'],
    body: 'PresenceRequest',
    successes: [{ status: 200, description: 'The others.', body: 'Presences' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 422, ...PASSED_ON]
  }),
  publishDraft: operation({
    ...shared,
    call: draftCalls.publishDraft,
    summary: 'Publish a draft',
    description:
      'The draft ends, and with it what was scheduled of it. Refused at another version of the draft, and when the article was published again since the draft was begun, unless `overRevision` names that revision.',
    access: 'body',
    scopes: ['articles'],
    body: 'PublishRequest',
    changesArticles: true,
    successes: [{ status: 200, description: 'The article as it is now.', body: 'Article' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  scheduleDraft: operation({
    ...shared,
    call: draftCalls.scheduleDraft,
    summary: 'Have a draft published at a minute of Paris',
    description:
      'What is published is the text at this version. An article has one schedule at most. A time that Paris skips, or that is over, is 422; of an hour that comes twice, the first is meant.',
    access: 'body',
    scopes: ['articles'],
    body: 'NewScheduleRequest',
    successes: [{ status: 201, description: 'The schedule.', body: 'Schedule' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  listSchedules: operation({
    ...shared,
    call: draftCalls.listSchedules,
    summary: 'What is to be published, or was',
    access: 'header-or-query',
    scopes: ['articles'],
    query: scheduleQuerySchema,
    successes: [{ status: 200, description: 'The schedules.', body: { listOf: 'Schedule' } }],
    refusals: [400, ...ADMIN, 405, 422, ...PASSED_ON]
  }),
  changeSchedule: operation({
    ...shared,
    call: draftCalls.changeSchedule,
    summary: 'Publish at another minute, or the text as it is now',
    access: 'body',
    scopes: ['articles'],
    body: 'ScheduleRequest',
    successes: [{ status: 200, description: 'The schedule.', body: 'Schedule' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, 422, ...PASSED_ON]
  }),
  cancelSchedule: operation({
    ...shared,
    call: draftCalls.cancelSchedule,
    summary: 'Cancel a schedule',
    access: 'body',
    scopes: ['articles'],
    body: 'AdminRequest',
    successes: [
      {
        status: 200,
        description: 'Nothing will be published.',
        body: 'Message',
        example: { message: 'Planification annulée' }
      }
    ],
    refusals: [...BODY, ...ADMIN, 404, 405, 409, ...PASSED_ON]
  }),
  createPreview: operation({
    ...shared,
    call: draftCalls.createPreview,
    summary: 'Make a secret token under which a draft can be read',
    description:
      'The token is in this answer alone; a hash of it is stored. It ends with its days, with the draft, or when it is revoked.',
    access: 'body',
    scopes: ['articles'],
    body: 'PreviewRequest',
    successes: [{ status: 201, description: 'The token.', body: 'NewPreview' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 422, ...PASSED_ON]
  }),
  revokePreview: operation({
    ...shared,
    call: draftCalls.revokePreview,
    summary: 'End a preview',
    access: 'body',
    scopes: ['articles'],
    body: 'AdminRequest',
    successes: [
      { status: 200, description: 'It is ended.', body: 'Message', example: { message: 'Aperçu révoqué' } }
    ],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  }),
  readPreview: operation({
    ...shared,
    call: articlePreviewCalls.readPreview,
    summary: 'Read a draft by the token of a preview',
    description: 'Needs no admin code. The token is in a header, as addresses are logged.',
    headers: {
      'X-Preview-Token': { description: 'The token.', schema: { type: 'string' } }
    },
    successes: [{ status: 200, description: 'The draft as it stands.', body: 'Previewed' }],
    refusals: [404, 405, ...PASSED_ON]
  })
} as const
