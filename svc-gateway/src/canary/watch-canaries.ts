import type { IncomingMessage } from 'node:http'
import type { BrowserReport } from '@site/contracts/browser-health/report'
import type { Canary, Registry } from '@site/contracts/federation/registry'
import type { BoardCanary } from '@site/contracts/release-board/release-board'
import type { Log } from '@site/service/observability/log'
import type { Clock } from '@site/service/process/clock'
import type { OpenRegistry } from '../registry/open-registry.ts'
import { type CanaryArm, type Snapshot, snapshotOfArm } from '../registry/snapshot.ts'
import type { PageMatch } from '../rendering/match-route.ts'
import { type ArmCounts, createArmCounts } from './count-arms.ts'
import { type Decision, decide, type Watched } from './decide.ts'
import { judge } from './judging/judge.ts'
import { createVisitors } from './visitors.ts'

/** Canaries as the rest of the gateway needs them. Without a canary each call looks at an empty list, and no more. */
export interface Canaries {
  /** The canaries that whoever asks gets; '' where there are none. */
  armOf: (request: IncomingMessage) => CanaryArm
  /** What pages of an arm are made from now. */
  snapshotOf: (arm: CanaryArm) => Snapshot
  /** What counts each time that a page is shown; undefined where nothing of it is compared. */
  viewsOf: (match: PageMatch | null) => ((request: IncomingMessage) => void) | undefined
  /** A browser in this network told something. */
  take: (report: BrowserReport, network: string) => void
  /** What is known of the canary of a deployable; null without one. */
  describe: (name: string) => BoardCanary | null
  stop: () => Promise<void>
}

export interface CanaryDeps {
  registry: Pick<OpenRegistry, 'snapshot' | 'current' | 'onDeploy' | 'onError'>
  trustedProxies: string[]
  /** Does what has been decided of a canary. */
  act: (name: string, canary: Canary, decision: Decision, counts: ArmCounts) => Promise<void>
  /** What is known against a version counts no more: its canary begins, or is no more. */
  forget: (canary: Canary) => void
  clock: Clock
  log: Log
  /** How often canaries are judged, in milliseconds. */
  everyMs: number
}

/** Chooses who gets a canary, counts how both versions fare, and does what follows from it. */
export function watchCanaries(deps: CanaryDeps): Canaries {
  const { registry, clock, log } = deps
  const visitorOf = createVisitors(registry.snapshot, deps.trustedProxies)
  const watched = new Map<string, Watched>()

  const follow = () => {
    const canaries = canariesIn(registry.current())
    for (const [name, { canary }] of watched) {
      if (canaries.get(name)?.startedAt === canary.startedAt) continue
      watched.delete(name)
      deps.forget(canary)
    }
    for (const [name, canary] of canaries) {
      const one = watched.get(name)
      if (!one) deps.forget(canary)
      const counts = one?.counts ?? createArmCounts(canary.salt)
      const isSameStep = one?.canary.steppedAt === canary.steppedAt
      const before = one && isSameStep ? one.before : counts.tally().canary.visitors
      watched.set(name, { canary, counts, before, serverError: one?.serverError ?? null })
    }
  }
  follow()
  registry.onDeploy(follow)

  const look = async (name: string) => {
    const one = watched.get(name)
    const decision = one && decide(one, clock())
    if (one && decision) await deps.act(name, one.canary, decision, one.counts)
  }
  let running = Promise.resolve()
  const lookSoon = (names: Iterable<string>) => {
    for (const name of names)
      running = running
        .then(() => look(name))
        .catch((error: unknown) => log.error({ err: error, deployable: name }, 'canary could not be judged'))
  }
  registry.onError(({ name, version }, reason) => {
    const one = watched.get(name)
    if (one?.canary.manifest.version !== version) return
    one.serverError ??= reason
    lookSoon([name])
  })
  const timer = setInterval(() => lookSoon(watched.keys()), deps.everyMs)

  /** The versions that are compared on a page: its owner's, and those of widgets on it. */
  const comparedOn = (match: PageMatch | null) =>
    [...watched.values()].filter(
      ({ canary: { manifest } }) =>
        manifest.name === match?.remote ||
        (manifest.widget !== undefined && (match?.route?.frame ?? 'site') === 'site')
    )

  return {
    armOf: (request) => visitorOf(request)?.arm ?? '',
    snapshotOf: (arm) => snapshotOfArm(registry.snapshot(), arm),
    viewsOf(match) {
      const compared = comparedOn(match)
      if (compared.length === 0) return undefined
      return (request) => {
        const visitor = visitorOf(request)
        if (!visitor?.isCounted) return
        for (const { canary, counts } of compared) {
          const { name } = canary.manifest
          if (visitor.counted.has(canary.startedAt + name)) continue
          visitor.counted.add(canary.startedAt + name)
          counts.see(visitor.arm.split(' ').includes(name) ? 'canary' : 'live', visitor.network)
        }
      }
    },
    take({ incidents = [], vitals, page }, network) {
      for (const [name, { canary, counts }] of watched) {
        const live = registry.current().units[name]?.live.version
        for (const [arm, version] of [
          ['canary', canary.manifest.version],
          ['live', live]
        ] as const) {
          const isOf = (told: { deployable: string; version: string }) =>
            told.deployable === name && told.version === version
          const about = {
            page,
            incidents: incidents.filter(isOf),
            ...(vitals && isOf(vitals) && { vitals })
          }
          if (about.incidents.length > 0 || about.vitals) counts.take(arm, network, about)
        }
      }
    },
    describe(name) {
      const one = watched.get(name)
      if (!one) return null
      const { manifest, salt: _, ...canary } = one.canary
      const { version, builtAt, size, budget } = manifest
      const tallies = one.counts.tally()
      return {
        ...{ version, builtAt, size, ...(budget && { budget }) },
        ...canary,
        arms: { canary: withoutVitals(tallies.canary), live: withoutVitals(tallies.live) },
        verdict: one.serverError ? 'worse' : judge(tallies).is
      }
    },
    async stop() {
      clearInterval(timer)
      await running
    }
  }
}

const canariesIn = ({ units }: Registry): Map<string, Canary> =>
  new Map(Object.entries(units).flatMap(([name, { canary }]) => (canary ? [[name, canary]] : [])))

export const withoutVitals = <Of extends { vitals: unknown }>({
  vitals: _,
  ...arm
}: Of): Omit<Of, 'vitals'> => arm
