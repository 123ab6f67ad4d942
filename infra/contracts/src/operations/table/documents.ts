import { documentCalls } from '../calls/documents.ts'
import { descriptionCalls } from '../calls/public/descriptions.ts'
import { operation } from '../definition/operation.ts'
import { unchanged } from '../definition/shared.ts'

/** The description of the API itself. */
export const documentOperations = {
  readDocs: operation({
    call: documentCalls.readDocs,
    owner: 'gateway',
    tag: 'Documentation',
    summary: 'This description as a page',
    successes: [{ status: 200, description: 'The page.', body: { type: 'text/html' } }, unchanged],
    refusals: [405]
  }),
  readOpenApi: operation({
    call: descriptionCalls.readOpenApi,
    owner: 'gateway',
    tag: 'Documentation',
    summary: 'This description, OpenAPI 3.1',
    successes: [{ status: 200, description: 'The document.', body: { type: 'application/json' } }, unchanged],
    refusals: [405]
  }),
  readAsyncApi: operation({
    call: descriptionCalls.readAsyncApi,
    owner: 'gateway',
    tag: 'Documentation',
    summary: 'The events of the bus, AsyncAPI 3',
    successes: [{ status: 200, description: 'The document.', body: { type: 'application/json' } }, unchanged],
    refusals: [405]
  })
} as const
