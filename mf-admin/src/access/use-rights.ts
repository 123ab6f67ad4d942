import { type CodeScope, mayDo, type Rights, selectorOf } from '@site/contracts/access/codes'
import { usePlatform, useQuery } from '@site/web/platform'
import { ALL_RIGHTS, validateCode } from './validate-code.ts'

/** Rights are asked for again after so long, in milliseconds. */
const RIGHTS_FRESH = 60_000

/**
 * What a code opens. Only what has the form of a named code is asked about: the shared one opens everything, and a wrong one shows its
 * page, where each call fails (ADMIN-11). undefined while it is not known; null when the code is wrong or nobody can tell.
 */
export function useRights(adminCode: string): Rights | null | undefined {
  const { http } = usePlatform()
  const isNamed = selectorOf(adminCode) !== undefined
  const { data } = useQuery({
    queryKey: ['admin-rights', adminCode],
    enabled: isNamed,
    queryFn: async () => {
      const check = await validateCode(http, adminCode)
      return check.outcome === 'accepted' ? (check.rights ?? ALL_RIGHTS) : null
    },
    staleTime: RIGHTS_FRESH,
    gcTime: 0
  })
  return isNamed ? data : ALL_RIGHTS
}

/** Whether a code opens what needs a scope. As long as that is not known, nothing; where nobody can tell, everything, as each call is checked. */
export function useMay(adminCode: string): (scope: CodeScope) => boolean {
  const rights = useRights(adminCode)
  return (scope) => rights === null || (rights !== undefined && mayDo(rights.scopes, [scope]))
}
