import { randomUUID } from 'node:crypto'
import { type Actor, recordAudit } from '@site/service/admin/audit'
import { type Database, inTransaction, isDuplicateKey } from '@site/service/database/database'
import type { Clock } from '@site/service/process/clock'
import { parisDate } from '@site/service/process/paris-time'
import { causeOf, WriterError } from '../writers/draft/writer-error.ts'
import type { ClaimedRun } from './perform-run.ts'
import { findDaily, insertRun, isAnyRunning, type Run, recordFailure, takeOver } from './run-repository.ts'

export interface ClaimDeps {
  db: Database
  clock: Clock
  /** How long an owner may be silent before another replica takes its run over, in milliseconds. */
  leaseMs: number
}

/** The value of the unique column `place` in the one manual run that is under way. */
const MANUAL_PLACE = 'manual'
/** After so many attempts whose owner died, a manual run fails: its article may be what kills them. */
const MANUAL_ATTEMPTS = 3

const freshClaim = ({ clock, leaseMs }: ClaimDeps) => {
  const startedAt = clock()
  return { claim: randomUUID(), startedAt, leaseUntil: new Date(startedAt.getTime() + leaseMs) }
}

/** Claims the run of today in Paris. Undefined when it is done, is being performed, or its next attempt is not due yet. */
export async function claimDaily(deps: ClaimDeps): Promise<ClaimedRun | undefined> {
  const { db, clock } = deps
  const plannedDate = parisDate(clock())
  const known = await findDaily(db.knex, plannedDate)
  if (known) return isDue(known, clock()) ? claimAgain(deps, known) : undefined
  const fresh = freshClaim(deps)
  try {
    const id = await insertRun(db.knex, { kind: 'daily', plannedDate, place: null, ...fresh })
    return { id, kind: 'daily', plannedDate, claim: fresh.claim, attempts: 1 }
  } catch (error) {
    if (isDuplicateKey(error)) return undefined // another replica was quicker
    throw error
  }
}

const isDue = (run: Run, now: Date): boolean =>
  (run.state === 'running' && run.leaseUntil <= now) ||
  (run.state === 'failed' && run.nextAttemptAt !== null && run.nextAttemptAt <= now)

/**
 * Takes over or ends a run whose owner is silent. A manual run was promised, so it is taken over. A test run, for which nobody
 * waits any more, and the run of a past day end as failures. The run of today is left to claimDaily.
 */
export async function claimAbandoned(deps: ClaimDeps, run: Run): Promise<ClaimedRun | undefined> {
  const now = deps.clock()
  if (run.plannedDate === parisDate(now)) return undefined
  if (run.kind === 'manual' && run.attempts < MANUAL_ATTEMPTS) return claimAgain(deps, run)
  await recordFailure(deps.db.knex, run, { cause: interrupted(), at: now, nextAttemptAt: null })
  return undefined
}

/** Claims the one manual run and records it in the audit. Undefined while any run is under way. */
export async function claimManual(deps: ClaimDeps, actor: Actor): Promise<ClaimedRun | undefined> {
  const { startedAt, ...fresh } = freshClaim(deps)
  if (await isAnyRunning(deps.db.knex, startedAt)) return undefined
  try {
    return await inTransaction(deps.db, async (trx) => {
      await recordAudit(trx, {
        at: startedAt,
        action: 'generation-triggered',
        subjectId: null,
        ...actor
      })
      const run = { kind: 'manual' as const, plannedDate: null, place: MANUAL_PLACE, startedAt, ...fresh }
      const id = await insertRun(trx, run)
      return { id, kind: run.kind, plannedDate: null, claim: fresh.claim, attempts: 1 }
    })
  } catch (error) {
    if (isDuplicateKey(error)) return undefined // ordered at the same moment, perhaps from another replica
    throw error
  }
}

/** Claims a new run for an administrator who waits for a test article. */
export async function claimTest(deps: ClaimDeps, actor: Actor): Promise<ClaimedRun> {
  const fresh = freshClaim(deps)
  const id = await insertRun(deps.db.knex, { kind: 'test', plannedDate: null, place: null, ...fresh })
  return { id, kind: 'test', plannedDate: null, claim: fresh.claim, attempts: 1, actor }
}

async function claimAgain(deps: ClaimDeps, run: Run): Promise<ClaimedRun | undefined> {
  const fresh = freshClaim(deps)
  const cause = run.state === 'running' ? interrupted() : run.cause
  if (!(await takeOver(deps.db.knex, run, { ...fresh, cause }))) return undefined
  const { id, kind, plannedDate } = run
  return { id, kind, plannedDate, attempts: run.attempts + 1, claim: fresh.claim }
}

const interrupted = () => causeOf(new WriterError('interrupted', 'The owner fell silent'))
