import { createHash } from 'node:crypto'
import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { keyOfFile } from './chunk-graph.ts'

/** As the federation plugin writes it, which takes no pattern for its name. */
export const CONTAINER = 'remoteEntry.js'

/**
 * Gives the container of a remote a name with a hash of what it holds, as the other files have: the last thing that is done to the files, and none of
 * them names it. Returns Vite's manifest with that name.
 *
 * @param client folder of the client files
 */
export function nameEntry(client: string, manifest: Manifest): Manifest {
  const key = keyOfFile(manifest, CONTAINER)
  const hash = createHash('sha256')
    .update(readFileSync(join(client, CONTAINER)))
    .digest('base64url')
  const file = CONTAINER.replace('.js', `-${hash.replaceAll(/[-_]/g, '').slice(0, 8)}.js`)
  renameSync(join(client, CONTAINER), join(client, file))
  return { ...manifest, [key]: { ...manifest[key], file } }
}

/** The container in Vite's manifest, once it has its name. Throws where there is none. */
export function entryOf(manifest: Manifest): string {
  const found = Object.values(manifest).find(({ file }) => /^remoteEntry-\w+\.js$/.test(file))
  if (!found) throw new Error('The build made no container')
  return found.file
}
