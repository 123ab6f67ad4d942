import type { Step } from './limited-child.ts'

// What a process that runs within limits reports to the one that set them (limited-child.ts). It is on its way at once: an endless loop
// that follows does not keep it back.

/** Says what comes now, and how many seconds it may take. */
export const begin = (doing: string, seconds: number): Promise<void> =>
  send({ step: { doing, seconds } satisfies Step })

/** Says what came of it all. */
export const answer = (found: unknown): Promise<void> => send({ answer: found })

/** Without limits (a test that calls the work itself) there is nobody to report to. */
const send = (message: object): Promise<void> =>
  new Promise((done) => (process.send ? process.send(message, () => done()) : done()))
