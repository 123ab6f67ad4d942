import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { buildContact, sendContact } from '../harness/site-api.ts'

/** A submission, and when it was acknowledged. */
export interface Sent {
  email: string
  /** Statuses in order; null where no answer came. */
  statuses: (number | null)[]
  acceptedAt: number
}

export interface Load {
  sent: Sent[]
  /** No further submission is begun; resolves when each that was begun is acknowledged. */
  stop(): Promise<Sent[]>
}

const isAccepted = (status: number | null) => status !== null && status >= 200 && status < 300

/**
 * Visitors who submit forms one after the other. Who gets no 2xx sends the same again under the same key, as the forms do,
 * until it is acknowledged: every submission is a lead, and one lead alone.
 *
 * @param pauseMs between two submissions of a visitor; before a repetition it is longer, as a person is slow
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
