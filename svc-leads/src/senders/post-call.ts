import type { IncomingMessage } from 'node:http'
import type { AddressGuard } from '@site/service/outgoing/address-guard'
import { sendRequest } from '@site/service/outgoing/send-request'
import { type Answered, SendError } from './sender.ts'

/** How long a receiver may take, in milliseconds. It is shorter than a claim. */
const TIMEOUT_MS = 10_000
/** What is read of an answer: more than is kept, as `withhold` may make it shorter. In bytes. */
const READ_BYTES = 16_384
/** How long the text of an answer may take once its status is known. In milliseconds. */
const TEXT_MS = 2_000

/** A call to be posted. Without a guard, as for an address of the environment, it may go anywhere. */
export interface PostedCall {
  url: string
  headers: Record<string, string>
  body: string
  guard?: AddressGuard | undefined
}

/**
 * Posts a call and resolves with its answer. A redirection is an answer like any other and is not followed.
 *
 * @throws SendError for any answer but 2xx, and when no answer came
 */
export async function postCall(call: PostedCall): Promise<Answered> {
  const answered = await post(call).catch((error: NodeJS.ErrnoException) => {
    throw unanswered(error)
  })
  const { status } = answered
  if (status === null || status < 200 || status > 299)
    throw new SendError(`The webhook's receiver answered ${status}`, {
      reason: 'answer',
      mayHaveArrived: true,
      answered
    })
  return answered
}

async function post({ url, headers, body, guard }: PostedCall): Promise<Answered> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await sendRequest(new URL(url), { method: 'POST', headers, body, guard, signal })
  return { status: response.statusCode ?? null, text: await readText(response) }
}

/** The beginning of an answer's text. What breaks or takes too long ends it: the status has said what came of the call. */
function readText(response: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = () => {
      clearTimeout(timer)
      response.destroy()
      resolve(Buffer.concat(chunks).subarray(0, READ_BYTES).toString())
    }
    const timer = setTimeout(end, TEXT_MS)
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size >= READ_BYTES) end()
    })
    response.once('end', end)
    response.on('error', end)
  })
}

function unanswered(cause: NodeJS.ErrnoException): SendError {
  const { code = '', name, message } = cause
  const failed = (reason: SendError['reason'], mayHaveArrived: boolean, text = message) =>
    new SendError(text, { reason, mayHaveArrived, cause })
  if (code === 'EFORBIDDENADDRESS') return failed('forbidden-address', false)
  if (name === 'TimeoutError' || name === 'AbortError')
    return failed('silent', true, `The receiver did not answer within ${TIMEOUT_MS} ms`)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return failed('unknown-name', false)
  if (/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/.test(code)) return failed('unreachable', false)
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_/.test(code)) return failed('certificate', false)
  if (/^(ECONNRESET|EPIPE)$/.test(code))
    return failed('silent', true, 'The receiver hung up without an answer')
  return failed('other', true)
}
