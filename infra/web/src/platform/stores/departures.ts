/** A navigation inside the site that somebody may want to ask about. Addresses are absolute. */
export interface Departure {
  from: URL
  to: URL
}

interface Guard {
  wantsToAsk: (departure: Departure) => boolean
  /** Takes the navigation in hand: nothing happens until `proceed` is called. */
  hold: (proceed: () => void) => void
}

/** Who wants to be asked before the visitor leaves a page. The shell asks before every navigation. */
export function createDepartures() {
  const guards = new Set<Guard>()
  return {
    guard(guard: Guard): () => void {
      guards.add(guard)
      return () => void guards.delete(guard)
    },
    /** True when the navigation may go on now; else the first guard that wants to ask holds `proceed`. */
    mayLeave(departure: Departure, proceed: () => void): boolean {
      const asking = [...guards].find((guard) => guard.wantsToAsk(departure))
      asking?.hold(proceed)
      return asking === undefined
    }
  }
}
