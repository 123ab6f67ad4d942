import { isDeepStrictEqual } from 'node:util'
import type { CheckedCode } from '@site/contracts/access/code-calls'
import type { ReleaseGrants } from '@site/contracts/access/release-grants'
import type { Publisher } from '@site/federation/publish/grants'
import { bearerOf } from '@site/service/admin/admin-code'
import { clientAddress } from '@site/service/http/app'
import { conflict, HttpError } from '@site/service/http/errors'
import type { Throttle } from '@site/service/http/throttle'
import type { Context } from 'koa'
import type { CodeLookup } from '../api/code-lookup.ts'
import { checked, type GuessThrottle } from '../api/guess-throttle.ts'

export interface TokenDeps {
  lookup: CodeLookup
  /** Guesses of an address. */
  throttle: GuessThrottle
  /** Calls of a token. */
  calls: Throttle
}

export interface Admitted {
  publisher: Publisher
  /** Looks the token up once more: throws 401 when it was revoked meanwhile, 403 or 409 when what it may publish was changed (TOKEN-13). */
  confirm: () => Promise<void>
}

const refused = () =>
  new HttpError({
    status: 401,
    code: 'token-refused',
    message:
      'This token is missing, wrong or revoked. The administration of this site makes one: « Accès », tab « Intégrations » (/admin/tokens). ' +
      'A command reads it from RELEASES_TOKEN, and copy that of --from from RELEASES_FROM_TOKEN.',
    headers: { 'WWW-Authenticate': 'Bearer' }
  })

/**
 * Whose token a request carries, and what it may publish. It is looked up at each call as every token is, so that one that is revoked opens nothing.
 *
 * @throws HttpError 401, 403 for a token without the scope, 429, 503 when no service can tell
 */
export async function admitToken(ctx: Context, { lookup, throttle, calls }: TokenDeps): Promise<Admitted> {
  const token = bearerOf(ctx)
  const attempt = throttle.begin(clientAddress(ctx), token)
  const holder = await checked(attempt, lookup(ctx, token, 'token'))
  if (!holder?.selector || !holder.name) {
    attempt.refused(token)
    throw refused()
  }
  attempt.accepted(token)
  await calls.take(holder.selector)
  const grants = grantsOf(holder)
  return {
    publisher: { by: holder.name, grants },
    confirm: async () => {
      const now = await lookup(ctx, token, 'token')
      if (!now) throw refused()
      if (!isDeepStrictEqual(grantsOf(now), grants))
        throw conflict(
          `What '${now.name}' may publish was changed meanwhile: send it again.`,
          'grants-changed'
        )
    }
  }
}

/** What a token may publish. Throws 403 for one without the scope. */
function grantsOf({ name, scopes, releases }: CheckedCode): ReleaseGrants {
  if (scopes.includes('releases:write') && releases) return releases
  throw new HttpError({
    status: 403,
    code: 'scope-missing',
    message: `The token '${name}' does not have the scope releases:write.`
  })
}
