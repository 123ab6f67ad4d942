/**
 * Waits until `read` answers something other than null, undefined or false, asking again every `everyMs`.
 * @throws an Error that names what was waited for, with the last fault, after `withinMs`
 */
export async function until<T>(
  what: string,
  read: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  { withinMs = 30_000, everyMs = 25 }: { withinMs?: number; everyMs?: number } = {}
): Promise<T> {
  const deadline = performance.now() + withinMs
  let fault: unknown
  do {
    try {
      const value = await read()
      if (value !== null && value !== undefined && value !== false) return value
    } catch (error) {
      fault = error
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  } while (performance.now() < deadline)
  throw new Error(`waited ${withinMs} ms for ${what}`, { cause: fault })
}
