import type { DeployableManifest } from '@site/contracts/federation/registry'
import { UntrustedRegistryError } from '@site/registry/signed-registry'
import type { Log } from '@site/service/observability/log'
import { counterOf, gaugeOf, type Metrics } from '@site/service/observability/metrics'
import type { VersionChoice } from './choose-versions.ts'
import type { Version } from './failing-versions.ts'
import type { Health } from './version-health.ts'

/** Says in log and metrics which version of each deployable serves, and why. */
export function registryReporter(log: Log, metrics: Metrics) {
  const serving = gaugeOf(metrics, {
    name: 'deployable_serving',
    help: '1 for the version of each deployable that serves, by state (live, previous, down).',
    labelNames: ['deployable', 'version', 'state']
  })
  const renderFaults = counterOf(metrics, {
    name: 'deployable_render_errors_total',
    help: 'Times a version failed to render and was set aside for a while.',
    labelNames: ['deployable', 'version']
  })
  const unreadable = counterOf(metrics, {
    name: 'registry_unreadable_total',
    help: 'Times the registry could not be read or did not fit its schema; the last good one serves.'
  })
  const untrusted = counterOf(metrics, {
    name: 'registry_untrusted_total',
    help: 'Times the registry was not signed by the key of the store, or an old one was put back; the last good one serves.'
  })
  const said = new Map<string, string>()
  let lastError = ''
  let damage = new Set<string>()

  return {
    chosen(choices: Iterable<VersionChoice>) {
      serving.reset()
      for (const { name: deployable, state, manifest, reason } of choices) {
        const version = manifest?.version ?? 'none'
        serving.set({ deployable, version, state }, 1)
        const line = `${state} ${version}`
        if (said.get(deployable) === line) continue
        said.set(deployable, line)
        log[state === 'live' ? 'info' : 'warn'](
          { deployable, version, state, reason },
          'deployable version chosen'
        )
      }
    },
    checked(checks: Iterable<readonly [DeployableManifest, Health]>) {
      const found = new Set<string>()
      for (const [{ name: deployable, version }, health] of checks) {
        if (health.ok) continue
        const line = `${deployable} ${version} ${health.error}`
        found.add(line)
        if (!damage.has(line)) log.warn({ deployable, version, error: health.error }, 'version is damaged')
      }
      damage = found
    },
    renderError({ name: deployable, version }: Version, reason: string, pauseMs: number) {
      renderFaults.inc({ deployable, version })
      log.warn({ deployable, version, reason, pauseMs }, 'version failed to render and is set aside')
    },
    /** `error`: why registry.json could not be read; null when it could. */
    read(error: unknown) {
      const line = error === null ? '' : String(error)
      if (error instanceof UntrustedRegistryError) untrusted.inc()
      else if (error !== null) unreadable.inc()
      if (line === lastError) return
      lastError = line
      if (error === null) log.info('registry can be read again')
      else if (error instanceof UntrustedRegistryError)
        log.error({ err: error }, 'registry is not to be believed; the last good one serves')
      else log.error({ err: error }, 'registry cannot be read; the last good one serves')
    }
  }
}
