import type { ACCESS_ACTIONS } from '@site/contracts/operations/audit'
import type { Context, Middleware } from 'koa'
import type { Database } from '../database/database.ts'
import { clientAddress } from '../http/client-address.ts'
import { HttpError } from '../http/errors.ts'
import type { Log } from '../observability/log.ts'
import type { Clock } from '../process/clock.ts'
import { adminCandidates } from './admin-code.ts'
import { recordAudit } from './audit.ts'

export type AccessAction = (typeof ACCESS_ACTIONS)[number]

export interface AccessAudit {
  /** Writes down that somebody came in, was refused, or read: once an hour for each address, whatever the count. */
  note: (action: AccessAction, address: string) => Promise<void>
}

const HOUR_MS = 3_600_000
/** Addresses remembered within an hour: beyond, some are written down twice. */
const MAX_NOTED = 50_000

/** Who had access to personal data and when, in the audit beside the changes (article 33 GDPR asks). */
export function createAccessAudit({ db, clock, log }: { db: Database; clock: Clock; log: Log }): AccessAudit {
  let hour = 0
  const noted = new Set<string>()
  return {
    async note(action, address) {
      const at = clock()
      const now = Math.floor(at.getTime() / HOUR_MS)
      if (now !== hour || noted.size >= MAX_NOTED) noted.clear()
      hour = now
      const key = `${action} ${address}`
      if (noted.has(key)) return
      noted.add(key)
      try {
        await recordAudit(db.knex, { at, action, subjectId: null, from: address })
      } catch (error) {
        noted.delete(key)
        log.error({ err: error, action }, 'An access could not be written down')
      }
    }
  }
}

/** Writes down who offers a wrong code. To stand before the routers. */
export const noteRefusals =
  (audit: AccessAudit): Middleware =>
  async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      const isRefusal = error instanceof HttpError && error.code === 'admin-code-refused'
      if (isRefusal && offersCode(ctx)) await audit.note('login-refused', clientAddress(ctx))
      throw error
    }
  }

/** A missing code is no guess. */
const offersCode = (ctx: Context): boolean =>
  [...adminCandidates(ctx, 'header-or-query'), ...adminCandidates(ctx, 'body')].some(
    (code) => code !== undefined && code !== ''
  )
