import { opensAdministration, type Rights, readValidatedSchema } from '@site/contracts/access/codes'
import { administrationCalls } from '@site/contracts/operations/calls/administration'
import { callApi } from '@site/web/api/call-api'
import { HttpError, type Platform } from '@site/web/platform'
import { logFailure } from '../api/log-failure.ts'

export const ALL_RIGHTS: Rights = { name: null, scopes: ['all'] }

export type CodeCheck =
  /** Without `rights`: every right, as the shared code has. */
  | { outcome: 'accepted'; rights?: Rights }
  | { outcome: 'refused' }
  /** Too many tries: the server's own sentence. */
  | { outcome: 'throttled'; message: string }
  | { outcome: 'failed' }

/** Asks the server about a code: any success status accepts the code (ADMIN-4), unless it opens nothing of the administration (ADMIN-12). Never throws. */
export async function validateCode(http: Platform['http'], adminCode: string): Promise<CodeCheck> {
  try {
    const answer = readValidatedSchema.safeParse(
      await callApi(http, administrationCalls.validateAdmin, { body: { adminCode } })
    )
    if (!answer.success) return { outcome: 'accepted' }
    return opensAdministration(answer.data.scopes)
      ? { outcome: 'accepted', rights: answer.data }
      : { outcome: 'refused' }
  } catch (error) {
    if (error instanceof HttpError && error.status === 429 && error.problem)
      return { outcome: 'throttled', message: error.problem.message }
    if (error instanceof HttpError && error.status < 500) return { outcome: 'refused' }
    logFailure('The admin code could not be checked', error)
    return { outcome: 'failed' }
  }
}
