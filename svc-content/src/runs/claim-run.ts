import { randomUUID } from 'node:crypto'
import { recordAudit } from '@site/service/admin/audit'
import { type Database, inTransaction, isDuplicateKey } from '@site/service/database/database'
import type { Clock } from '@site/service/process/clock'
import type { Asker } from '../articles/change-article.ts'
import { causeOf, WriterFault } from '../writers/draft/writer-fault.ts'
import { parisDate } from './paris-time.ts'
import type { RunInHand } from './perform-run.ts'
import { findDaily, insertRun, isAnyRunning, type Run, recordFailure, takeOver } from './run-repository.ts'

export interface ClaimDeps {
  db: Database
  clock: Clock
  /** How long an owner may be silent before another takes its run, in milliseconds. */
  leaseMs: number
}

/** Whoever holds this place is the manual run. */
const MANUAL_PLACE = 'manual'
/** A manual run that killed so many owners is not tried by another. */
const MANUAL_ATTEMPTS = 3

const freshClaim = ({ clock, leaseMs }: ClaimDeps) => {
  const startedAt = clock()
  return { claim: randomUUID(), startedAt, leaseUntil: new Date(startedAt.getTime() + leaseMs) }
}

/** The run of today in Paris, unless it is done, someone is at it, or its next attempt is not due yet: then undefined. */
export async function claimDaily(deps: ClaimDeps): Promise<RunInHand | undefined> {
  const { db, clock } = deps
  const plannedDate = parisDate(clock())
  const known = await findDaily(db.knex, plannedDate)
  if (known) return isDue(known, clock()) ? take(deps, known) : undefined
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
 * Settles a run whose owner fell silent. A manual one was promised: it is taken. A test nobody waits for any more, and a day
 * that is over, end as failures; that of today is claimDaily's.
 */
export async function claimAbandoned(deps: ClaimDeps, run: Run): Promise<RunInHand | undefined> {
  const now = deps.clock()
  if (run.plannedDate === parisDate(now)) return undefined
  if (run.kind === 'manual' && run.attempts < MANUAL_ATTEMPTS) return take(deps, run)
  await recordFailure(deps.db.knex, run, { cause: interrupted(), at: now, nextAttemptAt: null })
  return undefined
}

/** The one manual run, with its audit entry; undefined while any run is under way. */
export async function claimManual(deps: ClaimDeps, asker: Asker): Promise<RunInHand | undefined> {
  const { startedAt, ...fresh } = freshClaim(deps)
  if (await isAnyRunning(deps.db.knex, startedAt)) return undefined
  try {
    return await inTransaction(deps.db, async (trx) => {
      await recordAudit(trx, {
        at: startedAt,
        action: 'generation-triggered',
        subjectId: null,
        from: asker.from
      })
      const run = { kind: 'manual' as const, plannedDate: null, place: MANUAL_PLACE, startedAt, ...fresh }
      const id = await insertRun(trx, run)
      return { id, kind: run.kind, plannedDate: null, claim: fresh.claim, attempts: 1 }
    })
  } catch (error) {
    if (isDuplicateKey(error)) return undefined // ordered at the same moment, on another replica perhaps
    throw error
  }
}

/** A run of its own for who waits for a test article. */
export async function claimTest(deps: ClaimDeps, asker: Asker): Promise<RunInHand> {
  const fresh = freshClaim(deps)
  const id = await insertRun(deps.db.knex, { kind: 'test', plannedDate: null, place: null, ...fresh })
  return { id, kind: 'test', plannedDate: null, claim: fresh.claim, attempts: 1, asker }
}

async function take(deps: ClaimDeps, run: Run): Promise<RunInHand | undefined> {
  const fresh = freshClaim(deps)
  const cause = run.state === 'running' ? interrupted() : run.cause
  if (!(await takeOver(deps.db.knex, run, { ...fresh, cause }))) return undefined
  const { id, kind, plannedDate } = run
  return { id, kind, plannedDate, attempts: run.attempts + 1, claim: fresh.claim }
}

const interrupted = () => causeOf(new WriterFault('interrupted', 'The owner fell silent'))
