import type {
  DeployableReport,
  Evidence,
  VersionReport
} from '@site/contracts/browser-health/deployables-report'

/** How many different incidents of one version are shown. */
const SHOWN = 3

/** What a gateway serves of a deployable, in a few words. `live`: the version that the registry says is live. */
export function describeServing(report: DeployableReport | undefined, live: string): string {
  if (!report) return 'nothing: the gateway does not know it'
  if (report.serving === null) return `nothing: ${report.reason}`
  if (report.state === 'previous') return `${report.serving}: live is set aside`
  if (report.serving !== live) return report.serving
  const failures = report.versions.find(({ version }) => version === live)?.renderFailures
  return failures ? 'live, which fails on the server' : 'live'
}

/** How the versions of a deployable fare, on the server and in browsers: lines for a terminal. */
export function describeHealth({ versions, state, reason }: DeployableReport): string[] {
  return [
    ...(state === 'previous' ? [`set aside: ${reason}`] : []),
    ...versions.flatMap((version) => [...describeFailures(version), ...describeIncidents(version)])
  ]
}

function describeFailures({ version, renderFailures }: VersionReport): string[] {
  if (!renderFailures) return []
  const { count, lastAt, message, isSetAside } = renderFailures
  const next = isSetAside ? 'set aside for a while' : 'tried again by the next page'
  return [
    `${version} failed to render ${count === 1 ? 'once' : `${count} times`}, last at ${timeOf(lastAt)} UTC, ${next}: ${message}`
  ]
}

function describeIncidents({ version, incidents, evidence }: VersionReport): string[] {
  const told = [
    counted(incidents.error, 'error', 'errors'),
    counted(incidents['load-failure'], 'file not loaded', 'files not loaded'),
    counted(incidents.fallback, 'fallback to the version before', 'fallbacks to the version before'),
    counted(incidents['empty-slot'], 'slot left empty', 'slots left empty')
  ].filter((text) => text !== '')
  if (told.length === 0) return []
  const more = evidence.length > SHOWN ? [`    and ${evidence.length - SHOWN} others`] : []
  return [
    `${version} in browsers, last hour: ${told.join(', ')}`,
    ...evidence.slice(0, SHOWN).map(describeEvidence),
    ...more
  ]
}

function describeEvidence({ count, kind, message, file, line, column, page }: Evidence): string {
  const place = file ? ` (${[file, line, column].filter(Boolean).join(':')})` : ''
  return `    ${count} × ${message ?? kind}${place} on ${page}`
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`
const timeOf = (instant: string) => instant.slice(11, 19)
