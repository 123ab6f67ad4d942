import { auditListSchema } from '@site/contracts/operations/audit'
import { administrationCalls } from '@site/contracts/operations/calls/administration'
import { leadCalls } from '@site/contracts/operations/calls/leads'
import { callApi } from '@site/web/api/call-api'
import { HttpError, usePlatform, useQuery } from '@site/web/platform'
import { useState } from 'react'
import { useMay, useRights } from '../access/use-rights.ts'
import { codeHeader } from '../api/code-header.ts'
import { mergeAudits } from './merge-audits.ts'

/** Lines that are read of each audit, so that a filter has something to choose from. */
const READ = 60
/** By the scope that opens each. */
const AUDITS = { articles: administrationCalls.listArticleAudit, leads: leadCalls.listLeadAudit } as const

/**
 * The latest logged actions of both services, as far as the code opens them: the changes, or the accesses among them for who asks. A service
 * that does not answer costs its own lines alone.
 */
export function useActivity(adminCode: string) {
  const { http } = usePlatform()
  const [hasAccesses, setHasAccesses] = useState(false)
  const scope = hasAccesses ? 'all' : 'changes'
  const isKnown = useRights(adminCode) !== undefined
  const may = useMay(adminCode)
  const names = (['articles', 'leads'] as const).filter(may)
  const { data, refetch } = useQuery({
    queryKey: ['admin-activity', adminCode, scope, ...names],
    enabled: isKnown,
    queryFn: async () => {
      const headers = codeHeader(adminCode)
      const read = await Promise.allSettled(
        names.map(async (name) =>
          auditListSchema.parse(await callApi(http, AUDITS[name], { query: { limit: READ, scope }, headers }))
        )
      )
      const known = Object.fromEntries(
        names.flatMap((name, index) => {
          const outcome = read[index]
          return outcome?.status === 'fulfilled' ? [[name, outcome.value]] : []
        })
      )
      // A log that this code does not open is not missing (ADMIN-13).
      const closed = read.filter(
        (outcome) => outcome.status === 'rejected' && isForbidden(outcome.reason)
      ).length
      const missing = names.length - closed - Object.keys(known).length
      return {
        actions: mergeAudits(known, READ),
        missing,
        isLost: missing > 0 && missing + closed === names.length
      }
    },
    // The lines on the screen stay until the others are there.
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0
  })
  return {
    ...(data ?? { actions: null, missing: 0, isLost: false }),
    hasAccesses,
    setHasAccesses,
    refetch: () => void refetch()
  }
}

const isForbidden = (error: unknown) => error instanceof HttpError && error.status === 403
export type Activity = ReturnType<typeof useActivity>
