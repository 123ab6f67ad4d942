import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of all files under a folder, relative to it, with forward slashes, sorted. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/')
    )
    .sort()
}
