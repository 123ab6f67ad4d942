import type { LiveMessage } from '@site/contracts/operations/live-message'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectLive, LIVE_TIMES, type LiveStatus, retryDelay } from './live-client.ts'

/** No header holds the euro sign, and a per cent sign stands for another letter in one that is encoded. */
const CODE = 'code é à 5 € et 100 %41'

const leadCreated = (leadId: number): LiveMessage => ({
  type: 'site.lead-created',
  id: '0d0c6c5a-7a52-4c5e-9d8c-0f1b2c3d4e5f',
  data: { leadId }
})

/** A stream the test writes to, that ends with an error when the client aborts. */
const buildStream = (signal: AbortSignal) => {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    }
  })
  signal.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')))
  return {
    response: new Response(body, { status: 200 }),
    write: (text: string) => controller.enqueue(encoder.encode(text)),
    send: (message: unknown) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(message)}\n\n`)),
    end: () => controller.close()
  }
}

const buildClient = (answer?: (init: RequestInit) => Promise<Response>, network = new EventTarget()) => {
  const streams: ReturnType<typeof buildStream>[] = []
  const requests: { path: string; init: RequestInit }[] = []
  const messages: LiveMessage[] = []
  const statuses: LiveStatus[] = []
  const close = connectLive({
    adminCode: CODE,
    random: () => 0,
    network,
    onMessage: (message) => messages.push(message),
    onStatus: (status) => statuses.push(status),
    fetch: async (path, init) => {
      requests.push({ path, init })
      if (answer) return answer(init)
      const stream = buildStream(init.signal as AbortSignal)
      streams.push(stream)
      return stream.response
    }
  })
  return { streams, requests, messages, statuses, close }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the live stream', () => {
  it('carries the code in its header and nowhere else, encoded as in every other call', async () => {
    const { requests, close } = buildClient()
    await settle()
    expect(requests[0]?.path).toBe('/api/live')
    const { headers } = new Request('https://site.example', requests[0]?.init)
    expect(decodeURIComponent(headers.get('x-admin-code') ?? '')).toBe(CODE)
    close()
  })

  it('MANAGE-76 is lost as soon as the network is, and comes back with it', async () => {
    const network = new EventTarget()
    const { statuses, requests, close } = buildClient(undefined, network)
    await settle()
    network.dispatchEvent(new Event('offline'))
    await settle()
    expect(statuses).toEqual(['connecting', 'open', 'waiting'])
    network.dispatchEvent(new Event('online'))
    await settle()
    expect(statuses.at(-1)).toBe('open')
    network.dispatchEvent(new Event('online'))
    await settle()
    expect(requests).toHaveLength(2)
    close()
  })

  it('hands over messages of the contract, and leaves what it cannot read', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { streams, messages, close } = buildClient()
    await settle()
    streams[0]?.send({ type: 'unknown' })
    streams[0]?.write(': ping\n\n')
    streams[0]?.send(leadCreated(4))
    await settle()
    expect(messages).toEqual([leadCreated(4)])
    expect(warn).toHaveBeenCalledOnce()
    close()
  })

  it('reads the same wherever the network cuts it, and nothing that is not finished', async () => {
    const { streams, messages, close } = buildClient()
    await settle()
    const [head, tail] = JSON.stringify(leadCreated(4)).split(',"id"')
    const text = `\uFEFF: ping\r\n\r\nevent: site.lead-created\r\ndata: ${head}\r\ndata:,"id"${tail}\r\n\r\ndata: {}\r\n`
    for (const letter of text) streams[0]?.write(letter)
    await settle()
    expect(messages).toEqual([leadCreated(4)])
    close()
  })

  it('comes back 1 s after the stream ends, and starts counting anew once it is open', async () => {
    const { streams, requests, statuses, close } = buildClient()
    await settle()
    streams[0]?.end()
    await settle()
    await vi.advanceTimersByTimeAsync(999)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(requests).toHaveLength(2)
    expect(statuses).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open'])
    streams[1]?.end()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(requests).toHaveLength(3)
    close()
  })

  it('waits twice as long after each failure, 30 s at most', async () => {
    const { requests, close } = buildClient(() => Promise.resolve(new Response('', { status: 503 })))
    await settle()
    for (const [count, delay] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      expect(requests).toHaveLength(count + 1)
      await vi.advanceTimersByTimeAsync(delay * 1000 - 1)
      expect(requests).toHaveLength(count + 1)
      await vi.advanceTimersByTimeAsync(1)
    }
    close()
  })

  it('ADMIN-32 goes on while nobody can tell of the code, and ends for good when it is refused', async () => {
    const statuses = [503, 503, 401]
    const { requests, statuses: said } = buildClient(() =>
      Promise.resolve(new Response('{}', { status: statuses.shift() ?? 500 }))
    )
    await vi.advanceTimersByTimeAsync(120_000)
    expect(requests).toHaveLength(3)
    expect(said.filter((status) => status !== 'connecting')).toEqual(['waiting', 'waiting', 'refused'])
  })

  it('ends for good when the code is refused', async () => {
    const { requests, statuses } = buildClient(() => Promise.resolve(new Response('{}', { status: 401 })))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(requests).toHaveLength(1)
    expect(statuses.at(-1)).toBe('refused')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('takes a silence longer than the pings for a dead connection', async () => {
    const { streams, requests, close } = buildClient()
    await settle()
    await vi.advanceTimersByTimeAsync(LIVE_TIMES.silence - 1)
    streams[0]?.write(': ping\n\n')
    await vi.advanceTimersByTimeAsync(LIVE_TIMES.silence - 1)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(requests).toHaveLength(2)
    close()
  })

  it('leaves no timer and no request behind when closed', async () => {
    const { requests, close } = buildClient()
    await settle()
    close()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.init.signal?.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('spreads retries over half of their delay', () => {
  expect(retryDelay(0, 0)).toBe(1000)
  expect(retryDelay(0, 1)).toBe(500)
  expect(retryDelay(20, 0)).toBe(30_000)
})
