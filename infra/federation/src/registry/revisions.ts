import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  latestRevisions,
  REVISIONS,
  type Registry,
  registrySchema,
  revisionFile
} from '@site/contracts/federation/registry'
import { type Write, writeWhole } from './write-whole.ts'

/** Revisions of the registry that are kept. One is some tens of kilobytes. */
const KEPT = 20

const dirOf = (root: string) => join(root, REVISIONS)

/** Keeps a registry among the revisions, the oldest making way. Returns what takes it out again. */
export function keepRevision(root: string, registry: Registry, write?: Write): () => void {
  const path = join(dirOf(root), revisionFile(registry.revision))
  writeWhole(path, textOf(registry), write)
  for (const name of namesIn(root).slice(KEPT)) rmSync(join(dirOf(root), name), { force: true })
  return () => rmSync(path, { force: true })
}

/** The latest revision that is whole; null when none is. */
export function newestRevision(root: string): Registry | null {
  for (const name of namesIn(root)) {
    const registry = parseRegistry(readFileSync(join(dirOf(root), name), 'utf8'))
    if (!(registry instanceof Error)) return registry
  }
  return null
}

/** Number of the latest revision, whole or not; 0 when none is kept. */
export const latestNumber = (root: string): number => Number.parseInt(namesIn(root)[0] ?? '0', 10)

export const textOf = (registry: Registry): string => `${JSON.stringify(registry, null, 2)}\n`

/** The registry a text holds, or why it holds none. */
export function parseRegistry(text: string): Registry | Error {
  try {
    return registrySchema.parse(JSON.parse(text))
  } catch (error) {
    return error as Error
  }
}

function namesIn(root: string): string[] {
  try {
    return latestRevisions(readdirSync(dirOf(root)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
