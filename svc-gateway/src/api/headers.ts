import type { IncomingHttpHeaders } from 'node:http'
import { clientAddress } from '@site/service/http/app'
import type { Context } from 'koa'

/** They concern one connection, not the message (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade'
])

/** Ours to say, or answered by Node already (expect). */
const REQUEST_OURS = new Set([
  'host',
  'expect',
  'content-length', // of the body as it is sent on
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'forwarded',
  // The gateway begins the trace; a stranger's is dropped (upstream.ts writes ours).
  'traceparent',
  'tracestate',
  'baggage'
])
const ANSWER_OURS = new Set(['x-request-id', 'date'])

/** Headers that are passed to the service: all end-to-end ones, the client's address and the request's id. */
export function requestHeaders(ctx: Context): Record<string, string | string[]> {
  return { ...endToEnd(ctx.req.headers, REQUEST_OURS), ...forwarded(ctx) }
}

/** Headers of a call with a JSON body that the gateway makes itself for a request: its id and its client's address, and nothing of what the client sent. */
export const ownHeaders = (ctx: Context): Record<string, string> => ({
  'content-type': 'application/json',
  ...forwarded(ctx)
})

/** What a service is told of the request that a call is made for. */
const forwarded = (ctx: Context) => ({
  'x-request-id': String(ctx.state.requestId),
  // The address the gateway found by its list of trusted proxies; what a stranger wrote there is dropped.
  'x-forwarded-for': clientAddress(ctx)
})

/** Headers of an upstream's answer that are passed to the client. */
export const answerHeaders = (headers: IncomingHttpHeaders) => endToEnd(headers, ANSWER_OURS)

function endToEnd(headers: IncomingHttpHeaders, ours: Set<string>): Record<string, string | string[]> {
  const named = new Set(
    String(headers.connection ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase())
  )
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || HOP_BY_HOP.has(name) || ours.has(name) || named.has(name) ? [] : [[name, value]]
    )
  )
}
