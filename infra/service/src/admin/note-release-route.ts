import Router, { type RouterInstance } from '@koa/router'
import { mayDo } from '@site/contracts/access/codes'
import { NOTE_RELEASE_PATH, noteReleaseSchema } from '@site/contracts/access/release-note'
import { adminRequestSchema } from '@site/contracts/operations/admin'
import { BODY_LIMITS } from '@site/contracts/operations/body-limits'
import type { Database } from '../database/database.ts'
import { clientAddress } from '../http/client-address.ts'
import { readBody } from '../http/read-body.ts'
import { validate } from '../http/validate.ts'
import type { Clock } from '../process/clock.ts'
import { adminCodeRefused, type CodeCheck, scopeMissing } from './admin-code.ts'
import { recordAudit } from './audit.ts'

const requestSchema = noteReleaseSchema.extend(adminRequestSchema.shape)

/** Writes into the audit what the gateway did to what is live, for who carries the code (decision 172). */
export const noteReleases = (
  check: CodeCheck,
  { db, clock }: { db: Database; clock: Clock }
): RouterInstance =>
  new Router().post(NOTE_RELEASE_PATH, readBody(BODY_LIMITS.usual), async (ctx) => {
    const { adminCode, action, deployable, from, to, share } = validate(requestSchema, ctx.request.body)
    const holder = await check(adminCode)
    if (!holder) throw adminCodeRefused()
    if (!mayDo(holder.scopes, ['releases'])) throw scopeMissing()
    await recordAudit(db.knex, {
      at: clock(),
      action,
      subjectId: null,
      subject: `${deployable} ${[from, to].filter(Boolean).join(' → ')}${share === undefined ? '' : `, ${share}\u00a0%`}`,
      from: clientAddress(ctx),
      by: holder.named?.name ?? null
    })
    ctx.status = 204
  })
