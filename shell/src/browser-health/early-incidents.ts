/** A view that did not work, as remote-views.ts tells it; `to`: what took its place, where that is new. */
export interface ViewFailure {
  remote: string
  source: 'live' | 'previous'
  error: unknown
  to: 'previous' | 'nothing' | null
}

/** What went wrong on this page: errors, promises and files as the browser tells of them, and views. */
export type Happened = Event | ViewFailure

type Scope = { siteIncidents?: Happened[] }

/** More than a page that is well will ever have. */
const MOST = 50

/** Keeps what goes wrong from the first script on, until somebody asks (`whenIncident`). Part of the script in the page, hence so small. */
export function keepIncidents(): void {
  const kept: Happened[] = []
  ;(globalThis as Scope).siteIncidents = kept
  const keep = (event: Event) => void (kept.length < MOST && kept.push(event))
  addEventListener('error', keep, true)
  addEventListener('unhandledrejection', keep)
}

/** What has been kept, the same array for all. */
export const keptIncidents = (): Happened[] => (globalThis as Scope).siteIncidents ?? []

/** Calls `run` for the first thing that goes wrong, be it long ago. */
export function whenIncident(kept: Happened[], run: () => void): void {
  if (kept.length > 0) run()
  kept.push = (...happened) => {
    run()
    return Array.prototype.push.apply(kept, happened)
  }
}
