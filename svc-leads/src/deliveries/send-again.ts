import { randomUUID } from 'node:crypto'
import { buildEvent, type LeadCreated, type SiteEvent } from '@site/contracts/events/events'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import {
  type Database,
  type Executor,
  inTransaction,
  toDatabaseDate,
  toDate
} from '@site/service/database/database'
import { deadLettersTable, outboxTable } from '@site/service/database/shared-tables'
import { appendEvent } from '@site/service/events/outbox'
import { parseEvent } from '@site/service/events/parse-event'
import { conflict, notFound } from '@site/service/http/errors'
import type { Clock } from '@site/service/process/clock'
import { CLAIM_MS, type EnvironmentChannel, ofNotice } from '../notices/notice-repository.ts'
import { makeDue } from '../receivers/due-notices.ts'
import { findReceiver, receiverIdOf } from '../receivers/receiver-repository.ts'
import { type LeadNoticeRow, leadNoticesTable } from '../tables/tables.ts'
import { presentDeliveries, stateOf } from './present-delivery.ts'

/** An e-mail that may have left as often as this is not sent again by itself; somebody who asks gets as many tries once more. */
const MOST_UNCONFIRMED = 2

export interface SendAgainDeps {
  db: Database
  clock: Clock
  /** The channels of the environment that are in use. */
  channels: readonly string[]
}

/**
 * Sends a notice again that did not arrive, whether it waits, was given up or is a dead letter, and writes down who did (DELIVERY-4).
 * Asked twice, it arrives once all the same: the claim on the notice decides.
 *
 * @param id of the notice
 * @throws HttpError 404 when there is none, 409 when it arrived, or when its receiver is paused or gone
 */
export function sendAgain({ db, clock, channels }: SendAgainDeps, id: number, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const row = await leadNoticesTable(trx).where({ id }).whereNot({ channel: 'none' }).forUpdate().first()
    if (!row) throw notFound('Envoi non trouvé', 'delivery-not-found')
    if (stateOf(row) === 'sent') throw conflict('Cet envoi est déjà arrivé.', 'delivery-sent')
    const now = clock()
    await (receiverIdOf(row.channel) === null
      ? replay(trx, row, { channels, now })
      : sendDueAgain(trx, row, now))
    await recordAudit(trx, { at: now, action: 'lead-sent-again', subjectId: row.lead_id, ...actor })
    const [delivery] = await presentDeliveries(trx, await leadNoticesTable(trx).where({ id }), {
      channels,
      now
    })
    return delivery
  })
}

async function sendDueAgain(trx: Executor, row: LeadNoticeRow, now: Date): Promise<void> {
  const receiver = await findReceiver(trx, receiverIdOf(row.channel) ?? 0)
  if (!receiver) throw conflict('Ce destinataire a été retiré.', 'receiver-removed')
  if (receiver.isPaused) throw conflict('Ce destinataire est en pause.', 'receiver-paused')
  await makeDue(trx, { channel: receiver.channel, leadId: row.lead_id }, now)
}

/** Publishes the event again for this channel alone, as `npm run site -- dead-letters replay` does. */
async function replay(
  trx: Executor,
  row: LeadNoticeRow,
  { channels, now }: { channels: readonly string[]; now: Date }
): Promise<void> {
  if (!channels.includes(row.channel))
    throw conflict('Ce canal n’est plus configuré.', 'channel-not-configured')
  if (isUnderWay(row, now)) return
  const channel = row.channel as EnvironmentChannel
  const consumer = `team-${channel}`
  const event = await eventOf(trx, row, consumer)
  await deadLettersTable(trx).where({ consumer, event_id: event.id }).delete()
  const notice = ofNotice(trx, { channel, leadId: row.lead_id })
  await notice.update({
    given_up_at: null,
    due_at: toDatabaseDate(now),
    attempts: Math.min(row.attempts, MOST_UNCONFIRMED)
  })
  const { replayto: _, ...rest } = event
  await appendEvent(trx, { ...rest, replayto: consumer, replayid: randomUUID() })
}

/** Is it being sent, or was it asked for a moment ago? `due_at` says when; the claim takes it away. */
const isUnderWay = ({ due_at, claimed_until }: LeadNoticeRow, now: Date): boolean =>
  (claimed_until !== null && toDate(claimed_until) > now) ||
  (due_at !== null && toDate(due_at).getTime() > now.getTime() - CLAIM_MS)

/** The event as it was, so that an e-mail which left before is the same message; one of the same identity where it is kept no more. */
async function eventOf(trx: Executor, row: LeadNoticeRow, consumer: string): Promise<SiteEvent> {
  const event_id = row.event_id ?? ''
  const letter = await deadLettersTable(trx).where({ consumer, event_id }).first()
  const kept = letter ?? (await outboxTable(trx).where({ event_id }).first())
  const event = kept && parseEvent(kept.event)
  if (event && !(event instanceof Error) && isOf(event, row)) return event
  return buildEvent({
    id: row.event_id ?? randomUUID(),
    source: '/svc-leads',
    type: 'site.lead-created',
    subject: `leads/${row.lead_id}`,
    time: toDate(row.noticed_at),
    data: { leadId: row.lead_id }
  })
}

const isOf = (event: SiteEvent, { lead_id }: LeadNoticeRow): event is LeadCreated =>
  event.type === 'site.lead-created' && event.data.leadId === lead_id
