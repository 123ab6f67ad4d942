import { useState } from 'react'

/** A press for what takes a while: another one meanwhile does nothing. `run` must not reject. */
export function useOnePress(run: () => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    async press(): Promise<void> {
      if (isBusy) return
      setBusy(true)
      await run()
      setBusy(false)
    }
  }
}
