import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'

export interface HttpCall {
  method: string
  headers: Record<string, string>
  body?: string | Buffer | undefined
  /** For the call and the reading of its answer, in milliseconds. */
  timeoutMs: number
}

/**
 * Calls an http(s) address. Follows no redirect. Not by `fetch`: what Node loads at its first call takes a quarter of a second, as long as all else that a
 * short command does.
 *
 * @returns the answer, whatever its status, whose body is still to be read
 * @throws the error of the connection, or of the time that is over
 */
export function callOverHttp(
  address: string,
  { method, headers, body, timeoutMs }: HttpCall
): Promise<IncomingMessage> {
  const start = new URL(address).protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    const call = start(address, { method, headers, signal: AbortSignal.timeout(timeoutMs) }, resolve)
    // One that comes after the answer, as that came before all was sent, changes nothing.
    call.on('error', reject)
    call.end(body)
  })
}
