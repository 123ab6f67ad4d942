import { setTimeout as pause } from 'node:timers/promises'

/**
 * Calls `check` every `everyMs` and resolves with true once it is true; with false after `withinMs`, or when `signal` is
 * aborted.
 */
export async function until(
  check: () => boolean | Promise<boolean>,
  { withinMs, everyMs = 50, signal }: { withinMs: number; everyMs?: number; signal?: AbortSignal }
): Promise<boolean> {
  const end = performance.now() + withinMs
  while (signal?.aborted !== true) {
    if (await check()) return true
    if (performance.now() >= end) return false
    await pause(everyMs)
  }
  return false
}
