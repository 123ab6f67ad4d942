import type { z } from 'zod'
import type { codeChangeSchema, MadeCode, newCodeSchema } from '../../access/code-calls.ts'
import type { NamedCode } from '../../access/codes.ts'
import type { AdminRequest } from '../admin.ts'
import { call } from './call.ts'

/** Calls about the named codes. */
export const adminCodeCalls = {
  listCodes: call('GET', '/api/admin/codes').of<{ query: { adminCode?: string }; answer: NamedCode[] }>(),
  createCode: call('POST', '/api/admin/codes').of<{
    body: z.input<typeof newCodeSchema> & AdminRequest
    answer: MadeCode
  }>(),
  changeCode: call('PATCH', '/api/admin/codes/:id').of<{
    body: z.input<typeof codeChangeSchema> & AdminRequest
    answer: NamedCode
  }>(),
  revokeCode: call('DELETE', '/api/admin/codes/:id').of<{ body: AdminRequest; answer: NamedCode }>()
} as const
