import { init, loadRemote, registerRemotes } from '@module-federation/runtime'
import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRegisteredShare,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance
} from '@module-federation/runtime/core'
import type { BrowserRemote } from '@site/contracts/federation/registry'
import type { PageImportMap } from '@site/contracts/federation/render'
import { federationName } from '@site/contracts/federation/share-list'
import { preloadModules } from '../boot/preload.ts'
import { modulesOfView, type RemoteSource } from './modules-of-view.ts'
import { SHARES } from './shares.ts'
import { withTimeout } from './with-timeout.ts'

/** A remote that has not loaded after this counts as missing. Milliseconds. */
const TIMEOUT = 8000

/**
 * Remotes are built without a runtime of their own (experiments.externalRuntime): this is what their entries ask of the
 * one they find. All of it would be 2 KB more.
 */
const RUNTIME_CORE = {
  CurrentGlobal,
  ModuleFederation,
  getGlobalFederationConstructor,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
  helpers: { share: { getRegisteredShare }, global: {}, utils: {} }
}

export interface RemoteLoader {
  /** Module behind './routes', './widget' or './pages/<page>'. Throws when it does not load completely within 8 s. */
  load: (remote: string, expose: string) => Promise<unknown>
  /** Loads a remote from this version from now on; an `attempt` above 0 bypasses the browser's cache of modules. */
  use: (remote: BrowserRemote, source: RemoteSource, attempt: number) => void
}

/**
 * Module Federation, started: the shell's packages are offered, the remotes of this page are known. All modules of a view are
 * requested at once: discovered one after the other, they would exceed the timeout on a slow connection.
 */
export function createRemoteLoader(
  remotes: BrowserRemote[],
  integrity: PageImportMap['integrity']
): RemoteLoader {
  const sources = new Map<string, RemoteSource>()
  const asked = new Set<string>()
  const askFor = (name: string, expose: string) => {
    const remote = remotes.find((one) => one.name === name)
    if (!remote) return
    const addresses = modulesOfView(remote, sources.get(name) ?? 'live', expose)
    const wanted = addresses.filter((address) => !asked.has(address))
    for (const address of wanted) asked.add(address)
    preloadModules(wanted, integrity)
  }
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: RUNTIME_CORE })
  init({
    name: 'shell',
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(SHARES).map(([name, { version, lib }]) => [
        name,
        { version, lib, scope: 'default', shareConfig: { singleton: true, requiredVersion: `^${version}` } }
      ])
    ),
    remotes: remotes.map((remote) => registrationOf(remote, 'live', 0))
  })
  return {
    load: (remote, expose) => {
      askFor(remote, expose)
      const module = loadRemote<unknown>(`${federationName(remote)}/${expose.replace('./', '')}`)
      return withTimeout(module, TIMEOUT)
    },
    use: (remote, source, attempt) => {
      sources.set(remote.name, source)
      registerRemotes([registrationOf(remote, source, attempt)], { force: true })
    }
  }
}

function registrationOf(remote: BrowserRemote, source: RemoteSource, attempt: number) {
  const { base, entry } = source === 'previous' && remote.previous ? remote.previous : remote
  const fresh = attempt > 0 ? `?retry=${attempt}` : ''
  return { name: federationName(remote.name), entry: `${base}${entry}${fresh}`, type: 'module' as const }
}
