import type { VersionReport } from '@site/contracts/browser-health/deployables-report'
import { INCIDENT_KINDS } from '@site/contracts/browser-health/limits'
import type { BoardRow } from '@site/contracts/release-board/release-board'

/** How the live version fares; undefined where nothing has been told of it. */
export const reportOfLive = ({ health, live }: BoardRow): VersionReport | undefined =>
  health.find(({ version }) => version === live.version)

/** What went wrong in browsers in the last hour, all kinds together. */
export const incidentsOf = (report: VersionReport | undefined): number =>
  INCIDENT_KINDS.reduce((sum, kind) => sum + (report?.incidents[kind] ?? 0), 0)

/** Has its canary met anything that visitors should not? What few have met does not end it, and is seen by who looks. */
const isCanaryUnwell = ({ canary }: BoardRow): boolean => {
  if (!canary) return false
  const { errors, fallbacks, 'load-failures': loadFailures } = canary.arms.canary
  return canary.verdict === 'worse' || errors + fallbacks + loadFailures > 0
}

/** 'broken': the live version does not serve. 'shaky': it does, and something went wrong lately, with it or its canary. */
export function healthOf(row: BoardRow): 'well' | 'shaky' | 'broken' {
  const report = reportOfLive(row)
  if (row.state === 'down' || row.state === 'previous' || report?.renderFailures?.isSetAside) return 'broken'
  return incidentsOf(report) > 0 || report?.renderFailures || isCanaryUnwell(row) ? 'shaky' : 'well'
}
