import type { ListedPlan, PlannedRelease, ReleaseNotes } from '@site/contracts/federation/release'
import type { CanaryAnswer } from '@site/contracts/releases/release-calls'
import { localUser } from '../publish/local-user.ts'
import type { Store } from '../registry/store.ts'
import type { createReleaseClient } from '../transfer/release-client.ts'
import { dataHere } from './data-here.ts'
import type { Say, Wanted } from './send-folder.ts'

/** The site where versions were kept: what becomes of them there. */
export interface KeptAt {
  beginCanary: (name: string, canary: { version: string; steps: number[] }) => Promise<CanaryAnswer>
  plan: (versions: Record<string, string>, at: Date) => Promise<PlannedRelease>
}

export function keptHere(store: Store, notes: ReleaseNotes, say: Say): KeptAt {
  const options = { ...store, publisher: localUser(notes), readData: dataHere(), say }
  return {
    async beginCanary(name, canary) {
      const { changeCanary } = await import('../canary/change-canary.ts')
      return changeCanary(name, { action: 'start', ...canary }, options)
    },
    async plan(versions, at) {
      const { planRelease } = await import('../change/plan-release.ts')
      return planRelease(versions, { ...options, at })
    }
  }
}

export const keptThere = (client: ReturnType<typeof createReleaseClient>, notes: ReleaseNotes): KeptAt => ({
  beginCanary: (name, canary) => client.canary(name, { ...notes, action: 'start', ...canary }),
  plan: (versions, at) => client.plan({ ...notes, versions, at: at.toISOString() })
})

/** What a deploy asks for beside the publication: a share of the visitors for each version that was kept, or a time for all of them. */
export async function followUp(
  kept: { deployable: string; version: string }[],
  { steps, at }: Pick<Wanted, 'steps' | 'at'>,
  { place, say }: { place: KeptAt; say: Say }
): Promise<void> {
  if (steps)
    for (const { deployable, version } of kept)
      say(describeCanary(await place.beginCanary(deployable, { version, steps })))
  if (!at || kept.length === 0) return
  const versions = Object.fromEntries(kept.map(({ deployable, version }) => [deployable, version]))
  say(describePlan(await place.plan(versions, at)))
}

export function describeCanary({ deployable, version, share, live }: CanaryAnswer): string {
  if (share === 0) return `${deployable} ${version} is aborted and blocked; everybody gets ${live}`
  if (share === 100) return `${deployable} ${version} is live`
  return `${deployable} ${version} is what ${share} % of the visitors get; the others get ${live}`
}

export const describeHeld = ({ deployable, version, share }: CanaryAnswer): string =>
  `${deployable} ${version} keeps its ${share} % of the visitors: it gets no more by itself, and is still taken back where it is worse`

export function describePlan({ at, by, message, versions, overtaken = [] }: ListedPlan): string {
  const all = Object.entries(versions).map(([name, { to }]) => `${name} ${to}`)
  const changed = overtaken.map((name) => `${name} ${versions[name]?.from} is no longer live`)
  const fate = changed.length > 0 ? `  will not go live: ${changed.join(', ')}` : ''
  return `${at}  ${all.join(', ')}  planned by ${by}${message ? `  “${message}”` : ''}${fate}`
}
