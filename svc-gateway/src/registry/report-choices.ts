import type { DeployableManifest } from '@site/contracts/federation/registry'
import type { Log } from '@site/service/observability/log'
import { counterOf, gaugeOf, type Metrics } from '@site/service/observability/metrics'
import type { UnitChoice } from './choose-versions.ts'
import type { Version } from './render-faults.ts'
import type { Health } from './version-health.ts'

/** Says in log and metrics which version of each unit serves, and why. */
export function registryReporter(log: Log, metrics: Metrics) {
  const serving = gaugeOf(metrics, {
    name: 'unit_serving',
    help: '1 for the version of each unit that serves, by state (live, previous, down).',
    labelNames: ['unit', 'version', 'state']
  })
  const renderFaults = counterOf(metrics, {
    name: 'unit_render_faults_total',
    help: 'Times a version failed to render and was set aside for a while.',
    labelNames: ['unit', 'version']
  })
  const unreadable = counterOf(metrics, {
    name: 'registry_unreadable_total',
    help: 'Times the registry could not be read or did not fit its schema; the last good one serves.'
  })
  const said = new Map<string, string>()
  let lastFault = ''
  let damage = new Set<string>()

  return {
    chosen(choices: Iterable<UnitChoice>) {
      serving.reset()
      for (const { name: unit, state, manifest, reason } of choices) {
        const version = manifest?.version ?? 'none'
        serving.set({ unit, version, state }, 1)
        const line = `${state} ${version}`
        if (said.get(unit) === line) continue
        said.set(unit, line)
        log[state === 'live' ? 'info' : 'warn']({ unit, version, state, reason }, 'unit version chosen')
      }
    },
    checked(checks: Iterable<readonly [DeployableManifest, Health]>) {
      const found = new Set<string>()
      for (const [{ name: unit, version }, health] of checks) {
        if (health.ok) continue
        const line = `${unit} ${version} ${health.fault}`
        found.add(line)
        if (!damage.has(line)) log.warn({ unit, version, fault: health.fault }, 'version is damaged')
      }
      damage = found
    },
    renderFault({ name: unit, version }: Version, reason: string, pauseMs: number) {
      renderFaults.inc({ unit, version })
      log.warn({ unit, version, reason, pauseMs }, 'version failed to render and is set aside')
    },
    /** `fault`: why registry.json could not be read; null when it could. */
    read(fault: unknown) {
      const line = fault === null ? '' : String(fault)
      if (fault !== null) unreadable.inc()
      if (line === lastFault) return
      lastFault = line
      if (fault === null) log.info('registry can be read again')
      else log.error({ err: fault }, 'registry cannot be read; the last good one serves')
    }
  }
}
