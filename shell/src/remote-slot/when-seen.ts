import { whenIdle } from './when-idle.ts'

type Prerendering = Document & { prerendering?: boolean }

/**
 * Calls back at the first idle moment in which somebody sees the page: one in a background tab, or prerendered before anybody asked
 * for it, may never come to that. Returns the function that cancels it.
 */
export function whenSeen(run: () => void): () => void {
  let cancelIdle: (() => void) | undefined
  const stop = () => {
    document.removeEventListener('visibilitychange', look)
    document.removeEventListener('prerenderingchange', look)
  }
  function look(): void {
    if (document.visibilityState !== 'visible' || (document as Prerendering).prerendering === true) return
    stop()
    cancelIdle = whenIdle(run)
  }
  document.addEventListener('visibilitychange', look)
  document.addEventListener('prerenderingchange', look)
  look()
  return () => {
    stop()
    cancelIdle?.()
  }
}
