import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { WriterError } from '../draft/writer-error.ts'
import type { ChatMessage } from './prompt.ts'
import { readBounded } from './read-bounded.ts'

export interface ModelAddress {
  /** The address of the endpoint without '/chat/completions' and without a final slash. */
  baseUrl: string
  model: string
  /** Sent as a bearer token. It is never logged and never part of an error. */
  apiKey?: string | undefined
  /** How long one answer may take, in milliseconds. */
  timeoutMs: number
  /** Pause before the first retry, in milliseconds. It doubles with each retry. */
  pauseMs?: number
}

const MAX_ATTEMPTS = 4
const PAUSE_MS = 1_000
/** When a longer pause is asked for, the attempt fails and the schedule tries again later in the day. */
const LONGEST_PAUSE_MS = 30_000
/** An article of 1200 words is 10 KB. */
const ANSWER_LIMIT_BYTES = 2 * 1024 * 1024

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1)
})

/**
 * Gets one answer of the model by the chat-completions protocol. Retries where that may help: after 1, 2 and 4 s when the
 * endpoint cannot be reached or fails (5xx), and after the time in Retry-After when it answers 429.
 *
 * @throws WriterError 'timeout', 'unreachable', 'failing', 'rate-limited' (with the time of Retry-After) or 'refused'; the
 * reason of `signal` when that is aborted
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
      if (pause === null || attempt === MAX_ATTEMPTS) throw error
      await sleep(pause, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted())
    }
  }
}

function pauseAfter(error: unknown, attempt: number, firstMs: number): number | null {
  if (!(error instanceof WriterError)) return null
  if (!['unreachable', 'failing', 'rate-limited'].includes(error.code)) return null
  const pause = error.retryAfterMs ?? firstMs * 2 ** (attempt - 1)
  return pause <= LONGEST_PAUSE_MS ? pause : null
}

async function askOnce(address: ModelAddress, messages: ChatMessage[], outer?: AbortSignal): Promise<string> {
  const timeout = AbortSignal.timeout(address.timeoutMs)
  const signal = outer ? AbortSignal.any([outer, timeout]) : timeout
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
      // A moved endpoint is an error of the configuration: the prompt and the key must not follow it to an unknown address.
      redirect: 'manual',
      signal
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw errorOfStatus(response)
    }
    text = await readBounded(response, ANSWER_LIMIT_BYTES)
  } catch (error) {
    if (timeout.aborted && !outer?.aborted)
      throw new WriterError('timeout', `The model gave no answer within ${address.timeoutMs} ms`)
    if (error instanceof WriterError || outer?.aborted) throw error
    throw new WriterError('unreachable', 'The model could not be reached', { cause: error })
  }
  return contentOf(text)
}

function errorOfStatus({ status, headers }: Response): WriterError {
  const retryAfterMs = retryAfter(headers.get('retry-after'))
  const more = retryAfterMs === undefined ? {} : { retryAfterMs }
  if (status === 429) return new WriterError('rate-limited', 'The model answered 429', more)
  if (status >= 500) return new WriterError('failing', `The model answered ${status}`, more)
  return new WriterError('refused', `The model answered ${status}`, { detail: `(HTTP ${status})` })
}

/** Retry-After in milliseconds. The header holds seconds or a date (RFC 9110 §10.2.3). */
function retryAfter(value: string | null): number | undefined {
  if (value === null) return undefined
  if (/^\d+(\.\d+)?$/.test(value.trim())) return Math.ceil(Number(value) * 1000)
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}

/** The model's text. A completion that cannot be read is an error of the endpoint, not of the article. */
function contentOf(text: string): string {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new WriterError('failing', 'The model’s answer is not JSON')
  }
  const parsed = completionSchema.safeParse(body)
  if (!parsed.success) throw new WriterError('failing', 'The answer is no chat completion')
  return parsed.data.choices[0]?.message.content ?? ''
}
