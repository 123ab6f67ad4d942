import type { AdminRequest } from '../admin.ts'
import type { SuspectsPage } from '../suspect.ts'
import { call } from './call.ts'

/** Calls about submissions that were set aside. */
export const suspectCalls = {
  listSuspects: call('GET', '/api/leads/suspects').of<{
    query: { adminCode?: string; limit?: number; cursor?: string }
    answer: SuspectsPage
  }>(),
  releaseSuspect: call('POST', '/api/leads/suspects/:id/release').of<{
    body: AdminRequest
    answer: { message: string }
  }>(),
  deleteSuspect: call('DELETE', '/api/leads/suspects/:id').of<{
    body: AdminRequest
    answer: { message: string }
  }>()
} as const
