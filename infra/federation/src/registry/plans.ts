import type { Registry } from '@site/contracts/federation/registry'
import type { ListedPlan, PlannedRelease } from '@site/contracts/federation/release'
import type { ReleaseAnswer } from '@site/contracts/releases/release-calls'

type WhatIsLive = Pick<Registry, 'units' | 'planned'>

/** What is planned, the next first, each with what keeps it from going live by now (FED-67). */
export const listPlans = ({ units, planned = [] }: WhatIsLive): ListedPlan[] =>
  planned
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map((plan) => {
      const overtaken = Object.keys(plan.versions).filter((name) => isOvertaken(plan, name, units))
      return overtaken.length > 0 ? { ...plan, overtaken } : plan
    })

/**
 * What a version’s going live ends, one line each: the canary of another, and what was planned to follow what was live (FED-67). Nothing where there is none.
 *
 * @param before what the registry said before it
 * @param plan the id of the plan that it carries out
 */
export function endedBy(
  { name, version }: { name: string; version: string },
  { units, planned = [] }: WhatIsLive,
  plan?: string
): Pick<ReleaseAnswer, 'ended'> {
  const { canary } = units[name] ?? {}
  const isOther = canary && canary.manifest.version !== version
  const overtaken = planned.filter(
    (one) => one.id !== plan && name in one.versions && !isOvertaken(one, name, units)
  )
  const ended = [
    ...(isOther ? [`the canary ${canary.manifest.version} at ${canary.share} % is ended`] : []),
    ...overtaken.map(
      ({ at }) =>
        `what is planned for ${at} will not go live: plan it anew; until then, cancel ${name} comes first`
    )
  ]
  return ended.length > 0 ? { ended } : {}
}

const isOvertaken = ({ versions }: PlannedRelease, name: string, units: Registry['units']): boolean =>
  versions[name]?.from !== (units[name]?.live.version ?? null)
