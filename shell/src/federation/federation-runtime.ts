import { init, loadRemote, registerRemotes } from '@module-federation/runtime'
import {
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRegisteredShare,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance
} from '@module-federation/runtime/core'
import { federationName } from '@site/contracts/federation/share-list'
import type { SHARES } from './shares.ts'

/**
 * Remotes may be built without a runtime of their own (experiments.externalRuntime): this is what their entries ask of the
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

export interface FederationRuntime {
  /** `entry`: absolute address of the remote's entry; another one than before replaces it. */
  load: (remote: { name: string; entry: string }, expose: string) => Promise<unknown>
}

/**
 * Module Federation's runtime, started: the shell's packages are offered, remotes are registered as they are asked for. The shares are an
 * argument, since this module must import nothing of the shell's: it is loaded while the shell's own module still waits for a page.
 */
export function startRuntime(shares: typeof SHARES): FederationRuntime {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: RUNTIME_CORE })
  init({
    name: 'shell',
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(shares).map(([name, { version, lib }]) => [
        name,
        { version, lib, scope: 'default', shareConfig: { singleton: true, requiredVersion: `^${version}` } }
      ])
    ),
    remotes: []
  })
  const registered = new Map<string, string>()
  return {
    load: ({ name, entry }, expose) => {
      if (registered.get(name) !== entry)
        registerRemotes([{ name: federationName(name), entry, type: 'module' }], { force: true })
      registered.set(name, entry)
      return loadRemote<unknown>(`${federationName(name)}/${expose.replace('./', '')}`)
    }
  }
}
