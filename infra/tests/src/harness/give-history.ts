import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployableManifestSchema } from '@site/contracts/federation/registry'
import { readRegistry, writeRegistry } from '@site/federation/registry/store'
import { versionDir } from '@site/registry/version-files'

/** The hash in the name of the made-up previous version. */
const PREVIOUS_HASH = '0123456789'

/**
 * Gives every deployable a previous version, as after a second deployment: the same files, in another folder. Returns the revision of
 * the registry that contains them.
 */
export async function giveHistory(remotesDir: string): Promise<number> {
  const { units } = await readRegistry(remotesDir)
  for (const entry of Object.values(units)) {
    const version = entry.live.version.replace(/-.*/, `-${PREVIOUS_HASH}`)
    const manifest = deployableManifestSchema.parse({
      ...entry.live,
      version,
      base: entry.live.base.replace(entry.live.version, version)
    })
    const folder = versionDir(remotesDir, manifest)
    cpSync(versionDir(remotesDir, entry.live), folder, { recursive: true })
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
    entry.previous = manifest
  }
  return (await writeRegistry(remotesDir, units)).revision
}
