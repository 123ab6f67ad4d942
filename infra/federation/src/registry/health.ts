import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { UnitManifest } from '@site/contracts/federation/registry'
import { integrityOfFile } from './integrity.ts'
import { versionDir } from './store.ts'

/** What is wrong with the files of a version, one line each; empty when it is whole. */
export function faultsOfFiles(root: string, manifest: UnitManifest): string[] {
  const dir = versionDir(root, manifest.name, manifest.version)
  const expected: [string, string][] = [
    [manifest.server.file, manifest.server.integrity],
    ...Object.entries(manifest.integrity).map(([file, hash]): [string, string] => [`client/${file}`, hash])
  ]
  return expected.flatMap(([file, hash]) => {
    const path = join(dir, file)
    if (!existsSync(path)) return [`${file} is missing`]
    return integrityOfFile(path) === hash ? [] : [`${file} is not what was built`]
  })
}
