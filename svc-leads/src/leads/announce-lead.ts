import { randomUUID } from 'node:crypto'
import { buildEvent, type SiteEvent } from '@site/contracts/events/events'
import type { Executor } from '@site/service/database/database'
import { appendEvents } from '@site/service/events/outbox'
import { noteChanges } from './lead-repository.ts'

/** A lead that is added to the list, and when. */
export interface Announcement {
  leadId: number
  time: Date
  /** The trace of the request that sent it. */
  traceparent?: string | undefined
}

/** Announces new leads of the list, in the transaction that adds them: writes their events and updates the list's revision. */
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
