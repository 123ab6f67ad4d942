import { type SuspectReason, suspectReasonSchema } from '@site/contracts/operations/suspect'
import type { Executor } from '@site/service/database/database'
import { z } from 'zod'
import { parseLeads, type StoredLead } from '../leads/lead-repository.ts'
import { leadsTable, suspectDecisionsTable } from '../tables/tables.ts'
import type { Judgement } from './scoring/score-submission.ts'

/** A submission that was set aside, with why; without reasons when it is older than the reasons. */
export interface StoredSuspect extends StoredLead {
  score: number
  reasons: SuspectReason[]
}

const reasonsSchema = z.array(suspectReasonSchema)

/** Stores why these submissions were set aside, in the transaction that stores them. */
export async function insertDecisions(
  trx: Executor,
  decisions: { leadId: number; judgement: Judgement }[]
): Promise<void> {
  if (decisions.length === 0) return
  await suspectDecisionsTable(trx).insert(
    decisions.map(({ leadId, judgement: { score, signals } }) => ({
      lead_id: leadId,
      score,
      signals: JSON.stringify(signals)
    }))
  )
}

/** `limit` suspect submissions, the newest first; those before the number `before`, when it is given. */
export async function findSuspects(
  executor: Executor,
  { before, limit }: { before?: number | undefined; limit: number }
): Promise<StoredSuspect[]> {
  const query = leadsTable(executor).where({ is_suspect: true }).orderBy('id', 'desc').limit(limit)
  const leads = parseLeads(await (before === undefined ? query : query.where('id', '<', before)))
  const decisions = await suspectDecisionsTable(executor).whereIn(
    'lead_id',
    leads.map(({ id }) => id)
  )
  const byLead = new Map(decisions.map((decision) => [decision.lead_id, decision]))
  return leads.map((lead) => {
    const decision = byLead.get(lead.id)
    return {
      ...lead,
      score: decision?.score ?? 0,
      reasons: decision ? reasonsSchema.parse(JSON.parse(decision.signals)) : []
    }
  })
}

/** How many submissions are set aside. */
export async function countSuspects(executor: Executor): Promise<number> {
  const counted = await leadsTable(executor).where({ is_suspect: true }).count({ total: '*' }).first()
  return Number(counted?.total ?? 0)
}
