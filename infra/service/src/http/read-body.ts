import type { Context, Middleware } from 'koa'
import { HttpMethodEnum, koaBody } from 'koa-body'
import { badRequest, payloadTooLarge, unsupportedMediaType } from './errors.ts'

const METHODS = [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE]
const JSON_TYPES = ['application/json', '+json']
const ENCODINGS = new Set(['', 'identity', 'gzip', 'deflate'])

/**
 * Reads a JSON body into `ctx.request.body`, DELETE included (LIST-6); no body leaves it undefined. Throws
 * 415 for any other type or encoding, 413 above the limit (in bytes, after decompression), 400 for JSON or
 * compression that cannot be read. What the parser says is not passed on: it quotes the body.
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
 * Does the head announce a body that is read? Throws 415 and 413 for one that need not be read to be refused: of another type
 * or encoding, or longer than `limitBytes` by its own account.
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
