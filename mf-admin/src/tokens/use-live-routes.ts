import { releaseBoardCalls } from '@site/contracts/operations/calls/front-ends/release-board'
import { callApi } from '@site/web/api/call-api'
import { usePlatform, useQuery } from '@site/web/platform'
import { useAdminCode } from '../access/use-admin-code.ts'
import { codeHeader } from '../api/code-header.ts'

/**
 * Where the addresses that parts of the site have live begin, none below another, with spaces between them; empty as long as that is not
 * known, or where they have none. '/' stands for all below it too (TOKEN-12).
 *
 * @param names of deployables, as they are typed
 */
export function useLiveRoutes(names: readonly string[]): string {
  const adminCode = useAdminCode() ?? ''
  const { http } = usePlatform()
  const { data } = useQuery({
    queryKey: [releaseBoardCalls.readReleaseBoard.path, adminCode, 'routes'],
    queryFn: () => callApi(http, releaseBoardCalls.readReleaseBoard, { headers: codeHeader(adminCode) })
  })
  const rows = (data?.deployables ?? []).filter(({ name }) => names.includes(name))
  const prefixes = new Set(rows.flatMap(({ addresses }) => addresses.map(prefixOf)))
  const isBelowAnother = (route: string) =>
    [...prefixes].some((prefix) => prefix !== route && route.startsWith(prefix.replace(/\/?$/, '/')))
  return [...prefixes].filter((route) => !isBelowAnother(route)).join(' ')
}

/** The fixed parts of a pattern, before its first parameter. */
const prefixOf = (pattern: string) => pattern.replace(/\/:.*/, '') || '/'
