import type { Executor } from '@site/service/database/database'
import { z } from 'zod'
import { type LeadReminderRow, leadDesksTable } from '../../tables/desk-tables.ts'

const idsSchema = z.array(z.number())

/** The leads that a reminder was written for. */
export const remindedOf = ({ lead_ids }: Pick<LeadReminderRow, 'lead_ids'>): number[] =>
  idsSchema.parse(JSON.parse(lead_ids))

/** Which of these leads nobody has contacted yet. */
export const stillWaiting = (executor: Executor, ids: readonly number[]): Promise<number[]> =>
  leadDesksTable(executor).whereIn('lead_id', ids).where({ status: 'nouveau' }).pluck('lead_id')
