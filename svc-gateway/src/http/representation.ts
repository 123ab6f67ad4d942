import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { answerUnchanged } from '@site/service/http/entity-tag'
import type { Context } from 'koa'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Something that is sent many times: its bytes, its tag, and its compressed forms, each made once when first asked for. */
export interface Representation {
  type: string
  /** Weak, as it stands for every encoding (RFC 9110 §8.8.3). */
  etag: string
  /** Bytes of the plain form, for bounds on memory: one at least, as a cache takes no entry without a size. */
  size: number
  encode: (encoding: Encoding) => Promise<Buffer>
  /** The same where it exists already. */
  made: (encoding: Encoding) => Buffer | undefined
  /** Is it sent compressed to who takes that? */
  isCompressible: boolean
}

export interface RepresentationOptions {
  /** Brotli's 0-11. 5 for what is made anew often, 9 for files that never change. */
  quality?: number
  /** Brotli's 0-11, for what is asked for a second time: made aside, it takes the place of the first form. */
  refined?: number
  /** Its entity tag where who made it gave one; else one is made of its bytes. */
  etag?: string
  /** Compressed forms that exist already. */
  ready?: Partial<Record<Encoding, Buffer>>
}

/** Below this a compressed form is not worth being made, in bytes. */
const WORTH_COMPRESSING = 512
const COMPRESSIBLE =
  /^(text\/|image\/svg|font\/ttf|application\/(json|javascript|xml|manifest|ld|rss|wasm))|\+(json|xml)/

export function createRepresentation(
  body: Buffer | string,
  type: string,
  { quality = 5, refined, etag, ready = {} }: RepresentationOptions = {}
): Representation {
  const plain = Buffer.from(body)
  const made = new Map<Encoding, Buffer>([['identity', plain]])
  for (const encoding of ['br', 'gzip'] as const) {
    const form = ready[encoding]
    if (form) made.set(encoding, form)
  }
  const forms = new Map<Encoding, Promise<Buffer>>()
  for (const [encoding, form] of made) forms.set(encoding, Promise.resolve(form))
  const make = (encoding: Encoding): Promise<Buffer> =>
    encoding === 'gzip' ? compressGzip(plain, { level: 7 }) : brotli(plain, quality)
  const hold = (encoding: Encoding, form: Buffer | Promise<Buffer>): Promise<Buffer> => {
    const bytesLater = Promise.resolve(form).then((bytes) => {
      made.set(encoding, bytes)
      return bytes
    })
    forms.set(encoding, bytesLater)
    return bytesLater
  }
  let uses = 0
  const countUse = (encoding: Encoding): void => {
    if (encoding !== 'br' || refined === undefined) return
    uses += 1
    if (uses === 2) refineAside(async () => void (await hold('br', await brotli(plain, refined))))
  }
  return {
    type,
    etag: etag ? weak(etag) : `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    size: Math.max(1, plain.length),
    isCompressible: COMPRESSIBLE.test(type) && (ready.br !== undefined || plain.length >= WORTH_COMPRESSING),
    made(encoding) {
      const form = made.get(encoding)
      // Who finds none here asks for it to be made, and is counted there.
      if (form) countUse(encoding)
      return form
    },
    encode(encoding) {
      countUse(encoding)
      return forms.get(encoding) ?? hold(encoding, make(encoding))
    }
  }
}

const weak = (etag: string) => (etag.startsWith('W/') ? etag : `W/${etag}`)

const brotli = (plain: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  })

let aside: Promise<void> = Promise.resolve()

/** One at a time, as the threads that compress read files too. Where it fails the first form stays: as right, only longer. */
function refineAside(refine: () => Promise<void>): void {
  aside = aside.then(refine).catch(() => undefined)
}

/** Answers with a representation in the best encoding the client takes, or with 304 when it has it already. */
export async function sendRepresentation(ctx: Context, representation: Representation): Promise<void> {
  const { type, etag, isCompressible } = representation
  if (isCompressible) ctx.vary('Accept-Encoding')
  if (answerUnchanged(ctx, etag)) return
  const encoding = chooseEncoding(ctx.req, representation)
  const body = await representation.encode(encoding)
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
  ctx.type = type
  ctx.body = body
}

/** The server's preference is br, gzip, plain, among what the client takes at all (its weights are near always equal). */
export const chooseEncoding = (request: IncomingMessage, { isCompressible }: Representation): Encoding =>
  isCompressible ? choices.memo(String(request.headers['accept-encoding'] ?? '')) : 'identity'

/** Browsers send the same few headers: each is read once. */
const choices = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod(header) {
    const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings()
    return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
  }
})
