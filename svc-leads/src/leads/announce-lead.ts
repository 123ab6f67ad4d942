import { randomUUID } from 'node:crypto'
import { buildEvent, type SiteEvent } from '@site/contracts/events/events'
import type { Executor } from '@site/service/database/database'
import { appendEvents } from '@site/service/events/outbox'
import { noteChanges } from './lead-repository.ts'

/** A lead that comes into the list, and when. */
export interface Announcement {
  leadId: number
  time: Date
  /** Trace of the request that brought it. */
  traceparent?: string | undefined
}

/** Tells that leads are in the list, in the transaction that puts them there: their events and the list's revision. */
export async function announceLeads(trx: Executor, leads: Announcement[]): Promise<void> {
  await appendEvents(trx, leads.map(leadCreated))
  await noteChanges(
    trx,
    leads.map(({ leadId }) => leadId)
  )
}

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
