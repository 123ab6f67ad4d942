import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployableManifestSchema } from '@site/contracts/federation/registry'
import { readRegistry, writeRegistry } from '@site/federation/registry/store'
import { versionDir } from '@site/registry/version-files'

/** Ends the name of the version before the live one, in the shape of a version's own hash. */
const BEFORE = '0123456789'

/**
 * Gives every front end a version before its live one, as after a second deployment: the same files, in a folder of their own.
 * Answers the number of the registry that says so.
 */
export async function giveHistory(remotesDir: string): Promise<number> {
  const { units } = await readRegistry(remotesDir)
  for (const unit of Object.values(units)) {
    const version = unit.live.version.replace(/-.*/, `-${BEFORE}`)
    const manifest = deployableManifestSchema.parse({
      ...unit.live,
      version,
      base: unit.live.base.replace(unit.live.version, version)
    })
    const folder = versionDir(remotesDir, manifest)
    cpSync(versionDir(remotesDir, unit.live), folder, { recursive: true })
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
    unit.previous = manifest
  }
  return (await writeRegistry(remotesDir, units)).revision
}
