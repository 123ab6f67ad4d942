import { redactMessage } from '@site/contracts/browser-health/redact-message'
import type { CanaryEvidence } from '@site/contracts/federation/canary'
import type { Canary } from '@site/contracts/federation/registry'
import { type CanaryChange, CanaryChangedError, changeCanary } from '@site/federation/canary/change-canary'
import { DeployError, errorLines } from '@site/federation/registry/deploy-error'
import type { ReleaseStore } from '@site/federation/registry/release-store'
import type { Log } from '@site/service/observability/log'
import { counterOf, type Metrics } from '@site/service/observability/metrics'
import type { Clock } from '@site/service/process/clock'
import type { BrowserHealth } from '../browser-health/browser-health.ts'
import type { FailingVersions } from '../registry/failing-versions.ts'
import type { OpenRegistry } from '../registry/open-registry.ts'
import { canaryCopy } from './content/canary.ts'
import type { ArmCounts } from './count-arms.ts'
import type { Decision } from './decide.ts'
import { withoutVitals } from './watch-canaries.ts'

interface ActDeps {
  registry: Pick<OpenRegistry, 'dir' | 'look'>
  failingVersions: FailingVersions
  browserHealth: Pick<BrowserHealth, 'describe'>
  root: string
  keyFile: string
  store: ReleaseStore
  /** Does this gateway change what is live (RELEASES_PORT)? */
  takesReleases: boolean
  clock: Clock
  log: Log
  metrics: Metrics
}

/** Different incidents that are kept as evidence. */
const INCIDENTS = 5

/**
 * Makes what does what was decided of a canary. It is set aside here at once; then it is ended in the store, where the first of several gateways ends it and
 * the others find it gone. A gateway that changes nothing there shows it to nobody, and says so.
 */
export function createCanaryActor(deps: ActDeps) {
  const { registry, failingVersions, root, keyFile, store, takesReleases, clock, log } = deps
  const changed = counterOf(deps.metrics, {
    name: 'canary_decisions_total',
    help: 'What this gateway decided by itself of canaries, by what it decided it on; `done` says whether it was the one to do so in the store.',
    labelNames: ['deployable', 'action', 'reason', 'done']
  })
  let lastError = ''

  return async (name: string, canary: Canary, decision: Decision, counts: ArmCounts): Promise<void> => {
    const { version } = canary.manifest
    const reason = decision.action === 'abort' ? decision.reason : 'as-good'
    const fields = { deployable: name, version, share: canary.share, reason }
    if (decision.action === 'abort') {
      failingVersions.stop(canary.manifest, decision.serverError ?? `canary: ${reason}`)
      await registry.look()
    }
    const note = (done: 'yes' | 'no') =>
      changed.inc({ deployable: name, action: decision.action, reason, done })
    try {
      if (!takesReleases || registry.dir() !== root)
        throw new DeployError(['this gateway does not change what is live'])
      const change: CanaryChange =
        decision.action === 'step'
          ? { action: 'step' }
          : { action: 'abort', evidence: evidenceOf(name, version, decision, counts) }
      await changeCanary(name, change, {
        ...{ root, keyFile, store, clock, publisher: { by: canaryCopy.itself } },
        // Whatever share it has by now, it is to end; it grows from the one that was looked at alone.
        seen: { version, ...(decision.action === 'step' && { share: canary.share }) },
        say: (line) => log.warn({ line }, 'release has something to say')
      })
      note('yes')
      log.warn(fields, decision.action === 'step' ? 'canary gets its next share' : 'canary is aborted')
    } catch (error) {
      const isDone = error instanceof CanaryChangedError
      const line = errorLines(error).join(' ')
      if (isDone) note('no')
      else if (line !== lastError)
        log.error({ ...fields, err: error }, 'canary could not be changed in the store')
      lastError = isDone ? '' : line
    }
    await registry.look()
  }

  function evidenceOf(
    name: string,
    version: string,
    { reason, serverError }: Extract<Decision, { action: 'abort' }>,
    counts: ArmCounts
  ): CanaryEvidence {
    const { canary, live } = counts.tally()
    const told = deps.browserHealth
      .describe()
      .deployables.find((one) => one.name === name)
      ?.versions.find((one) => one.version === version)
    const met = (told?.evidence ?? []).map(({ kind, page, message, file, line, count }) => ({
      ...{ kind, page, count },
      ...(message && { message }),
      ...(file && { file, ...(line && { line }) })
    }))
    const failed =
      serverError === null ? [] : [{ kind: 'server-error', message: redactMessage(serverError), count: 1 }]
    return {
      reason,
      arms: { canary: withoutVitals(canary), live: withoutVitals(live) },
      incidents: [...failed, ...met].slice(0, INCIDENTS)
    }
  }
}
