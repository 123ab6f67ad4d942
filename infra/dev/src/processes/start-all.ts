import type { Supervised } from './supervise.ts'

/** Starts the processes together; when one fails, ends the others and throws its error. */
export async function startAll(processes: Supervised[]): Promise<void> {
  const results = await Promise.allSettled(processes.map((one) => one.start()))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed === undefined) return
  await stopAll(processes)
  throw failed.reason
}

export const stopAll = async (processes: Supervised[]): Promise<void> => {
  await Promise.all(processes.map((one) => one.stop()))
}
