import { setTimeout as pause } from 'node:timers/promises'
import { buildContact } from '../../harness/site-api.ts'

/** Times of one kind of request, in milliseconds, and what went wrong. */
export interface Tally {
  times: number[]
  faults: string[]
}

/**
 * Sends one request every `1 / perSecond` on average, whether the one before was answered or not: arrivals do not wait for
 * the server. Resolves when `signal` ends and everything was answered.
 */
export async function arrive(
  perSecond: number,
  send: () => Promise<Response>,
  isRight: (response: Response) => boolean,
  signal: AbortSignal
): Promise<Tally> {
  const record: Tally = { times: [], faults: [] }
  const under = new Set<Promise<void>>()
  const one = async () => {
    const begin = performance.now()
    try {
      const response = await send()
      await response.arrayBuffer()
      record.times.push(performance.now() - begin)
      if (!isRight(response)) record.faults.push(`${response.status} ${response.url.split('?')[0]}`)
    } catch (error) {
      record.faults.push(String(error))
    }
  }
  while (!signal.aborted) {
    const sending: Promise<void> = one().finally(() => under.delete(sending))
    under.add(sending)
    // Exponential gaps: people come in bunches.
    await pause((-Math.log(1 - Math.random()) * 1000) / perSecond)
  }
  await Promise.all(under)
  return record
}

/** What a submission sends. */
export const submission = (): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  body: JSON.stringify(buildContact())
})

/** Reads a live stream until `signal` ends; counts its messages. A stream that ends before is a fault. */
export async function listen(
  url: string,
  code: string,
  signal: AbortSignal
): Promise<{ messages: number; faults: string[] }> {
  const heard = { messages: 0, faults: [] as string[] }
  try {
    const response = await fetch(`${url}/api/live`, { headers: { 'x-admin-code': code }, signal })
    if (!response.ok || !response.body) throw new Error(`GET /api/live: ${response.status}`)
    for await (const chunk of response.body)
      heard.messages += Buffer.from(chunk).toString('utf8').split('\ndata: ').length - 1
    heard.faults.push('the live stream ended')
  } catch (error) {
    if (!signal.aborted) heard.faults.push(String(error))
  }
  return heard
}
