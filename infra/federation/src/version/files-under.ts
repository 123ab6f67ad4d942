import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Names that no build reads: tests, texts, what is installed or built. */
export const IGNORED = /^(node_modules|dist|fixtures|coverage|\..*|.*\.md|.*\.test\.tsx?|.*\.local\.ts)$/

/** Files below a folder that a build may read, sorted: not those of tests, what is installed or built, nor texts. */
export function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)]))
}
