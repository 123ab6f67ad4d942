import type { text } from '@site/service/database/columns'
import { type Executor, toBoolean, toDate } from '@site/service/database/database'
import {
  type DeadLetterRow,
  deadLettersTable,
  type OutboxEntry,
  outboxTable
} from '@site/service/database/shared-tables'
import type { Conditions } from '@site/service/database/table'
import { parseEvent } from '@site/service/events/parse-event'
import { deskPart } from '../desk/desk-part.ts'
import { contains } from '../leads/contains.ts'
import { foldEmail } from '../search/search-text.ts'
import { type LeadMessageRow, leadMessagesTable } from '../tables/answer-tables.ts'
import type { DataSubject } from '../tables/personal-data-part.ts'
import {
  type ArchivedLeadRow,
  archivedLeadsTable,
  type IdempotencyKeyRow,
  idempotencyKeysTable,
  type LeadNoticeRow,
  type LeadRow,
  leadNoticesTable,
  leadsTable,
  type SuspectDecisionRow,
  suspectDecisionsTable
} from '../tables/tables.ts'
import { deskMentionsPart } from './desk-mentions.ts'
import { findMentions, type Mention } from './mentions.ts'
import { findMessageMentions, type MessageMention } from './message-mentions.ts'

/** Every row about one e-mail address, by table. `export` shows exactly what `erase` removes. */
export interface Person {
  leads: LeadRow[]
  archived: ArchivedLeadRow[]
  notices: LeadNoticeRow[]
  messages: LeadMessageRow[]
  /** Why submissions of the address were set aside. */
  decisions: SuspectDecisionRow[]
  events: OutboxEntry[]
  deadLetters: DeadLetterRow[]
  keys: IdempotencyKeyRow[]
  mentions: (Mention | MessageMention)[]
  /** Where the leads stand and what was done about them, and what was written about others that names the address. */
  desk: unknown[]
  deskMentions: unknown[]
}

/** Finds all rows about an address, suspect submissions included. Locks its leads when called in a transaction. */
export async function findPerson(executor: Executor, email: string): Promise<Person> {
  const email_key = foldEmail(email)
  const leads = await leadsTable(executor).where({ email_key }).orderBy('id').forUpdate()
  const archived = await archivedLeadsTable(executor).where({ email_key }).orderBy('id').forUpdate()
  const ids = [...leads, ...archived].map(({ id }) => id)
  const subject = subjectOf(email, ids)
  return {
    leads,
    archived,
    notices: await leadNoticesTable(executor).whereIn('lead_id', ids),
    messages: await leadMessagesTable(executor).whereIn('lead_id', ids).orderBy('id'),
    decisions: await suspectDecisionsTable(executor).whereIn('lead_id', ids),
    events: await eventsOf(outboxTable(executor), ids),
    deadLetters: [
      ...(await eventsOf(deadLettersTable(executor), ids)),
      ...(await lettersNaming(executor, email))
    ],
    keys: await idempotencyKeysTable(executor).whereIn('lead_id', ids),
    mentions: [...(await findMentions(executor, email)), ...(await findMessageMentions(executor, email))],
    desk: (await deskPart.find(executor, subject)).exported,
    deskMentions: (await deskMentionsPart.find(executor, subject)).exported
  }
}

/** Whose data the parts look for. */
export const subjectOf = (email: string, leadIds: readonly number[]): DataSubject => ({
  keys: [foldEmail(email)],
  emails: [email.trim()],
  leadIds
})

/** Rows whose event is about one of these leads. */
async function eventsOf<Row extends { event: string }>(
  query: Conditions<{ event: typeof text }> & Promise<Row[]>,
  ids: number[]
): Promise<Row[]> {
  if (ids.length === 0) return []
  const wanted = new Set(ids)
  contains(query, 'event', '"leadId":')
  const rows = await query
  return rows.filter(({ event }) => {
    const parsed = parseEvent(event)
    return !(parsed instanceof Error) && 'leadId' in parsed.data && wanted.has(parsed.data.leadId)
  })
}

/** Dead letters that contain the address, in a message that was no event or in an error of a server. */
async function lettersNaming(executor: Executor, email: string): Promise<DeadLetterRow[]> {
  return deadLettersTable(executor).where((any) => {
    for (const column of ['event', 'cause'] as const)
      any.orWhere((one) => contains(one, column, email.trim()))
  })
}

/** What a person gets who asks for their data (article 15 of the GDPR): plain JSON without the search columns. */
export const presentPerson = (email: string, person: Person, now: Date) => ({
  email: email.trim(),
  exportedAt: now.toISOString(),
  leads: person.leads.map((row) => ({
    status: toBoolean(row.is_suspect) ? 'suspect' : 'listed',
    ...presentLead(row)
  })),
  archived: person.archived.map((row) => ({
    ...presentLead(row),
    lastActivityAt: iso(row.last_activity_at),
    archivedAt: iso(row.archived_at)
  })),
  notices: person.notices.map((row) => ({
    leadId: row.lead_id,
    channel: row.channel,
    sentAt: iso(row.sent_at)
  })),
  messages: person.messages.map((row) => ({
    leadId: row.lead_id,
    kind: row.kind,
    at: iso(row.written_at),
    sentAt: iso(row.sent_at),
    subject: row.subject,
    text: row.body,
    attachments: row.attachments === null ? [] : JSON.parse(row.attachments)
  })),
  decisions: person.decisions.map((row) => ({
    leadId: row.lead_id,
    score: row.score,
    signals: JSON.parse(row.signals)
  })),
  events: person.events.map((row) => ({ id: row.event_id, type: row.type, at: iso(row.created_at) })),
  deadLetters: person.deadLetters.map((row) => ({
    consumer: row.consumer,
    cause: row.cause,
    at: iso(row.created_at)
  })),
  idempotencyKeys: person.keys.map((row) => ({ key: row.key, leadId: row.lead_id, at: iso(row.created_at) })),
  desk: person.desk,
  deskMentions: person.deskMentions,
  mentionedIn: person.mentions.map(({ table, id, without }) => ({ table, id, columns: Object.keys(without) }))
})

const presentLead = (row: LeadRow | ArchivedLeadRow) => ({
  id: row.id,
  timestamp: iso(row.created_at),
  source: row.source,
  nom: row.nom,
  prenom: row.prenom,
  email: row.email,
  telephone: row.telephone,
  company: row.company,
  note: row.note,
  consentAt: iso(row.consent_at),
  consentVersion: row.consent_version,
  pageUrl: row.page_url,
  utmSource: row.utm_source,
  utmMedium: row.utm_medium,
  utmCampaign: row.utm_campaign,
  origin: row.origin
})

const iso = (value: unknown): string | null => (value === null ? null : toDate(value).toISOString())
