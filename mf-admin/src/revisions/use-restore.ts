import { draftCalls } from '@site/contracts/operations/calls/drafts'
import type { Conflict } from '@site/contracts/operations/problem'
import { callApi } from '@site/web/api/call-api'
import { HttpError, useNavigate, usePlatform, useToast } from '@site/web/platform'
import { useState } from 'react'
import { adminPath } from '../access/admin-path.ts'
import { logFailure } from '../api/log-failure.ts'
import { DRAFT_PARAMETER, TO_WRITE_ON } from '../articles/draft/read-draft.ts'
import { restoreToasts } from './content/revisions.ts'

/** The draft that an article has already. */
export type StandingDraft = Conflict['current']

/**
 * Makes a draft of a text that was published, and leads to it (REVISION-3). `standing`: the draft that is in its place, once that is
 * known; `restore` replaces it when it is given its version.
 */
export function useRestore(id: string, adminCode: string) {
  const { http } = usePlatform()
  const toast = useToast()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [standing, setStanding] = useState<StandingDraft | null>(null)

  const restore = async (number: number, version?: number): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const draft = await callApi(http, draftCalls.restoreRevision, {
        params: { id, number },
        body: { adminCode, ...(version !== undefined && { version }) }
      })
      toast.show(restoreToasts.restored(number))
      navigate(`${adminPath(`/admin/edit/${id}`, adminCode)}&${DRAFT_PARAMETER}=${draft.id}`, {
        state: TO_WRITE_ON
      })
    } catch (error) {
      const problem = error instanceof HttpError ? error.problem : undefined
      if (problem?.conflict) return setStanding(problem.conflict.current)
      logFailure('The version could not be restored', error)
      toast.show(restoreToasts.failed(problem?.message))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, standing, forget: () => setStanding(null), restore }
}
