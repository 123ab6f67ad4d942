import type { Executor } from '@site/service/database/database'
import type { Conditions } from '@site/service/database/table'
import { z } from 'zod'
import { type LeadReminderRow, leadDesksTable } from '../../tables/desk-tables.ts'
import type { ReminderStep } from './reminder.ts'

const idsSchema = z.array(z.number())

/** The leads that a reminder was written for. */
export const remindedOf = ({ lead_ids }: Pick<LeadReminderRow, 'lead_ids'>): number[] =>
  idsSchema.parse(JSON.parse(lead_ids))

/** Narrows a query of `lead_desks` to the leads that still wait for what a reminder says: a first contact, or an answer to their reply. */
export const stillWait = (step: ReminderStep) => (query: Conditions<typeof leadDesksTable.columns>) =>
  step === 'reply' ? query.whereNotNull('replied_at') : query.where({ status: 'nouveau' })

/** Which of these leads still wait for what reminders of this step say. */
export const stillWaiting = (
  executor: Executor,
  ids: readonly number[],
  step: ReminderStep
): Promise<number[]> =>
  leadDesksTable(executor).whereIn('lead_id', ids).where(stillWait(step)).pluck('lead_id')
