import { call } from './call.ts'

/** The description of the API itself, for people. */
export const documentCalls = { readDocs: call('GET', '/api/docs').of<{ answer: string }>() } as const
