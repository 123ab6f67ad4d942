import { administrationCalls } from '@site/contracts/operations/calls/administration'
import { type LiveMessage, liveMessageSchema } from '@site/contracts/operations/live-message'
import { createParser } from 'eventsource-parser'
import { codeHeader } from '../api/code-header.ts'

/** In milliseconds. The server says `ping` every 15 s: a silence of 40 means the connection is dead. */
export const LIVE_TIMES = { firstRetry: 1000, longestRetry: 30_000, silence: 40_000 } as const

export type LiveStatus = 'connecting' | 'open' | 'waiting' | 'refused'

export interface LiveOptions {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  adminCode: string
  onMessage: (message: LiveMessage) => void
  onStatus: (status: LiveStatus) => void
  /** Says `offline` and `online`, as a window does: a stream stays silent without a network, and does not end by itself. */
  network?: EventTarget
  /** From 0 to 1: spreads the browsers that lost the same server. */
  random?: () => number
}

/**
 * Follows the live stream. It is fetch and not EventSource, so that the code travels in a header (SAFE-12).
 * A lost connection is taken up again, later and later. A refusal ends it: the gateway asks the service that gives codes out, and answers 503 as
 * long as nobody can tell (ADMIN-32). Returns what closes it.
 */
export function connectLive(options: LiveOptions) {
  const { fetch, adminCode, onMessage, onStatus, network, random = Math.random } = options
  let failures = 0
  let isClosed = false
  let isWaiting = false
  let attempt = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const listen = async () => {
    attempt = new AbortController()
    const { signal } = attempt
    onStatus('connecting')
    startWatch()
    const headers = { ...codeHeader(adminCode), accept: 'text/event-stream' }
    const response = await fetch(administrationCalls.followLive.path, {
      headers,
      signal,
      cache: 'no-store',
      credentials: 'include'
    })
    if (response.status === 401 || response.status === 403) return 'refused'
    if (!response.ok || !response.body) throw new Error(`The live stream answered ${response.status}`)
    failures = 0
    onStatus('open')
    await readEvents(response.body, startWatch, onMessage)
    return 'ended'
  }
  const startWatch = () => {
    clearTimeout(timer)
    timer = setTimeout(() => attempt.abort(), LIVE_TIMES.silence)
  }
  const run = async () => {
    isWaiting = false
    let outcome = 'ended'
    try {
      outcome = await listen()
    } catch (error) {
      if (!isClosed) console.info('The live stream was lost', error)
    }
    clearTimeout(timer)
    if (isClosed) return
    if (outcome === 'refused') {
      onStatus('refused')
      return
    }
    onStatus('waiting')
    isWaiting = true
    timer = setTimeout(run, retryDelay(failures, random()))
    failures += 1
  }
  const lose = () => attempt.abort()
  const resume = () => {
    if (!isWaiting) return
    clearTimeout(timer)
    failures = 0
    void run()
  }

  network?.addEventListener('offline', lose)
  network?.addEventListener('online', resume)
  void run()
  return () => {
    isClosed = true
    network?.removeEventListener('offline', lose)
    network?.removeEventListener('online', resume)
    clearTimeout(timer)
    attempt.abort()
  }
}

/** Doubles from 1 s to 30 s, minus up to half of it. Milliseconds. */
export function retryDelay(failures: number, random: number): number {
  const longest = Math.min(LIVE_TIMES.longestRetry, LIVE_TIMES.firstRetry * 2 ** failures)
  return Math.round(longest * (1 - random / 2))
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  onActivity: () => void,
  onMessage: (message: LiveMessage) => void
): Promise<void> {
  const decoder = new TextDecoder()
  const parser = createParser({
    onEvent: ({ data }) => {
      const message = parseMessage(data)
      if (message) onMessage(message)
    }
  })
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onActivity()
    parser.feed(decoder.decode(part.value, { stream: true }))
  }
}

/** A message of a later release may say what this one does not know: it is left, and said so. */
function parseMessage(data: string): LiveMessage | null {
  try {
    return liveMessageSchema.parse(JSON.parse(data))
  } catch (error) {
    console.warn('A live message could not be read', error)
    return null
  }
}
