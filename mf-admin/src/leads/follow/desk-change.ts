import { answersReply, type LeadDesk, type LeadStatus } from '@site/contracts/leads/desk'

/** What of a lead's state is changed; what is left out stays. */
export interface DeskChange {
  status?: LeadStatus
  lostReason?: string
  owner?: string | null
  /** ISO 8601 instant. */
  callbackAt?: string | null
  /** The visitor’s e-mail needs no answer, or has had one elsewhere. */
  replyHandled?: true
}

/** The state that a change makes, as the service makes it: a reason belongs to « perdu » alone. Until when something is due the service alone knows. */
export function withChange(desk: LeadDesk, wanted: DeskChange): LeadDesk {
  const { replyHandled, ...change } = wanted
  const status = change.status ?? desk.status
  const lostReason = status === 'perdu' ? (change.lostReason ?? desk.lostReason) : null
  const dueAt = change.callbackAt === undefined ? desk.dueAt : change.callbackAt
  return {
    ...desk,
    ...change,
    status,
    lostReason,
    repliedAt: answersReply(desk.status, wanted) ? null : desk.repliedAt,
    dueAt
  }
}

/** Did somebody change what is to be changed since it was begun, to something else than what is wanted? */
export const isOvertaken = (wanted: DeskChange, begunOver: LeadDesk, now: LeadDesk): boolean =>
  (['status', 'lostReason', 'owner', 'callbackAt'] as const).some(
    (name) => wanted[name] !== undefined && now[name] !== begunOver[name] && now[name] !== wanted[name]
  )

/** Does the lead stand already where the change would bring it? */
export const isAlready = (desk: LeadDesk, change: DeskChange): boolean =>
  (Object.keys(change) as (keyof DeskChange)[]).every((name) => {
    if (name === 'replyHandled') return desk.repliedAt === null
    const [is, wanted] = [desk[name], change[name]]
    if (name === 'callbackAt' && is && wanted) return Date.parse(is) === Date.parse(wanted)
    return is === wanted
  })
