import { z } from 'zod'
import type { Operation, Success } from './operation.ts'

type Refusals = Operation['refusals']

/** What every call with a JSON body may be refused for. */
export const BODY: Refusals = [400, 408, 413, 415]
/** What every call that is passed on to a service may meet. */
export const PASSED_ON: Refusals = [503, 504]
export const ADMIN: Refusals = [401, 403, 429]

/** Query of a list that answers pages of `max` at most when it is asked for one (LIST-4, API-2). */
export const pageOf = (max: number) => ({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(max)
    .optional()
    .describe('Answers one page of so many, with X-Total-Count and X-Next-Cursor.'),
  cursor: z.string().max(64).optional().describe('The X-Next-Cursor of the page before.')
})

export const PAGE_HEADERS = {
  'X-Total-Count': 'How many there are in all (when a page was asked for).',
  'X-Next-Cursor': 'Where the next page starts; absent on the last.'
}

export const unchanged: Success = {
  status: 304,
  description: 'Nothing changed since the ETag in If-None-Match.'
}
