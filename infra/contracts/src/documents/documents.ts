import { buildAsyncApi } from '../events/asyncapi.ts'
import { buildOpenApi } from '../operations/openapi/openapi.ts'

const text = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`

/** The published documents by file name, as their files hold them. */
export const buildDocuments = (): Record<'openapi.json' | 'asyncapi.json', string> => ({
  'openapi.json': text(buildOpenApi()),
  'asyncapi.json': text(buildAsyncApi())
})
