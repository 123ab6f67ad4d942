import type { z } from 'zod'
import type { MadeToken, newTokenSchema } from '../../access/token-calls.ts'
import type { ApiToken } from '../../access/tokens.ts'
import type { AdminRequest } from '../admin.ts'
import { call } from './call.ts'

/** Calls about tokens, and the one that a token alone opens. */
export const tokenCalls = {
  listTokens: call('GET', '/api/admin/tokens').of<{ query: { adminCode?: string }; answer: ApiToken[] }>(),
  createToken: call('POST', '/api/admin/tokens').of<{
    body: z.input<typeof newTokenSchema> & AdminRequest
    answer: MadeToken
  }>(),
  changeToken: call('PUT', '/api/admin/tokens/:id').of<{
    body: z.input<typeof newTokenSchema> & AdminRequest
    answer: ApiToken
  }>(),
  revokeToken: call('DELETE', '/api/admin/tokens/:id').of<{ body: AdminRequest; answer: ApiToken }>()
} as const
