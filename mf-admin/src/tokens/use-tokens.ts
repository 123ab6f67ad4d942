import type { ReleaseGrants } from '@site/contracts/access/release-grants'
import type { MadeToken } from '@site/contracts/access/token-calls'
import { type ApiToken, apiTokenListSchema, type TokenScope } from '@site/contracts/access/tokens'
import { tokenCalls } from '@site/contracts/operations/calls/tokens'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery, useToast } from '@site/web/platform'
import { codeHeader } from '../api/code-header.ts'
import { logFailure } from '../api/log-failure.ts'
import { isRefused } from '../api/message-of.ts'
import { untilRefused } from '../api/until-refused.ts'
import { tokensToasts } from './content/tokens.ts'

/** When each was last used changes without this screen: how often the list is read again. Milliseconds. */
const POLLING = 5_000

/** What a new token is made of. */
export interface NewToken {
  name: string
  scopes: TokenScope[]
  /** With the scope `releases:write`: what it may publish. */
  releases?: ReleaseGrants
}

/** The tokens of programs, and what can be done to them here. */
export function useTokens(adminCode: string) {
  const { http } = usePlatform()
  const toast = useToast()
  const { data, error, isError, refetch } = useQuery({
    queryKey: [tokenCalls.listTokens.path, adminCode],
    queryFn: async () =>
      apiTokenListSchema.parse(
        await callApi(http, tokenCalls.listTokens, { headers: codeHeader(adminCode) })
      ),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: untilRefused(POLLING)
  })
  return {
    tokens: data,
    hasFailed: isError,
    isRefused: isRefused(error),
    refetch: () => void refetch(),
    /** Makes a token and returns it, or null when that failed, which a toast has said. */
    async create(token: NewToken): Promise<MadeToken | null> {
      try {
        const made = await callApi(http, tokenCalls.createToken, { body: { adminCode, ...token } })
        void refetch()
        return made
      } catch (error) {
        toast.show(tokensToasts.notCreated(logFailure('The token could not be made', error)))
        return null
      }
    },
    async revoke({ id }: ApiToken): Promise<void> {
      try {
        await callApi(http, tokenCalls.revokeToken, { params: { id }, body: { adminCode } })
        toast.show(tokensToasts.revoked)
      } catch (error) {
        toast.show(tokensToasts.notRevoked(logFailure('The token could not be revoked', error)))
      }
      await refetch()
    }
  }
}
