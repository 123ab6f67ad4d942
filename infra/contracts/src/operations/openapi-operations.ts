import { CARDS_PER_PAGE } from '../articles/card-list.ts'
import type { SchemaName } from './openapi-schemas.ts'

/** Refusals and faults of the API: each is a `Problem`. What they mean is said once, in openapi.ts. */
export type Refusal = 400 | 401 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 502 | 503 | 504

export interface Success {
  status: 200 | 201 | 202 | 204 | 304
  description: string
  /** A schema, a list of them, or another type than JSON. 204 and 304 have none. */
  body?: SchemaName | { listOf: SchemaName } | { type: string; schema?: SchemaName }
  headers?: Record<string, string>
  example?: unknown
}

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As the gateway's route table writes it: '/api/blog/:id'. */
  path: string
  id: string
  tag: 'Articles' | 'Leads' | 'Administration' | 'Documentation'
  summary: string
  description?: string
  /** Where the admin code is taken from (RESOLUTIONS 13). */
  admin?: 'body' | 'header-or-query' | 'header'
  query?: Record<string, { description: string; schema: Record<string, unknown> }>
  headers?: Record<string, { description: string; schema: Record<string, unknown> }>
  body?: SchemaName
  successes: Success[]
  refusals: Refusal[]
}

const id = { description: 'A whole number; anything else is 404.' }
/** What every call with a JSON body may be refused for. */
const BODY: Refusal[] = [400, 408, 413, 415]
/** What every call that is passed on to a service may meet. */
const PASSED_ON: Refusal[] = [503, 504]
const ADMIN: Refusal[] = [401, 429]

const page = (max: number) => ({
  limit: {
    description: 'Answers one page of so many, with X-Total-Count and X-Next-Cursor.',
    schema: { type: 'integer', minimum: 1, maximum: max }
  },
  cursor: {
    description: 'The X-Next-Cursor of the page before.',
    schema: { type: 'string', maxLength: 64 }
  }
})
const auditLimit = {
  limit: {
    description: 'How many, newest first.',
    schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 }
  },
  scope: {
    description:
      'Changes alone, or who had access (logins, refused codes, leads read or exported) among them.',
    schema: { type: 'string', enum: ['changes', 'all'], default: 'changes' }
  }
}
const PAGE_HEADERS = {
  'X-Total-Count': 'How many there are in all (when a page was asked for).',
  'X-Next-Cursor': 'Where the next page starts; absent on the last.'
}
const unchanged: Success = { status: 304, description: 'Nothing changed since the ETag in If-None-Match.' }

/** Every call of the API, in the order a reader wants them. The gateway's tests hold this list to what it answers. */
export const OPERATIONS: Operation[] = [
  {
    method: 'GET',
    path: '/api/blog',
    id: 'listArticles',
    tag: 'Articles',
    summary: 'Every article, pinned first, then newest first',
    description: 'The bare address answers the whole list. With `limit` or `cursor`, one page of it.',
    query: page(200),
    successes: [
      {
        status: 200,
        description: 'The articles.',
        body: { listOf: 'Article' },
        headers: { ETag: 'For If-None-Match.', ...PAGE_HEADERS }
      },
      unchanged
    ],
    refusals: [400, 405, 422, ...PASSED_ON]
  },
  {
    method: 'GET',
    path: '/api/blog/cards',
    id: 'listCards',
    tag: 'Articles',
    summary: 'One page of the list, without the articles’ texts',
    description: `What /blog shows: ${CARDS_PER_PAGE} cards a page, and the entity tag that GET /api/blog has with them.`,
    query: {
      page: { description: 'Counted from 1.', schema: { type: 'integer', minimum: 1, default: 1 } }
    },
    successes: [
      {
        status: 200,
        description: 'The page.',
        body: 'CardsPage',
        headers: { ETag: 'For If-None-Match.' }
      },
      unchanged
    ],
    refusals: [400, 404, 405, 422, ...PASSED_ON]
  },
  {
    method: 'GET',
    path: '/api/blog/:id/reading',
    id: 'readReading',
    tag: 'Articles',
    summary: 'What the page of an article shows',
    description:
      'The article, the titles of others to go on with, and the entity tag that GET /api/blog has with them.',
    successes: [
      {
        status: 200,
        description: 'The article and its neighbours.',
        body: 'Reading',
        headers: { ETag: 'For If-None-Match.' }
      },
      unchanged
    ],
    refusals: [404, 405, ...PASSED_ON]
  },
  {
    method: 'GET',
    path: '/api/blog/:id',
    id: 'readArticle',
    tag: 'Articles',
    summary: 'One article',
    description: id.description,
    successes: [
      {
        status: 200,
        description: 'The article.',
        body: 'Article',
        headers: { ETag: 'For If-None-Match.' }
      },
      unchanged
    ],
    refusals: [404, 405, ...PASSED_ON]
  },
  {
    method: 'POST',
    path: '/api/blog',
    id: 'createArticle',
    tag: 'Articles',
    summary: 'Publish an article',
    description: 'The HTML is sanitised when it is written. At most 1 MB of content, 2 MB of JSON.',
    admin: 'body',
    body: 'ArticleRequest',
    successes: [
      {
        status: 201,
        description: 'The article as it was stored.',
        body: 'Article',
        headers: { Location: 'Its address.' }
      }
    ],
    refusals: [...BODY, ...ADMIN, 405, 422, ...PASSED_ON]
  },
  {
    method: 'PUT',
    path: '/api/blog/:id',
    id: 'updateArticle',
    tag: 'Articles',
    summary: 'Change an article',
    admin: 'body',
    body: 'ArticleRequest',
    successes: [{ status: 200, description: 'The article as it was stored.', body: 'Article' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 422, ...PASSED_ON]
  },
  {
    method: 'DELETE',
    path: '/api/blog/:id',
    id: 'deleteArticle',
    tag: 'Articles',
    summary: 'Delete an article',
    admin: 'body',
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'It is gone.', body: 'Message' }],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  },
  {
    method: 'PATCH',
    path: '/api/blog/:id/pin',
    id: 'togglePin',
    tag: 'Articles',
    summary: 'Pin an article, or unpin it',
    admin: 'body',
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'The article as it is now.', body: 'PinAnswer' }],
    refusals: [...BODY, ...ADMIN, 404, 405, ...PASSED_ON]
  },
  {
    method: 'PATCH',
    path: '/api/blog/:id/review',
    id: 'reviewArticle',
    tag: 'Articles',
    summary: 'Say that a person has read an article over, or take that back',
    description:
      'A generated article that nobody has read over is public and kept from search engines (`noindex`), unless NOINDEX_UNREVIEWED is off.',
    admin: 'body',
    body: 'ReviewRequest',
    successes: [{ status: 200, description: 'The article as it is now.', body: 'ReviewAnswer' }],
    refusals: [...BODY, ...ADMIN, 404, 405, 422, ...PASSED_ON]
  },
  {
    method: 'POST',
    path: '/api/contact',
    id: 'sendContact',
    tag: 'Leads',
    summary: 'Leave one’s details',
    description:
      'What the forms of the site send. The message alone decides the source of the lead. A filled `website` is a trap for robots: it is answered as any other.',
    headers: {
      'Idempotency-Key': {
        description:
          'Makes a repeated submission one lead, for 24 hours. The same key with another body is 409.',
        schema: { type: 'string', format: 'uuid' }
      }
    },
    body: 'Contact',
    successes: [
      {
        status: 201,
        description: 'The lead is stored.',
        body: 'ContactAnswer',
        headers: { 'Idempotency-Replayed': '`true` when this is the answer to an earlier submission.' }
      }
    ],
    refusals: [...BODY, 405, 409, 422, 429, ...PASSED_ON]
  },
  {
    method: 'GET',
    path: '/api/leads',
    id: 'listLeads',
    tag: 'Leads',
    summary: 'The leads, newest first',
    admin: 'header-or-query',
    query: {
      search: {
        description:
          'In e-mail, phone, nom and prénom, without regard to case, accents and spaces in numbers.',
        schema: { type: 'string', maxLength: 200 }
      },
      source: {
        description: 'One source; an unknown one finds nothing.',
        schema: { type: 'string', maxLength: 64 }
      },
      ...page(1000)
    },
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
  },
  {
    method: 'DELETE',
    path: '/api/leads/:id',
    id: 'deleteLead',
    tag: 'Leads',
    summary: 'Delete a lead',
    admin: 'body',
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
  },
  {
    method: 'GET',
    path: '/api/leads/audit',
    id: 'listLeadAudit',
    tag: 'Administration',
    summary: 'What administrators did to leads',
    admin: 'header-or-query',
    query: auditLimit,
    successes: [{ status: 200, description: 'The latest entries.', body: { listOf: 'AuditEntry' } }],
    refusals: [400, ...ADMIN, 405, 422, ...PASSED_ON]
  },
  {
    method: 'POST',
    path: '/api/leads/audit',
    id: 'noteAccess',
    tag: 'Administration',
    summary: 'Writes down a login or an export of leads, once an hour for each address',
    admin: 'body',
    body: 'AccessNote',
    successes: [{ status: 204, description: 'Written down.' }],
    refusals: [...BODY, ...ADMIN, 405, 422, ...PASSED_ON]
  },
  {
    method: 'GET',
    path: '/api/admin/audit',
    id: 'listArticleAudit',
    tag: 'Administration',
    summary: 'What administrators did to articles',
    admin: 'header-or-query',
    query: auditLimit,
    successes: [{ status: 200, description: 'The latest entries.', body: { listOf: 'AuditEntry' } }],
    refusals: [400, ...ADMIN, 405, 422, ...PASSED_ON]
  },
  {
    method: 'POST',
    path: '/api/validate-admin',
    id: 'validateAdmin',
    tag: 'Administration',
    summary: 'Is this the admin code?',
    admin: 'body',
    body: 'AdminRequest',
    successes: [{ status: 200, description: 'It is.', body: 'Accepted' }],
    refusals: [...BODY, ...ADMIN, 405]
  },
  {
    method: 'GET',
    path: '/api/admin/scheduler-status',
    id: 'readSchedulerStatus',
    tag: 'Administration',
    summary: 'State of the daily generator',
    admin: 'header-or-query',
    successes: [{ status: 200, description: 'Its state and latest runs.', body: 'SchedulerStatus' }],
    refusals: [...ADMIN, 405, ...PASSED_ON]
  },
  {
    method: 'POST',
    path: '/api/admin/generate-test-article',
    id: 'generateTestArticle',
    tag: 'Administration',
    summary: 'Have an article written, and wait for it',
    admin: 'body',
    body: 'AdminRequest',
    successes: [
      {
        status: 201,
        description: 'The article is published.',
        body: 'TestArticleAnswer',
        headers: { Location: 'Its address.' }
      }
    ],
    refusals: [...BODY, ...ADMIN, 405, 502, ...PASSED_ON]
  },
  {
    method: 'POST',
    path: '/api/admin/trigger-generation',
    id: 'triggerGeneration',
    tag: 'Administration',
    summary: 'Order an article',
    admin: 'body',
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
  },
  {
    method: 'GET',
    path: '/api/live',
    id: 'followLive',
    tag: 'Administration',
    summary: 'Server-sent events, as things happen',
    description:
      'One JSON message per event, a comment as a sign of life every 15 seconds. Messages carry ids; the lists are read through the API as ever.',
    admin: 'header',
    successes: [
      {
        status: 200,
        description: 'A stream that stays open.',
        body: { type: 'text/event-stream', schema: 'LiveMessage' }
      }
    ],
    refusals: [...ADMIN, 405, 503]
  },
  {
    method: 'GET',
    path: '/api/docs',
    id: 'readDocs',
    tag: 'Documentation',
    summary: 'This description as a page',
    successes: [{ status: 200, description: 'The page.', body: { type: 'text/html' } }, unchanged],
    refusals: [405]
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    id: 'readOpenApi',
    tag: 'Documentation',
    summary: 'This description, OpenAPI 3.1',
    successes: [{ status: 200, description: 'The document.', body: { type: 'application/json' } }, unchanged],
    refusals: [405]
  },
  {
    method: 'GET',
    path: '/api/asyncapi.json',
    id: 'readAsyncApi',
    tag: 'Documentation',
    summary: 'The events of the bus, AsyncAPI 3',
    successes: [{ status: 200, description: 'The document.', body: { type: 'application/json' } }, unchanged],
    refusals: [405]
  }
]
