/**
 * Makes of `read` what may be asked for at any time: while it is under way it is let end, and then done once more for all who asked
 * meanwhile. Each is answered when a read has ended that began after it asked.
 *
 * @param read never rejects
 */
export function inTurn(read: () => Promise<void>): () => Promise<void> {
  let reading: Promise<void> | undefined
  let waiting: Promise<void> | undefined
  const begin = () => {
    waiting = undefined
    reading = read().finally(() => {
      reading = undefined
    })
    return reading
  }
  return () => {
    waiting ??= (reading ?? Promise.resolve()).then(begin)
    return waiting
  }
}
