import { randomUUID } from 'node:crypto'
import { buildEvent, type LeadChanged, type SiteEvent } from '@site/contracts/events/events'
import type { Executor } from '@site/service/database/database'
import { appendEvents } from '@site/service/events/outbox'

/** To whom a lead was given, and by whom. */
export type Entrusted = NonNullable<LeadChanged['data']['entrusted']>

/** Events that are written in one statement. */
const BATCH = 100

/**
 * Announces `site.lead-changed`, in the transaction that does something about these leads: whoever shows one reads it anew. Call the
 * service's `notify` after the commit, so that it leaves at once.
 *
 * @param entrusted of the leads that somebody was given by somebody else: to whom, and by whom
 */
export async function announceLeadChanges(
  trx: Executor,
  leadIds: readonly number[],
  time: Date,
  entrusted: ReadonlyMap<number, Entrusted> = new Map()
): Promise<void> {
  for (let from = 0; from < leadIds.length; from += BATCH)
    await appendEvents(
      trx,
      leadIds.slice(from, from + BATCH).map((leadId) => leadChanged(leadId, time, entrusted.get(leadId)))
    )
}

const leadChanged = (leadId: number, time: Date, entrusted: Entrusted | undefined): SiteEvent =>
  buildEvent({
    id: randomUUID(),
    source: '/svc-leads',
    type: 'site.lead-changed',
    subject: `leads/${leadId}`,
    time,
    data: { leadId, ...(entrusted && { entrusted }) }
  })
