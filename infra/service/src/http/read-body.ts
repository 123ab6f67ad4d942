import type { Context, Middleware } from 'koa'
import { HttpMethodEnum, koaBody } from 'koa-body'
import readStream from 'raw-body'
import { badRequest, payloadTooLarge, unsupportedMediaType, unsupportedPicture } from './errors.ts'

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
 * Reads a body that is a file into `ctx.state.file`, a Buffer; no body gives an empty one. Throws 415 for a type that is not
 * among `types` or for a compressed body, 413 above `limitBytes`, 400 where the client goes away.
 */
export function readFileBody(limitBytes: number, types: readonly string[]): Middleware {
  return async (ctx, next) => {
    ctx.state.file = announcesBody(ctx, limitBytes, types)
      ? await readBytes(ctx, limitBytes)
      : Buffer.alloc(0)
    await next()
  }
}

async function readBytes(ctx: Context, limitBytes: number): Promise<Buffer> {
  try {
    return await readStream(ctx.req, { limit: limitBytes, length: ctx.get('content-length') || null })
  } catch (error) {
    throw (error as { status?: number }).status === 413 ? tooLarge(limitBytes) : badRequest()
  }
}

/**
 * Do the headers announce a body to read? Throws 415 or 413 for one that can be refused unread: of another type or encoding, or
 * longer than `limitBytes` by its Content-Length.
 *
 * @param fileTypes what a body that is a file may be; JSON is taken without them
 */
export function announcesBody(ctx: Context, limitBytes: number, fileTypes?: readonly string[]): boolean {
  if (!METHODS.some((method) => method === ctx.method)) return false
  const length = Number(ctx.get('content-length') || 0)
  if (ctx.get('transfer-encoding') === '' && length === 0) return false
  const encoding = ctx.get('content-encoding').toLowerCase()
  if (fileTypes) {
    if (!ctx.is([...fileTypes]) || !/^(identity)?$/.test(encoding)) throw unsupportedPicture()
    if (length > limitBytes) throw tooLarge(limitBytes)
    return true
  }
  if (!ctx.is(JSON_TYPES)) throw unsupportedMediaType()
  if (!ENCODINGS.has(encoding)) throw unsupportedMediaType()
  if (length > limitBytes) throw payloadTooLarge()
  return true
}

/** 413 for a file: the sentence says what would be taken. */
export const tooLarge = (limitBytes: number) =>
  payloadTooLarge(`Ce fichier dépasse ${limitBytes / 1024 / 1024}\u00a0Mo. Choisissez-en un plus léger.`)
