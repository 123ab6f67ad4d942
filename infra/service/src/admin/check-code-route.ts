import Router, { type RouterInstance } from '@koa/router'
import { CHECK_CODE_PATH, type CheckedCode, UNHEARD_CODE } from '@site/contracts/access/code-calls'
import { selectorOf } from '@site/contracts/access/codes'
import { adminRequestSchema } from '@site/contracts/operations/admin'
import { BODY_LIMITS } from '@site/contracts/operations/body-limits'
import { z } from 'zod'
import { unauthorized } from '../http/errors.ts'
import { readBody } from '../http/read-body.ts'
import { validate } from '../http/validate.ts'
import { adminCodeRefused, type CodeCheck } from './admin-code.ts'

const checkRequestSchema = adminRequestSchema.extend({ as: z.enum(['code', 'token']).default('code') })

/**
 * Tells the gateway, which has no database, whose code it was given and what that opens; 401 for a code that is wrong or revoked, which says
 * whether this service has heard of it.
 *
 * @param find the code with a selector, if there is one
 */
export const answerCheckedCodes = (
  check: CodeCheck,
  find: (selector: string) => Promise<object | undefined>
): RouterInstance =>
  new Router().post(CHECK_CODE_PATH, readBody(BODY_LIMITS.usual), async (ctx) => {
    const { adminCode, as } = validate(checkRequestSchema, ctx.request.body)
    const holder = await check(adminCode, as)
    if (!holder) throw (await isUnheard(adminCode, find)) ? codeUnheard() : adminCodeRefused()
    const { selector = null, name = null } = holder.named ?? {}
    const { scopes, releases } = holder
    ctx.body = { selector, name, scopes: [...scopes], ...(releases && { releases }) } satisfies CheckedCode
  })

const codeUnheard = () => unauthorized('Code administrateur incorrect.', UNHEARD_CODE)

async function isUnheard(
  candidate: unknown,
  find: (selector: string) => Promise<object | undefined>
): Promise<boolean> {
  const selector = typeof candidate === 'string' ? selectorOf(candidate) : undefined
  return selector !== undefined && !(await find(selector))
}
