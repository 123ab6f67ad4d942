import { type ApiToken, isTokenScope } from '@site/contracts/access/tokens'
import { tokenOperations } from '@site/contracts/operations/table/tokens'
import { isToken, type StoredCode } from '@site/service/admin/named-codes'
import { type Routes, readId } from '@site/service/routes/routes'
import {
  type CodeDeps,
  changeCode,
  listCodes,
  makeCode,
  presentCode,
  REFUSALS,
  revokeCode
} from '../codes/issued-codes.ts'

/** Tokens of programs, for who holds the shared code or one of scope `all` (TOKEN-1). They are kept as named codes are (decision 138). */
export function addTokenRoutes({ route }: Routes, deps: CodeDeps): void {
  route(tokenOperations.listTokens, async () =>
    (await listCodes(deps.db.knex)).filter(isToken).map(presentToken)
  )

  route(tokenOperations.createToken, async ({ from, by, body }) => {
    const { code, stored } = await makeCode(deps, body, { from, by })
    return { ...presentToken(stored), token: code }
  })

  route(tokenOperations.changeToken, async ({ ctx, from, by, body }) =>
    presentToken(await changeCode(deps, readId(ctx, tokenNotFound), body, { from, by }, 'token'))
  )

  route(tokenOperations.revokeToken, async ({ ctx, from, by }) =>
    presentToken(await revokeCode(deps, readId(ctx, tokenNotFound), { from, by }, 'token'))
  )
}

/** A token as the API answers it. */
const presentToken = (stored: StoredCode): ApiToken => ({
  ...presentCode(stored),
  scopes: stored.scopes.filter(isTokenScope),
  ...(stored.releases && { releases: stored.releases })
})

const { unknown: tokenNotFound } = REFUSALS.token
