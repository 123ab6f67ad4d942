import type { ACCESS_ACTIONS } from '@site/contracts/operations/audit'
import type { Context, Middleware } from 'koa'
import type { Database } from '../database/database.ts'
import { clientAddress } from '../http/client-address.ts'
import { HttpError } from '../http/errors.ts'
import type { Log } from '../observability/log.ts'
import type { Clock } from '../process/clock.ts'
import { adminCandidates, bearerOf } from './admin-code.ts'
import { type Actor, recordAudit } from './audit.ts'

export type AccessAction = (typeof ACCESS_ACTIONS)[number]

export interface AccessAudit {
  /** Records that somebody logged in, was refused, or read personal data: once an hour for each action, address and code. */
  note: (action: AccessAction, actor: Actor) => Promise<void>
}

const HOUR_MS = 3_600_000
/** Accesses remembered within an hour. When there are more, some are recorded twice. */
const MAX_REMEMBERED = 50_000

/** Records in the audit, beside the changes, who had access to personal data and when (GDPR, article 33). */
export function createAccessAudit({ db, clock, log }: { db: Database; clock: Clock; log: Log }): AccessAudit {
  let hour = 0
  const recorded = new Set<string>()
  return {
    async note(action, actor) {
      const at = clock()
      const now = Math.floor(at.getTime() / HOUR_MS)
      if (now !== hour || recorded.size >= MAX_REMEMBERED) recorded.clear()
      hour = now
      const key = JSON.stringify([action, actor.from, actor.by])
      if (recorded.has(key)) return
      recorded.add(key)
      try {
        await recordAudit(db.knex, { at, action, subjectId: null, ...actor })
      } catch (error) {
        recorded.delete(key)
        log.error({ err: error, action }, 'An access could not be written down')
      }
    }
  }
}

/** Records who sends a wrong admin code or token. It must come before the routers. */
export const auditRefusals =
  (audit: AccessAudit): Middleware =>
  async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      const isRefusal =
        error instanceof HttpError && ['admin-code-refused', 'token-refused'].includes(error.code)
      if (isRefusal && hasCode(ctx)) await audit.note('login-refused', { from: clientAddress(ctx) })
      throw error
    }
  }

/** Was a code sent at all? A request without one is not a guess. */
const hasCode = (ctx: Context): boolean =>
  bearerOf(ctx) !== undefined ||
  [...adminCandidates(ctx, 'header-or-query'), ...adminCandidates(ctx, 'body')].some(
    (code) => code !== undefined && code !== ''
  )
