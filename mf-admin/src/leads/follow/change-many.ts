import type { LeadDesk } from '@site/contracts/leads/desk'
import type { BulkAnswer } from '@site/contracts/leads/desk-changes'
import { leadDeskCalls } from '@site/contracts/operations/calls/lead-desk'
import { callApi } from '@site/web/api/call-api'
import type { Platform } from '@site/web/platform'
import type { DeskChange } from './desk-change.ts'

/** Most leads in one change (DESK_LIMITS.bulk, whose module no browser downloads). */
export const BULK_AT_ONCE = 500

/** A change of all of them, their deletion for good, or that their latest change is taken back. */
export type BulkChange = DeskChange | { delete: true } | { undo: true }

/** What became of leads. */
export type BulkResults = BulkAnswer['results']

/**
 * Changes many leads, each at the version that was seen, in as many calls as they need, one after the other. `keepalive`: they are made at once
 * and outlive the page. `onAnswer` gets the results of each call as it is answered.
 *
 * @throws HttpError or TypeError when a call fails; what the others changed stays changed
 */
export async function changeMany(
  http: Platform['http'],
  adminCode: string,
  leads: readonly Pick<LeadDesk, 'leadId' | 'version'>[],
  change: BulkChange,
  { keepalive = false, onAnswer }: { keepalive?: boolean; onAnswer?: (results: BulkResults) => void } = {}
): Promise<BulkResults> {
  const results: BulkResults = []
  const send = async (at: number) => {
    const some = leads.slice(at, at + BULK_AT_ONCE).map(({ leadId, version }) => ({ id: leadId, version }))
    const body = { ...change, leads: some, adminCode }
    const answer = await callApi(http, leadDeskCalls.changeManyLeads, {
      body,
      ...(keepalive && { keepalive })
    })
    results.push(...answer.results)
    onAnswer?.(answer.results)
  }
  const starts = Array.from(
    { length: Math.ceil(leads.length / BULK_AT_ONCE) },
    (_, call) => call * BULK_AT_ONCE
  )
  if (!keepalive) for (const at of starts) await send(at)
  else {
    // A page that is gone sends nothing after the first answer.
    const sent = await Promise.allSettled(starts.map(send))
    for (const one of sent) if (one.status === 'rejected') throw one.reason
  }
  return results
}
