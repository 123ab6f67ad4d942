import { type NamedCode, namedCodeListSchema } from '@site/contracts/access/codes'
import { adminCodeCalls } from '@site/contracts/operations/calls/admin-codes'
import { callApi } from '@site/web/api/call-api'
import { usePlatform } from '@site/web/platform'
import { codeHeader } from '../api/code-header.ts'
import type { IssuedList } from '../issued/issued-kind.ts'
import { useIssued } from '../issued/use-issued.ts'
import { type CodeText, codeKind } from './code-kind.ts'

const { toasts } = codeKind.copy
const { listCodes, createCode, changeCode, revokeCode } = adminCodeCalls

/** The named codes, and what can be done to them here. */
export function useCodes(adminCode: string): IssuedList<NamedCode, CodeText> {
  const { http } = usePlatform()
  const { attempt, ...list } = useIssued({
    key: [listCodes.path, adminCode],
    read: async () =>
      namedCodeListSchema.parse(await callApi(http, listCodes, { headers: codeHeader(adminCode) }))
  })
  return {
    ...list,
    create: (text) =>
      attempt(async () => (await callApi(http, createCode, { body: { adminCode, ...text } })).code, {
        failed: toasts.notCreated
      }),
    change: ({ id }, text) =>
      attempt(() => callApi(http, changeCode, { params: { id }, body: { adminCode, ...text } }), {
        done: toasts.changed,
        failed: toasts.notChanged
      }),
    revoke: ({ id }) =>
      attempt(() => callApi(http, revokeCode, { params: { id }, body: { adminCode } }), {
        done: toasts.revoked,
        failed: toasts.notRevoked
      })
  }
}
