import { call } from '../call.ts'

/** The description of the API itself, for programs. */
export const descriptionCalls = {
  readOpenApi: call('GET', '/api/openapi.json').of<{ answer: object }>(),
  readAsyncApi: call('GET', '/api/asyncapi.json').of<{ answer: object }>()
} as const
