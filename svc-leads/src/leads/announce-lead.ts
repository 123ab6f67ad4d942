import { randomUUID } from 'node:crypto'
import { buildEvent } from '@site/contracts/events'
import type { Executor } from '@site/service/database'
import { appendEvent } from '@site/service/outbox'
import { noteChanges } from './lead-repository.ts'

/** Tells that the lead is in the list, in the transaction that puts it there: its event and the list's revision. */
export async function announceLead(trx: Executor, leadId: number, time: Date): Promise<void> {
  const source = '/svc-leads'
  const subject = `leads/${leadId}`
  await appendEvent(
    trx,
    buildEvent({ id: randomUUID(), source, type: 'site.lead-created', subject, time, data: { leadId } })
  )
  await noteChanges(trx, [leadId])
}
