import { leadCalls } from '@site/contracts/operations/calls/leads'
import { unavailable } from '@site/service/http/errors'
import type { Context } from 'koa'
import type { Upstream } from '../upstream/upstream.ts'
import { ownHeaders } from './headers.ts'

/** Has a login, or its refusal, recorded in the audit. The request does not wait for that. */
export type TellLogin = (ctx: Context, candidate: unknown) => void

const TIMEOUT_MS = 4500

/**
 * The gateway has no database: svc-leads, where the personal data is, checks the code itself and notes what comes of it,
 * `login` or `login-refused`.
 */
export const createTellLogin =
  (leads: Upstream): TellLogin =>
  (ctx, candidate) => {
    if (typeof candidate !== 'string' || candidate === '') return
    leads
      .call({
        ...leadCalls.noteAccess,
        headers: ownHeaders(ctx),
        body: Buffer.from(JSON.stringify({ adminCode: candidate, action: 'login' })),
        timeoutMs: TIMEOUT_MS
      })
      .then(async ({ status, body }) => {
        await body.dump()
        if (status !== 204 && status !== 401) throw unavailable(5, new Error(`svc-leads answered ${status}`))
      })
      .catch((error) => ctx.state.log.warn({ err: error }, 'A login could not be written down'))
  }
