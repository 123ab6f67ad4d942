import type { Database } from '@site/service/database/database'
import type { Log } from '@site/service/observability/log'
import type { Clock } from '@site/service/process/clock'
import type { Timers } from '../timing/timers.ts'
import { type Claim, setLease } from './run-repository.ts'

/** A lease that is renewed until it is released. */
export interface HeldLease {
  /** Aborted when the run has become someone else's. */
  lost: AbortSignal
  release(): void
}

/**
 * Renews the lease of a run each third of its length, until it is released. When the database does not answer, the run
 * goes on: the lease is valid until it ends, and the claim is checked again when the article is published.
 */
export function holdLease(
  deps: { db: Database; clock: Clock; log: Log; timers: Timers; leaseMs: number },
  claim: Claim
): HeldLease {
  const lost = new AbortController()
  const renew = async () => {
    try {
      const until = new Date(deps.clock().getTime() + deps.leaseMs)
      if (!(await setLease(deps.db.knex, claim, until))) lost.abort(new Error('The run is no longer ours'))
    } catch (error) {
      deps.log.warn({ err: error, run: claim.id }, 'The lease of a run could not be prolonged')
    }
  }
  const stop = deps.timers.every(deps.leaseMs / 3, () => void renew())
  return { lost: lost.signal, release: stop }
}
