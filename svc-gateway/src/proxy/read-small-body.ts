import type { IncomingMessage } from 'node:http'
import { badRequest } from '@site/service/errors'

/** What a form sends is far smaller; in bytes. */
const SMALL = 64 * 1024

/**
 * The whole body, so that it can be sent twice; null, nothing read, where its length is unknown or past 64 KiB. Throws 400
 * when the client goes away in the middle of it.
 */
export async function readSmallBody(request: IncomingMessage): Promise<Buffer | null> {
  const length = Number(request.headers['content-length'] ?? Number.NaN)
  if (!(length > 0 && length <= SMALL)) return null
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk)
  } catch {
    throw badRequest() // nobody is left to read it
  }
  return Buffer.concat(chunks)
}
