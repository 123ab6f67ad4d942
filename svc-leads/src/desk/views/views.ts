import { type DeskView, OPEN_STATUSES } from '@site/contracts/leads/desk'
import { toDatabaseDate } from '@site/service/database/database'
import type { Conditions } from '@site/service/database/table'
import { daysAfter, parisDate, parisMidnight } from '@site/service/process/paris-time'
import type { leadDesksTable } from '../../tables/desk-tables.ts'
import type { DeskTiming } from '../desk-config.ts'

/** Narrows a query of `lead_desks`. */
export type Part = (query: Conditions<typeof leadDesksTable.columns>) => void

/** What a view depends on. */
export interface ViewContext {
  /** The owner's name for who asks. */
  me: string
  now: Date
  timing: DeskTiming
}

/**
 * What belongs to a view (DESK-7), as parts that have no lead in common: each is found by an index of its own, where one condition of all
 * of them would have the database look at every lead.
 */
export function partsOf(view: DeskView, { me, now, timing }: ViewContext): Part[] {
  /** A call that was promised and is due. */
  const isCallbackDue: Part = (query) =>
    query.whereIn('status', OPEN_STATUSES).where('callback_at', '<=', toDatabaseDate(now))
  /** New, and nobody means to call later. */
  const isNew: Part = (query) => query.where({ status: 'nouveau' }).whereNull('callback_at')
  /** A visitor has answered and waits; those whose call is due are in that part. */
  const isReplied: Part = (query) =>
    query.whereNotNull('replied_at').where((other) =>
      other
        .whereNotIn('status', OPEN_STATUSES)
        .orWhere((empty) => empty.whereNull('callback_at'))
        .orWhere('callback_at', '>', toDatabaseDate(now))
    )

  switch (view) {
    case 'tous':
      return [() => undefined]
    case 'a-traiter':
      return [
        isNew,
        isCallbackDue,
        (query) => {
          isReplied(query)
          query.where((other) =>
            other.whereNot({ status: 'nouveau' }).orWhere((set) => set.whereNotNull('callback_at'))
          )
        }
      ]
    case 'a-moi':
      return [(query) => query.where({ owner: me }).whereIn('status', OPEN_STATUSES)]
    case 'en-retard': {
      const latest = toDatabaseDate(timing.office.before(now, timing.contactWithin))
      return [
        (query) => {
          isNew(query)
          query.where('since', '<=', latest)
        },
        isCallbackDue,
        (query) => {
          isReplied(query)
          query.where('replied_at', '<=', latest).where((other) =>
            other
              .whereNot({ status: 'nouveau' })
              .orWhere((set) => set.whereNotNull('callback_at'))
              .orWhere('since', '>', latest)
          )
        }
      ]
    }
    case 'a-repondu':
      return [(query) => query.whereNotNull('replied_at')]
    case 'cette-semaine':
      return [(query) => query.where('since', '>=', toDatabaseDate(weekBegan(now)))]
    default:
      return [(query) => query.where({ status: view })]
  }
}

/** The midnight in Paris with which the week of `now` began, on a Monday. */
export function weekBegan(now: Date): Date {
  const today = parisDate(now)
  const daysSinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7
  return parisMidnight(daysAfter(today, -daysSinceMonday))
}
