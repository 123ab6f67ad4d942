import type { MadeCode } from '@site/contracts/access/code-calls'
import type { CodeScope } from '@site/contracts/access/codes'
import { type NamedCode, namedCodeListSchema } from '@site/contracts/access/codes'
import { adminCodeCalls } from '@site/contracts/operations/calls/admin-codes'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery, useToast } from '@site/web/platform'
import { codeHeader } from '../api/code-header.ts'
import { logFailure } from '../api/log-failure.ts'
import { isRefused } from '../api/message-of.ts'
import { untilRefused } from '../api/until-refused.ts'
import { codesToasts } from './content/codes.ts'

/** When each was last used changes without this screen: how often the list is read again. Milliseconds. */
const POLLING = 5_000

/** The named codes, and what can be done to them here. */
export function useCodes(adminCode: string) {
  const { http } = usePlatform()
  const toast = useToast()
  const { data, error, isError, refetch } = useQuery({
    queryKey: [adminCodeCalls.listCodes.path, adminCode],
    queryFn: async () =>
      namedCodeListSchema.parse(
        await callApi(http, adminCodeCalls.listCodes, {
          headers: codeHeader(adminCode)
        })
      ),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: untilRefused(POLLING)
  })
  return {
    codes: data,
    hasFailed: isError,
    isRefused: isRefused(error),
    refetch: () => void refetch(),
    /** Makes a code and returns it, or null when that failed, which a toast has said. */
    async create(name: string, scopes: CodeScope[]): Promise<MadeCode | null> {
      try {
        const made = await callApi(http, adminCodeCalls.createCode, { body: { adminCode, name, scopes } })
        void refetch()
        return made
      } catch (error) {
        toast.show(codesToasts.notCreated(logFailure('The code could not be made', error)))
        return null
      }
    },
    /** Gives a code another name, other scopes, or both. Answers whether it was done; a toast says so either way. */
    async change({ id }: NamedCode, change: { name: string; scopes: CodeScope[] }): Promise<boolean> {
      try {
        await callApi(http, adminCodeCalls.changeCode, { params: { id }, body: { adminCode, ...change } })
        toast.show(codesToasts.changed)
        await refetch()
        return true
      } catch (error) {
        toast.show(codesToasts.notChanged(logFailure('The code could not be changed', error)))
        return false
      }
    },
    async revoke({ id }: NamedCode): Promise<void> {
      try {
        await callApi(http, adminCodeCalls.revokeCode, { params: { id }, body: { adminCode } })
        toast.show(codesToasts.revoked)
      } catch (error) {
        toast.show(codesToasts.notRevoked(logFailure('The code could not be revoked', error)))
      }
      await refetch()
    }
  }
}
