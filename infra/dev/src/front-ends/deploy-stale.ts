import type { DeployableSource } from '@site/federation/build/deployable-source'
import { allDeployables, deployAll } from '@site/federation/deploy/deploy-all'
import { repairRegistry } from '@site/federation/publish/repair'
import { DeployError } from '@site/federation/registry/deploy-error'
import { readRegistry, releaseKeyFile } from '@site/federation/registry/store'
import { isWhole } from '@site/federation/registry/versions'
import { readSigningKey } from '@site/federation/signing/sign-build'
import { versionOfTree } from '@site/federation/version/version'
import { StartError } from '@site/service/process/start-error'
import { diskFull, mentionsFullDisk } from '../system/describe-error.ts'

/**
 * Deploys every deployable whose sources have changed, or whose live files are damaged or have lost their signature, unless that version is blocked. One whose
 * deployment is refused keeps its live version, if it has one. An unreadable registry is restored first. Returns the names of what
 * was deployed, and the errors of what was refused, one line each, which are reported too.
 *
 * @throws StartError when there is no shell to serve at all
 */
export async function deployStale(options: {
  remotesDir: string
  /** File of the key that signs what is written; by default the one beside the folder. */
  keyFile?: string
  say: (line: string) => void
  /** Considers these deployables alone. */
  only?: readonly string[]
}): Promise<{ deployed: string[]; refused: string[] }> {
  const { remotesDir: root, keyFile = releaseKeyFile(root), say, only } = options
  const repaired = await repairRegistry(root, keyFile)
  if (repaired) say(repaired)
  const registry = await readRegistry(root, keyFile)
  const before = registry.units
  const isStale = async (deployable: DeployableSource) => {
    const version = versionOfTree(deployable)
    const entry = before[deployable.name]
    if (entry?.live.version === version) return !(await isWhole(root, entry.live, registry))
    return entry?.held.includes(version) !== true
  }
  const stale: DeployableSource[] = []
  for (const deployable of allDeployables())
    if ((only?.includes(deployable.name) ?? true) && (await isStale(deployable))) stale.push(deployable)
  if (stale.length > 0) say(`Building ${stale.map((deployable) => deployable.name).join(', ')}…`)
  const refused: string[] = []
  try {
    const signWith = readSigningKey(undefined)
    await deployAll(stale, { root, keyFile, signWith, mode: 'refresh', say })
  } catch (error) {
    if (!(error instanceof DeployError)) throw error
    if (error.errors.some(mentionsFullDisk)) throw diskFull()
    refused.push(...error.errors)
    for (const line of refused) say(line)
    if ((await readRegistry(root, keyFile)).units.shell === undefined) {
      throw new StartError('There is no shell to serve: its first build failed.')
    }
  }
  const after = (await readRegistry(root, keyFile)).units
  const deployed = Object.keys(after).filter(
    (name) => after[name]?.live.version !== before[name]?.live.version
  )
  return { deployed, refused }
}
