import { readPictureAddress } from '@site/contracts/pictures/own-picture'
import { methodNotAllowed, notFound, unavailable } from '@site/service/http/errors'
import type { Middleware } from 'koa'
import { createRepresentation, sendRepresentation } from '../http/representation.ts'
import type { ResponseCache } from '../http/response-cache.ts'
import { readBytes, type Upstream } from '../upstream/upstream.ts'

const PREFIX = '/pictures/'
/** How long a picture is answered from memory before svc-content is asked again, in milliseconds: one that was deleted goes. */
const ASK_AGAIN = 600_000
/** Larger ones are asked for each time: they would push pages out of memory. */
const MOST_KEPT = 256 * 1024

/**
 * GET and HEAD of /pictures/<hash>-<width>.<format>, which svc-content stores (PICTURE-4): what an address names never changes. 404 as
 * a problem.
 */
export function servePictures(options: {
  content: Upstream
  responseCache: ResponseCache
  timeoutMs: number
}): Middleware {
  const { content, responseCache, timeoutMs } = options
  return async (ctx, next) => {
    if (!ctx.path.startsWith(PREFIX)) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD'])
    if (!readPictureAddress(ctx.path)) throw notFound()
    const { status, headers, bytes } = await readBytes(content, {
      method: 'GET',
      path: ctx.path,
      headers: { 'x-request-id': String(ctx.state.requestId) },
      timeoutMs
    })
    if (status === 404) throw notFound()
    if (status !== 200) throw unavailable(5, new Error(`svc-content answered ${status} for a picture`))
    const representation = createRepresentation(bytes, String(headers['content-type']), tagOf(headers.etag))
    ctx.set('Cache-Control', String(headers['cache-control']))
    await sendRepresentation(ctx, representation)
    const askedAt = performance.now()
    if (bytes.length <= MOST_KEPT && ctx.search === '')
      responseCache.keep(ctx, representation, () => performance.now() - askedAt < ASK_AGAIN)
  }
}

const tagOf = (etag: string | undefined) => (etag ? { etag } : {})
