/** A remote that has not loaded after this counts as missing, and so does what pages leave out of the registry. Milliseconds. */
export const TIMEOUT = 8000

/** The promise's outcome, or an error when it takes longer than `milliseconds`. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, milliseconds, new Error(`No answer within ${milliseconds} ms`))
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
