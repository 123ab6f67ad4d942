import { call } from './call.ts'

/** The description of the API itself. */
export const documentCalls = {
  readDocs: call('GET', '/api/docs').of<{ answer: string }>(),
  readOpenApi: call('GET', '/api/openapi.json').of<{ answer: object }>(),
  readAsyncApi: call('GET', '/api/asyncapi.json').of<{ answer: object }>()
} as const
