import type { Registry } from '@site/contracts/federation/registry'
import type { VersionName } from '@site/registry/version-files'
import { DeployError } from './deploy-error.ts'
import { withRegistryLock } from './lock.ts'

/**
 * Where versions, registry and history live for everybody who publishes and serves. What one machine has of them stands in a folder, which all else
 * reads: a version is in the store before its folder is in its place, and a change of the registry before registry.json says so.
 */
export interface ReleaseStore {
  /** Brings the folder to what the store has now. Throws a DeployError where it cannot. */
  pull: () => Promise<void>
  /**
   * Takes a version in. `dir`: its folder, whole and signed. Throws a StoreChangedError where another has published that version since. `isReplaced`: it takes
   * the place of the same bytes with another signature.
   */
  putVersion: (dir: string, version: VersionName, how?: { isReplaced: boolean }) => Promise<void>
  /** Makes this the registry, unless another has changed it since the last `pull`: then it throws a StoreChangedError. `text`: of registry.json. */
  putRegistry: (registry: Registry, text: string) => Promise<void>
  /** The same for the history of a deployable. */
  putHistory: (name: string, text: string) => Promise<void>
  /** Takes versions away that the folder has no more. */
  dropVersions: (versions: VersionName[]) => Promise<void>
  /** Puts the latest registry back that can be believed, where the one of the store cannot. Returns what it did in one line; null where it can. */
  repair: () => Promise<string | null>
}

const nothing = async () => undefined

/** The folder alone is the store: it is shared by all who serve from it, and its lock keeps who publish apart. */
export const FOLDER_ALONE: ReleaseStore = {
  pull: nothing,
  putVersion: nothing,
  putRegistry: nothing,
  putHistory: nothing,
  dropVersions: nothing,
  repair: async () => null
}

/** Another publisher was first. The change that throws it is made anew on what is there by then. */
export class StoreChangedError extends DeployError {
  constructor() {
    super(['others published at the same time, again and again: run the command once more'])
  }
}

/** The store cannot be reached. A change that was on its way may be in it all the same. */
export class StoreAwayError extends DeployError {
  constructor() {
    super(['the store of the releases does not answer: see what is live, then run the command again'])
  }
}

/** Of publishers who change something at once one wins each time, so that this many may. */
const ATTEMPTS = 20

/**
 * Runs `work` on the latest state of a store, alone among the processes that share its folder. Where another machine has changed the same meanwhile, it runs
 * again: whatever it does before its first write to the store must bear that.
 *
 * @throws DeployError when the store cannot be reached or the folder's lock is held, and what `work` throws
 */
export function changeStore<T>(
  { root, store = FOLDER_ALONE }: { root: string; store?: ReleaseStore | undefined },
  work: () => Promise<T>
): Promise<T> {
  return withRegistryLock(root, async () => {
    for (let attempt = 1; ; attempt += 1) {
      await store.pull()
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof StoreChangedError) || attempt === ATTEMPTS) throw error
      }
    }
  })
}
