import { type ApiToken, apiTokenListSchema } from '@site/contracts/access/tokens'
import { tokenCalls } from '@site/contracts/operations/calls/tokens'
import { callApi } from '@site/web/api/call-api'
import { usePlatform } from '@site/web/platform'
import { codeHeader } from '../api/code-header.ts'
import type { IssuedList } from '../issued/issued-kind.ts'
import { useIssued } from '../issued/use-issued.ts'
import { contentOf, type TokenText, tokenKind } from './token-kind.tsx'

const { toasts } = tokenKind.copy
const { listTokens, createToken, changeToken, revokeToken } = tokenCalls

/** The tokens of programs, and what can be done to them here. */
export function useTokens(adminCode: string): IssuedList<ApiToken, TokenText> {
  const { http } = usePlatform()
  const { attempt, ...list } = useIssued({
    key: [listTokens.path, adminCode],
    read: async () =>
      apiTokenListSchema.parse(await callApi(http, listTokens, { headers: codeHeader(adminCode) }))
  })
  const bodyOf = (text: TokenText) => ({ adminCode, ...contentOf(text) })
  return {
    ...list,
    create: (text) =>
      attempt(async () => (await callApi(http, createToken, { body: bodyOf(text) })).token, {
        failed: toasts.notCreated
      }),
    change: ({ id }, text) =>
      attempt(() => callApi(http, changeToken, { params: { id }, body: bodyOf(text) }), {
        done: toasts.changed,
        failed: toasts.notChanged
      }),
    revoke: ({ id }) =>
      attempt(() => callApi(http, revokeToken, { params: { id }, body: { adminCode } }), {
        done: toasts.revoked,
        failed: toasts.notRevoked
      })
  }
}
