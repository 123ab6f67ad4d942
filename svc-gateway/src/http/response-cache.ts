import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createAddressFinder } from '@site/service/http/client-address'
import { holdsTag } from '@site/service/http/entity-tag'
import type { Log } from '@site/service/observability/log'
import { httpDuration, type Metrics } from '@site/service/observability/metrics'
import { redactUrl } from '@site/service/observability/redact'
import type { Context } from 'koa'
import { LRUCache } from 'lru-cache'
import { chooseEncoding, type Representation } from './representation.ts'

/**
 * The response cache: what is answered often is answered again from memory, before Koa sees the request (infra/decisions/0061): the same bytes
 * under the same headers as Koa's own answer, for as long as that answer is right.
 */
export interface ResponseCache {
  /** Answers a request it has the answer to. False: the request is for Koa. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Keeps the answer Koa is about to give at this address, while `isFresh`. Call it when every header is set. */
  keep: (ctx: Context, representation: Representation, isFresh: () => boolean, page?: KeptPage) => void
}

/** What is said of a page that is kept. */
export interface KeptPage {
  /** The visitors whom it is for (`variantOf`). */
  variant: string
  /** Called with each request that it answers. */
  onAnswer: ((request: IncomingMessage) => void) | undefined
}

interface Kept {
  representation: Representation
  isFresh: () => boolean
  needsHtml: boolean
  onAnswer: KeptPage['onAnswer']
  /** Names and values one after the other, as Node writes them fastest. */
  headers: string[]
  /** The same for a client that has the representation already. */
  unchanged: string[]
}

const MAX_ENTRIES = 2000
const MAX_BYTES = 128 * 1024 * 1024
/** Headers of one answer, not of the representation. */
const OF_ONE_ANSWER = new Set(['x-request-id', 'content-length', 'content-encoding', 'content-type', 'date'])
/** What a 304 says again (RFC 9110 §15.4.5), and who may read it: the rest is with the stored answer. */
const OF_UNCHANGED = new Set([
  'cache-control',
  'etag',
  'expires',
  'vary',
  'content-location',
  'access-control-allow-origin',
  'cross-origin-resource-policy'
])
/** Files of front ends are the same for everybody: their address holds the version, or what they hold. */
const FILES = '/remotes/'
/** No address begins with a blank. */
const keyOf = (url: string, variant: string) => ` ${variant} ${url}`
/** Of so many answers one is written down, whoever it was for: enough to see who reads everything. */
const SAMPLE = 100

/** `variantOf`: which of several pages at an address whoever asks gets; '' where there is one for all. */
export function createResponseCache({
  metrics,
  log,
  trustedProxies,
  variantOf = () => ''
}: {
  metrics: Metrics
  log: Log
  trustedProxies: string[]
  variantOf?: (request: IncomingMessage) => string
}): ResponseCache {
  const findAddress = createAddressFinder(trustedProxies)
  let answered = 0
  const sample = (request: IncomingMessage, status: number, requestId: string) => {
    answered += 1
    if (answered % SAMPLE !== 1) return
    const { method, url = '' } = request
    const address = findAddress(request)
    log.info(
      { method, url: redactUrl(url), status, address, requestId, oneOf: SAMPLE },
      'request, from memory'
    )
  }

  const kept = new LRUCache<string, Kept>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ representation }) => representation.size
  })
  const duration = httpDuration(metrics)
  const observers = {
    GET: { 200: duration.labels('GET', 'memory', '200'), 304: duration.labels('GET', 'memory', '304') },
    HEAD: { 200: duration.labels('HEAD', 'memory', '200'), 304: duration.labels('HEAD', 'memory', '304') }
  }

  const find = (request: IncomingMessage): Kept | null => {
    const url = request.url ?? ''
    const variant = url.startsWith(FILES) ? '' : variantOf(request)
    const key = variant === '' ? url : keyOf(url, variant)
    const entry = kept.get(key)
    if (!entry) return null
    if (!entry.isFresh()) {
      kept.delete(key)
      return null
    }
    return !entry.needsHtml || takesHtml(request.headers.accept) ? entry : null
  }

  return {
    answer(request, response) {
      const { method, headers: given } = request
      if (method !== 'GET' && method !== 'HEAD') return false
      const entry = find(request)
      if (!entry) return false
      const { representation, headers, unchanged, onAnswer } = entry
      const id = randomUUID()
      const known = given['if-none-match']
      if (known !== undefined && holdsTag(known, representation.etag)) {
        response.writeHead(304, [...unchanged, 'X-Request-Id', id])
        response.end()
        onAnswer?.(request)
        observers[method][304].observe(0)
        sample(request, 304, id)
        return true
      }
      const encoding = chooseEncoding(request, representation)
      const body = representation.made(encoding)
      if (!body) return false
      response.writeHead(200, [
        ...headers,
        'Content-Type',
        representation.type,
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
        'Content-Length',
        String(body.length),
        'X-Request-Id',
        id
      ])
      response.end(method === 'HEAD' ? undefined : body)
      onAnswer?.(request)
      observers[method][200].observe(0)
      sample(request, 200, id)
      return true
    },

    keep(ctx, representation, isFresh, { variant, onAnswer } = { variant: '', onAnswer: undefined }) {
      const { url } = ctx.req
      if (!url || url.length > 200) return
      const said = Object.entries(ctx.response.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined || OF_ONE_ANSWER.has(name) ? [] : [[name, String(value)]]
      )
      kept.set(variant === '' ? url : keyOf(url, variant), {
        representation,
        isFresh,
        headers: said.flat(),
        unchanged: said.filter(([name]) => OF_UNCHANGED.has(name)).flat(),
        needsHtml: representation.type.startsWith('text/html'),
        onAnswer
      })
    }
  }
}

/** True when the header plainly accepts HTML. Koa reads headers that weigh types against each other. */
const takesHtml = (accept: string | undefined) =>
  accept !== undefined && (accept.includes('text/html') || accept === '*/*')
