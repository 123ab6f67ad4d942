import { z } from 'zod'

const id = z.number().int().positive()
const at = z.iso.datetime()

/** What came of a lead, in the order in which it usually does (DESK-1). */
export const LEAD_STATUSES = ['nouveau', 'contacte', 'rendez-vous', 'gagne', 'perdu'] as const
export const leadStatusSchema = z.enum(LEAD_STATUSES)
export type LeadStatus = z.infer<typeof leadStatusSchema>

/** A lead of one of these is still being worked on. */
export const OPEN_STATUSES = ['nouveau', 'contacte', 'rendez-vous'] as const satisfies readonly LeadStatus[]

/**
 * Does a change of where a lead stands answer an e-mail of its visitor that waits (DESK-14)? A new status does, except « Rendez-vous », which
 * such an e-mail often asks for and which tells the visitor nothing; so does a call that is planned, and who says that it needs no answer.
 *
 * @param before the status until then
 */
export function answersReply(
  before: LeadStatus,
  change: {
    status?: LeadStatus | undefined
    callbackAt?: string | null | undefined
    replyHandled?: boolean | undefined
  }
): boolean {
  const { status = before, callbackAt, replyHandled } = change
  return Boolean(replyHandled || callbackAt || (status !== before && status !== 'rendez-vous'))
}

/** The saved views (DESK-7). 'tous' is the whole desk. */
export const SAVED_VIEWS = [
  'tous',
  'a-traiter',
  'a-moi',
  'en-retard',
  'rendez-vous',
  'cette-semaine'
] as const
/**
 * What of the desk can be asked for: a saved view, the leads of one status, or those whose visitor has answered and waits. One status is
 * a saved view as well.
 */
export const DESK_VIEWS = [...SAVED_VIEWS, 'nouveau', 'contacte', 'gagne', 'perdu', 'a-repondu'] as const
export type DeskView = (typeof DESK_VIEWS)[number]

/** The owner's name where somebody works with the shared code, which names nobody. */
export const SHARED_OWNER = 'Code partagé'

/**
 * Where a lead stands. `version` grows by one with each change and is what a change names. `since`: when the lead came to the list.
 * `repliedAt`: since when an e-mail of the visitor waits for an answer, or for somebody to say that it needs none (DESK-14); null where
 * none does. `dueAt`: until when somebody should act: contact a new lead or answer such an e-mail, within the set time of office hours, or
 * call back at `callbackAt`; null when nothing is due. `contactedAt`: when the first contact was noted.
 */
export const leadDeskSchema = z.object({
  leadId: id,
  version: z.number().int().positive(),
  status: leadStatusSchema,
  lostReason: z.string().nullable(),
  owner: z.string().nullable(),
  callbackAt: at.nullable(),
  since: at,
  contactedAt: at.nullable(),
  repliedAt: at.nullable().default(null),
  changedAt: at,
  dueAt: at.nullable(),
  isLate: z.boolean()
})
export type LeadDesk = z.infer<typeof leadDeskSchema>

const count = z.number().int().nonnegative()

/** A view's leads are counted no further than this, which then means as many or more: nobody's work depends on how many more. */
export const COUNTED_AT_MOST = 1_000

/**
 * Rows of the desk, newest first, with how many each view holds. `me`: the owner's name for who asks; `owners`: who may own a lead;
 * `at`: the instant of which `isLate` and the counts speak. Without `counts` where they were not wanted; each is COUNTED_AT_MOST at most.
 */
export const deskPageSchema = z.object({
  at,
  me: z.string(),
  owners: z.array(z.string()),
  counts: z
    .object({
      tous: count,
      'a-traiter': count,
      'a-moi': count,
      'en-retard': count,
      'rendez-vous': count,
      'cette-semaine': count,
      nouveau: count,
      contacte: count,
      gagne: count,
      perdu: count,
      'a-repondu': count
    })
    .optional(),
  rows: z.array(leadDeskSchema),
  nextCursor: z.string().nullable()
})
export type DeskPage = z.infer<typeof deskPageSchema>

/** How long first contacts took, in seconds: by the clock, and in office hours alone. null when there was none. */
const durationsSchema = z.object({ median: count.nullable(), slowest: count.nullable() })

/** How many leads came to the list on a day in Paris: '2026-11-23'. */
const leadsOfDaySchema = z.object({ date: z.iso.date(), count })

/**
 * The time to first contact of the leads first contacted between `from` and `to`. `waiting`: those not contacted yet, and since when
 * the oldest of them is there. `received`: how many came on each of the last days in Paris, 31 at most, today last.
 */
export const firstContactSchema = z.object({
  from: at,
  to: at,
  contacted: count,
  elapsed: durationsSchema,
  officeHours: durationsSchema,
  waiting: z.object({ count, late: count, oldestSince: at.nullable() }),
  received: z.array(leadsOfDaySchema)
})
export type FirstContact = z.infer<typeof firstContactSchema>
