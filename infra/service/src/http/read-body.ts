import type { Context, Middleware } from 'koa'
import { HttpMethodEnum, koaBody } from 'koa-body'
import { badRequest, payloadTooLarge, unsupportedMediaType } from './errors.ts'

const METHODS = [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE]
const JSON_TYPES = ['application/json', '+json']
const ENCODINGS = new Set(['', 'identity', 'gzip', 'deflate'])

/**
 * Reads a JSON body into `ctx.request.body`, DELETE included (LIST-6); no body leaves it undefined. Throws
 * 415 for any other type or encoding, 413 above the limit (in bytes, after decompression), 400 for JSON or
 * compression that cannot be read. The parser's own message is not passed on, as it quotes the body.
 */
export function readBody(limitBytes: number): Middleware {
  const parse = koaBody({
    jsonLimit: limitBytes,
    jsonTypes: JSON_TYPES,
    parsedMethods: METHODS,
    urlencoded: false,
    text: false,
    multipart: false
  })
  return async (ctx, next) => {
    if (announcesBody(ctx, limitBytes)) {
      try {
        await parse(ctx, async () => undefined)
      } catch (error) {
        throw (error as { status?: number }).status === 413 ? payloadTooLarge() : badRequest()
      }
    }
    await next()
  }
}

/**
 * Do the headers announce a body to read? Throws 415 or 413 for one that can be refused unread: of another type or encoding, or
 * longer than `limitBytes` by its Content-Length.
 */
export function announcesBody(ctx: Context, limitBytes: number): boolean {
  if (!METHODS.some((method) => method === ctx.method)) return false
  const length = Number(ctx.get('content-length') || 0)
  if (ctx.get('transfer-encoding') === '' && length === 0) return false
  if (!ctx.is(JSON_TYPES)) throw unsupportedMediaType()
  if (!ENCODINGS.has(ctx.get('content-encoding').toLowerCase())) throw unsupportedMediaType()
  if (length > limitBytes) throw payloadTooLarge()
  return true
}
