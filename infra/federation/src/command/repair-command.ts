import { takeCommandLine } from '@site/contracts/command-line'
import { adoptStore } from '../publish/adopt.ts'
import { repairRegistry } from '../publish/repair.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { withRegistryLock } from '../registry/lock.ts'
import { FOLDER_ALONE } from '../registry/release-store.ts'
import { type Home, say, storeHere } from './home.ts'

/** `npm run site -- repair`: restores a registry that cannot be read or is not to be believed; `--adopt` signs the store as it stands. */
export async function repair(home: Home, args: string[]): Promise<void> {
  const { root, keyFile, store = FOLDER_ALONE } = storeHere(home.store)
  const line = { usage: 'npm run site -- repair [--adopt]', options: { adopt: 'flag' } } as const
  const { options } = takeCommandLine(line, args)
  if (options.adopt && store !== FOLDER_ALONE)
    throw new DeployError([
      '--adopt signs a folder: with RELEASE_STORE=folder, then empty the store on NATS, which the next repair fills from there'
    ])
  if (options.adopt) return void say(await adoptStore(root, keyFile))
  const restored = await withRegistryLock(root, store.repair)
  if (restored) say(restored)
  const repaired = await repairRegistry(root, keyFile, store)
  if (repaired || !restored) say(repaired ?? 'registry.json can be read: nothing to repair')
}
