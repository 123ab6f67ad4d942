import { randomUUID } from 'node:crypto'
import { buildEvent, type SiteEvent } from '@site/contracts/events/events'
import { type Executor, toDatabaseDate } from '@site/service/database/database'
import { insertInBatches } from '@site/service/database/table'
import { appendEvents } from '@site/service/events/outbox'
import { leadDesksTable } from '../tables/desk-tables.ts'
import { noteChanges } from './lead-repository.ts'

/** Rows in one statement. */
const BATCH = 100

/** A lead that is added to the list, and when. */
export interface Announcement {
  leadId: number
  time: Date
  /** The trace of the request that sent it. */
  traceparent?: string | undefined
}

/**
 * Announces new leads of the list, in the transaction that adds them: gives each its place on the desk, writes its event and updates the
 * list's revision.
 */
export async function announceLeads(trx: Executor, leads: Announcement[]): Promise<void> {
  await openDesks(trx, leads)
  await appendEvents(trx, leads.map(leadCreated))
  await noteChanges(
    trx,
    leads.map(({ leadId }) => leadId)
  )
}

/** Gives leads their place on the desk: new ones, since then. */
export const openDesks = (trx: Executor, leads: Pick<Announcement, 'leadId' | 'time'>[]): Promise<void> =>
  insertInBatches(
    trx,
    leadDesksTable,
    leads.map(({ leadId, time }) => ({
      lead_id: leadId,
      since: toDatabaseDate(time),
      changed_at: toDatabaseDate(time)
    })),
    BATCH
  )

const leadCreated = ({ leadId, time, traceparent }: Announcement): SiteEvent => ({
  ...buildEvent({
    id: randomUUID(),
    source: '/svc-leads',
    type: 'site.lead-created',
    subject: `leads/${leadId}`,
    time,
    data: { leadId }
  }),
  ...(traceparent && { traceparent })
})
