import type { BrowserRegistry } from '@site/contracts/federation/registry'
import { createStore, type PlatformRemote } from '@site/web/platform'
import type { ComponentType } from 'react'
import type { ViewFailure } from '../browser-health/early-incidents.ts'
import type { RemoteSource } from './modules-of-view.ts'
import type { RemoteLoader } from './remote-loader.ts'
import type { RemoteViews, ViewState } from './view-state.ts'

/** Where modules of a remote are taken from; another object for each change. */
interface Origin {
  source: RemoteSource
  attempt: number
}

interface View {
  generation: number
  failed: boolean
  /** Component and the origin it was loaded from; null until it is loaded. */
  loaded: { View: ComponentType; origin: Origin } | null
}

/** A page that loads a part of itself late (web's `hydrateLate`). */
type LateView = ComponentType & { preload?: () => Promise<void> }

const LIVE: Origin = { source: 'live', attempt: 0 }
const FRESH: View = { generation: 0, failed: false, loaded: null }

/**
 * The views of all remotes in the browser. A view comes from its remote's live version; when that does not load or throws,
 * from the previous one; when there is none, its slot says so. Views that work stay as they are, those of the same remote
 * too: the error of one view does not affect the others.
 *
 * @param onUnavailable called when the visitor has asked for a retry and the version of this page still does not load
 * @param tell is told of each view that does not work
 */
export function createRemoteViews(
  registry: BrowserRegistry,
  loader: RemoteLoader,
  onUnavailable: () => void = () => undefined,
  tell: (failure: ViewFailure) => void = () => undefined
) {
  const store = createStore<Record<string, View>>(() => ({}))
  const find = (name: string) => registry.remotes.find((remote) => remote.name === name)
  const isKnown = (name: string) => Boolean(find(name) ?? registry.named?.routes[name])
  const origins = new Map<string, Origin>()
  const originOf = (name: string) => origins.get(name) ?? LIVE
  const viewOf = (name: string, expose: string) => store.getState()[keyOf(name, expose)] ?? FRESH
  const change = (name: string, expose: string, to: Partial<View>) =>
    store.setState({ [keyOf(name, expose)]: { ...viewOf(name, expose), ...to } })
  const startOver = (name: string, expose: string, failed: boolean) =>
    change(name, expose, { failed, loaded: null, generation: viewOf(name, expose).generation + 1 })

  const switchTo = (name: string, origin: Origin) => {
    loader.use(name, origin.source, origin.attempt)
    origins.set(name, origin)
  }
  /** What the page was never told where it is has not been tried at any address yet. */
  const retryLive = (name: string) =>
    switchTo(name, { source: 'live', attempt: originOf(name).attempt + (find(name) ? 1 : 0) })
  /** Falls back from the live version to the previous one, once for all views. False when there is no other origin to try. */
  const fallBack = (name: string, failed: Origin, error: unknown): boolean => {
    const { source } = failed
    const isNews = originOf(name) === failed
    const to = source === 'live' && find(name)?.previous ? 'previous' : 'nothing'
    tell({ remote: name, source, error, to: isNews ? to : null })
    if (!isNews) return true
    console.error(`${name} (${source}) does not work`, error)
    if (to === 'nothing') return false
    switchTo(name, { ...failed, source: to })
    return true
  }

  /** What `pick` finds in the module of whichever version works, and where that came from. Throws when none does. */
  const load = async <T>(name: string, expose: string, pick: (module: unknown) => T) => {
    for (;;) {
      const origin = originOf(name)
      try {
        return { picked: pick(await loader.load(name, expose)), origin }
      } catch (error) {
        if (!fallBack(name, origin, error)) throw error
      }
    }
  }

  /** Loads a view so that the next render has it. Never throws: the slot shows what happened. */
  const preload = async (name: string, expose: string): Promise<boolean> => {
    if (!isKnown(name)) return false
    if (viewOf(name, expose).loaded) return true
    try {
      const { picked, origin } = await load(name, expose, (module) =>
        defaultExportOf(module, keyOf(name, expose))
      )
      // Two calls may load the same view at once: the one that is already shown stays.
      if (!viewOf(name, expose).loaded)
        change(name, expose, { failed: false, loaded: { View: picked, origin } })
      return true
    } catch {
      // `fallBack` has already logged the error.
      if (!viewOf(name, expose).loaded) startOver(name, expose, true)
      return viewOf(name, expose).loaded !== null
    }
  }

  /** As `preload`, and with it what the page shows late, for a page that no server has rendered. */
  const preloadWhole = async (name: string, expose: string): Promise<boolean> => {
    const coming = preload(name, expose)
    // Where the page is not told of them, the modules do not come either.
    void loader.askStyles(name, expose).catch(() => undefined)
    const came = await coming
    const View = viewOf(name, expose).loaded?.View as LateView | undefined
    // What does not come now is asked for again as the page is rendered, and fails there.
    await View?.preload?.().catch((error: unknown) => console.warn(`A part of ${name} has not come`, error))
    return came
  }

  const memoize = createStateMemo()
  const views: RemoteViews = {
    subscribe: store.subscribe,
    state: (name, expose) =>
      memoize(
        keyOf(name, expose),
        viewStateOf(isKnown(name) ? viewOf(name, expose) : { ...FRESH, failed: true })
      ),
    fail(name, expose, error) {
      const { loaded } = viewOf(name, expose)
      if (!loaded) return
      const canRetry = fallBack(name, loaded.origin, error)
      startOver(name, expose, !canRetry)
      if (canRetry) void preload(name, expose)
    },
    retry(name, expose) {
      if (!isKnown(name)) {
        // The gateway could not reach this remote either, so the page does not know its address: reload to ask the gateway again.
        window.location.reload()
        return
      }
      retryLive(name)
      startOver(name, expose, false)
      void preload(name, expose).then((came) => came || onUnavailable())
    }
  }

  return {
    views,
    preload,
    preloadWhole,
    /** Tries the failed views of a remote again; called at each navigation. */
    retryFailed(name: string): void {
      const failed = Object.entries(store.getState()).flatMap(([key, view]) =>
        view.failed && key.startsWith(`${name}/`) ? [key.slice(name.length + 1)] : []
      )
      if (failed.length === 0) return
      retryLive(name)
      for (const expose of failed) {
        startOver(name, expose, false)
        void preload(name, expose)
      }
    },
    /** What the remote says of its routes. Throws when no version of it loads. */
    async routes(name: string): Promise<PlatformRemote> {
      const { picked } = await load(
        name,
        './routes',
        (module) => (module as { remote: PlatformRemote }).remote
      )
      return picked
    }
  }
}
export type BrowserViews = ReturnType<typeof createRemoteViews>

const keyOf = (name: string, expose: string) => `${name}/${expose}`

function viewStateOf({ loaded, failed, generation }: View): ViewState {
  if (failed) return { status: 'failed', generation }
  return loaded ? { status: 'ready', View: loaded.View, generation } : { status: 'loading', generation }
}

/** The same object for the same state, as useSyncExternalStore needs. */
function createStateMemo() {
  const states = new Map<string, ViewState>()
  return (key: string, next: ViewState): ViewState => {
    const before = states.get(key)
    if (before && before.status === next.status && before.generation === next.generation) return before
    states.set(key, next)
    return next
  }
}

function defaultExportOf(module: unknown, name: string): ComponentType {
  const view = (module as { default?: unknown } | null)?.default
  if (typeof view !== 'function') throw new Error(`${name} has no component as its default export`)
  return view as ComponentType
}
