import {
  ATTEMPTS_SHOWN,
  type Delivery,
  type DeliveryAttempt,
  type DeliveryState
} from '@site/contracts/deliveries/deliveries'
import { type Executor, toDate, toIso } from '@site/service/database/database'
import { CLAIM_MS } from '../notices/notice-repository.ts'
import { listReceivers, receiverIdOf, receiverNames } from '../receivers/receiver-repository.ts'
import { type NoticeAttemptRow, noticeAttemptsTable } from '../tables/delivery-tables.ts'
import type { LeadNoticeRow } from '../tables/tables.ts'
import { namedLeads } from './named-leads.ts'

/** Notices as the API answers them, with the attempts of each. `channels`: those of the environment that are in use. */
export async function presentDeliveries(
  executor: Executor,
  rows: LeadNoticeRow[],
  { channels, now }: { channels: readonly string[]; now: Date }
): Promise<Delivery[]> {
  if (rows.length === 0) return []
  const ids = rows.flatMap(({ channel }) => receiverIdOf(channel) ?? [])
  const names = await receiverNames(executor, ids)
  const inUse = new Set([
    ...channels,
    ...(await listReceivers(executor)).flatMap(({ channel, isPaused }) => (isPaused ? [] : [channel]))
  ])
  const attempts = await attemptsOf(executor, rows)
  const leads = await namedLeads(
    executor,
    rows.map(({ lead_id }) => lead_id)
  )
  return rows.map((row) => {
    const state = stateOf(row)
    return {
      id: row.id,
      leadId: row.lead_id,
      lead: leads.get(row.lead_id) ?? null,
      channel: row.channel,
      name: names.get(receiverIdOf(row.channel) ?? 0) ?? null,
      state,
      at: toDate(row.noticed_at).toISOString(),
      sentAt: toIso(row.sent_at),
      nextTryAt: state === 'waiting' ? toIso(row.due_at) : null,
      canSendAgain: state !== 'sent' && inUse.has(row.channel),
      attempts: presentAttempts(attempts.get(keyOf(row)), now)
    }
  })
}

export const stateOf = ({ sent_at, given_up_at }: LeadNoticeRow): DeliveryState => {
  if (sent_at !== null) return 'sent'
  return given_up_at === null ? 'waiting' : 'failed'
}

/** Attempts, newest first, as the API answers them: the latest of them. */
export const presentAttempts = (rows: NoticeAttemptRow[] = [], now: Date): DeliveryAttempt[] =>
  rows.slice(0, ATTEMPTS_SHOWN).map((row) => presentAttempt(row, now))

/** One that began longer ago than a claim lasts, and did not end, was cut off with its process. */
export function presentAttempt(row: NoticeAttemptRow, now: Date): DeliveryAttempt {
  const at = toDate(row.at)
  const isCutOff = row.outcome === 'sending' && now.getTime() - at.getTime() >= CLAIM_MS
  return {
    id: row.id,
    at: at.toISOString(),
    durationMs: row.duration_ms,
    outcome: isCutOff ? 'failed' : (row.outcome as DeliveryAttempt['outcome']),
    status: row.status,
    reason: isCutOff ? 'stopped' : (row.reason as DeliveryAttempt['reason']),
    error: isCutOff ? 'The service was stopped while it sent' : row.error,
    answer: row.answer
  }
}

async function attemptsOf(
  executor: Executor,
  rows: LeadNoticeRow[]
): Promise<Map<string, NoticeAttemptRow[]>> {
  const leadIds = [...new Set(rows.map(({ lead_id }) => lead_id))]
  const found = await noticeAttemptsTable(executor).whereIn('lead_id', leadIds).orderBy('id', 'desc')
  return attemptsBy(found, ({ channel, lead_id }) => keyOf({ channel, lead_id: lead_id ?? 0 }))
}

/** Attempts by what they sent, in their order. */
export function attemptsBy(
  rows: NoticeAttemptRow[],
  keyOfRow: (row: NoticeAttemptRow) => string
): Map<string, NoticeAttemptRow[]> {
  const byKey = new Map<string, NoticeAttemptRow[]>()
  for (const row of rows) {
    const key = keyOfRow(row)
    byKey.set(key, [...(byKey.get(key) ?? []), row])
  }
  return byKey
}

const keyOf = ({ channel, lead_id }: { channel: string; lead_id: number }) => `${channel} ${lead_id}`
