import { setTimeout } from 'node:timers/promises'
import type { PlannedRelease } from '@site/contracts/federation/release'
import { carryOutPlan } from '@site/federation/change/plan-release'
import { PlanGoneError } from '@site/federation/change/switch-together'
import { errorLines } from '@site/federation/registry/deploy-error'
import type { ReleaseStore } from '@site/federation/registry/release-store'
import type { Log } from '@site/service/observability/log'
import type { Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import type { OpenRegistry } from '../registry/open-registry.ts'
import type { GetJson } from '../rendering/start-worker.ts'
import { countReleases } from './count-releases.ts'

interface PlanDeps {
  registry: Pick<OpenRegistry, 'current' | 'dir' | 'look'>
  /** Folder of the deployed versions, and the file of its key. */
  root: string
  keyFile: string
  store: ReleaseStore
  /** Gives pages that are tried the data that pages of this gateway get. */
  readData: GetJson
  clock: Clock
  log: Log
  metrics: Metrics
  /** How often it is looked whether the time of one has come, in milliseconds. */
  everyMs: number
}

/** So long before its time a planned release is tried once more, in milliseconds: at its time nothing is left but the change. */
const TRIED_BEFORE = 20_000
/** Milliseconds. */
const AGAIN_AFTER = 10_000

/**
 * Makes live what was planned, at its time. Of several gateways that take releases each tries, and the first does it. One that is stopped, or finds the store
 * away, leaves the plan as it is.
 */
export function startPlans(deps: PlanDeps): { stop: () => Promise<void> } {
  const { registry, root, keyFile, store, readData, clock, log, everyMs } = deps
  const published = countReleases(deps.metrics)
  const underWay = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  const { signal } = stopping
  let lastError = ''

  const untilTime = ({ at }: PlannedRelease) =>
    setTimeout(Math.max(0, Date.parse(at) - clock().getTime()), undefined, { signal })

  const carryOut = async (plan: PlannedRelease) => {
    try {
      const made = await carryOutPlan(plan, {
        ...{ root, keyFile, store, readData, clock },
        whenTried: () => untilTime(plan),
        say: (line) => log.warn({ line }, 'release has something to say')
      })
      for (const { deployable, outcome } of made) published.inc({ deployable, outcome })
      log.info({ ...plan }, 'planned release is live')
      lastError = ''
    } catch (error) {
      const line = errorLines(error).join(' ')
      if (signal.aborted || error instanceof PlanGoneError) return
      if (line !== lastError) log.error({ ...plan, err: error }, 'planned release did not go live')
      lastError = line
      // What is still planned, as the store was away, is tried again: each time costs a process.
      await setTimeout(AGAIN_AFTER, undefined, { signal }).catch(() => undefined)
    } finally {
      await registry.look()
    }
  }

  const look = () => {
    if (registry.dir() !== root) return
    for (const plan of registry.current().planned ?? []) {
      const isSoon = Date.parse(plan.at) - clock().getTime() <= TRIED_BEFORE
      if (!isSoon || underWay.has(plan.id)) continue
      underWay.set(
        plan.id,
        carryOut(plan).finally(() => underWay.delete(plan.id))
      )
    }
  }
  const timer = setInterval(look, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await Promise.all(underWay.values())
    }
  }
}
