import { ADMIN_CODE_HEADER } from '@site/contracts/admin'
import { auditListSchema } from '@site/contracts/audit'
import { usePlatform, useQuery } from '@site/web/platform'
import { mergeAudits } from './merge-audits.ts'

const SHOWN = 10
const AUDITS = { articles: '/api/admin/audit', leads: '/api/leads/audit' } as const

/** The latest logged actions of both services. One that does not answer costs its own lines alone. */
export function useActivity(adminCode: string) {
  const { http } = usePlatform()
  const { data, refetch } = useQuery({
    queryKey: ['admin-activity', adminCode],
    queryFn: async () => {
      const names = Object.keys(AUDITS) as (keyof typeof AUDITS)[]
      const headers = { [ADMIN_CODE_HEADER]: encodeURIComponent(adminCode) }
      const read = await Promise.allSettled(
        names.map(async (name) =>
          auditListSchema.parse(await http.getJson(`${AUDITS[name]}?limit=${SHOWN}`, { headers }))
        )
      )
      const known = Object.fromEntries(
        names.flatMap((name, index) => {
          const outcome = read[index]
          return outcome?.status === 'fulfilled' ? [[name, outcome.value]] : []
        })
      )
      const missing = names.length - Object.keys(known).length
      return { actions: mergeAudits(known, SHOWN), missing, isLost: missing === names.length }
    },
    staleTime: 0,
    gcTime: 0
  })
  return { ...(data ?? { actions: null, missing: 0, isLost: false }), refetch: () => void refetch() }
}
export type Activity = ReturnType<typeof useActivity>
