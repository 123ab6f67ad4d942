import type { IncomingMessage } from 'node:http'
import { BODY_LIMITS } from '@site/contracts/operations/body-limits'
import { badRequest, payloadTooLarge, requestTooSlow } from '@site/service/http/errors'
import type { Upload } from './uploads.ts'

/** After the first five seconds a body comes with a kilobyte a second, or it is given up. */
const SLOWEST = { afterMs: 5000, bytesPerSecond: 1024, lookMs: 1000 }

/**
 * The whole body of a request, as it was sent: a service's connection is taken once it is there, so a slow client holds
 * nothing but its own. Stops at `limitBytes` with 413, at a body that hardly comes with 408, and with 400 where the client
 * goes away (`refuse` is what the first of these says); what is still on its way is dropped (service/linger). `upload` is ended with it.
 */
export function readWholeBody(
  request: IncomingMessage,
  {
    limitBytes,
    upload,
    slowest = SLOWEST,
    refuse = () => payloadTooLarge()
  }: { limitBytes: number; upload: Upload; slowest?: typeof SLOWEST; refuse?: () => Error }
): Promise<Buffer> {
  return new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let isLarge = false
    let begun = performance.now()
    const look = setInterval(() => {
      const elapsed = performance.now() - begun
      const isSlow = size < (slowest.bytesPerSecond * elapsed) / 1000
      if (elapsed > slowest.afterMs && isSlow && !request.isPaused()) settle(() => reject(requestTooSlow()))
    }, slowest.lookMs)
    const onData = (chunk: Buffer) => {
      size += chunk.length
      if (size > limitBytes) return settle(() => reject(refuse()))
      chunks.push(chunk)
      if (isLarge || size <= BODY_LIMITS.usual) return
      isLarge = true
      const pausedAt = performance.now()
      request.pause()
      void upload.grow().then(() => {
        begun += performance.now() - pausedAt
        request.resume()
      })
    }
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)))
    const onGone = () => settle(() => reject(badRequest())) // nobody is left to read it
    const settle = (tell: () => void) => {
      clearInterval(look)
      request.off('data', onData).off('end', onEnd).off('close', onGone)
      upload.end()
      tell()
    }
    request.on('data', onData).on('end', onEnd).on('close', onGone)
    request.on('error', () => undefined) // 'close' follows
  })
}
