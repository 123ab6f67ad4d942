import { adminCodeOperations } from '@site/contracts/operations/table/admin-codes'
import { isToken } from '@site/service/admin/named-codes'
import { type Routes, readId } from '@site/service/routes/routes'
import {
  type CodeDeps,
  changeCode,
  listCodes,
  makeCode,
  presentCode,
  REFUSALS,
  revokeCode
} from './issued-codes.ts'

/** The named codes, for who holds the shared one or a named one of scope `all` (ADMIN-14). */
export function addCodeRoutes({ route }: Routes, deps: CodeDeps): void {
  route(adminCodeOperations.listCodes, async () =>
    (await listCodes(deps.db.knex)).filter((code) => !isToken(code)).map(presentCode)
  )

  route(adminCodeOperations.createCode, async ({ from, by, body }) => {
    const { code, stored } = await makeCode(deps, body, { from, by })
    return { ...presentCode(stored), code }
  })

  route(adminCodeOperations.changeCode, async ({ ctx, from, by, body }) =>
    presentCode(await changeCode(deps, readId(ctx, REFUSALS.code.unknown), body, { from, by }, 'code'))
  )

  route(adminCodeOperations.revokeCode, async ({ ctx, from, by }) =>
    presentCode(await revokeCode(deps, readId(ctx, REFUSALS.code.unknown), { from, by }, 'code'))
  )
}
