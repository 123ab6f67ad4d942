import type { BrowserRemote } from '@site/contracts/registry'
import { createStore, type PlatformRemote } from '@site/web/platform'
import type { ComponentType } from 'react'
import type { RemoteLoader, RemoteSource } from './remote-loader.ts'
import type { RemoteViews, ViewState } from './view-state.ts'

interface RemoteState {
  source: RemoteSource
  attempt: number
  generation: number
  failed: boolean
  views: Record<string, ComponentType>
}

const FRESH: RemoteState = { source: 'live', attempt: 0, generation: 0, failed: false, views: {} }

/**
 * The views of all remotes in the browser. A remote is served from its live version; when that does not load or throws,
 * from its previous one; when there is none, its slots say so, and nothing else on the page is touched.
 */
export function createRemoteViews(remotes: BrowserRemote[], loader: RemoteLoader) {
  const store = createStore<Record<string, RemoteState>>(() => ({}))
  const known = new Map<string, BrowserRemote>(remotes.map((remote) => [remote.name, remote]))
  const stateOf = (name: string) => store.getState()[name] ?? FRESH

  const startOver = (name: string, to: Partial<RemoteState>) => {
    const before = stateOf(name)
    store.setState({ [name]: { ...before, ...to, views: {}, generation: before.generation + 1 } })
  }
  const switchTo = (remote: BrowserRemote, source: RemoteSource, attempt: number) => {
    loader.use(remote, source, attempt)
    startOver(remote.name, { source, attempt, failed: false })
  }
  /** From live to previous, or to the message. `generation`: the one that failed; a later one is not its business. */
  const fallBack = (name: string, generation: number, error: unknown) => {
    const { source, attempt, generation: current } = stateOf(name)
    if (current !== generation) return
    console.error(`${name} (${source}) does not work`, error)
    const remote = known.get(name)
    if (remote?.previous && source === 'live') switchTo(remote, 'previous', attempt)
    else startOver(name, { failed: true })
  }

  /** The module from whichever version works, and the generation it belongs to. Throws when none does. */
  const loadModule = async (
    name: string,
    expose: string
  ): Promise<{ module: unknown; generation: number }> => {
    const { generation } = stateOf(name)
    try {
      return { module: await loader.load(name, expose), generation }
    } catch (error) {
      fallBack(name, generation, error)
      if (stateOf(name).failed) throw error
      return loadModule(name, expose)
    }
  }

  /** Loads a view so that the next render has it. Never throws: the slot shows what happened. */
  const preload = async (name: string, expose: string): Promise<boolean> => {
    if (!known.has(name)) return false
    if (stateOf(name).views[expose]) return true
    try {
      const { module, generation } = await loadModule(name, expose)
      if (stateOf(name).generation !== generation) return preload(name, expose)
      const View = defaultExportOf(module, `${name}/${expose}`)
      const state = stateOf(name)
      store.setState({ [name]: { ...state, views: { ...state.views, [expose]: View } } })
      return true
    } catch (error) {
      if (!stateOf(name).failed) fallBack(name, stateOf(name).generation, error)
      return !stateOf(name).failed && preload(name, expose)
    }
  }

  const remember = memory()
  const views: RemoteViews = {
    subscribe: store.subscribe,
    state: (name, expose) =>
      remember(
        `${name}/${expose}`,
        viewStateOf(known.has(name) ? stateOf(name) : { ...FRESH, failed: true }, expose)
      ),
    fail(name, expose, error) {
      fallBack(name, stateOf(name).generation, error)
      if (!stateOf(name).failed) void preload(name, expose)
    },
    retry(name, expose) {
      const remote = known.get(name)
      if (remote) {
        switchTo(remote, 'live', stateOf(name).attempt + 1)
        void preload(name, expose)
      } else {
        // Down for the gateway too, so this page was never told where it lives: ask the gateway again.
        window.location.reload()
      }
    }
  }

  return {
    views,
    preload,
    /** A new navigation is a new chance for a remote that failed before. */
    forgive(name: string): void {
      const remote = known.get(name)
      if (remote && stateOf(name).failed) switchTo(remote, 'live', stateOf(name).attempt + 1)
    },
    /** What the remote says of its routes. Throws when no version of it loads. */
    async routes(name: string): Promise<PlatformRemote> {
      const { module } = await loadModule(name, './routes')
      return (module as { remote: PlatformRemote }).remote
    }
  }
}
export type BrowserViews = ReturnType<typeof createRemoteViews>

function viewStateOf({ views, failed, generation }: RemoteState, expose: string): ViewState {
  const View = views[expose]
  if (failed) return { status: 'failed', generation }
  return View ? { status: 'ready', View, generation } : { status: 'loading', generation }
}

/** The same object for the same state, as useSyncExternalStore needs. */
function memory() {
  const kept = new Map<string, ViewState>()
  return (key: string, next: ViewState): ViewState => {
    const before = kept.get(key)
    if (before && before.status === next.status && before.generation === next.generation) return before
    kept.set(key, next)
    return next
  }
}

function defaultExportOf(module: unknown, name: string): ComponentType {
  const view = (module as { default?: unknown } | null)?.default
  if (typeof view !== 'function') throw new Error(`${name} has no component as its default export`)
  return view as ComponentType
}
