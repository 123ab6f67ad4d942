import { addressOf, type Call, type CallTypes, type Params } from '@site/contracts/operations/calls/call'
import type { Http } from '../platform/http/http.ts'

/** What a call is given: what its path and its types ask for, and no more. */
export type Given<Path extends string, Types extends CallTypes> = (keyof Params<Path> extends never
  ? unknown
  : { params: Params<Path> }) &
  (Types extends { body: infer Body } ? { body: Body } : unknown) & {
    query?: Types['query']
    headers?: Record<string, string>
    signal?: AbortSignal
    /** Sent even though the page is being left. */
    keepalive?: boolean
  }

/**
 * Makes a call of the API (contracts, operations/calls): its method and path, what it takes and what it answers come from there.
 *
 * @throws HttpError for an answer that is no success, TypeError when the network fails
 */
export async function callApi<Path extends string, Types extends CallTypes>(
  http: Http,
  call: Call<Path, Types>,
  given: Given<Path, Types>
): Promise<Types['answer']> {
  const { params, query, body, ...init } = given as {
    params?: never
    query?: Types['query']
    body?: object
  } & RequestInit
  const address = (addressOf as (...all: unknown[]) => string)(call, params, query)
  return call.method === 'GET' ? http.getJson(address, init) : http.sendJson(call.method, address, body, init)
}
