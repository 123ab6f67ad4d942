/** What `work` brings; undefined where it does not come within so many milliseconds. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const LOOK_EVERY = 100

/** Asks again and again, for so many milliseconds. Has it come true? */
export async function until(ms: number, isTrue: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + ms
  for (;;) {
    if (await isTrue()) return true
    if (performance.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
  }
}
