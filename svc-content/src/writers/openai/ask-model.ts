import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { WriterFault } from '../draft/writer-fault.ts'
import type { ChatMessage } from './prompt.ts'
import { readBounded } from './read-bounded.ts'

export interface ModelAddress {
  /** Address before '/chat/completions', without a slash at its end. */
  baseUrl: string
  model: string
  /** Sent as a bearer token; never logged, never in an error. */
  apiKey?: string | undefined
  /** Time for one answer, in milliseconds. */
  timeoutMs: number
  /** First pause before a request is sent again, in milliseconds; doubled each time. */
  pauseMs?: number
}

const TRIES = 4
const PAUSE_MS = 1_000
/** A pause longer than this is left to the schedule, which has the whole day. */
const LONGEST_PAUSE_MS = 30_000
/** An article of 1200 words is 10 KB. */
const ANSWER_LIMIT_BYTES = 2 * 1024 * 1024

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1)
})

/**
 * One answer of the model, over the chat-completions protocol. Asks again where that may help: the endpoint is out of
 * reach or fails (5xx) after 1, 2, 4 s, and after what Retry-After says of a 429.
 *
 * @throws WriterFault 'timeout', 'unreachable', 'failing', 'rate-limited' (with what Retry-After asked), 'refused'; the
 * reason of `signal` when it is aborted
 */
export async function askModel(
  address: ModelAddress,
  messages: ChatMessage[],
  signal?: AbortSignal
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askOnce(address, messages, signal)
    } catch (error) {
      signal?.throwIfAborted()
      const pause = pauseAfter(error, attempt, address.pauseMs ?? PAUSE_MS)
      if (pause === null || attempt === TRIES) throw error
      await sleep(pause, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted())
    }
  }
}

function pauseAfter(error: unknown, attempt: number, firstMs: number): number | null {
  if (!(error instanceof WriterFault)) return null
  if (!['unreachable', 'failing', 'rate-limited'].includes(error.code)) return null
  const pause = error.retryAfterMs ?? firstMs * 2 ** (attempt - 1)
  return pause <= LONGEST_PAUSE_MS ? pause : null
}

async function askOnce(address: ModelAddress, messages: ChatMessage[], outer?: AbortSignal): Promise<string> {
  const late = AbortSignal.timeout(address.timeoutMs)
  const signal = outer ? AbortSignal.any([outer, late]) : late
  let text: string
  try {
    const response = await fetch(`${address.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(address.apiKey && { Authorization: `Bearer ${address.apiKey}` })
      },
      body: JSON.stringify({ model: address.model, messages }),
      // A moved endpoint is a fault of the configuration: the text is not sent where nobody meant it to go.
      redirect: 'manual',
      signal
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw faultOfStatus(response)
    }
    text = await readBounded(response, ANSWER_LIMIT_BYTES)
  } catch (error) {
    if (late.aborted && !outer?.aborted)
      throw new WriterFault('timeout', `The model gave no answer within ${address.timeoutMs} ms`)
    if (error instanceof WriterFault || outer?.aborted) throw error
    throw new WriterFault('unreachable', 'The model could not be reached', { cause: error })
  }
  return contentOf(text)
}

function faultOfStatus({ status, headers }: Response): WriterFault {
  const retryAfterMs = retryAfter(headers.get('retry-after'))
  const more = retryAfterMs === undefined ? {} : { retryAfterMs }
  if (status === 429) return new WriterFault('rate-limited', 'The model answered 429', more)
  if (status >= 500) return new WriterFault('failing', `The model answered ${status}`, more)
  return new WriterFault('refused', `The model answered ${status}`, { detail: `(HTTP ${status})` })
}

/** Retry-After in milliseconds: seconds, or a date (RFC 9110 §10.2.3). */
function retryAfter(value: string | null): number | undefined {
  if (value === null) return undefined
  if (/^\d+(\.\d+)?$/.test(value.trim())) return Math.ceil(Number(value) * 1000)
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}

/** What the model said; the envelope itself being unreadable is a fault of the endpoint, not of the article. */
function contentOf(text: string): string {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new WriterFault('failing', 'The model’s answer is not JSON')
  }
  const parsed = completionSchema.safeParse(body)
  if (!parsed.success) throw new WriterFault('failing', 'The answer is no chat completion')
  return parsed.data.choices[0]?.message.content ?? ''
}
