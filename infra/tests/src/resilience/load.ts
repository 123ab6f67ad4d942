import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { buildContact, readLeads, sendContact } from '../harness/site-api.ts'
import type { TestSystem } from '../harness/test-system.ts'
import { until } from '../harness/until.ts'

/** A submission that was acknowledged, and when. */
export interface Sent {
  email: string
  /** The statuses of its attempts in order; null where no answer came. */
  statuses: (number | null)[]
  acceptedAt: number
}

export interface Load {
  sent: Sent[]
  /** Begins no further submission; resolves when every one that was begun is acknowledged. */
  stop(): Promise<Sent[]>
}

const isAccepted = (status: number | null) => status !== null && status >= 200 && status < 300

/**
 * Starts visitors who submit forms one after the other. Without a 2xx they send the same again under the same key, as the forms do,
 * until it is acknowledged: every submission must become exactly one lead.
 *
 * @param pauseMs between two submissions of a visitor; before a repeated one the pause is longer, as a person is slow
 */
export function startLoad(url: string, { visitors = 8, pauseMs = 20 } = {}): Load {
  const sent: Sent[] = []
  let isOver = false
  const submit = async () => {
    const body = buildContact()
    const key = randomUUID()
    const one: Sent = { email: body.email, statuses: [], acceptedAt: 0 }
    do {
      if (one.statuses.length > 0) await pause(300)
      one.statuses.push(await sendContact(url, body, key))
    } while (!isAccepted(one.statuses.at(-1) ?? null))
    one.acceptedAt = performance.now()
    sent.push(one)
  }
  const visit = async () => {
    while (!isOver) {
      await submit()
      await pause(pauseMs)
    }
  }
  const running = Array.from({ length: visitors }, visit)
  return {
    sent,
    async stop() {
      isOver = true
      await Promise.all(running)
      return sent
    }
  }
}

/** Returns those of `emails` that are not in the administrator's list exactly once. */
export async function findNotStoredOnce({ url, code }: TestSystem, emails: string[]): Promise<string[]> {
  const counts = new Map<string, number>()
  const stored = await until('the lead list', () => readLeads(url, code), { withinMs: 60_000 })
  for (const { email } of stored) counts.set(email, (counts.get(email) ?? 0) + 1)
  return emails.filter((email) => counts.get(email) !== 1)
}
