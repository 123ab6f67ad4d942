import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Registry, registrySchema } from '@site/contracts/federation/registry'

/** Before anything is deployed there is no file, which is not a fault. */
export const EMPTY_REGISTRY: Registry = { revision: 0, units: {} }

const pathOf = (dir: string) => join(dir, 'registry.json')

/**
 * A mark that changes when the file is replaced or written: inode, size, modification time. 'absent' without a file.
 * A stat is seen through shared volumes, where change notifications are not.
 */
export async function registryStamp(dir: string): Promise<string> {
  try {
    const { ino, size, mtimeMs } = await stat(pathOf(dir))
    return `${ino}:${size}:${mtimeMs}`
  } catch (error) {
    if (isAbsent(error)) return 'absent'
    throw error
  }
}

/** Reads `<dir>/registry.json`. Throws when it cannot be read or does not fit its schema. */
export async function readRegistry(dir: string): Promise<Registry> {
  return registrySchema.parse(JSON.parse(await readFile(pathOf(dir), 'utf8')))
}

export const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
