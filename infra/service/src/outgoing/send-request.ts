import { request as clearRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { type AddressGuard, ForbiddenAddressError, literalOf } from './address-guard.ts'

/** One request to somebody else's server. Without a guard, as for an address of the environment, it may go anywhere. */
export interface OutgoingRequest {
  method: 'GET' | 'HEAD' | 'POST'
  headers?: OutgoingHttpHeaders
  body?: string
  guard?: AddressGuard | undefined
  /** Ends it, its answer too. */
  signal: AbortSignal
}

/**
 * Sends one request over a connection of its own, and resolves with the head of its answer. A redirection is an answer like any other and is not followed.
 *
 * @throws ForbiddenAddressError before anything is sent where the guard does not allow the address, of figures or of a name; else what `http.request` emits
 */
export function sendRequest(
  url: URL,
  { method, headers, body, guard, signal }: OutgoingRequest
): Promise<IncomingMessage> {
  const literal = literalOf(url)
  if (literal && guard && !guard.allows(literal))
    return Promise.reject(new ForbiddenAddressError(`${literal} is a private address`))
  const request = url.protocol === 'https:' ? tlsRequest : clearRequest
  return new Promise((resolve, reject) => {
    request(url, {
      ...{ method, signal, agent: false },
      headers: { ...headers, ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }) },
      ...(guard && { lookup: guard.lookup })
    })
      .once('response', resolve)
      .on('error', reject)
      .end(body)
  })
}
