import type { DeployablesReport, VersionReport } from '@site/contracts/browser-health/deployables-report'
import { redactMessage } from '@site/contracts/browser-health/redact-message'
import type { BrowserReport, Incident } from '@site/contracts/browser-health/report'
import type { Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import type { VersionChoice } from '../registry/choose-versions.ts'
import type { FailingVersions, Version } from '../registry/failing-versions.ts'
import type { OpenRegistry } from '../registry/open-registry.ts'
import type { Snapshot } from '../registry/snapshot.ts'
import { isAdminPath } from '../rendering/match-route.ts'
import { createBrowserMetrics } from './browser-metrics.ts'
import { createKnownVersions } from './known-versions.ts'
import { createLastHour } from './last-hour.ts'

/** How front ends fare in browsers: counted, and kept for an hour as evidence. */
export interface BrowserHealth {
  take: (report: BrowserReport) => void
  refuse: () => void
  describe: () => DeployablesReport
}

interface BrowserHealthOptions {
  registry: Pick<OpenRegistry, 'snapshot' | 'onDeploy'>
  failingVersions: FailingVersions
  metrics: Metrics
  clock: Clock
  /** Are versions looked at before they are live? */
  allowsPreviews: boolean
}

export function createBrowserHealth(options: BrowserHealthOptions): BrowserHealth {
  const { registry, failingVersions } = options
  const now = () => options.clock().getTime()
  const metrics = createBrowserMetrics(options.metrics)
  const known = createKnownVersions({ now, allowsPreviews: options.allowsPreviews })
  const lastHour = createLastHour(now)

  const follow = () => {
    for (const version of known.follow(choicesIn(registry.snapshot()))) metrics.forget(version)
    for (const version of known.list()) metrics.begin(version)
  }
  follow()
  registry.onDeploy(follow)

  const takeIncident = (incident: Incident, pattern: string) => {
    const version = known.nameOf(incident)
    metrics.incident(incident.kind, version)
    lastHour.add(version, {
      kind: incident.kind,
      page: known.pageOf(pattern),
      ...describeIncident(incident, isAdminPath(pattern), (file) => known.hasFile(version, file))
    })
  }

  const describeVersion = (version: Version): VersionReport => {
    const failures = failingVersions.failuresOf(version)
    return {
      version: version.version,
      incidents: lastHour.incidents(version),
      evidence: lastHour.evidence(version),
      renderFailures: failures && {
        count: failures.count,
        message: redactMessage(failures.reason),
        lastAt: new Date(now() - failures.ageMs).toISOString(),
        isSetAside: failingVersions.isBroken(version)
      }
    }
  }

  return {
    take({ page, incidents = [], vitals }) {
      for (const incident of incidents) takeIncident(incident, page)
      // An administration has few people: times of its pages would tell of somebody.
      if (!vitals || isAdminPath(page)) return
      const version = known.nameOf(vitals)
      metrics.vitals(vitals, version, known.pageOf(page, version.name))
    },
    refuse: metrics.refused,
    describe() {
      const told = lastHour.versions()
      const { deployables, canaries } = registry.snapshot()
      const choices = [...deployables.values()]
      return {
        deployables: choices.map(({ name, state, manifest, fallback, declared, reason }) => {
          const shown = canaries.find(({ choice }) => choice.name === name)?.choice.manifest
          const serving = [declared, manifest, fallback, shown].flatMap((one) => (one ? [one.version] : []))
          const lately = told.filter((one) => one.name === name).map(({ version }) => version)
          return {
            name,
            state,
            serving: manifest?.version ?? null,
            reason: redactMessage(reason),
            versions: [...new Set([...serving, ...lately])].map((version) =>
              describeVersion({ name, version })
            )
          }
        })
      }
    }
  }
}

/** What serves, and what a share of the visitors gets. */
const choicesIn = ({ deployables, canaries }: Snapshot): VersionChoice[] => [
  ...deployables.values(),
  ...canaries.map(({ choice }) => choice)
]

/** What is kept of an incident. Of the administration no message: it may speak of somebody. */
function describeIncident(
  { message, file, line, column }: Incident,
  isAdmin: boolean,
  isFile: (file: string) => boolean
) {
  const [name] = message?.match(/^[A-Z]\w{0,40}(?=$|:)/) ?? []
  const kept = isAdmin ? name : message && redactMessage(message)
  return {
    ...(kept && { message: kept }),
    ...(file && isFile(file) && { file, ...(line && { line }), ...(column && { column }) })
  }
}
