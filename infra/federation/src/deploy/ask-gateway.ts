import {
  DEPLOYABLES_REPORT,
  type DeployableReport,
  deployablesReportSchema
} from '@site/contracts/browser-health/deployables-report'

/** How long a gateway may take to answer, in milliseconds. */
const PATIENCE = 2000

/**
 * Asks a gateway what serves and how that fares, by deployable. Null when none answers at this address, one of before that has no such report, or
 * something that is no gateway.
 */
export async function askGateway(origin: string): Promise<Map<string, DeployableReport> | null> {
  let answer: unknown
  try {
    const response = await fetch(origin + DEPLOYABLES_REPORT, { signal: AbortSignal.timeout(PATIENCE) })
    answer = response.ok ? await response.json() : null
  } catch {
    return null // nobody is there, which is what is asked
  }
  const { success, data } = deployablesReportSchema.safeParse(answer)
  return success ? new Map(data.deployables.map((deployable) => [deployable.name, deployable])) : null
}
