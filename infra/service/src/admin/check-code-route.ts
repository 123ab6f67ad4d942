import Router, { type RouterInstance } from '@koa/router'
import { CHECK_CODE_PATH, type CheckedCode } from '@site/contracts/access/code-calls'
import { adminRequestSchema } from '@site/contracts/operations/admin'
import { BODY_LIMITS } from '@site/contracts/operations/body-limits'
import { z } from 'zod'
import { readBody } from '../http/read-body.ts'
import { validate } from '../http/validate.ts'
import { adminCodeRefused, type CodeCheck } from './admin-code.ts'

const checkRequestSchema = adminRequestSchema.extend({ as: z.enum(['code', 'token']).default('code') })

/** Tells the gateway, which has no database, whose code it was given and what that opens; 401 for a code that is wrong or revoked. */
export const answerCheckedCodes = (check: CodeCheck): RouterInstance =>
  new Router().post(CHECK_CODE_PATH, readBody(BODY_LIMITS.usual), async (ctx) => {
    const { adminCode, as } = validate(checkRequestSchema, ctx.request.body)
    const holder = await check(adminCode, as)
    if (!holder) throw adminCodeRefused()
    const { selector = null, name = null } = holder.named ?? {}
    const { scopes, releases } = holder
    ctx.body = { selector, name, scopes: [...scopes], ...(releases && { releases }) } satisfies CheckedCode
  })
