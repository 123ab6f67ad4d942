import { type Executor, toBoolean, toDate } from '@site/service/database/database'
import { parseEvent } from '@site/service/events/parse-event'
import type { Knex } from 'knex'
import { contains } from '../leads/contains.ts'
import { foldEmail } from '../search/search-text.ts'
import { findMentions, type Mention } from './mentions.ts'

type Row = Record<string, unknown>

/** Every row that has to do with one e-mail address, by table. What `export` shows is what `erase` removes. */
export interface Person {
  leads: Row[]
  archived: Row[]
  notices: Row[]
  events: Row[]
  deadLetters: Row[]
  keys: Row[]
  mentions: Mention[]
}

/** Finds the person behind an address, suspect submissions included. In a transaction, to erase what was found. */
export async function findPerson(executor: Executor, email: string): Promise<Person> {
  const email_key = foldEmail(email)
  const leads: Row[] = await executor('leads').where({ email_key }).orderBy('id').forUpdate()
  const archived: Row[] = await executor('archived_leads').where({ email_key }).orderBy('id').forUpdate()
  const ids = [...leads, ...archived].map(({ id }) => Number(id))
  return {
    leads,
    archived,
    notices: await executor('lead_notices').whereIn('lead_id', ids),
    events: await eventsOf(executor, 'outbox', ids),
    deadLetters: [
      ...(await eventsOf(executor, 'dead_letters', ids)),
      ...(await lettersNaming(executor, email))
    ],
    keys: await executor('idempotency_keys').whereIn('lead_id', ids),
    mentions: await findMentions(executor, email)
  }
}

/** Rows whose event is about one of these leads. */
async function eventsOf(executor: Executor, table: 'outbox' | 'dead_letters', ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const wanted = new Set(ids)
  const query: Knex.QueryBuilder = executor(table)
  contains(query, 'event', '"site.lead-created"')
  const rows: Row[] = await query
  return rows.filter(({ event }) => {
    const parsed = parseEvent(String(event))
    return !(parsed instanceof Error) && parsed.type === 'site.lead-created' && wanted.has(parsed.data.leadId)
  })
}

/** Dead letters that quote the address: a message that was no event, an error of a server. */
async function lettersNaming(executor: Executor, email: string): Promise<Row[]> {
  return executor('dead_letters').where((any) => {
    for (const column of ['event', 'cause']) any.orWhere((one) => contains(one, column, email.trim()))
  })
}

/** What the person is given who asks what is kept (article 15 of the GDPR): plain JSON, without what only serves the search. */
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
  events: person.events.map((row) => ({ id: row.event_id, type: row.type, at: iso(row.created_at) })),
  deadLetters: person.deadLetters.map((row) => ({
    consumer: row.consumer,
    cause: row.cause,
    at: iso(row.created_at)
  })),
  idempotencyKeys: person.keys.map((row) => ({ key: row.key, leadId: row.lead_id, at: iso(row.created_at) })),
  mentionedIn: person.mentions.map(({ table, id, without }) => ({ table, id, columns: Object.keys(without) }))
})

const presentLead = (row: Row) => ({
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
  utmCampaign: row.utm_campaign
})

const iso = (value: unknown): string | null => (value === null ? null : toDate(value).toISOString())
