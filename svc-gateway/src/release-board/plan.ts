import type { NoteRelease } from '@site/contracts/access/release-note'
import { PLANNED_WITHIN_DAYS, type PlannedRelease } from '@site/contracts/federation/release'
import type { PlanChanged, PlanReleaseRequest } from '@site/contracts/release-board/release-board'
import { cancelPlan, planRelease as planInStore } from '@site/federation/change/plan-release'
import { PlanGoneError } from '@site/federation/change/switch-together'
import { instantToCome } from '@site/service/admin/instant-to-come'
import type { Change } from './change-release.ts'
import { boardCopy } from './content/board.ts'
import { changesIn } from './make-live.ts'

const FURTHEST = { ms: PLANNED_WITHIN_DAYS * 86_400_000, refusal: boardCopy.tooFarAhead(PLANNED_WITHIN_DAYS) }

/** Has versions that are kept go live at a minute of Paris, all of them by one change or none. */
export async function planRelease(
  { versions, at }: PlanReleaseRequest,
  change: Change,
  now: Date
): Promise<PlanChanged> {
  const instant = instantToCome(at, now, FURTHEST)
  const { from, to } = changesIn(versions)
  const { answer: plan, isLogged } = await change({
    ...{ what: 'plan', asked: { from, to, at: instant }, outcome: 'planned' },
    make: (options) => planInStore(to, { ...options, from, at: instant }),
    notesOf: notesAs('release-planned'),
    refusalOf: ({ errors }) => [boardCopy.planRefused(errors), 'release-refused']
  })
  return { plan, isLogged }
}

/** Calls off what was planned. */
export async function cancelPlannedRelease(id: string, change: Change): Promise<PlanChanged> {
  const { answer: plan, isLogged } = await change({
    ...{ what: 'end of a plan', asked: { id }, outcome: 'cancelled' },
    make: (options) => cancelPlan(id, options),
    notesOf: notesAs('release-plan-cancelled'),
    refusalOf: (error) => [
      error instanceof PlanGoneError ? boardCopy.planGone : boardCopy.cancelRefused,
      'plan-gone'
    ]
  })
  return { plan, isLogged }
}

const notesAs =
  (action: NoteRelease['action']) =>
  ({ versions }: PlannedRelease): NoteRelease[] =>
    Object.entries(versions).map(([deployable, { from, to }]) => ({
      ...{ action, deployable, to },
      ...(from && { from })
    }))
