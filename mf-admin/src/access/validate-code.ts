import { administrationCalls } from '@site/contracts/operations/calls/administration'
import { callApi } from '@site/web/api/call-api'
import { HttpError, type Platform } from '@site/web/platform'

export type CodeCheck =
  | { outcome: 'accepted' }
  | { outcome: 'refused' }
  /** Too many tries: the server's own sentence. */
  | { outcome: 'throttled'; message: string }
  | { outcome: 'failed' }

/** Asks the server about a code: any success status accepts the code (ADMIN-4). Never throws. */
export async function validateCode(http: Platform['http'], adminCode: string): Promise<CodeCheck> {
  try {
    await callApi(http, administrationCalls.validateAdmin, { body: { adminCode } })
    return { outcome: 'accepted' }
  } catch (error) {
    if (error instanceof HttpError && error.status === 429 && error.problem)
      return { outcome: 'throttled', message: error.problem.message }
    if (error instanceof HttpError && error.status < 500) return { outcome: 'refused' }
    console.error('The admin code could not be checked', error)
    return { outcome: 'failed' }
  }
}
