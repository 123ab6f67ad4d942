import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** Keep at most this much of a body aside, in bytes. */
const MAX_KEPT = 2 * 1024 * 1024

export interface TappedBody {
  /** What passes on, unchanged. */
  stream: Transform
  /** What was offered as the admin code: the one in the JSON that has passed, else the body itself by its hash. */
  guess: () => string
}

/** Passes a body on while it keeps a copy, for the one question which code was refused. */
export function tapBody(): TappedBody {
  const chunks: Buffer[] = []
  const hash = createHash('sha256')
  let size = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      if (size <= MAX_KEPT) chunks.push(chunk)
      else chunks.length = 0
      done(null, chunk)
    }
  })
  return {
    stream,
    // A compressed or oversized body must not be a way to guess uncounted.
    guess: () => adminCodeIn(Buffer.concat(chunks)) ?? `body ${hash.digest('base64')}`
  }
}

function adminCodeIn(body: Buffer): string | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    const code = typeof value === 'object' && value !== null && 'adminCode' in value ? value.adminCode : null
    return typeof code === 'string' ? code : undefined
  } catch {
    return undefined // not JSON that we can read
  }
}
