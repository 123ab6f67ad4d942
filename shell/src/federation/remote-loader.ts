import type { BrowserRemote } from '@site/contracts/federation/registry'
import type { PageImportMap } from '@site/contracts/federation/render'
import { preloadModules, preloadStyles } from '../boot/preload.ts'
import type { FederationRuntime } from './federation-runtime.ts'
import { modulesOfView, type RemoteSource, stylesOfPage, versionOf } from './modules-of-view.ts'
import { loadPlain } from './plain-container.ts'
import { SHARES } from './shares.ts'
import { TIMEOUT, withTimeout } from './with-timeout.ts'

export interface RemoteLoader {
  /** Asks for the stylesheets of a page with its modules: the import that puts them in the page is found only once the remote's entry is there. */
  askStyles: (remote: string, page: string) => Promise<void>
  /** Module behind './routes', './widget' or './pages/<page>'. Throws when it does not load completely within 8 s. */
  load: (remote: string, expose: string) => Promise<unknown>
  /** Loads a remote from this version from now on; an `attempt` above 0 bypasses the browser's cache of modules. */
  use: (remote: string, source: RemoteSource, attempt: number) => void
}

/**
 * Loads remotes by the protocol of Module Federation. Its runtime comes only for a container that may ask for it, as other builds than
 * ours make them (decision 153). All modules of a view are requested at once: discovered one after the other, they would exceed the
 * timeout on a slow connection.
 *
 * @param askNamed completes `remotes` and `integrity` by what the page has left out
 */
export function createRemoteLoader(
  remotes: BrowserRemote[],
  integrity: PageImportMap['integrity'],
  askNamed: () => Promise<void>
): RemoteLoader {
  const sources = new Map<string, { source: RemoteSource; attempt: number }>()
  const asked = new Set<string>()
  let runtime: Promise<FederationRuntime> | null = null

  const notAsked = (addresses: string[]) => {
    const wanted = addresses.filter((address) => !asked.has(address))
    for (const address of wanted) asked.add(address)
    return wanted
  }
  const find = async (name: string) => {
    const known = () => remotes.find((one) => one.name === name)
    if (!known()) await askNamed()
    const remote = known()
    if (!remote) throw new Error(`This page knows no ${name}`)
    const { source, attempt } = sources.get(name) ?? { source: 'live', attempt: 0 }
    return { remote, source, attempt, version: versionOf(remote, source) }
  }
  const loadModule = async (name: string, expose: string) => {
    const { remote, source, attempt, version } = await find(name)
    const address = {
      name,
      entry: `${version.base}${version.entry}${attempt > 0 ? `?retry=${attempt}` : ''}`
    }
    preloadModules(notAsked(modulesOfView(remote, source, expose)), integrity)
    if (version.container === 'plain') return loadPlain(address.entry, expose)
    runtime ??= import('./federation-runtime.ts').then(({ startRuntime }) => startRuntime(SHARES))
    return (await runtime).load(address, expose)
  }
  return {
    async askStyles(name, expose) {
      const { remote, source, version } = await find(name)
      // Others may bring their stylesheets another way.
      if (version.container === 'plain') preloadStyles(notAsked(stylesOfPage(remote, source, expose)))
    },
    load: (name, expose) => withTimeout(loadModule(name, expose), TIMEOUT),
    use: (name, source, attempt) => void sources.set(name, { source, attempt })
  }
}
