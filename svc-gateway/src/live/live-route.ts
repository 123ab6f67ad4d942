import type { CheckedCode } from '@site/contracts/access/code-calls'
import { mayDo } from '@site/contracts/access/codes'
import { administrationOperations } from '@site/contracts/operations/table/administration'
import { adminCandidates, adminCodeRefused, scopeMissing } from '@site/service/admin/admin-code'
import { clientAddress } from '@site/service/http/app'
import { methodNotAllowed } from '@site/service/http/errors'
import type { Context, Middleware } from 'koa'
import type { CodeLookup } from '../api/code-lookup.ts'
import { checked, type GuessThrottle } from '../api/guess-throttle.ts'
import type { TellLogin } from '../api/tell-login.ts'
import type { LiveHub } from './live-hub.ts'

const SCOPES = administrationOperations.followLive.scopes ?? []

/** Server-sent events for who carries a right code in a header (SAFE-12), as far as its scopes go (ADMIN-13). */
export function serveLive(options: {
  lookup: CodeLookup
  throttle: GuessThrottle
  tell: TellLogin
  hub: LiveHub
}): Middleware {
  return async (ctx) => {
    // A stream has no head to speak of.
    if (ctx.method !== 'GET') throw methodNotAllowed(['GET'])
    const address = clientAddress(ctx)
    // The header alone: a code in this address would stand in the browser's own tools for as long as the stream does.
    const candidates = adminCandidates(ctx, 'header')
    const attempt = options.throttle.begin(address, candidates[0])
    const holder = await checked(attempt, findFirst(options.lookup, ctx, candidates))
    options.tell(ctx, candidates.at(-1))
    if (!holder) {
      attempt.refused(candidates[0])
      throw adminCodeRefused()
    }
    attempt.accepted(candidates[0])
    if (!mayDo(holder.scopes, SCOPES)) throw scopeMissing()
    ctx.body = options.hub.open(address, ctx.res, holder)
    ctx.type = 'text/event-stream; charset=utf-8'
    // A proxy must pass each message on as it comes.
    ctx.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
  }
}

async function findFirst(
  lookup: CodeLookup,
  ctx: Context,
  candidates: unknown[]
): Promise<CheckedCode | null> {
  for (const candidate of new Set(candidates)) {
    const holder = await lookup(ctx, candidate)
    if (holder) return holder
  }
  return null
}
