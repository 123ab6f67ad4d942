import type { z } from 'zod'
import {
  adminCodeChangedSchema,
  adminCodesRequestedSchema,
  answerWrittenSchema,
  articleChangedSchema,
  articleGeneratedSchema,
  EVENT_TYPES,
  faqChangedSchema,
  leadChangedSchema,
  leadCreatedSchema,
  presenceChangedSchema,
  questionsChangedSchema,
  questionsUnansweredSchema,
  type SiteEventType,
  STREAM,
  visitsCountedSchema
} from './events.ts'
import { toJsonSchema } from './json-schema.ts'

type Json = Record<string, unknown>

interface EventDescription {
  name: string
  schema: z.ZodType
  summary: string
  source: string
  example: Json
}

const envelope = (type: SiteEventType, source: string, subject: string, data: Json): Json => ({
  specversion: '1.0',
  id: '7d0c3a3e-55a4-4c3f-9a53-3b0f6f5b1d11',
  source,
  type,
  subject,
  time: '2026-01-15T10:24:00.000Z',
  datacontenttype: 'application/json',
  data
})

/** Each event once: adding one to the contract without describing it does not compile. */
export const EVENTS: Record<SiteEventType, EventDescription> = {
  'site.lead-created': {
    name: 'leadCreated',
    schema: leadCreatedSchema,
    summary: 'A person left details that the team should hear of.',
    source: 'svc-leads',
    example: envelope('site.lead-created', 'svc-leads', 'leads/41', { leadId: 41 })
  },
  'site.lead-changed': {
    name: 'leadChanged',
    schema: leadChangedSchema,
    summary: 'Something was done about a lead, or somebody opened or closed its sheet.',
    source: 'svc-leads',
    example: envelope('site.lead-changed', 'svc-leads', 'leads/41', { leadId: 41 })
  },
  'site.answer-written': {
    name: 'answerWritten',
    schema: answerWrittenSchema,
    summary: 'An e-mail to the visitor of a lead was written and is to be sent.',
    source: 'svc-leads',
    example: envelope('site.answer-written', 'svc-leads', 'leads/41', { leadId: 41, messageId: 9 })
  },
  'site.article-generated': {
    name: 'articleGenerated',
    schema: articleGeneratedSchema,
    summary: 'The writer wrote an article, by schedule or on request; it is published.',
    source: 'svc-content',
    example: envelope('site.article-generated', 'svc-content', 'articles/12', { articleId: 12 })
  },
  'site.article-changed': {
    name: 'articleChanged',
    schema: articleChangedSchema,
    summary:
      'An article appeared on the blog (created), left it (deleted: removed or withdrawn), changed, was pinned or unpinned.',
    source: 'svc-content',
    example: envelope('site.article-changed', 'svc-content', 'articles/12', {
      articleId: 12,
      change: 'updated'
    })
  },
  'site.presence-changed': {
    name: 'presenceChanged',
    schema: presenceChangedSchema,
    summary: 'Somebody opened an article to write, or closed it.',
    source: 'svc-content',
    example: envelope('site.presence-changed', 'svc-content', 'articles/12', { articleId: 12 })
  },
  'site.admin-code-changed': {
    name: 'adminCodeChanged',
    schema: adminCodeChangedSchema,
    summary:
      'A named code was made, changed or revoked, or is announced again: what a service needs to check it.',
    source: 'svc-leads',
    example: envelope('site.admin-code-changed', 'svc-leads', 'codes/3', {
      codeId: 3,
      selector: 'k7m2fp9x',
      name: 'Camille Astier',
      scopes: ['articles'],
      hash: 'scrypt:15:8:1:c2VsLXNlbC1zZWwtc2Vs:ZW1wcmVpbnRlLWVtcHJlaW50ZS1lbXByZWludGU',
      createdAt: '2026-01-15T10:24:00.000Z',
      revokedAt: null,
      version: 1768472640000
    })
  },
  'site.admin-codes-requested': {
    name: 'adminCodesRequested',
    schema: adminCodesRequestedSchema,
    summary: 'A service that keeps a copy of the named codes wants all of them announced.',
    source: 'svc-content',
    example: envelope('site.admin-codes-requested', 'svc-content', 'codes', {})
  },
  'site.visits-counted': {
    name: 'visitsCounted',
    schema: visitsCountedSchema,
    summary: 'A gateway has counted visits, and adds up here what it counted since the last time.',
    source: 'svc-gateway',
    example: envelope('site.visits-counted', 'svc-gateway', 'audience', {
      counts: [{ day: '2026-01-15', kind: 'page', value: '/blog', step: 'visit', count: 3 }]
    })
  },
  'site.questions-unanswered': {
    name: 'questionsUnanswered',
    schema: questionsUnansweredSchema,
    summary: 'A gateway has counted questions that found nothing, cleaned of what may be of a person.',
    source: 'svc-gateway',
    example: envelope('site.questions-unanswered', 'svc-gateway', 'questions', {
      questions: [{ day: '2026-01-15', key: 'mair', wording: 'Travaillez-vous avec les mairies ?', count: 2 }]
    })
  },
  'site.questions-changed': {
    name: 'questionsChanged',
    schema: questionsChangedSchema,
    summary: 'Questions that found nothing wait for somebody, or wait no longer.',
    source: 'svc-content',
    example: envelope('site.questions-changed', 'svc-content', 'questions', {})
  },
  'site.faq-changed': {
    name: 'faqChanged',
    schema: faqChangedSchema,
    summary: 'An entry of the page of questions was added, changed, removed or put back.',
    source: 'svc-content',
    example: envelope('site.faq-changed', 'svc-content', 'faq/3', { entryId: 3 })
  }
}

const ref = (place: string, name: string) => ({ $ref: `#/${place}/${name}` })

/** The events of the bus as an AsyncAPI 3 document, made from the schemas that producers and consumers parse with. */
export function buildAsyncApi(version = '1.0.0'): Json {
  const events = EVENT_TYPES.map((type) => ({ type, ...EVENTS[type] }))
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Site events',
      version,
      description: [
        `CloudEvents 1.0 (structured mode) on the NATS JetStream stream ${STREAM.name}; the subject is the event’s type.`,
        'At least once: consumers tell repetitions by `id`. Events carry ids, never personal data of visitors; that of a named code carries its hash and the name of its holder. They only grow.'
      ].join(' ')
    },
    defaultContentType: 'application/cloudevents+json',
    channels: Object.fromEntries(
      events.map(({ type, name, summary }) => [
        name,
        {
          address: type,
          description: summary,
          messages: { [name]: ref('components/messages', name) },
          bindings: { nats: {} }
        }
      ])
    ),
    operations: Object.fromEntries(
      events.map(({ name, source }) => [
        `${name}Published`,
        {
          action: 'send',
          channel: ref('channels', name),
          summary: `${source} publishes it, through its outbox.`,
          messages: [ref(`channels/${name}/messages`, name)]
        }
      ])
    ),
    components: {
      messages: Object.fromEntries(
        events.map(({ name, summary, schema, example, type }) => [
          name,
          {
            name: type,
            summary,
            contentType: 'application/cloudevents+json',
            payload: toJsonSchema(schema, 'output'),
            examples: [{ payload: example }]
          }
        ])
      )
    }
  }
}
