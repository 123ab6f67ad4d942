/**
 * Calls `read` every `everyMs` until it returns something other than null, undefined or false.
 * @throws an Error that names what was waited for, with the last error of `read` as its cause, after `withinMs`
 */
export async function until<T>(
  what: string,
  read: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  { withinMs = 30_000, everyMs = 25 }: { withinMs?: number; everyMs?: number } = {}
): Promise<T> {
  const deadline = performance.now() + withinMs
  let cause: unknown
  do {
    try {
      const value = await read()
      if (value !== null && value !== undefined && value !== false) return value
    } catch (error) {
      cause = error
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  } while (performance.now() < deadline)
  throw new Error(`waited ${withinMs} ms for ${what}`, { cause })
}
