import type { Step } from './limited-child.ts'

// What a process that runs within limits reports to the one that set them (limited-child.ts). It is on its way at once: an endless loop
// that follows does not keep it back.

/** Says what comes now, and how many seconds it may take. */
export const begin = (doing: string, seconds: number): Promise<void> =>
  send({ step: { doing, seconds } satisfies Step })

/** Says what came of it all. */
export const answer = (found: unknown): Promise<void> => send({ answer: found })

/** What was asked and is not answered yet, by number. */
const asked = new Map<number, (reply: unknown) => void>()
let latest = 0

/** Asks the one that set the limits for something; null where nobody answers. */
export function ask(question: unknown): Promise<unknown> {
  if (!process.send) return Promise.resolve(null)
  if (latest === 0) process.on('message', takeReply)
  latest += 1
  const id = latest
  return new Promise((resolve) => {
    asked.set(id, resolve)
    // While nothing is asked, a process that has nothing left to do ends: its parent sees that it gave no answer.
    process.channel?.ref()
    void send({ question: { id, question } })
  })
}

function takeReply({ id, reply }: { id: number; reply: unknown }): void {
  asked.get(id)?.(reply)
  asked.delete(id)
  if (asked.size === 0) process.channel?.unref()
}

/** Without limits (a test that calls the work itself) there is nobody to report to. */
const send = (message: object): Promise<void> =>
  new Promise((done) => (process.send ? process.send(message, () => done()) : done()))
