import { z } from 'zod'
import { releaseGrantsSchema } from '../access/release-grants.ts'
import { accessScopeSchema } from '../access/tokens.ts'
import { dayCountSchema } from '../audience/audience.ts'
import { QUESTIONS_AT_ONCE, unansweredSchema } from '../questions/asked.ts'

/** JetStream stream that holds every event of the site, and the prefix of its subjects. */
export const STREAM = { name: 'SITE', subjects: ['site.>'] } as const

const envelope = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({
    specversion: z.literal('1.0'),
    /** UUID: what the inbox deduplicates on. */
    id: z.uuid(),
    source: z.string(),
    type: z.literal(type),
    subject: z.string(),
    time: z.iso.datetime(),
    datacontenttype: z.literal('application/json'),
    /** W3C trace context, when tracing is on. */
    traceparent: z.string().optional(),
    /** A dead letter that is delivered again: the consumer it is for (none: every one), and a UUID for each time. */
    replayto: z.string().optional(),
    replayid: z.uuid().optional(),
    data
  })

const leadId = z.object({ leadId: z.number().int().positive() })
const articleId = z.object({ articleId: z.number().int().positive() })

/** Facts that cross services. They carry ids, never personal data of visitors (EVENT-4). */
export const leadCreatedSchema = envelope('site.lead-created', leadId)
/**
 * Something was done about a lead, or somebody opened or closed its sheet: what is shown of it is to be read anew. `entrusted`: it was given
 * to an owner by somebody else (DESK-17); `by`: null with the shared code.
 */
export const leadChangedSchema = envelope(
  'site.lead-changed',
  leadId.extend({ entrusted: z.object({ to: z.string(), by: z.string().nullable() }).optional() })
)
/** An e-mail to the visitor of a lead was stored and is to be sent. */
export const answerWrittenSchema = envelope(
  'site.answer-written',
  leadId.extend({ messageId: z.number().int().positive() })
)
export const articleGeneratedSchema = envelope('site.article-generated', articleId)
export const articleChangedSchema = envelope(
  'site.article-changed',
  articleId.extend({ change: z.enum(['created', 'updated', 'deleted', 'pinned', 'unpinned']) })
)

/** Somebody opened an article to write, or closed it: who has it open is to be read anew. It says nothing of what the blog shows. */
export const presenceChangedSchema = envelope('site.presence-changed', articleId)

/**
 * A named code, or a token, was made, renamed, given other scopes or revoked, or is announced again as it stands. It carries all that a service
 * needs to check the code by itself; the hash is slow and salted. `version` only grows, so that an older event changes nothing.
 */
export const adminCodeChangedSchema = envelope(
  'site.admin-code-changed',
  z.object({
    codeId: z.number().int().positive(),
    selector: z.string(),
    name: z.string(),
    scopes: z.array(accessScopeSchema),
    releases: releaseGrantsSchema.optional(),
    hash: z.string(),
    createdAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().nullable(),
    version: z.number().int().positive()
  })
)
/** A service that keeps a copy of the named codes has started, or has found the bus again: it wants all of them announced. */
export const adminCodesRequestedSchema = envelope('site.admin-codes-requested', z.object({}))

/** What a gateway has counted of visits in the last seconds: sums, of which nothing leads back to a visit (AUDIENCE-4). */
export const visitsCountedSchema = envelope(
  'site.visits-counted',
  z.object({ counts: z.array(dayCountSchema).min(1) })
)

/** Questions that found nothing, as a gateway has counted them in the last seconds: cleaned, with nothing of who asked (ASSISTANT-9). */
export const questionsUnansweredSchema = envelope(
  'site.questions-unanswered',
  z.object({ questions: z.array(unansweredSchema).min(1).max(QUESTIONS_AT_ONCE) })
)
/** A group of them waits, or waits no longer: the list of the administration is to be read anew. */
export const questionsChangedSchema = envelope('site.questions-changed', z.object({}))
/** An entry of the page of questions was added, changed, removed or put back: all of them are to be read anew. */
export const faqChangedSchema = envelope(
  'site.faq-changed',
  z.object({ entryId: z.number().int().positive() })
)

/** Any event of the site, as a CloudEvents 1.0 structured envelope. The NATS subject is its `type`. */
export const siteEventSchema = z.discriminatedUnion('type', [
  leadCreatedSchema,
  leadChangedSchema,
  answerWrittenSchema,
  articleGeneratedSchema,
  articleChangedSchema,
  presenceChangedSchema,
  adminCodeChangedSchema,
  adminCodesRequestedSchema,
  visitsCountedSchema,
  questionsUnansweredSchema,
  questionsChangedSchema,
  faqChangedSchema
])
export type SiteEvent = z.infer<typeof siteEventSchema>
export type SiteEventType = SiteEvent['type']
export type LeadCreated = z.infer<typeof leadCreatedSchema>
export type LeadChanged = z.infer<typeof leadChangedSchema>
export type AnswerWritten = z.infer<typeof answerWrittenSchema>
export type ArticleGenerated = z.infer<typeof articleGeneratedSchema>
export type ArticleChanged = z.infer<typeof articleChangedSchema>
export type PresenceChanged = z.infer<typeof presenceChangedSchema>
export type AdminCodeChanged = z.infer<typeof adminCodeChangedSchema>
export const EVENT_TYPES: readonly SiteEventType[] = siteEventSchema.options.map(
  ({ shape }) => shape.type.value
)

/** What a bus tells repeated messages by. A dead letter sent again is a message of its own, about the same event. */
export const messageIdOf = ({ id, replayid }: SiteEvent): string => replayid ?? id

/** What NATS calls the durable consumer `name` of the events of one type: 'team-email_site-lead-created'. Rights on NATS name it so. */
export const durableName = (name: string, type: SiteEventType): string =>
  `${name}_${type.replaceAll('.', '-')}`

type EventInput<E extends SiteEvent = SiteEvent> = E extends SiteEvent
  ? { id: string; source: string; type: E['type']; subject: string; time: Date; data: E['data'] }
  : never

/** Builds a valid envelope. Throws a ZodError when the data does not fit its type. */
export function buildEvent(input: EventInput): SiteEvent {
  return siteEventSchema.parse({
    ...input,
    specversion: '1.0',
    time: input.time.toISOString(),
    datacontenttype: 'application/json'
  })
}
