/** A navigation inside the site that a guard may block. Addresses are absolute. */
export interface PendingNavigation {
  from: URL
  to: URL
}

/** What asks a visitor before a page is left. */
export interface Guard {
  wantsToAsk: (navigation: PendingNavigation) => boolean
  /** Blocks the navigation: the page does not change until `proceed` is called. */
  block: (proceed: () => void) => void
}

/** The guards that may block a navigation until the visitor has confirmed it. The shell asks them before every navigation. */
export function createNavigationGuards() {
  const guards = new Set<Guard>()
  return {
    add(guard: Guard): () => void {
      guards.add(guard)
      return () => void guards.delete(guard)
    },
    /** True when the navigation may proceed now. Otherwise the first guard that wants to ask has received `proceed`. */
    mayLeave(navigation: PendingNavigation, proceed: () => void): boolean {
      const blocking = [...guards].find((guard) => guard.wantsToAsk(navigation))
      blocking?.block(proceed)
      return blocking === undefined
    }
  }
}
