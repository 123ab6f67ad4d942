import { randomBytes } from 'node:crypto'
import type { Registry } from '@site/contracts/federation/registry'
import {
  type HistoryEntry,
  type ListedPlan,
  PLANNED_WITHIN_DAYS,
  type PlannedRelease,
  type Release
} from '@site/contracts/federation/release'
import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'
import { keyFileBeside } from '@site/registry/release-key'
import { createVerifier } from '@site/registry/verify-version'
import { noteChange } from '../history/history.ts'
import { releaseOfKept } from '../history/release-of.ts'
import { requireGrant } from '../publish/grants.ts'
import { type ReleaseOptions, refuseOn } from '../publish/publish.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { listPlans } from '../registry/plans.ts'
import { StoreAwayError } from '../registry/release-store.ts'
import { readRegistry } from '../registry/store.ts'
import { changeRegistry, prepareChange } from './change-registry.ts'
import {
  checkedTargets,
  PlanGoneError,
  refuseUntried,
  switchTogether,
  type TogetherOptions,
  withoutPlan
} from './switch-together.ts'

const DAY = 24 * 60 * 60 * 1000
/** So late it can still go live, where no gateway was there at its time. Milliseconds. */
const LATE_AT_MOST = 60 * 60 * 1000

export interface PlanOptions extends ReleaseOptions, Pick<TogetherOptions, 'from'> {
  /** When it is to go live. */
  at: Date
}

/**
 * Plans kept versions to go live at a time: they are checked and tried now as they will be then. The plan stands in the registry, and a gateway that takes
 * releases carries it out (`carryOutPlan`).
 *
 * @throws DeployError with a line for each error, NotGrantedError where one is not the publisher's, LiveChangedError; nothing has changed then
 */
export async function planRelease(
  versions: Record<string, string>,
  options: PlanOptions
): Promise<PlannedRelease> {
  const { root, keyFile = keyFileBeside(root), publisher, at, clock = () => new Date() } = options
  refuseTime(at, clock())
  const key = await prepareChange(Object.keys(versions), options)
  const before = await readRegistry(root, keyFile)
  refusePlanned(versions, before.planned)
  const verify = createVerifier(root)
  const unseen = await refuseUntried(versions, before, { ...options, verify })
  return changeRegistry(options, async (registry, write) => {
    const { units, planned = [] } = registry
    refusePlanned(versions, planned)
    const targets = await checkedTargets(versions, registry, { ...options, key, verify, action: 'live' })
    const now = clock()
    const plan: PlannedRelease = {
      ...{ ...publisher.notes, by: publisher.by, plannedAt: now.toISOString() },
      ...{ id: randomBytes(4).toString('hex'), at: at.toISOString() },
      versions: Object.fromEntries(
        targets.map(({ name, version }) => [name, { from: units[name]?.live.version ?? null, to: version }])
      )
    }
    await write(units, { planned: [...planned, plan] })
    await notePlan(options, plan, registry, {
      ...{ action: 'plan', result: 'planned', now },
      ...(unseen && { unseen })
    })
    return plan
  })
}

/** What is planned, the next first. */
export const listPlanned = async (root: string, keyFile?: string): Promise<ListedPlan[]> =>
  listPlans(await readRegistry(root, keyFile))

/**
 * Calls off what was planned.
 *
 * @throws PlanGoneError where there is no such plan, NotGrantedError where a part of it is not the publisher's
 */
export async function cancelPlan(id: string, options: ReleaseOptions): Promise<PlannedRelease> {
  const { publisher, clock = () => new Date() } = options
  await prepareChange([], options)
  return changeRegistry(options, async (registry, write) => {
    const plan = registry.planned?.find((one) => one.id === id)
    if (!plan) throw new PlanGoneError([`${id} is not planned, or no longer`])
    for (const name of Object.keys(plan.versions)) requireGrant(publisher, name)
    await write(registry.units, { planned: withoutPlan(registry, id) })
    await notePlan(options, plan, registry, { action: 'cancel', result: 'cancelled', now: clock() })
    return plan
  })
}

/**
 * Makes live what was planned, in the name of who planned it: it is tried at once, and the change waits until `whenTried` says that its time has come. Of several
 * gateways one is the first. What can no longer be goes from the plans, and the history says why.
 *
 * @throws PlanGoneError where another did it, or it was called off, DeployError with what keeps it from going live, StoreAwayError: it is planned still
 */
export async function carryOutPlan(
  plan: PlannedRelease,
  options: Omit<ReleaseOptions, 'publisher'> & Pick<TogetherOptions, 'whenTried'>
): Promise<ReleaseAnswer[]> {
  const { clock = () => new Date() } = options
  const { id, at, by, message, commit, pipeline } = plan
  const all = Object.entries(plan.versions)
  const to = Object.fromEntries(all.map(([name, one]) => [name, one.to]))
  const from = Object.fromEntries(all.map(([name, one]) => [name, one.from]))
  const planned = { ...options, publisher: { by, notes: { message, commit, pipeline } } }
  try {
    if (clock().getTime() - Date.parse(at) > LATE_AT_MOST)
      throw new DeployError([`no gateway that takes releases was there at its time, ${at}`])
    return await switchTogether(to, { ...planned, action: 'live', from, plan: id })
  } catch (error) {
    if (error instanceof DeployError && !(error instanceof PlanGoneError || error instanceof StoreAwayError))
      await dropPlan(plan, error.errors, planned)
    throw error
  }
}

async function dropPlan(plan: PlannedRelease, errors: string[], options: ReleaseOptions): Promise<void> {
  const { clock = () => new Date() } = options
  await changeRegistry(options, async (registry, write) => {
    if (!registry.planned?.some(({ id }) => id === plan.id)) return
    await write(registry.units, { planned: withoutPlan(registry, plan.id) })
    await notePlan(options, plan, registry, { action: 'live', result: 'refused', errors, now: clock() })
  })
}

/** Writes into the history of each front end of a plan what became of it. */
async function notePlan(
  options: ReleaseOptions,
  plan: PlannedRelease,
  { units }: Registry,
  {
    now,
    ...change
  }: Pick<Release, 'action'> & Pick<HistoryEntry, 'result' | 'errors' | 'unseen'> & { now: Date }
): Promise<void> {
  const all = Object.entries(plan.versions)
  const together = Object.fromEntries(all.map(([name, { to }]) => [name, to]))
  for (const [name, { from, to }] of all) {
    const release = releaseOfKept(
      options,
      { name, entry: units[name] },
      { action: change.action, version: to, before: from, now }
    )
    const line = { ...release, ...change, deployable: name, liveAt: plan.at }
    await noteChange(options, { ...line, ...(all.length > 1 && { together }) }, units[name])
  }
}

function refuseTime(at: Date, now: Date): void {
  if (at <= now) throw new DeployError([`${at.toISOString()} is over: leave the time out to go live now`])
  if (at.getTime() - now.getTime() > PLANNED_WITHIN_DAYS * DAY)
    throw new DeployError([`${at.toISOString()} is more than ${PLANNED_WITHIN_DAYS} days away`])
}

/** Of two plans for one front end the second could not be carried out: the first changes what it starts from. */
function refusePlanned(versions: Record<string, string>, planned: PlannedRelease[] = []): void {
  const errors = planned.flatMap(({ at, versions: others }) =>
    Object.keys(versions)
      .filter((name) => name in others)
      .map((name) => `${name} is planned for ${at} already: cancel ${name}, then plan it anew`)
  )
  refuseOn(errors)
}
