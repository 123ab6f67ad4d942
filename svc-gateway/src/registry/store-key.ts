import { type ReleaseKey, readReleaseKey } from '@site/registry/release-key'
import type { Log } from '@site/service/observability/log'
import { StartError } from '@site/service/process/start-error'

/**
 * The key that must have signed what is served; null where the store has none, which the log says: then whoever writes the folder decides what is
 * served.
 *
 * @throws StartError when the file holds something else
 */
export function readStoreKey(file: string, log: Log): ReleaseKey | null {
  try {
    const key = readReleaseKey(file)
    if (!key)
      log.warn(
        { file },
        'the store of the front ends has no key: whoever can write it decides what is served'
      )
    return key
  } catch (error) {
    throw new StartError(`RELEASES_KEY_FILE: ${(error as Error).message}`, { cause: error })
  }
}
